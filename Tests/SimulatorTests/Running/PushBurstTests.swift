import EventLoop
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

@Suite struct PushBurstTests {
  @Test func `few pushes are no burst`() {
    var burst = PushBurst()
    for _ in 0..<PushBurst.passSize { burst.count() }
    burst.endPass(at: 10)
    #expect(!burst.goesOn(at: 10))
  }

  @Test func `many pushes in one pass are a burst for a moment`() {
    var burst = PushBurst()
    for _ in 0...PushBurst.passSize { burst.count() }
    burst.endPass(at: 10)
    #expect(burst.goesOn(at: 10.049))
    #expect(!burst.goesOn(at: 10.051))
  }

  /// Sends `rate` pushes a second, `crowd` of them in a pass, and returns how many of `seconds` belong to a burst.
  private func share(of seconds: Double, rate: Double, crowd: Int) -> Double {
    var burst = PushBurst()
    var share = 0.0
    let length = Double(crowd) / rate
    for number in 0..<Int(seconds / length) {
      let now = 10 + Double(number) * length
      for _ in 0..<crowd { burst.count() }
      burst.endPass(at: now)
      if burst.goesOn(at: now) { share += length }
    }
    return share
  }

  @Test func `several pushes in each pass, without an end, are a burst without a gap`() {
    // The first 500 of 6,000 a second are none.
    #expect(abs(share(of: 3, rate: 6_000, crowd: 10) - (3 - 500.0 / 6_000)) < 0.01)
  }

  @Test func `a sender that waits for each answer is no burst, however fast it is`() {
    #expect(share(of: 3, rate: 50_000, crowd: 1) == 0)
    #expect(share(of: 3, rate: 50_000, crowd: PushBurst.crowdSize) == 0)
  }

  @Test func `a thousand pushes a second are no burst`() {
    #expect(share(of: 3, rate: 1_000, crowd: 10) == 0)
  }

  @Test func `a burst goes on where its pushes come in smaller crowds, and ends with them`() {
    var burst = PushBurst()
    func send(_ count: Int, crowd: Int, from start: Double, rate: Double) {
      for number in 0..<count {
        for _ in 0..<crowd { burst.count() }
        burst.endPass(at: start + Double(number * crowd) / rate)
      }
    }
    send(60, crowd: 10, from: 10, rate: 6_000)
    #expect(burst.goesOn(at: 10.1))
    send(60_000, crowd: 1, from: 10.1, rate: 60_000)
    #expect(burst.goesOn(at: 11.1))
    #expect(!burst.goesOn(at: 11.4))
  }

  @MainActor
  @Test func `what no push brings is read at once, also after one that was answered at once`() {
    let widget = AskedWidget()
    let desk = DecodingDesk(
      loop: EventLoop(),
      simulator: .init(
        widget: { _ in widget }, finish: { _ in }, goOn: {}, note: { _ in }, wake: {},
        now: { 100 }))
    let job = { (number: Int) in
      DecodeJob(
        number: number, bundle: "com.example", attributesType: "Match", activity: ActivityID("A"),
        state: JSONText("{}"))
    }
    desk.take(isAnsweredAtOnce: true) { desk.start(job(1)) }
    #expect(widget.asked == 0 && desk.isWaiting)
    desk.start(job(2))
    #expect(widget.asked == 1)
    desk.readAll()
    #expect(widget.asked == 2 && !desk.isWaiting)
  }

  @MainActor
  @Test func `in a burst a widget that has read a state is asked for the next when it is time`() {
    let loop = EventLoop()
    let widget = AskedWidget()
    let time = Time()
    var next = 1
    let job = { (number: Int) in
      DecodeJob(
        number: number, bundle: "com.example", attributesType: "Match", activity: ActivityID("A"),
        state: JSONText("{}"))
    }
    var desk: DecodingDesk?
    desk = DecodingDesk(
      loop: loop,
      simulator: .init(
        widget: { _ in widget },
        finish: { _ in
          // What a phone does: the next state that waited is to be read.
          next += 1
          desk?.start(job(next))
        }, goOn: {}, note: { _ in }, wake: {}, now: { time.now }))
    for number in 1...40 {
      desk?.take(isAnsweredAtOnce: true) { if number == 1 { desk?.start(job(1)) } }
    }
    desk?.readIfDue(supersedes: true)
    #expect(widget.asked == 1)
    widget.answer()
    #expect(widget.asked == 1, "it waits")
    desk?.readIfDue(supersedes: true)
    #expect(widget.asked == 1, "it is not time")
    time.now += 0.004
    desk?.readIfDue(supersedes: true)
    #expect(widget.asked == 2)
    // After the burst it is asked at once.
    time.now += 1
    widget.answer()
    #expect(widget.asked == 3)
    desk = nil
  }
}

/// A clock that stands until the test moves it.
@MainActor
private final class Time {
  var now = 100.0
}

/// A widget that counts what it is asked for and answers when the test says so.
@MainActor
private final class AskedWidget: WidgetRunner {
  private(set) var asked = 0
  private var waiting: [@MainActor () -> Void] = []

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode(let decode) = request else { return }
    asked += 1
    waiting.append { reply(.decoded(.value(canonical: decode.json, dates: [:]))) }
  }

  /// Answers the oldest question.
  func answer() { if !waiting.isEmpty { waiting.removeFirst()() } }

  func stop() {}
}
