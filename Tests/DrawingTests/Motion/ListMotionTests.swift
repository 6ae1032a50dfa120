import Testing

@testable import Drawing

@Suite struct ListMotionTests {
  private func frames(_ list: DisplayList) -> [Rect] {
    list.items.compactMap { if case .fill(.rect(let rect), _) = $0 { rect } else { nil } }
  }

  @Test func `equal pictures do not move`() {
    let motion = Cast.motion([Cast.box(1, x: 0)], [Cast.box(1, x: 0)])
    #expect(motion.duration == 0)
    #expect(frames(motion.frame(at: 0)) == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `a view that stays moves and grows by the standard spring`() {
    let motion = Cast.motion([Cast.box(1, x: 0)], [Cast.box(1, x: 50, width: 30)])
    #expect(abs(motion.duration - 0.65) < 0.03)
    #expect(frames(motion.frame(at: 0)).first?.x == 0)
    let half = frames(motion.frame(at: 0.2)).first
    #expect(half?.x == 50 * Cast.fifth && half?.width == 10 + 20 * Cast.fifth)
    #expect(frames(motion.frame(at: 2)).first?.x == 50)
  }

  @Test func `colours change on the way`() {
    let motion = Cast.motion([Cast.box(1, x: 0, .black)], [Cast.box(1, x: 0, .white)])
    guard case .fill(_, .color(let color))? = motion.frame(at: 0.2).items.first else {
      Issue.record("no fill")
      return
    }
    #expect(color.red == Cast.fifth && color.alpha == 1)
  }

  @Test func `a new view fades in and one that is gone fades out below it`() {
    let motion = Cast.motion(
      [Cast.box(1, x: 0), Cast.box(2, x: 20)], [Cast.box(1, x: 0), Cast.box(3, x: 40)])
    let items = motion.frame(at: 0.2).items
    guard items.count == 3, case .group(let old) = items[1], case .group(let new) = items[2] else {
      Issue.record("\(items)")
      return
    }
    #expect(old.opacity == 1 - Cast.fifth && new.opacity == Cast.fifth)
    #expect(motion.frame(at: 1).items.count == 2)
  }

  @Test func `views that stood above what is elsewhere now leave in the order in which they stood`()
  {
    let stay = (1...6 as ClosedRange<UInt64>).map { Cast.box($0, x: Double($0)) }
    let gone = (1...6 as ClosedRange<UInt64>).map { Cast.box(10 + $0, x: Double($0)) }
    let motion = Cast.motion(
      zip(stay, gone).flatMap { [$0, $1] }, [.view(ViewMark(id: 100, items: stay))])
    let places = motion.frame(at: 0.2).items.compactMap { item -> Double? in
      guard case .group(let group) = item, group.items.count == 1,
        case .fill(.rect(let rect), _)? = group.items.first
      else { return nil }
      return rect.x
    }
    #expect(places == [1, 2, 3, 4, 5, 6])
  }

  @Test func `letters that come wait until those that leave have gone`() {
    let motion = Cast.motion([Cast.text(1, "half-time")], [Cast.text(2, "goal")])
    func shown(_ time: Double) -> Int { motion.frame(at: time).items.count }
    #expect(shown(0.05) == 1 && shown(0.2) == 1)
    for time in stride(from: 0, to: motion.duration, by: 0.02) { #expect(shown(time) <= 1) }
  }

  @Test func `a row that goes lets the rows below it move up`() {
    let motion = Cast.motion(
      [Cast.text(1, "one", y: 0), Cast.text(2, "two", y: 20), Cast.text(3, "three", y: 40)],
      [Cast.text(1, "one", y: 0), Cast.text(3, "three", y: 20)])
    let lines = motion.frame(at: 0.2).items.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
    #expect(lines.map(\.string) == ["one", "three"])
    #expect(lines.last?.frame.y == 40 - 20 * Cast.fifth)
  }

  @Test func `a transition moves a view out at an edge and an identity has none`() {
    var out = ViewTransition.Phase()
    out.y = -10
    var still = ViewTransition.Phase()
    still.isInstant = true
    guard case .view(var view) = Cast.box(1, x: 0) else {
      Issue.record("a box is no view")
      return
    }
    view.transition = ViewTransition(insertion: still, removal: out)
    let leaving = Cast.motion([.view(view)], [])
    guard case .group(let group)? = leaving.frame(at: 0.2).items.first else {
      Issue.record("nothing leaves")
      return
    }
    #expect(group.transform.ty == -10 * Cast.fifth && group.opacity == 1)
    #expect(Cast.motion([], [.view(view)]).duration == 0)
  }

  @Test func `an animation runs when its value differs, and the inner one wins`() {
    func view(_ x: Double, _ inner: UInt64?, _ outer: UInt64) -> DisplayItem {
      guard case .view(var view) = Cast.box(1, x: x) else { return Cast.box(1, x: x) }
      view.animations = [
        ValueAnimation(Pace(.bezier(.linear, duration: 1)), scope: 7, value: inner),
        ValueAnimation(Pace(.bezier(.linear, duration: 0.5)), scope: 8, value: outer),
      ]
      return .view(view)
    }
    #expect(Cast.motion([view(0, 1, 1)], [view(10, 2, 2)]).duration == 1)
    #expect(Cast.motion([view(0, 1, 1)], [view(10, 1, 2)]).duration == 0.5)
    #expect(abs(Cast.motion([view(0, 1, 1)], [view(10, 1, 1)]).duration - 0.65) < 0.03)
    #expect(frames(Cast.motion([view(0, 1, 1)], [view(10, 2, 1)]).frame(at: 0.5)).first?.x == 5)
  }

  @Test func `effects around a view change with it, come and go`() {
    func faded(_ opacity: Double) -> [DisplayItem] {
      [.group(GroupMark([Cast.box(1, x: 0)], opacity: opacity))]
    }
    func opacity(_ motion: ListMotion) -> Double? {
      if case .group(let group)? = motion.frame(at: 0.2).items.first { group.opacity } else { nil }
    }
    #expect(opacity(Cast.motion(faded(0), faded(1))) == Cast.fifth)
    #expect(opacity(Cast.motion([Cast.box(1, x: 0)], faded(0))) == 1 - Cast.fifth)
    #expect(opacity(Cast.motion(faded(0), [Cast.box(1, x: 0)])) == Cast.fifth)
  }

  @Test func `the surface grows with its picture`() {
    let motion = ListMotion(
      from: Cast.list([], height: 84), to: Cast.list([], height: 160), now: 0)
    #expect(motion.frame(at: 0.2).size.height == 84 + 76 * Cast.fifth)
  }

  @Test func `a way that begins at a waypoint goes on from there`() {
    let first = Cast.motion(
      [Cast.box(1, x: 0), Cast.box(2, x: 20)], [Cast.box(1, x: 50), Cast.box(3, x: 40)])
    let waypoint = first.waypoint(at: 0.2)
    #expect(waypoint.items.withoutViews == first.frame(at: 0.2).items)
    let second = ListMotion(
      from: waypoint, to: Cast.list([Cast.box(1, x: 90), Cast.box(3, x: 40)]), now: 0)
    #expect(frames(second.frame(at: 0)).first?.x == 50 * Cast.fifth)
    // What was on its way out goes on to leave.
    #expect(second.frame(at: 0).items.count > 2)
    #expect(second.frame(at: second.duration).items.count == 2)
  }

  @Test func `frames hold no identities`() {
    let nested = DisplayItem.view(
      ViewMark(id: 9, items: [.group(GroupMark([Cast.box(1, x: 0)], mask: [Cast.box(2, x: 0)]))]))
    for time in [0, 0.1, 3] {
      let list = Cast.motion([nested], [nested, Cast.box(3, x: 5)]).frame(at: time)
      #expect(list.items == list.items.withoutViews)
    }
    #expect([nested].withoutViews.viewIDs().isEmpty)
  }
}
