import Drawing
import Testing

@testable import WidgetKit

private typealias Solver = ExpandedIslandSolver

/// A view that always has one size.
private func fixed(
  _ region: Solver.Region, _ width: Double, _ height: Double, priority: Double = 0,
  below: Bool = false
) -> Solver.Item {
  Solver.Item(
    region: region, regionPriority: priority, isBelowIfTooWide: below,
    size: { _, _ in Size(width: width, height: height) })
}

/// A view as wide as it is offered, as text in a `frame(maxWidth: .infinity)` is.
private func greedy(
  _ region: Solver.Region, minimum: Double = 20, height: Double, priority: Double = 0,
  below: Bool = false
) -> Solver.Item {
  Solver.Item(
    region: region, regionPriority: priority, isBelowIfTooWide: below,
    size: { width, _ in Size(width: max(minimum, width ?? minimum), height: height) })
}

/// The island of a 393-pt phone inside its margins of 12: 347 wide, a sensor of 126 × 37.
private func solve(_ items: [Solver.Item], height: Double? = nil) -> Solver.Solution {
  Solver(
    width: 347, height: height, sensor: Size(width: 126, height: 37), topMargin: 12, items: items
  ).solve()
}

private func columns(_ items: [Solver.Item]) -> Solver.Columns {
  Solver(
    width: 347, height: nil, sensor: Size(width: 126, height: 37), topMargin: 12, items: items
  ).columnWidths()
}

@Suite struct ExpandedIslandSolverTests {
  @Test func `leading and trailing stand at the edges, beside the sensor`() {
    let solution = solve([fixed(.leading, 60, 30), fixed(.trailing, 80, 30)])
    #expect(solution.places[0].frame == Rect(x: 0, y: 0, width: 60, height: 30))
    #expect(solution.places[1].frame == Rect(x: 267, y: 0, width: 80, height: 30))
    #expect(solution.height == 30)
  }

  @Test func `a side without views has no width, and the other one has all`() {
    let trailing = columns([fixed(.trailing, 80, 30)])
    #expect(trailing.leading == 0 && trailing.trailing == 347)
    let leading = columns([fixed(.leading, 60, 30)])
    #expect(leading.leading == 347 && leading.trailing == 0)
  }

  @Test func `a greedy center has all the width where nothing stands beside it`() {
    let solution = solve([greedy(.center, height: 40)])
    #expect(solution.places[0].frame == Rect(x: 0, y: 25, width: 347, height: 40))
  }

  @Test func `the center starts under the sensor, less the top margin, in the middle`() {
    let solution = solve([fixed(.center, 100, 20)])
    #expect(solution.places[0].frame == Rect(x: 123.5, y: 25, width: 100, height: 20))
    #expect(solution.height == 45)
  }

  @Test func `the bottom starts under everything, in the middle`() {
    let solution = solve([
      fixed(.leading, 40, 50), fixed(.center, 100, 20), fixed(.bottom, 200, 30),
    ])
    // Leading ends at 50, the center at 45; then 8 between them and the bottom.
    #expect(solution.places[2].frame == Rect(x: 73.5, y: 58, width: 200, height: 30))
    #expect(solution.height == 88)
  }

  @Test
  func `the gap above the bottom gives way where the height ends, then the bottom reaches beyond`()
  {
    let items = [fixed(.leading, 40, 50), fixed(.bottom, 200, 30)]
    #expect(solve(items, height: 90).places[1].frame.y == 58)
    #expect(solve(items, height: 84).places[1].frame.y == 54)
    #expect(solve(items, height: 84).height == 84)
    #expect(solve(items, height: 70).places[1].frame.y == 50)
    #expect(solve(items, height: 70).height == 80)
  }

  @Test func `a bottom alone starts under the sensor`() {
    #expect(solve([fixed(.bottom, 347, 40)]).places[0].frame.y == 25)
  }

  @Test func `sides of equal priority get half the width each`() {
    let columns = columns([greedy(.leading, height: 10), greedy(.trailing, height: 10)])
    #expect(columns.leading == 169.5)
    #expect(columns.trailing == 169.5)
    // (347 − 110) / 2 − 8, where 110 is the sensor less the gaps.
    #expect(columns.besideLeading == 110.5)
  }

  @Test func `the side of higher priority gets the width, the other one the room at the sensor`() {
    let columns = columns([
      greedy(.leading, height: 10, priority: 1), greedy(.trailing, height: 10),
    ])
    #expect(columns.trailing == 110.5)
    #expect(columns.leading == 347 - 8 - 110.5)
  }

  @Test func `a side alone gets the whole width`() {
    #expect(columns([greedy(.leading, height: 10)]).leading == 347)
    #expect(columns([greedy(.trailing, height: 10)]).trailing == 347)
  }

  @Test func `the center is offered what the sides' least widths leave`() {
    let columns = columns([
      fixed(.leading, 60, 10), fixed(.trailing, 40, 10), greedy(.center, height: 10),
    ])
    // 347 − 2 · 60 − 2 · 8
    #expect(columns.center == 211)
    #expect(columns.besideLeading == 60)
  }

  @Test func `a view that is too wide for its side is made narrower`() {
    let solution = solve([greedy(.leading, height: 20)])
    #expect(solution.places[0].frame == Rect(x: 0, y: 0, width: 110.5, height: 20))
  }

  @Test func `belowIfTooWide moves it under the sensor instead`() {
    let solution = solve([greedy(.leading, height: 20, below: true)])
    #expect(solution.places[0].frame == Rect(x: 0, y: 25, width: 347, height: 20))
  }

  @Test func `belowIfTooWide leaves a view that fits where it is`() {
    let solution = solve([fixed(.leading, 90, 20, below: true)])
    #expect(solution.places[0].frame.y == 0)
  }

  @Test func `views of one region stand under one another`() {
    let solution = solve([fixed(.leading, 60, 20), fixed(.leading, 50, 20)])
    #expect(solution.places[1].frame == Rect(x: 0, y: 28, width: 50, height: 20))
  }

  @Test func `the second view of a side may be wide once it is below the sensor`() {
    let solution = solve([fixed(.leading, 60, 30), greedy(.leading, height: 20)])
    #expect(solution.places[1].frame == Rect(x: 0, y: 38, width: 347, height: 20))
  }

  @Test func `leading and trailing end at one height before the bottom begins`() {
    let solution = solve([
      fixed(.leading, 60, 30), fixed(.trailing, 60, 60), fixed(.bottom, 347, 20),
    ])
    #expect(solution.places[2].frame.y == 68)
  }

  @Test func `margins of a region count only at its outer edges`() {
    var item = fixed(.trailing, 60, 20)
    item.margins = Insets(top: 4, right: 10)
    let solution = solve([item])
    #expect(solution.places[0].frame == Rect(x: 277, y: 4, width: 60, height: 20))
  }

  @Test func `a view that keeps its proportions is offered the height that its margins leave`() {
    /// A square as high as it is offered, at most 100.
    func square(_ margins: Insets) -> Solver.Item {
      Solver.Item(
        region: .trailing, margins: margins,
        size: { _, height in
          let side = min(100, max(0, height ?? 100))
          return Size(width: side, height: side)
        })
    }
    for margin in [-10.0, 0, 10] {
      let item = square(Insets(top: margin, bottom: margin))
      // What it asks for without a limit is what it gets in just that height.
      let wanted = solve([item])
      #expect(wanted.height == 100 + 2 * margin)
      #expect(
        solve([item], height: wanted.height).places.map(\.frame) == wanted.places.map(\.frame))
      #expect(solve([item], height: 90).height == min(100, 90 - 2 * margin) + 2 * margin)
    }
  }

  @Test func `the gap above the bottom stays where the bottom's margin is narrower`() {
    func items(_ margin: Double) -> [Solver.Item] {
      var bottom = fixed(.bottom, 200, 30)
      bottom.margins = Insets(bottom: margin)
      return [fixed(.leading, 40, 50), bottom]
    }
    for margin in [-10.0, 0, 10] {
      let wanted = solve(items(margin))
      #expect(wanted.height == 88 + margin)
      let limited = solve(items(margin), height: wanted.height)
      #expect(limited.places.map(\.frame) == wanted.places.map(\.frame))
      // Of what is missing the gap gives first.
      #expect(solve(items(margin), height: wanted.height - 3).places[1].frame.y == 55)
    }
  }

  @Test func `a limited height is shared, the least flexible view first`() {
    let flexible = Solver.Item(
      region: .bottom, size: { _, height in Size(width: 347, height: height ?? 100) })
    let solution = solve([fixed(.leading, 60, 40), flexible], height: 136)
    #expect(solution.places[1].frame == Rect(x: 0, y: 48, width: 347, height: 88))
    #expect(solution.height == 136)
  }

  @Test func `gaps are what the views prefer to one another, the widest of a side`() {
    var solver = Solver(
      width: 347, height: nil, sensor: Size(width: 126, height: 37), topMargin: 12,
      items: [fixed(.leading, 40, 20), fixed(.center, 50, 20), fixed(.trailing, 40, 20)])
    // Without preferences 8: the sensor's column is 126 - 16 wide, (347 - 110) / 2 - 8 beside it.
    #expect(solver.columnWidths().besideLeading == 110.5)
    #expect(solver.columnWidths().leading == 169.5)
    solver.distance = { _, _, _ in 20 }
    #expect(solver.columnWidths().besideLeading == 110.5)
    #expect(solver.columnWidths().leading == 163.5)
  }

  @Test func `a view that may go below does not keep the center narrow`() {
    let plain = columns([greedy(.leading, minimum: 100, height: 20), fixed(.center, 10, 10)])
    let below = columns([
      greedy(.leading, minimum: 100, height: 20, below: true), fixed(.center, 10, 10),
    ])
    #expect(plain.center == 131)
    #expect(below.center == 331)
  }

  @Test func `of a limited height the view of higher priority takes first`() {
    func flexible(_ priority: Double) -> Solver.Item {
      Solver.Item(
        region: .leading, layoutPriority: priority,
        size: { _, height in Size(width: 20, height: min(80, max(10, height ?? 80))) })
    }
    // 100 less a gap of 8 is 92. The fixed view goes first and leaves 72.
    let equal = solve([flexible(0), fixed(.leading, 20, 20)], height: 100)
    #expect(equal.places.map(\.frame.height) == [72, 20])
    // Served first, the flexible one is offered its half.
    let first = solve([flexible(1), fixed(.leading, 20, 20)], height: 100)
    #expect(first.places.map(\.frame.height) == [46, 20])
  }
}
