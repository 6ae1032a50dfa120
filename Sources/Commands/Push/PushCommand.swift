import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway
import Simulator

/// `islet push`: sends what a push tool would send, and tells what became of it.
@MainActor
struct PushCommand {
  let arguments: Arguments
  let console: Console
  let client: SimulatorClient
  /// The file that the payload comes from; nil when options make it.
  let file: String?
  var payload = PushPayload(json: JSONObject())
  var token: String?
  var bundle: String?

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let client = try SimulatorClient(arguments, console)
    let files = arguments.operands.isEmpty ? [nil] : arguments.operands.map(Optional.some)
    // What is wrong with one of several files is told before any of them is sent.
    let commands = try files.map { file throws(UsageError) -> PushCommand in
      var command = PushCommand(
        arguments: arguments, console: console, client: client, file: file)
      try command.check()
      try command.readPayload()
      return command
    }
    var results: [Result] = []
    var fault: UsageError?
    do throws(UsageError) {
      for var command in commands {
        try command.choose()
        let result = try command.send()
        if !arguments.has("json") {
          command.write(result, named: files.count > 1 ? command.file : nil)
        }
        results.append(result)
      }
    } catch {
      fault = error
    }
    // What was sent was sent, though a later one could not be.
    if arguments.has("json"), fault == nil || !results.isEmpty {
      let list = results.map(\.json)
      console.write((files.count == 1 ? list[0] : .array(list)).pretty + "\n")
    }
    if let fault { throw fault }
    return results.allSatisfy(\.isGood) ? ExitCode.done : ExitCode.failed
  }

  /// What became of one push.
  struct Result {
    var answer: PushAnswer
    var record: JSONValue?

    var verdict: JSONValue? { record?["verdict"] }
    var json: JSONValue {
      [
        "status": .int(answer.status), "reason": answer.reason.map { .string($0) } ?? .null,
        "apnsID": answer.apnsID.map { .string($0) } ?? .null, "push": record ?? .null,
      ]
    }
    var isGood: Bool {
      switch verdict?["outcome"]?.string.flatMap(Verdict.Outcome.init(rawValue:)) {
      case .shown, .shownWithRemarks: true
      case .pending: answer.status == 200
      case .ignored, .rejected, nil: false
      }
    }
  }

  private func check() throws(UsageError) {
    let ways = ["h2", "http1", "udp"].filter { arguments.has($0) }
    if ways.count > 1 {
      throw UsageError("--\(ways[0]) and --\(ways[1]) exclude one another", fix: "choose one")
    }
    if arguments.has("udp"), arguments.has("tls") {
      throw UsageError("a datagram carries no TLS", fix: "leave out --tls or --udp")
    }
    if arguments.operands.isEmpty, arguments.texts("set").isEmpty, !arguments.has("event") {
      throw UsageError(
        "islet push needs FILE, - or --set",
        fix: "for example: islet push --set matchState.live.minute=73")
    }
    if arguments.operands.isEmpty, arguments.text("event") == "start" {
      throw UsageError(
        "a start needs attributes-type and attributes, which no option gives",
        fix: "write the payload into a file: islet push start.json")
    }
    // What is wrong with an option is told before a simulator is asked anything.
    _ = try providerToken()
    _ = try expiration
    var headers = PushHeaderList()
    for text in arguments.texts("header") { try headers.apply(text) }
    var trial = PushPayload(json: JSONObject())
    try trial.apply(arguments, current: nil, lastTimestamp: nil, now: 0)
  }

  private mutating func readPayload() throws(UsageError) {
    guard let name = file else { return }
    payload = PushPayload(file: try InputFile.read(name, console))
    try checkChanges()
    guard payload.isOpaque else { return }
    // Who tests a sender wants to see what APNs and the phone say to it.
    console.complain(
      "islet: \(InputFile.words(printable(name))) holds no JSON object; it is sent as it is\n")
  }
}
