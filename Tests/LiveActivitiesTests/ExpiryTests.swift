import Findings
import Foundation
import Goldens
import JSON
import Testing

@testable import LiveActivities

@Suite("What waits and expires", .computesLong)
struct ExpiryTests {
  private func update(_ stage: Stage, _ score: Int) -> String {
    #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(score).string)"#
  }

  private func channel(_ stage: inout Stage) -> Push.Target {
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: true)))
    return .channel(bundle: Stage.bundle, id: id)
  }

  private func finding(_ stage: Stage, _ number: Int) -> Finding? {
    let verdict = stage.record(number).verdict
    return verdict.findings.count == 1 && verdict.outcome == .ignored ? verdict.findings[0] : nil
  }

  @Test func `the queue gives what expires first, and of the same time what came first`() {
    var queue = ExpiryQueue()
    var random = SeededRandom(seed: 3)
    for number in 1...500 {
      let time = Double(random.next() % 50)
      queue.insert(ExpiryQueue.Entry(time: time, number: number, place: .asleep))
    }
    var before = (time: -1.0, number: 0)
    var count = 0
    while let first = queue.first {
      #expect((before.time, before.number) < (first.time, first.number))
      before = (first.time, first.number)
      queue.removeFirst()
      count += 1
    }
    #expect(count == 500)
  }

  @Test func `thousands that expire one after the other cost what each of them costs`() {
    func cost(_ count: Int) -> Double {
      var stage = Stage()
      for place in 0..<count {
        let target = channel(&stage)
        stage.push(
          update(stage, 1), to: target, expiration: stage.time + 10 + Double(place))
      }
      let start = ProcessorTime.ofThisThread
      stage.wait(Double(count) + 10)
      let cost = ProcessorTime.ofThisThread - start
      #expect(stage.phone.records.allSatisfy { $0.verdict.findings.map(\.id) == ["push-expired"] })
      return cost
    }
    // By their square it would be a hundred times as much.
    #expect(cost(1000) < 40 * cost(100))
  }

  @Test func `what is replaced again and again does not pile up in the queue`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    for score in 1...1000 {
      stage.wait(1)
      stage.push(update(stage, score), expiration: stage.time + 5000)
    }
    #expect(stage.phone.expiries?.count ?? 0 < 100)
    #expect(stage.phone.nextExpiry == stage.time + 5000)
  }

  @Test func `what waits in a snapshot of before expires, too`() throws {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    stage.wait(1)
    let record = stage.push(update(stage, 1), expiration: stage.time + 60)
    let text = String(decoding: try JSONEncoder().encode(stage.phone), as: UTF8.self)
    var members = try #require(JSONValue(parsing: text).object)
    #expect(members["expiries"] != nil)
    members["expiries"] = nil
    members["nextExpiry"] = .double(stage.time + 900)
    stage.phone = try JSONDecoder().decode(
      SimulatedPhone.self, from: Data(JSONValue.object(members).compact.utf8))
    stage.phone.findExpiries()
    #expect(stage.phone.nextDeadline?.time == stage.time + 60)
    stage.wait(60)
    #expect(stage.record(record.number).verdict.findings.map(\.id) == ["push-expired"])
  }

  @Test func `a broadcast for a phone that is offline is kept for eight hours`() {
    for (hours, isKept) in [(7.9, true), (8.1, false)] {
      var stage = Stage()
      let target = channel(&stage)
      guard case .channel(_, let id) = target else { continue }
      stage.request(pushType: .channel(id))
      stage.send(.set(.trait("longestActive", .number(1e6))))
      stage.send(.set(.offline(true)))
      stage.wait(1)
      let record = stage.push(update(stage, 1), to: target)
      stage.wait(hours * 3600)
      stage.send(.set(.offline(false)))
      #expect(stage.activity?.state == Stage.state(isKept ? 1 : 0), "after \(hours) hours")
      if isKept { continue }
      let sentence = finding(stage, record.number)?.sentence ?? ""
      #expect(
        sentence
          == "the service keeps a channel's message for 8 h at most, which were over before the phone was back online"
      )
    }
  }

  @Test func `an activity that begins offline gets its channel's message once the phone is back`() {
    var stage = Stage()
    let target = channel(&stage)
    guard case .channel(_, let id) = target else { return }
    let record = stage.push(update(stage, 4), to: target)
    stage.send(.set(.offline(true)))
    stage.request(pushType: .channel(id))
    stage.request("gone", pushType: .channel(id))
    stage.send(.app(bundle: Stage.bundle, .end(ActivityEnd(id: "gone", dismissal: .immediate))))
    #expect(stage.activity?.state == Stage.state(0))
    #expect(stage.record(record.number).verdict.outcome == .pending)
    stage.wait(1)
    stage.send(.set(.offline(false)))
    #expect(stage.activity?.state == Stage.state(4))
    #expect(stage.record(record.number).verdict.outcome == .shown)
    #expect(stage.record(record.number).activityID == "final")
  }

  @Test
  func `a message that expires while its listener's phone is offline is not said to be unheard`() {
    var stage = Stage()
    let target = channel(&stage)
    guard case .channel(_, let id) = target else { return }
    let record = stage.push(update(stage, 4), to: target, expiration: stage.time + 60)
    stage.send(.set(.offline(true)))
    stage.request(pushType: .channel(id))
    let end = CalendarDate.text(stage.time + 60)
    stage.wait(60)
    #expect(
      finding(stage, record.number)?.sentence
        == "apns-expiration let it expire at \(end), before the phone was back online")
  }

  @Test func `what the sender's clock lets expire is told by the phone's, which the log goes by`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.offline(true)))
    stage.wait(7200)
    /// Sends an update from a machine whose clock is two hours behind the phone's.
    func send(expiration: Double) -> Int {
      let number = stage.phone.nextRecordNumber
      let push = Push(
        target: .activity("final"), carrier: .http2,
        headers: PushHeaders(expiration: stage.time - 7200 + expiration),
        body: Array("{\"aps\":{\(update(stage, 1))}}".utf8))
      stage.send(.push(PushArrival(push, ahead: 7200)))
      return number
    }
    let late = send(expiration: -60)
    #expect(
      finding(stage, late)?.sentence.contains(
        "\(CalendarDate.text(stage.time - 7260)) by its sender's clock: past when it came") == true)
    let number = send(expiration: 60)
    let end = CalendarDate.text(stage.time + 60)
    stage.wait(60)
    #expect(
      finding(stage, number)?.sentence
        == "apns-expiration let it expire at \(end), before the phone was back online")
  }

  @Test func `a push is kept for as long as the service kept pushes when it came`() {
    var stage = Stage()
    stage.request()
    stage.send(.set(.trait("pushStorage", .number(60))))
    stage.send(.set(.offline(true)))
    let number = stage.push(update(stage, 1)).number
    stage.send(.set(.trait("pushStorage", .number(30 * 86_400))))
    stage.wait(100)
    #expect(
      finding(stage, number)?.sentence
        == "the service keeps it for 60 s at most, which were over before the phone was back online"
    )
  }

  @Test(arguments: [(28_800.0, 60.0), (60, 28_800)])
  func `a channel's message is kept for as long as the service kept them when it came`(
    then: Double, later: Double
  ) {
    var stage = Stage()
    let target = channel(&stage)
    stage.send(.set(.trait("channelStorage", .number(then))))
    let number = stage.push(update(stage, 1), to: target).number
    stage.send(.set(.trait("channelStorage", .number(later))))
    stage.wait(100)
    #expect(
      finding(stage, number)?.sentence
        == (then > 100
          ? nil
          : "the service keeps a channel's message for 60 s at most, which were over before any activity listened on the channel")
    )
  }

  @Test func `each push is told why it expired, and what its sender can do`() {
    var stage = Stage()
    let target = channel(&stage)
    let date = { (time: Double) in CalendarDate.text(time) }
    // Nobody hears it within eight hours; the phone is online all the time.
    let unheard = stage.push(update(stage, 1), to: target).number
    stage.wait(8 * 3600)
    #expect(
      finding(stage, unheard)?.sentence
        == "the service keeps a channel's message for 8 h at most, which were over before any activity listened on the channel"
    )
    #expect(finding(stage, unheard)?.fix == "Send the state again once an activity listens.")
    // Nobody hears it before its own time.
    let end = stage.time + 60
    let short = stage.push(update(stage, 2), to: target, expiration: end).number
    stage.wait(60)
    #expect(
      finding(stage, short)?.sentence
        == "apns-expiration let it expire at \(date(end)), before any activity listened on the channel"
    )
    #expect(finding(stage, short)?.fix == "Send a later apns-expiration.")
    // Its time was past when it came; a span is no time.
    let late = stage.push(update(stage, 3), to: target, expiration: stage.time - 60).number
    #expect(finding(stage, late)?.sentence.contains("past when it came") == true)
    #expect(finding(stage, late)?.sentence.hasSuffix("no activity listened on the channel") == true)
    #expect(finding(stage, late)?.fix == "Send a moment in the future for what must arrive.")
    let span = stage.push(update(stage, 4), to: target, expiration: 60).number
    #expect(
      finding(stage, span)?.sentence.contains("60, which looks like 60 s from now but is ") == true)
    #expect(
      finding(stage, span)?.fix == "Send the moment itself: \(Int(stage.time.rounded()) + 60).")
    // The phone is offline.
    stage.request()
    stage.send(.set(.offline(true)))
    let offline = stage.push(update(stage, 5), expiration: stage.time + 60).number
    let away = date(stage.time + 60)
    stage.wait(60)
    #expect(
      finding(stage, offline)?.sentence
        == "apns-expiration let it expire at \(away), before the phone was back online")
    // The phone sleeps.
    stage.send(.set(.offline(false)))
    stage.send(.set(.holdsLowPriority(true)))
    stage.send(.person(.lock))
    let asleep = stage.push(update(stage, 6), priority: 5, expiration: stage.time + 60).number
    let woken = date(stage.time + 60)
    stage.wait(60)
    #expect(
      finding(stage, asleep)?.sentence
        == "apns-expiration let it expire at \(woken), before the phone woke")
  }

  @Test func `what is tried once has reached a phone that only sleeps`() {
    for expiration in [0, 60, Stage.start - 5] {
      var stage = Stage()
      stage.request()
      stage.send(.set(.holdsLowPriority(true)))
      stage.send(.person(.lock))
      stage.wait(1)
      let record = stage.push(update(stage, 1), priority: 5, expiration: expiration)
      stage.wait(30)
      #expect(stage.record(record.number).verdict.outcome == .pending)
      stage.send(.person(.wake))
      let findings = stage.record(record.number).verdict.findings.map(\.id)
      #expect(stage.activity?.state == Stage.state(1), "with \(expiration)")
      #expect(findings.contains("expiration-past") == (expiration != 0), "with \(expiration)")
    }
  }
}
