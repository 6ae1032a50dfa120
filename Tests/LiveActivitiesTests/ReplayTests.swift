import JSON
import Testing

@testable import LiveActivities

@Suite("A journal that is replayed")
struct ReplayTests {
  private static let channel = "Y2g="

  /// A phone that writes a journal of what it handles, as the simulator does.
  private struct Recording {
    var stage = Stage()
    var lines: [EventLine] = []

    init() {
      stage.phone = SimulatedPhone(seed: 7, now: Stage.start)
      send(.install(Stage.app(hasWidget: true)))
      send(.person(.allow(bundle: Stage.bundle)))
      send(.channel(.create(bundle: Stage.bundle, id: channel, storesLatest: true)))
    }

    mutating func send(_ event: Event) {
      stage.wait(0)
      var line = EventLine(time: stage.time, event: event)
      line.marks = stage.phone.marksHere()
      lines.append(line)
      stage.send(event)
    }

    mutating func request(
      _ id: String, stale: Double? = nil, pushType: LiveActivity.PushType, at start: Double? = nil
    ) {
      send(ReplayTests.request(id, stale: stale, pushType: pushType, at: start))
    }

    /// Sends an update with a state, which the widget reads at once.
    mutating func update(_ home: Int, to target: Push.Target) {
      stage.time += 1
      send(ReplayTests.update(home, to: target, at: stage.time))
      answerAll()
    }

    mutating func answerAll() {
      while let job = stage.phone.openDecodeJobs.first { send(ReplayTests.answer(job)) }
    }
  }

  private static func request(
    _ id: String, stale: Double? = nil, pushType: LiveActivity.PushType, at start: Double? = nil
  ) -> Event {
    .app(
      bundle: Stage.bundle,
      .request(
        ActivityRequest(
          id: id, attributesType: Stage.type, attributes: Stage.attributes, state: Stage.state(0),
          staleDate: stale, pushType: pushType,
          alert: start == nil ? nil : AlertText(title: .text("Soon"), body: nil), start: start)))
  }

  private static func update(_ home: Int, to target: Push.Target, at time: Double) -> Event {
    let body =
      #"{"aps":{"timestamp":\#(Int(time)),"event":"update","content-state":\#(Stage.state(home).string)}}"#
    return .push(PushArrival(Push(target: target, carrier: .http2, body: Array(body.utf8))))
  }

  private static var broadcast: Push.Target { .channel(bundle: Stage.bundle, id: channel) }

  private static func answer(_ job: DecodeJob) -> Event {
    answer(job.number, of: job.activityID, job.state, isStart: job.attributes != nil)
  }

  private static func answer(
    _ job: Int, of id: String, _ state: JSONText?, isStart: Bool = false
  ) -> Event {
    .decoded(
      DecodeOutcome(
        job: job, activityID: id, attributes: isStart ? .value(canonical: "{}", dates: [:]) : nil,
        state: state.map { .value(canonical: $0.string, dates: [:]) }))
  }

  private func replay(_ lines: [EventLine]) -> SimulatedPhone {
    var phone = SimulatedPhone(seed: 7, now: Stage.start)
    for line in lines { _ = phone.replay(line) }
    return phone
  }

  @Test func `leads to the same phone where time alone had a state read`() {
    var live = Recording()
    live.update(9, to: ReplayTests.broadcast)
    live.request("late", pushType: .channel(ReplayTests.channel), at: live.stage.time + 3)
    live.answerAll()
    // It starts by itself, and its channel's message is read.
    live.stage.wait(5)
    #expect(live.stage.phone.openDecodeJobs.map(\.number) == [2])
    live.answerAll()
    for home in 1...3 { live.update(home, to: ReplayTests.broadcast) }
    #expect(live.stage.phone.activity("late")?.state == Stage.state(3))
    var again = replay(live.lines)
    _ = again.advance(to: live.stage.time)
    #expect(again == live.stage.phone)
  }

  @Test func `leads to the same phone where an alarm lit the screen for what waited`() {
    var live = Recording()
    live.request("a", pushType: .token)
    live.answerAll()
    live.send(.set(.holdsLowPriority(true)))
    live.send(.person(.lock))
    live.send(.set(.trait("lockScreenSleep", .number(10))))
    live.stage.time += 1
    let push = Push(
      target: .activity("a"), carrier: .http2, headers: PushHeaders(priority: 5),
      body: Array(
        #"{"aps":{"timestamp":\#(Int(live.stage.time)),"event":"update","content-state":\#(Stage.state(1).string)}}"#
          .utf8))
    live.send(.push(PushArrival(push)))
    live.request("soon", pushType: .token, at: live.stage.time + 3)
    live.answerAll()
    #expect(live.stage.phone.sleeping.count == 1)
    // Its alert lights the screen.
    live.stage.wait(5)
    #expect(live.stage.phone.sleeping.isEmpty)
    live.answerAll()
    live.update(2, to: .activity("a"))
    #expect(live.stage.state(of: "a") == Stage.state(2))
    var again = replay(live.lines)
    _ = again.advance(to: live.stage.time)
    #expect(again == live.stage.phone)
  }

  /// A journal of a program that did not read the stored message for an activity that is created stale.
  private var older: [EventLine] {
    let start = Stage.start
    let events: [(event: Event, jobs: Int)] = [
      (.install(Stage.app(hasWidget: true)), 0), (.person(.allow(bundle: Stage.bundle)), 0),
      (.channel(.create(bundle: Stage.bundle, id: ReplayTests.channel, storesLatest: true)), 0),
      (ReplayTests.request("a", pushType: .token), 0),
      (ReplayTests.answer(1, of: "a", Stage.state(0), isStart: true), 1),
      (ReplayTests.update(9, to: ReplayTests.broadcast, at: start), 1),
      (
        ReplayTests.request("x", stale: start - 10, pushType: .channel(ReplayTests.channel)),
        1
      ),
      (ReplayTests.answer(2, of: "x", Stage.state(0), isStart: true), 2),
      (ReplayTests.update(1, to: .activity("a"), at: start + 1), 2),
      (ReplayTests.answer(3, of: "a", Stage.state(1)), 3),
      (ReplayTests.update(2, to: .activity("a"), at: start + 2), 3),
      (ReplayTests.answer(4, of: "a", Stage.state(2)), 4),
    ]
    return events.map { entry in
      var line = EventLine(time: start + 2, event: entry.event)
      line.marks = LineMarks(jobs: entry.jobs)
      return line
    }
  }

  @Test func `of a program that had fewer states read gives each activity its own`() throws {
    var phone = replay(older)
    #expect(phone.activity("a")?.state == Stage.state(2))
    #expect(phone.records.suffix(2).map(\.verdict.outcome) == [.shown, .shown])
    // What that program did not have read is asked now.
    let open = try #require(phone.openDecodeJobs.first)
    #expect(phone.openDecodeJobs.count == 1 && open.activityID == "x")
    _ = phone.handle(ReplayTests.answer(open), at: Stage.start + 3)
    #expect(phone.activity("x")?.state == Stage.state(9))
    // The answer is in the journal then, which leads to the same phone.
    var line = EventLine(time: Stage.start + 3, event: ReplayTests.answer(open))
    line.marks = LineMarks(jobs: 4)
    #expect(replay(older + [line]) == phone)
  }

  @Test func `of such a program goes on with the activity of which it had less read`() {
    var lines = older
    for (event, jobs) in [
      (ReplayTests.update(5, to: .activity("x"), at: Stage.start + 3), 4),
      (ReplayTests.answer(5, of: "x", Stage.state(5)), 5),
    ] {
      var line = EventLine(time: Stage.start + 3, event: event)
      line.marks = LineMarks(jobs: jobs)
      lines.append(line)
    }
    let phone = replay(lines)
    #expect(phone.activity("x")?.state == Stage.state(5))
    #expect(phone.openDecodeJobs.isEmpty)
  }

  @Test func `takes an answer for its activity, whatever number it has`() {
    var live = Recording()
    for id in ["a", "b"] {
      live.request(id, pushType: .token)
      live.answerAll()
    }
    live.stage.time += 1
    for (home, id) in [(1, "a"), (2, "b")] {
      live.send(ReplayTests.update(home, to: .activity(id), at: live.stage.time))
    }
    #expect(live.stage.phone.openDecodeJobs.map(\.activityID) == ["a", "b"])
    let first = live.stage.phone.openDecodeJobs[0].number
    live.stage.send(ReplayTests.answer(first, of: "b", Stage.state(2)))
    #expect(live.stage.state(of: "a") == Stage.state(0))
    #expect(live.stage.state(of: "b") == Stage.state(2))
    live.stage.send(ReplayTests.answer(first, of: "a", Stage.state(1)))
    #expect(live.stage.state(of: "a") == Stage.state(1))
  }
}

extension Stage {
  /// The state of an activity.
  fileprivate func state(of id: String) -> JSONText? { phone.activity(id)?.state }
}
