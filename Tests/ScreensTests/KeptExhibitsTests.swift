import Simulator
import Testing

@testable import Screens

@Suite("The presentations beside the phone follow it")
struct KeptExhibitsTests {
  private let look = KeptExhibits.Look(
    wish: ExhibitWish(activity: nil, pixel: 5), activity: "a", isRunning: true, isStale: false,
    settings: SimulatorSettings())

  /// Drawn with revision 1 at second 10; `picture` is the last one that has not come.
  private func drawn(awaiting picture: Int? = nil) -> KeptExhibits {
    var kept = KeptExhibits()
    _ = kept.rest(look, revision: 1, isMissing: false, at: 10)
    kept.keep([], look, revision: 1, awaiting: picture, at: 10)
    return kept
  }

  @Test
  func
    `what is complete and has not changed is asked for again: something around it may be another`()
  {
    var kept = drawn()
    let rest = kept.rest(look, revision: 1, isMissing: false, at: 10.001)
    #expect(rest == nil)
  }

  @Test func `a change lets the phone go first, and is drawn in the first quiet moment`() throws {
    var kept = drawn()
    let rest = kept.rest(look, revision: 2, isMissing: false, at: 10.5)
    #expect(abs(try #require(rest) - KeptExhibits.quiet) < 1e-9)
    let later = kept.rest(
      look, revision: 2, isMissing: false, at: 10.5 + KeptExhibits.quiet + 0.001)
    #expect(later == nil)
  }

  @Test
  func `pictures that come one by one are shown together, or those that have come after a moment`()
    throws
  {
    var kept = drawn(awaiting: 7)
    #expect(kept.awaited == 7)
    let rest = kept.rest(look, revision: 1, isMissing: true, at: 10.04)
    #expect(abs(try #require(rest) - (KeptExhibits.patience - 0.04)) < 1e-9)
    #expect(kept.waits(at: 10.04))
    let complete = kept.rest(look, revision: 1, isMissing: false, at: 10.05)
    #expect(complete == nil)
    let late = kept.rest(look, revision: 1, isMissing: true, at: 10 + KeptExhibits.patience + 0.001)
    #expect(late == nil)
    #expect(!kept.waits(at: 10 + KeptExhibits.patience + 0.001))
  }

  @Test func `changes that follow one another are drawn twenty times a second at most`() throws {
    var kept = drawn()
    let rest = kept.rest(look, revision: 2, isMissing: false, at: 10.001)
    #expect(abs(try #require(rest) - (KeptExhibits.leastRest - 0.001)) < 1e-9)
  }

  @Test func `changes without a pause are drawn after a while all the same`() {
    var kept = drawn()
    var revision = 1
    var time = 10.0
    while time < 10 + KeptExhibits.longestRest - 0.005 {
      (revision, time) = (revision + 1, time + 0.004)
      let rest = kept.rest(look, revision: revision, isMissing: false, at: time)
      #expect(rest != nil)
    }
    let rest = kept.rest(
      look, revision: revision + 1, isMissing: false, at: 10 + KeptExhibits.longestRest)
    #expect(rest == nil)
  }

  @Test func `another activity, another look or an end is drawn at once`() {
    for change: (inout KeptExhibits.Look) -> Void in [
      { $0.activity = "b" }, { $0.isStale = true }, { $0.isRunning = false },
      { $0.settings.appearance = $0.settings.appearance == .dark ? .light : .dark },
      { $0.wish.pixel = 3 },
    ] {
      var (kept, other) = (drawn(), look)
      change(&other)
      #expect(other != look)
      let rest = kept.rest(other, revision: 2, isMissing: false, at: 10.001)
      #expect(rest == nil)
    }
  }
}
