import Findings
import LiveActivities

/// A request under examination: what device pushes and broadcasts have in common.
///
/// The order of its checks is the order in which APNs looks; the first one that does not pass is the
/// answer, unless lenience takes the request all the same and remarks on it.
@MainActor
protocol Examination {
  var request: Request { get }
  var sender: Sender { get }
  var gateway: PushGateway { get }
  var refusal: Refusal? { get set }
  var remarks: [GatewayRemark] { get set }

  /// Every check, in order; each is true when the examination goes on.
  static var checks: [@MainActor (inout Self) -> Bool] { get }
}

extension Examination {
  /// Runs the checks.
  mutating func examine() {
    for check in Self.checks where !check(&self) { return }
  }

  /// Refuses, or remarks; true when the examination goes on all the same.
  mutating func refuse(
    _ reason: PushReason, _ detail: String = "", timestamp: Double? = nil
  ) -> Bool {
    if gateway.forgives(reason) {
      remarks.append(GatewayRemark(reason, detail))
      return true
    }
    refusal = Refusal(reason, detail, timestamp: timestamp)
    return false
  }

  mutating func checkOutage() -> Bool {
    guard let outage = gateway.outage else { return true }
    refusal = Refusal(outage, timestamp: gateway.configuration.wallClock())
    return false
  }

  mutating func checkCredentials() -> Bool {
    var faults = CredentialFaults(forgives: gateway.forgives(.invalidProviderToken))
    let goesOn = sender.judge(request, gateway, faults: &faults)
    for fault in faults.list { _ = refuse(fault.reason, fault.detail) }
    return goesOn
  }
}

/// Why a request is refused.
struct Refusal {
  var reason: PushReason
  var detail: String
  /// For 410: since when, in UNIX seconds.
  var timestamp: Double?

  init(_ reason: PushReason, _ detail: String = "", timestamp: Double? = nil) {
    (self.reason, self.detail, self.timestamp) = (reason, detail, timestamp)
  }
}
