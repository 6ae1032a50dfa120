import Findings
import JSON
import LiveActivities
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

@MainActor
@Suite struct BurstTests {
  @Test("of a burst in one pass of the loop the widget reads the first and the newest state only")
  func burst() throws {
    let scratch = ScratchFolder()
    let widget = CountingWidget()
    let phone = try TestPhone(folder: StateFolder(scratch.path), widget: widget)
    let activity = try phone.start()
    widget.states = []
    let numbers = (1...20).map { goals in
      phone.time.real += 1
      return phone.push(["home": .int(goals), "away": 0], to: activity)
    }
    #expect(widget.states.isEmpty)
    #expect(numbers.allSatisfy { phone.simulator.verdict(of: $0)?.outcome == .pending })

    phone.loop.pass(limit: 0)
    #expect(widget.states == [#"{"home":1,"away":0}"#])
    // Not at once again, but by itself and soon.
    phone.loop.pass(limit: 1)
    #expect(widget.states == [#"{"home":1,"away":0}"#, #"{"home":20,"away":0}"#])

    let outcomes = numbers.map { phone.simulator.verdict(of: $0)?.outcome }
    #expect(outcomes.first == .shown)
    #expect(outcomes.last == .shown)
    #expect(outcomes.dropFirst().dropLast().allSatisfy { $0 == .ignored })
    #expect(phone.simulator.phone.activity(activity.id)?.state.string == #"{"home":20,"away":0}"#)

    let lines = phone.simulator.journalText.split(separator: "\n")
    #expect(lines.filter { $0.contains(#""decoded":"#) }.count == 3, "the start and two states")
  }

  @Test(
    "a push whose verdict the sender waits for is read at once",
    arguments: [Push.Carrier.udp, .terminal, .scenario])
  func atOnce(carrier: Push.Carrier) throws {
    let widget = CountingWidget()
    let phone = try TestPhone(widget: widget)
    let activity = try phone.start()
    phone.time.real += 1
    let number = phone.push(["home": 1, "away": 0], to: activity, carrier: carrier)
    #expect(phone.simulator.verdict(of: number)?.outcome == .shown)
  }

  @Test("who asks for the state after a burst gets the newest without waiting for the loop")
  func asked() throws {
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
