import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway
import Simulator
import WidgetHost

/// Waits for a running backend's first push: every token is good, and every push is answered as if it had been taken.
@MainActor
final class FirstPush: PushReceiver {
  private var found: RecordedPush?
  private let console: Console

  private init(_ console: Console) { self.console = console }

  static func wait(_ arguments: Arguments, _ console: Console) throws(UsageError) -> RecordedPush {
    let loop = EventLoop()
    let receiver = FirstPush(console)
    var configuration = GatewayConfiguration()
    configuration.port = UInt16(arguments.integer("port") ?? Int(GatewayConfiguration.standardPort))
    configuration.takesAnyToken = true
    let folder =
      (arguments.text("state").map(console.absolute)
        ?? StateFolder.standardPath(console.environment)) + "/certificates"
    let gateway: PushGateway
    do throws(GatewayError) {
      configuration.identity = try CertificateAuthority(folder: folder).identity(
        now: Date().timeIntervalSince1970)
      gateway = PushGateway(loop: loop, configuration: configuration, receiver: receiver)
      try gateway.start()
    } catch {
      throw UsageError("\(error)", fix: error.fix)
    }
    console.complain(
      "islet: waiting for a push at localhost:\(gateway.port), authority \(folder)/authority.pem; Ctrl-C ends\n"
    )
    let end = Date().timeIntervalSince1970 + (arguments.number("wait") ?? .infinity)
    while receiver.found == nil, Date().timeIntervalSince1970 < end { loop.pass(limit: 0.2) }
    // The sender has its answer before the port goes.
    var isOpen = true
    gateway.stop { isOpen = false }
    while isOpen { loop.pass(limit: 0.2) }
    guard let push = receiver.found else {
      throw UsageError(
        "no push with a content state came within \(arguments.text("wait") ?? "") seconds",
        fix: "islet doctor shows how to point each push tool here")
    }
    return push
  }

  // MARK: What the gateway asks

  func receive(_ push: consuming Push, status: Int, reason: String?) -> Int {
    guard found == nil, status == 200 else { return 1 }
    let suffix = ".push-type.liveactivity"
    let topic = push.headers.topic
    let bundle = topic.map { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0 }
    do throws(Finding) {
      let payload: JSONValue
      do throws(JSONError) {
        payload = try JSONValue(parsing: push.body)
      } catch {
        throw Finding("push-not-recorded", sentence: "the body is not JSON: \(error)")
      }
      found = try RecordedPush(payload: payload, bundle: bundle)
    } catch {
      console.complain("islet: passed over: \(printable(error.sentence))\n")
    }
    return 1
  }

  func standing(of token: String) -> TokenStanding { .live(.activity, bundle: "") }
  func verdict(of number: Int) -> Verdict? { nil }
  func createChannel(bundle: String, storesLatest: Bool) -> String? { nil }
  func channelStoresLatest(bundle: String, id: String) -> Bool? { nil }
  func deleteChannel(bundle: String, id: String) -> Bool { false }
  func channels(bundle: String) -> [String] { [] }
  func gatewayNoticed(_ finding: Finding) {
    console.complain("islet: \(printable(finding.told))\n")
  }

  func inspect(_ request: InspectionRequest, response: any InspectionResponse) {
    response.send(
      status: 404, headers: [("content-type", "application/json")],
      body: Array(#"{"error":"islet init waits for a push","fix":"islet serve has the API"}"#.utf8))
  }
}
