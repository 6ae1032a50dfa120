import JSON
import Testing

@testable import LiveActivities
@testable import Simulator

@Suite struct ActivityTimesTests {
  private func activity(_ id: String, startedAt start: Double) -> LiveActivity {
    var activity = LiveActivity(
      id: id, bundle: "b", attributesType: "T", attributes: JSONText([:]), state: JSONText([:]))
    activity.startedAt = start
    return activity
  }

  @Test func `the newest change of each activity is kept until it is gone`() {
    var times = ActivityTimes(changes: ["a": 1], now: 0)
    times.note(activity("a", startedAt: 0), at: 5)
    times.note(activity("b", startedAt: 0), at: 6)
    #expect(times.changes == ["a": 5, "b": 6])
    times.forget("a")
    #expect(times.changes == ["b": 6])
  }

  @Test func `no activity starts after the newest start, wherever the clock goes`() {
    var times = ActivityTimes(changes: [:], now: 100)
    #expect(times.newestStart == 100)
    times.note(activity("a", startedAt: 50), at: 110)
    #expect(times.newestStart == 100)
    times.note(activity("b", startedAt: 120), at: 110)
    #expect(times.newestStart == 120)
    times.clockMoved(to: 90)
    #expect(times.newestStart == 120)
    times.clockMoved(to: 900)
    #expect(times.newestStart == 900)
  }
}
