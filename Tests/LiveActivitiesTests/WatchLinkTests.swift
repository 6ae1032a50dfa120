import JSON
import Testing

@testable import LiveActivities

@Suite("What reaches a Watch")
struct WatchLinkTests {
  private func activity(_ score: Int) -> LiveActivity {
    LiveActivity(
      id: "a", bundle: "b", attributesType: "T", attributes: JSONText([:]),
      state: JSONText(["score": .int(score)]))
  }

  /// The scores that the Watch shows after each update, one a second.
  private func shown(
    budget: Int, isInReach: Bool = true, alerts: Set<Int> = [], updates: Int
  ) -> [JSONText] {
    var watch = WatchLink()
    _ = watch.shown(activity(0))
    return (1...updates).map { number in
      watch.take(
        activity(number), isAlert: alerts.contains(number), isInReach: isInReach, budget: budget,
        at: Double(number))
      return watch.shown(activity(number)).state
    }
  }

  @Test func `it shows the phone's state when it is first looked at`() {
    var watch = WatchLink()
    #expect(!watch.follows("a"))
    #expect(watch.shown(activity(7)).state == activity(7).state)
    #expect(watch.follows("a"))
  }

  @Test func `updates reach it until its budget is used up; then it stays behind`() {
    #expect(
      shown(budget: 2, updates: 4) == [1, 2, 2, 2].map { activity($0).state })
  }

  @Test func `an alert always reaches it, in reach or not`() {
    #expect(shown(budget: 1, alerts: [3], updates: 4) == [1, 1, 3, 3].map { activity($0).state })
    #expect(
      shown(budget: 9, isInReach: false, alerts: [2], updates: 3)
        == [0, 2, 2].map { activity($0).state })
  }

  @Test func `the budget fills up again over an hour`() {
    var watch = WatchLink()
    _ = watch.shown(activity(0))
    let reaches = [1, 2, 3, 3_700].map { second in
      watch.take(
        activity(second), isAlert: false, isInReach: true, budget: 1, at: Double(second))
    }
    #expect(reaches == [true, false, false, true])
  }

  @Test func `its budget fills up by the phone's clock, also after that was set back`() {
    var watch = WatchLink()
    _ = watch.shown(activity(0))
    watch.take(activity(1), isAlert: false, isInReach: true, budget: 1, at: 100_000)
    watch.shift(by: -90_000)
    for (number, time, isTaken) in [(2, 13_500.0, false), (3, 13_700, true)] {
      let reaches = watch.take(
        activity(number), isAlert: false, isInReach: true, budget: 1, at: time)
      #expect(reaches == isTaken, "at \(time)")
    }
  }

  @Test func `changes wait for it, an alert among them stays one, and what is gone waits no more`()
  {
    var watch = WatchLink()
    watch.noteChange(of: "a", isAlert: true)
    #expect(!watch.isBehind)
    _ = watch.shown(activity(0))
    watch.noteChange(of: "a", isAlert: true)
    watch.noteChange(of: "a")
    #expect(watch.isBehind)
    #expect(watch.takeChanges() == ["a": true])
    #expect(!watch.isBehind)
    watch.noteChange(of: "a")
    #expect(watch.takeChanges() == ["a": false])
    watch.noteChange(of: "a")
    watch.forget("a")
    #expect(watch.takeChanges().isEmpty)
  }

  @Test func `what nobody looks at there costs nothing and is not followed`() {
    var watch = WatchLink()
    let reaches = watch.take(
      activity(1), isAlert: true, isInReach: true, budget: 9, at: 0)
    #expect(!reaches && !watch.follows("a"))
    // Nothing of what it was told then is kept.
    #expect(watch.shown(activity(2)).state == activity(2).state)
    watch.forget("a")
    #expect(!watch.follows("a"))
  }
}
