import Findings
import PushGateway

/// Who reaches the inspection API, and what callers of it must show.
struct Exposure {
  /// What they must show; nil: nothing, since only this machine reaches it or nobody wants a token.
  let token: String?
  /// What there is to say about it.
  let findings: [Finding]

  /// Reads the options; the environment may hold a token of one's own.
  init(_ arguments: Arguments, _ environment: [String: String]) {
    guard let address = arguments.text("bind"), !InspectionToken.isLoopback(address) else {
      (token, findings) = (nil, [])
      return
    }
    if arguments.has("open") {
      (token, findings) = (nil, [Finding("gateway-open")])
      return
    }
    let own = environment[InspectionToken.variable] ?? ""
    let token = own.isEmpty ? InspectionToken.make() : own
    self.token = token
    findings = [
      Finding(
        "gateway-token",
        sentence: "Others in the network reach the simulator; its inspection API asks for "
          + "“authorization: Bearer \(token)”.")
    ]
  }
}
