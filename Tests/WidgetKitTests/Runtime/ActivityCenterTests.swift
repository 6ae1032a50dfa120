import FoundationGaps
import Synchronization
import Testing
import WidgetProtocol

@testable import ActivityKit
@testable import WidgetKit

private struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: Int }
  var line: String
}

/// A phone that gives every start an id, and remembers what it was asked.
private final class Phone: PhoneLink {
  let refusal: ActivityAuthorizationError?
  let owesAnswer = false
  init(refusing refusal: ActivityAuthorizationError? = nil) { self.refusal = refusal }

  func answer(to call: ActivityCenter.Call) -> ActivityCenter.Answer {
    if case .update(_, let update) = call, update.state.count > ActivityCenter.sizeLimit {
      return .refused(nil, "too large")
    }
    guard case .request = call else { return .done }
    return refusal.map { .refused($0, "no") } ?? .started(id: "t1")
  }
}

/// A phone that keeps the attributes and states that it is given, as text.
private final class RememberingPhone: PhoneLink {
  let owesAnswer = false
  private let kept = Mutex<[String]>([])
  var texts: [String] { kept.withLock { $0 } }

  func answer(to call: ActivityCenter.Call) -> ActivityCenter.Answer {
    func keep(_ data: Data) {
      kept.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
    }
    switch call {
    case .request(let start):
      keep(start.record.attributes)
      keep(start.record.state)
      return .started(id: "t1")
    case .update(_, let update): keep(update.state)
    case .end(_, let state, _, _): if let state { keep(state) }
    }
    return .done
  }
}

private struct Wide: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var zebra = 1
    var link = "a/b"
    var apple = 2
    var mango = 3
    var kiwi = 4
  }
  var zone = 1
  var area = 2
  var line = 3
}

@Suite("Activities as an app's code sees them") struct ActivityCenterTests {
  private let center = ActivityCenter()

  private func record(
    _ stop: Int, _ state: ActivityState = .active, token: Data? = nil
  ) -> ActivityCenter.Record {
    ActivityCenter.Record(
      id: "t1", attributesType: "Trip", attributes: Data(#"{"line":"7"}"#.utf8),
      state: Data("{\"stop\":\(stop)}".utf8), activityState: state, token: token)
  }

  private func start() throws -> Activity<Trip> {
    try ActivityCenter.$ofPress.withValue(center) {
      try Activity.request(
        attributes: Trip(line: "7"),
        content: ActivityContent(state: .init(stop: 0), staleDate: nil), pushType: .token)
    }
  }

  @Test func `contents, states and tokens come in order and end with the activity`() async throws {
    center.connect(Phone())
    let activity = try start()
    #expect(activity.pushToken == nil)
    let contents = activity.contentUpdates.makeAsyncIterator()
    let states = activity.activityStateUpdates.makeAsyncIterator()
    let tokens = activity.pushTokenUpdates.makeAsyncIterator()
    center.tell(record(0, token: Data([1])))
    #expect(activity.pushToken == Data([1]))
    center.tell(record(1, token: Data([1])))
    center.tell(record(1, .stale, token: Data([2])))
    center.tell(record(2, .ended, token: Data([2])))
    center.tellDismissed("t1")
    var (stops, phases, bytes): ([Int], [ActivityState], [Data]) = ([], [], [])
    var (content, state, token) = (contents, states, tokens)
    while let next = await content.next() { stops.append(next.state.stop) }
    while let next = await state.next() { phases.append(next) }
    while let next = await token.next() { bytes.append(next) }
    #expect(stops == [0, 1, 2])
    #expect(phases == [.active, .stale, .ended, .dismissed])
    #expect(bytes == [Data([1]), Data([2])])
    #expect(activity.activityState == .dismissed)
  }

  @Test func `an activity without a token has none, and its sequence gives nothing`() async throws {
    center.connect(Phone())
    let activity = try start()
    var tokens = activity.pushTokenUpdates.makeAsyncIterator()
    center.tell(record(1))
    center.tellDismissed("t1")
    #expect(await tokens.next() == nil)
  }

  @Test func `the sequences of an activity that has left end`() async throws {
    center.connect(Phone())
    let activity = try start()
    center.tell(record(1, token: Data([1])))
    center.tellDismissed("t1")
    var (phases, stops): ([ActivityState], [Int]) = ([], [])
    for await phase in activity.activityStateUpdates { phases.append(phase) }
    for await content in activity.contentUpdates { stops.append(content.state.stop) }
    #expect(phases == [.dismissed] && stops == [1])
    // So do those of one that is no longer remembered.
    let forgotten = Activity<Trip>(
      id: "t0", attributes: Trip(line: "7"), content: activity.content, center)
    for await phase in forgotten.activityStateUpdates { phases.append(phase) }
    for await content in forgotten.contentUpdates { stops.append(content.state.stop) }
    for await _ in forgotten.pushTokenUpdates { stops.append(-1) }
    #expect(phases == [.dismissed, .dismissed] && stops == [1])
    #expect(center.state.withLock { $0.listeners.isEmpty })
  }

  @Test func `an update that the phone refuses leaves what the phone shows`() async throws {
    center.connect(Phone())
    let activity = try start()
    center.tell(record(1))
    let state = Data(#"{"stop":2,"note":"\#(String(repeating: "x", count: 5000))"}"#.utf8)
    center.update(
      "t1", ActivityCenter.Update(state: state, staleDate: nil, relevanceScore: 0))
    #expect(activity.content.state.stop == 1)
    center.update(
      "t1",
      ActivityCenter.Update(state: Data(#"{"stop":3}"#.utf8), staleDate: nil, relevanceScore: 0))
    #expect(activity.content.state.stop == 3)
  }

  @Test func `what the phone has told of a start is kept, with its token`() throws {
    center.connect(Phone())
    center.tell(record(0, token: Data([7])))
    #expect(center.tellStarted(record(0)).token == Data([7]))
    #expect(try start().pushToken == Data([7]))
  }

  @Test func `who starts an activity makes no difference to those who watch for them`() async throws
  {
    center.connect(Phone())
    let updates = ActivityCenter.$ofPress.withValue(center) { Activity<Trip>.activityUpdates }
    var iterator = updates.makeAsyncIterator()
    _ = try start()
    var other = record(4)
    other.id = "pushed"
    center.tell(other)
    // The same once more is no new one.
    center.tell(other)
    other.id = "last"
    center.tell(other)
    #expect(await iterator.next()?.id == "t1")
    #expect(await iterator.next()?.id == "pushed")
    #expect(await iterator.next()?.id == "last")
  }

  @Test func `a switch in Settings comes as what it is now, and each change once`() async {
    let info = ActivityCenter.$ofPress.withValue(center) { ActivityAuthorizationInfo() }
    let (allowed, frequent) = ActivityCenter.$ofPress.withValue(center) {
      (info.activityEnablementUpdates, info.frequentPushEnablementUpdates)
    }
    var (first, second) = (allowed.makeAsyncIterator(), frequent.makeAsyncIterator())
    center.tell(activitiesEnabled: true, frequentPushesEnabled: false)
    center.tell(activitiesEnabled: false, frequentPushesEnabled: false)
    #expect(await [first.next(), first.next()] == [true, false])
    #expect(await [second.next(), second.next()] == [true, false])
  }

  @Test(arguments: ActivityAuthorizationError.allCases)
  func `what the phone refuses is thrown as the error that iOS has for it`(
    _ error: ActivityAuthorizationError
  ) {
    center.connect(Phone(refusing: error))
    #expect(throws: error) { try start() }
    #expect(center.records(ofType: "Trip").isEmpty)
    let told = ActivityCenter.Answer(.refused(error: "\(error)", sentence: "no"))
    guard case .refused(error, "no") = told else {
      Issue.record("\(error) does not cross from the simulator")
      return
    }
  }

  @Test func `an extension starts no activity`() {
    #expect(throws: ActivityAuthorizationError.unsupportedTarget) {
      try ActivityCenter.$caller.withValue(.widgetExtension) { try start() }
    }
  }

  @Test func `what an extension changes is told once, and what the app changes is right`() {
    for caller in [ActivityCenter.Caller.app, .widgetExtension] {
      center.reset([record(0)])
      ActivityCenter.$caller.withValue(caller) {
        center.end("t1", state: nil, dismissal: nil, timestamp: nil)
      }
      #expect(
        center.extensionFindings.map(\.id)
          == (caller == .widgetExtension ? ["intent-in-extension"] : []))
      #expect(center.extensionFindings.isEmpty)
    }
  }

  @Test func `a request, an update and an end carry all that they take`() async throws {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    let alert = AlertConfiguration(title: "Stop", body: "Now", sound: .named("bell.caf"))
    let center = center
    try await ActivityCenter.$ofPress.withValue(center) {
      let activity = try Activity.request(
        attributes: Trip(line: "7"),
        content: ActivityContent(state: .init(stop: 0), staleDate: date, relevanceScore: 3),
        pushType: .channel("c"), style: .transient, alertConfiguration: alert, start: date)
      #expect(activity.activityState == .pending)
      await activity.update(
        ActivityContent(state: .init(stop: 1), staleDate: nil), alertConfiguration: alert,
        timestamp: date)
      await activity.end(nil, dismissalPolicy: .after(date), timestamp: date)
    }
    let calls = center.calls.map(ActivityCall.init)
    let told = CallAlert(title: "Stop", body: "Now", sound: "bell.caf")
    #expect(
      calls == [
        .request(
          ActivityRequestCall(
            attributesType: "Trip", attributes: #"{"line":"7"}"#, state: #"{"stop":0}"#,
            staleDate: 1_800_000_000, relevanceScore: 3, pushType: .channel("c"),
            style: "transient", alert: told, start: 1_800_000_000)),
        .update(
          ActivityUpdateCall(
            activityID: "request-1", state: #"{"stop":1}"#, alert: told, timestamp: 1_800_000_000)),
        .end(
          ActivityEndCall(
            activityID: "request-1", dismissal: 1_800_000_000, timestamp: 1_800_000_000)),
      ])
  }

  @Test func `an app's code that starts anew finds the activities that run`() {
    let standing = AppStanding(
      activities: [
        ActivityStanding(
          id: "t1", attributesType: "Trip", attributes: #"{"line":"7"}"#, state: #"{"stop":3}"#)
      ], now: 1_800_000_000)
    center.tell(standing)
    let found = ActivityCenter.$ofPress.withValue(center) { Activity<Trip>.activities }
    #expect(found.map(\.id) == ["t1"])
    #expect(found.first?.content.state.stop == 3)
  }

  @Test func `a state is the same text in every run: its keys are sorted`() async throws {
    let phone = RememberingPhone()
    center.connect(phone)
    let content = ActivityContent(state: Wide.ContentState(), staleDate: nil)
    let activity = try ActivityCenter.$ofPress.withValue(center) {
      try Activity.request(attributes: Wide(), content: content)
    }
    await activity.update(content)
    await activity.end(content)
    let state = #"{"apple":2,"kiwi":4,"link":"a\/b","mango":3,"zebra":1}"#
    #expect(phone.texts == [#"{"area":2,"line":3,"zone":1}"#, state, state, state])
  }
}
