import Findings
import LiveActivities
import PushGateway

/// Stands behind the gateway in tests: a few tokens, everything kept.
@MainActor
final class MemoryReceiver: PushReceiver {
  struct Received {
    var push: Push
    var status: Int
    var reason: String?
  }

  nonisolated static let bundle = "com.example.match"
  nonisolated static let token = String(repeating: "ab", count: 80)
  nonisolated static let startToken = String(repeating: "0c", count: 40)
  nonisolated static let deviceToken = String(repeating: "0d", count: 32)
  nonisolated static let deadToken = String(repeating: "0e", count: 80)
  nonisolated static let topic = bundle + ".push-type.liveactivity"

  var standings: [String: TokenStanding] = [
    token: .live(.activity, bundle: bundle),
    startToken: .live(.pushToStart, bundle: bundle),
    deviceToken: .live(.device, bundle: bundle),
    deadToken: .dead(.activity, bundle: bundle, since: 1_700_000_000),
  ]
  var received: [Received] = []
  var notices: [Finding] = []
  var channels: [String: Bool] = [:]
  /// Apps by the ids of their channels.
  var owners: [String: String] = [:]
  var largestNumberOfChannels = 10
  /// What becomes of pushes; nil: they are shown.
  var verdict: Verdict?
  /// As when the journal is full, and when what came last could not be written.
  var keepsPushes = true
  var hasKeptLast = true
  var onReceive: (@MainActor () -> Void)?
  var inspection: (@MainActor (InspectionRequest, any InspectionResponse) -> Void)?

  func standing(of token: String) -> TokenStanding { standings[token] ?? .unknown }

  func receive(_ push: consuming Push, status: Int, reason: String?) -> Int {
    received.append(Received(push: push, status: status, reason: reason))
    onReceive?()
    return received.count
  }

  func verdict(of number: Int) -> Verdict? {
    verdict ?? Verdict(.shown, summary: "shown: push \(number)")
  }

  func createChannel(bundle: String, storesLatest: Bool) -> String? {
    guard channels.count < largestNumberOfChannels else { return nil }
    let id = "Y2hhbm5lbA\(channels.count)="
    channels[id] = storesLatest
    return id
  }

  func channelStoresLatest(bundle: String, id: String) -> Bool? { channels[id] }
  func owner(ofChannel id: String) -> String? { owners[id] }
  /// Apps that are not installed.
  var absentApps: Set<String> = []
  func absence(ofApp bundle: String) -> Finding? {
    absentApps.contains(bundle) ? Finding("app-unknown", fix: "Install it.") : nil
  }
  func deleteChannel(bundle: String, id: String) -> Bool { channels.removeValue(forKey: id) != nil }
  func channels(bundle: String) -> [String] { channels.keys.sorted() }

  func inspect(_ request: InspectionRequest, response: any InspectionResponse) {
    if let inspection { return inspection(request, response) }
    response.send(
      status: 200, headers: [("content-type", "text/plain")],
      body: Array("\(request.method) \(request.path) \(request.body.count)".utf8))
  }

  func gatewayNoticed(_ finding: Finding) { notices.append(finding) }
}
