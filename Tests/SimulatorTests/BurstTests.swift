import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

@MainActor
@Suite struct BurstTests {
  @Test func `pushes that come one after another are each read before the next pass of the loop`()
    throws
  {
    let widget = CountingWidget()
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    for goals in 1...100 {
      phone.time.real += 1
      let number = phone.push(["home": .int(goals), "away": 0], to: activity)
      phone.loop.pass(limit: 0)
      #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
    }
    #expect(widget.states.suffix(100).count == 100)
  }

  @Test func `of a burst in one pass of the loop the oldest states that cannot be drawn give way`()
    throws
  {
    let scratch = ScratchFolder()
    let widget = CountingWidget()
    let phone = try TestPhone(folder: StateFolder(scratch.path), widget: widget)
    let activity = try phone.start()
    widget.states = []
    let numbers = (1...40).map { goals in
      phone.time.real += 1
      return phone.push(["home": .int(goals), "away": 0], to: activity)
    }
    #expect(widget.states.isEmpty)

    phone.loop.pass(limit: 0)
    #expect(widget.states == [#"{"home":1,"away":0}"#])
    // The others by themselves and soon, in their order.
    for _ in 0..<200 where widget.states.count < 33 { phone.loop.pass(limit: 1) }
    #expect(widget.states.dropFirst().first == #"{"home":9,"away":0}"#)
    #expect(widget.states.last == #"{"home":40,"away":0}"#)

    let ignored = numbers.filter { phone.simulator.verdict(of: $0)?.outcome == .ignored }
    #expect(ignored == Array(numbers[1...7]))
    #expect(phone.simulator.phone.activity(activity.id)?.state.string == #"{"home":40,"away":0}"#)
    let lines = try phone.simulator.journalText().split(separator: "\n")
    #expect(lines.filter { $0.contains(#""decoded":"#) }.count == 34, "the start and 33 states")
  }

  @Test func `where bursts may supersede nothing, all of one pass are read`() throws {
    let widget = CountingWidget()
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    phone.simulator.send(.set(.trait("supersedes", .flag(false))))
    let numbers = (1...200).map { goals in
      phone.time.real += 1
      return phone.push(["home": .int(goals), "away": 0], to: activity)
    }
    phone.loop.pass(limit: 0)
    #expect(numbers.allSatisfy { phone.simulator.verdict(of: $0)?.outcome == .shown })
  }

  @Test func `a push waits while a widget reads the one before, and no longer than it is patient`()
    throws
  {
    let widget = LateWidget()
    let phone = try TestPhone(widget: widget)
    _ = try? phone.start()
    widget.answerAll()
    let activity = try #require(phone.simulator.phone.activities.first)
    phone.time.real += 1
    phone.push(["home": 1, "away": 0], to: activity)
    phone.loop.pass(limit: 0)
    #expect(phone.simulator.isReading)
    var read = 0
    phone.simulator.whenRead { read += 1 }
    #expect(read == 0)
    widget.answerAll()
    #expect(read == 1)
    #expect(!phone.simulator.isReading)
    // One that hangs holds nothing back for long.
    phone.time.real += 1
    phone.push(["home": 2, "away": 0], to: activity)
    phone.loop.pass(limit: 0)
    phone.simulator.whenRead { read += 1 }
    for _ in 0..<20 where read == 1 { phone.loop.pass(limit: 1) }
    #expect(read == 2)
    #expect(!phone.simulator.isReading)
  }

  @Test(arguments: [Push.Carrier.udp, .terminal, .scenario])
  func `a push whose verdict the sender waits for is read at once`(carrier: Push.Carrier) throws {
    let widget = CountingWidget()
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    phone.time.real += 1
    let number = phone.push(["home": 1, "away": 0], to: activity, carrier: carrier)
    #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
  }

  @Test func `who asks for the state after a burst gets the newest without waiting for the loop`()
    throws
  {
    let phone = try TestPhone(widget: CountingWidget())
    let activity = try phone.start()
    phone.push(goals: 1...3, to: activity)
    let answer = phone.ask("GET", "/islet/activities/\(activity.id)")
    #expect(answer.json["contentState"] == ["home": 3, "away": 0])
  }
}

/// A widget that reads at once and remembers which states it was asked to read.
@MainActor
private final class CountingWidget: WidgetRunner {
  var states: [String] = []

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode(let decode) = request else {
      return reply(.failed(Finding("widget-stopped")))
    }
    if decode.subject == .contentState { states.append(decode.json) }
    reply(.decoded(.value(canonical: decode.json, dates: [:])))
  }

  func stop() {}
}

/// A widget that answers when the test says so.
@MainActor
private final class LateWidget: WidgetRunner {
  private var waiting: [@MainActor () -> Void] = []

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode(let decode) = request else { return }
    waiting.append { reply(.decoded(.value(canonical: decode.json, dates: [:]))) }
  }

  func answerAll() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  func stop() {}
}
