import Testing

@testable import Drawing

@Suite struct ContentMotionTests {
  private func group(_ motion: ListMotion, at time: Double) -> GroupMark? {
    if case .group(let group)? = motion.frame(at: time).items.first { group } else { nil }
  }

  private func text(_ items: [DisplayItem]) -> String {
    items.map { item in
      switch item {
      case .text(let line): line.string
      case .group(let group): text(group.items)
      default: ""
      }
    }
    .joined()
  }

  @Test(arguments: [(0.058, 0.79), (0.116, 0.6), (0.174, 0.42), (0.29, 0.49), (0.406, 0.84)])
  func `text gives way to text with as much ink as on a phone`(time: Double, ink: Double) {
    let motion = Cast.motion([Cast.text(1, "kick-off")], [Cast.text(1, "goal")])
    #expect(motion.duration == 0.52)
    let group = group(motion, at: time)
    #expect(abs((group?.opacity ?? 0) - ink) < 0.001)
    #expect(text(group?.items ?? []) == (time < 0.232 ? "kick-off" : "goal"))
    #expect((group?.blur ?? 0) > 0)
  }

  @Test func `text that says the same only moves`() {
    let motion = Cast.motion([Cast.text(1, "goal")], [Cast.text(1, "goal", x: 40)])
    guard case .text(let line)? = motion.frame(at: 0.2).items.first else {
      Issue.record("no text")
      return
    }
    #expect(line.frame.x == 40 * Cast.fifth && line.runs[0].x == 40 * Cast.fifth)
  }

  @Test func `a content that has no transition changes at once`() {
    let motion = Cast.motion(
      [Cast.text(1, "1")], [Cast.text(1, "2", content: .identity)])
    #expect(motion.duration == 0 && text(motion.frame(at: 0).items) == "2")
  }

  @Test(arguments: [(0.045, 0.1), (0.175, 0.5), (0.315, 0.9)])
  func `a symbol gives way to another one without moving`(time: Double, share: Double) {
    func symbol(_ name: String) -> DisplayItem {
      .view(
        ViewMark(
          id: 1,
          items: [
            .symbol(
              SymbolMark(
                name: name, frame: Rect(x: 0, y: 0, width: 20, height: 20), face: Face(size: 17),
                paints: [.color(.white)]))
          ]))
    }
    let motion = Cast.motion([symbol("bolt")], [symbol("bolt.fill")])
    let opacities = motion.frame(at: time).items.map { item -> Double in
      if case .group(let group) = item { group.opacity } else { 0 }
    }
    #expect(motion.duration == 0.4)
    #expect(zip(opacities, [1 - share, share]).allSatisfy { abs($0 - $1) < 0.001 })
  }
}
