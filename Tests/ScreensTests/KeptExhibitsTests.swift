import Simulator
import Testing

@testable import Screens

@Suite("The presentations beside the phone follow it")
struct KeptExhibitsTests {
  private let look = KeptExhibits.Look(
    wish: ExhibitWish(activity: nil, pixel: 5), activity: "a", isRunning: true, isStale: false,
    settings: SimulatorSettings())

  /// Drawn with revision 1 at second 10.
  private var drawn: KeptExhibits {
    var kept = KeptExhibits()
    _ = kept.rest(look, revision: 1, at: 10)
    kept.keep([], look, revision: 1, at: 10)
    return kept
  }

  @Test func `what has not changed is asked for again: it may have been incomplete`() {
    var kept = drawn
    let rest = kept.rest(look, revision: 1, at: 10.001)
    #expect(rest == nil)
  }

  @Test func `a change lets the phone go first, and is drawn in the first quiet moment`() throws {
    var kept = drawn
    let rest = kept.rest(look, revision: 2, at: 10.5)
    #expect(abs(try #require(rest) - KeptExhibits.quiet) < 1e-9)
    let later = kept.rest(look, revision: 2, at: 10.5 + KeptExhibits.quiet + 0.001)
    #expect(later == nil)
  }

  @Test func `changes without a pause are drawn after a while all the same`() {
    var kept = drawn
    var revision = 1
    var time = 10.0
    while time < 10 + KeptExhibits.longestRest - 0.005 {
      (revision, time) = (revision + 1, time + 0.004)
      let rest = kept.rest(look, revision: revision, at: time)
      #expect(rest != nil)
    }
    let rest = kept.rest(look, revision: revision + 1, at: 10 + KeptExhibits.longestRest)
    #expect(rest == nil)
  }

  @Test func `another activity, another look or an end is drawn at once`() {
    for change: (inout KeptExhibits.Look) -> Void in [
      { $0.activity = "b" }, { $0.isStale = true }, { $0.isRunning = false },
      { $0.settings.appearance = $0.settings.appearance == .dark ? .light : .dark },
      { $0.wish.pixel = 3 },
    ] {
      var (kept, other) = (drawn, look)
      change(&other)
      #expect(other != look)
      let rest = kept.rest(other, revision: 2, at: 10.001)
      #expect(rest == nil)
    }
  }
}
