import DemoApps
import EventLoop
import Findings
import JSON
import LiveActivities
import PushGateway
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A simulator whose time stands until a test moves it.
@MainActor
final class TestPhone {
  final class Time { var real = 1_700_000_000.0 }

  let time = Time()
  let loop = EventLoop()
  let simulator: RunningSimulator
  static let bundle = "com.example.score"

  /// The sample app: a score, without a widget unless one is given.
  static let folder = AppFolder(
    name: "score", title: "Score", bundle: bundle, attributesType: "ScoreAttributes", icon: "S",
    attributes: ["home": "Harbour"],
    states: [("01-before", ["home": 0, "away": 0]), ("02-goal", ["home": 1, "away": 0])])

  init(
    folder: StateFolder? = nil, app: AppFolder = TestPhone.folder,
    widget: (any WidgetRunner)? = nil, seed: UInt64 = 7,
    isFresh: Bool = false, start: Double? = nil, demoApps: [String] = [],
    adjust: (inout RunningSimulator.Options) -> Void = { _ in }
  ) throws {
    if let start { time.real = start }
    var options = RunningSimulator.Options()
    options.seed = seed
    options.realTime = { [time] in time.real }
    adjust(&options)
    simulator = try RunningSimulator(
      loop: loop, options: options,
      apps: [SimulatedApp(app, widget: widget)]
        + demoApps.compactMap { name in
          DemoApps.named(name).map { SimulatedApp($0.folder, widget: $0.makeRunner()) }
        },
      folder: folder, isFresh: isFresh)
  }

  /// Starts an activity from the first sample state and gives it.
  func start() throws -> LiveActivity {
    guard case .started(let id) = simulator.startActivity(of: simulator.apps[0]),
      let activity = simulator.phone.activity(id)
    else { throw Missing() }
    return activity
  }

  struct Missing: Error {}

  /// Waits until no shorter journal is being written.
  func finishCompaction() {
    while simulator.journal?.isCompacting == true { loop.pass(limit: 1) }
  }

  /// Sends an update to an activity and gives the record's number.
  @discardableResult
  func push(
    _ state: JSONValue, to activity: LiveActivity, timestamp: Double? = nil,
    carrier: Push.Carrier = .http2, topic: String = TestPhone.bundle, id: String? = nil
  ) -> Int {
    let body: JSONValue = [
      "aps": [
        "timestamp": .double(timestamp ?? simulator.now), "event": "update",
        "content-state": state,
      ]
    ]
    return simulator.receive(
      Push(
        target: .token(activity.token ?? ""), carrier: carrier,
        headers: PushHeaders(
          topic: topic + ".push-type.liveactivity", pushType: "liveactivity", apnsID: id),
        body: Array(body.compact.utf8)), status: 200, reason: nil)
  }

  /// Sends the home team's goals one after the other, with some seconds before each.
  func push(goals: ClosedRange<Int>, to activity: LiveActivity, every seconds: Double = 1) {
    for goal in goals {
      time.real += seconds
      push(["home": .int(goal), "away": 0], to: activity)
    }
  }

  /// Has a push start an activity of an app, with its samples.
  @discardableResult
  func startPush(of name: String) -> Int {
    guard let app = simulator.app(named: name) else { return 0 }
    let type = app.folder.attributesType
    let token = simulator.phone.token(
      .pushToStart(bundle: app.folder.bundle, attributesType: type))
    let body: JSONValue = [
      "aps": [
        "timestamp": .double(simulator.now), "event": "start", "attributes-type": .string(type),
        "attributes": app.folder.attributes.resolvingMoments(at: simulator.now),
        "content-state": (app.folder.states.first?.value ?? [:]).resolvingMoments(
          at: simulator.now),
        "alert": ["title": "Kick-off", "body": "It begins"],
      ]
    ]
    return simulator.receive(
      Push(
        target: .token(token ?? ""), carrier: .http2,
        headers: PushHeaders(
          topic: app.folder.bundle + ".push-type.liveactivity", pushType: "liveactivity"),
        body: Array(body.compact.utf8)), status: 200, reason: nil)
  }

  /// Has a push start an activity of an app, and asks for that activity.
  func start(by name: String) -> TestAnswer {
    startPush(of: name)
    return ask("POST", "/islet/apps/\(name)/push-to-start", ["wait": 0])
  }

  /// Asks the inspection API and gives status, headers and body.
  func ask(
    _ method: String, _ path: String, _ body: JSONValue? = nil,
    headers: [(name: String, value: String)] = [("host", "localhost:2197")]
  ) -> TestAnswer {
    let parts = path.split(separator: "?", maxSplits: 1)
    var query: [(name: String, value: String)] = []
    for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      query.append((name: sides[0], value: sides.count > 1 ? sides[1] : ""))
    }
    let answer = TestAnswer()
    simulator.inspect(
      InspectionRequest(
        method: method, path: String(parts[0]), query: query, headers: headers,
        body: body.map { Array($0.compact.utf8) } ?? []), response: answer)
    return answer
  }
}

/// Keeps what was answered.
@MainActor
final class TestAnswer: InspectionResponse {
  var status: Int?
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  var isEnded = false
  var takesMore = true
  var hasRoom = true
  var onClose: (@MainActor () -> Void)?
  var onRoom: (@MainActor () -> Void)?

  var text: String { String(decoding: body, as: UTF8.self) }
  var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }

  func send(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    (self.status, self.headers, self.body, isEnded) = (status, headers, body, true)
  }

  func begin(status: Int, headers: [(name: String, value: String)]) {
    (self.status, self.headers) = (status, headers)
  }

  func write(_ piece: [UInt8]) -> Bool {
    if takesMore { body += piece }
    return takesMore
  }

  func end() { isEnded = true }
}

/// A widget that answers when the test says so.
@MainActor
final class SlowWidget: WidgetRunner {
  private(set) var waiting: [(WidgetRequest, @MainActor (WidgetReply) -> Void)] = []
  private(set) var isStopped = false

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    waiting.append((request, reply))
  }

  func stop() { isStopped = true }

  /// Answers all requests, and lets the simulator tell what followed until nothing is asked any more.
  func answerAll(to simulator: RunningSimulator) {
    repeat {
      answerAll()
      simulator.settle()
    } while !waiting.isEmpty
  }

  /// Answers the requests that read states alone, and returns how many there were.
  func readAll() -> Int {
    let reading = waiting.filter { if case .decode = $0.0 { true } else { false } }
    waiting.removeAll { if case .decode = $0.0 { true } else { false } }
    for (request, reply) in reading {
      guard case .decode(let decode) = request else { continue }
      reply(.decoded(.value(canonical: decode.json, dates: [:])))
    }
    return reading.count
  }

  /// Answers all requests: states decode to themselves, pictures fail.
  func answerAll() {
    while !waiting.isEmpty {
      let (request, reply) = waiting.removeFirst()
      if case .decode(let decode) = request {
        reply(.decoded(.value(canonical: decode.json, dates: [:])))
      } else if case .render = request {
        reply(.failed(Finding("widget-stopped")))
      }
    }
  }
}
