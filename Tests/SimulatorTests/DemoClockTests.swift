import DemoApps
import JSON
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A demo app's intent, which takes the time of its press, reads the simulator's clock.
@MainActor
@Suite struct DemoClockTests {
  /// What a press on the timer's pause button leaves, with 522 seconds to go at 1,700,000,000.
  private func remaining(pressedAt now: Double, drawnAt drawn: Double? = nil) throws -> Double {
    let timer = try #require(DemoApps.named("timer")).makeRunner()
    // Dates of a state are seconds since 2001.
    let start = 1_700_000_000 - 978_307_200.0
    let render = RenderRequest(
      attributesType: "TimerAttributes",
      room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 160),
      environment: WidgetEnvironment(now: drawn ?? now),
      attributes: #"{"name":"Tea","duration":600}"#,
      state: #"{"phase":{"running":{"interval":[\#(start - 78),\#(start + 522)]}}}"#,
      activityID: "tea", isStale: false)
    var answer: PerformReply?
    timer.send(.perform(PerformRequest(render: render, action: .button(0), now: now))) { reply in
      if case .performed(let performed) = reply { answer = performed }
    }
    guard case .update(let update)? = answer?.calls.first else {
      throw NoUpdate(error: answer?.error)
    }
    let json = try JSONValue(parsing: update.state)
    return try #require(json["phase"]?["paused"]?["remaining"]?.double)
  }
  private struct NoUpdate: Error { let error: String? }

  @Test func `with the clock paused, what is left is what the picture shows`() throws {
    #expect(try remaining(pressedAt: 1_700_000_000) == 522)
    #expect(try remaining(pressedAt: 1_700_000_000) == 522)
  }

  @Test func `after a jump it is what is left then`() throws {
    #expect(try remaining(pressedAt: 1_700_000_500) == 22)
    #expect(try remaining(pressedAt: 1_700_001_000) == 0)
  }

  @Test func `a picture that was drawn long ago is pressed now`() throws {
    #expect(try remaining(pressedAt: 1_700_000_500, drawnAt: 1_700_000_000) == 22)
  }
}
