import Findings
import JSON
import LiveActivities

/// A request under examination: what device pushes and broadcasts have in common.
///
/// The checks in `examine` stand in the order in which APNs makes them. The first one that fails decides the
/// answer; in lenient mode some only add a remark.
@MainActor
protocol Examination {
  var request: ArrivedRequest { get }
  var sender: Sender { get }
  var gateway: PushGateway { get }
  var refusal: Refusal? { get set }
  var remarks: [GatewayRemark] { get set }

  /// Makes every check, in order, until one refuses.
  mutating func examine()
}

extension Examination {
  /// Refuses the push, or remarks on it; returns true when the examination goes on all the same.
  mutating func refuse(
    _ reason: PushReason, _ detail: String = "", fix: String = "", timestamp: Double? = nil
  ) -> Bool {
    // The first remark of a push is mostly that of the push before: then the list is shared.
    if remarks.isEmpty, detail.isEmpty, fix.isEmpty, let known = gateway.remarks(reason) {
      remarks = known
      return true
    }
    if gateway.forgives(reason) {
      remarks.append(GatewayRemark(reason, detail, fix: fix))
      return true
    }
    refusal = Refusal(reason, detail, fix: fix, timestamp: timestamp)
    return false
  }

  /// Refuses the method, which does not fit the path.
  mutating func refuseMethod(fix: String) -> Bool {
    refuse(.methodNotAllowed, "it is \(request.text(.method) ?? "missing")", fix: fix)
  }

  /// Refuses an expiration that is not a time in seconds.
  mutating func refuseExpiration(_ text: Bytes) -> Bool {
    let fault = HeaderSyntax.expirationFault(text, shown: "it is \(shown(text))")
    return refuse(.badExpirationDate, fault.detail, fix: fault.fix)
  }

  /// Puts the details of a refusal and what to do among the remarks: the answer holds only the reason's name.
  mutating func keepDetail() {
    guard let refusal, !(refusal.detail.isEmpty && refusal.fix.isEmpty) else { return }
    remarks.append(GatewayRemark(refusal.reason, refusal.detail, fix: refusal.fix))
  }

  /// Remarks on headers that APNs ignores because their names are misspelt.
  mutating func remarkUnknownHeaders() {
    guard let names = request.text(.unknownNames) else { return }
    remarks += names.split(separator: " ").compactMap { UnknownHeader.remark(on: String($0)) }
  }

  /// Returns the words for a payload that is too large.
  func sizeWords(limit: Int) -> String {
    LargestMember.words(of: Array(request.body), count: request.bodyCount, limit: limit)
  }

  /// Returns a header's value as a sentence shows it.
  func shown(_ text: some Collection<UInt8>) -> String {
    JSONValue.quoted(String(decoding: text.prefix(512), as: UTF8.self), limit: 60)
  }

  mutating func checkOutage() -> Bool {
    refusal = gateway.obstacle
    return refusal == nil
  }

  mutating func checkCredentials() -> Bool {
    var faults = CredentialFaults(forgives: gateway.forgivesCredentials)
    let goesOn = sender.judge(request, gateway, faults: &faults)
    if let fault = faults.first { _ = refuse(fault.reason, fault.detail, fix: fault.fix) }
    return goesOn
  }
}

/// Why a request is refused.
struct Refusal {
  var reason: PushReason
  var detail: String
  /// The fix in this case; empty when the reason's usual fix applies.
  var fix: String
  /// For 410: since when, in UNIX seconds.
  var timestamp: Double?

  init(
    _ reason: PushReason, _ detail: String = "", fix: String = "", timestamp: Double? = nil
  ) {
    (self.reason, self.detail, self.fix) = (reason, detail, fix)
    self.timestamp = timestamp
  }
}
