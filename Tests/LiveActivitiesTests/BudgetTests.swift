import Testing

@testable import LiveActivities

@Suite("The budget of pushes of priority 10")
struct BudgetTests {
  /// A bucket of ten from which all were taken at time 0.
  private var empty: Budget {
    var budget = Budget()
    for _ in 1...10 { #expect(budget.take(from: 10, at: 0)) }
    return budget
  }

  @Test func `it is empty after as many pushes as it holds, and counts those beyond`() {
    var budget = empty
    #expect(budget.left(of: 10, at: 0) == 0)
    #expect(!budget.take(from: 10, at: 0))
    #expect(!budget.take(from: 10, at: 359))
    #expect(budget.over(of: 10, at: 359) == 2)
  }

  @Test(arguments: [
    (0.0, 0), (359, 0), (360, 1), (1799, 4), (1800, 5), (3599, 9), (3600, 10), (9999, 10),
  ])
  func `it fills up evenly over an hour, and no further`(seconds: Double, left: Int) {
    #expect(empty.left(of: 10, at: seconds) == left)
    #expect(empty.over(of: 10, at: seconds) == 0)
  }

  @Test func `one push is allowed again as soon as there is room for it`() {
    var budget = empty
    #expect(!budget.take(from: 10, at: 359))
    #expect(budget.take(from: 10, at: 360))
    #expect(!budget.take(from: 10, at: 361))
    #expect(budget.over(of: 10, at: 361) == 1)
    #expect(budget.over(of: 10, at: 720) == 0)
  }

  @Test func `a clock that goes back gives nothing back and takes nothing`() {
    #expect(empty.left(of: 10, at: -3600) == 0)
    var moved = empty
    moved.shift(by: 100)
    #expect(moved.left(of: 10, at: 459) == 0)
    #expect(moved.left(of: 10, at: 460) == 1)
  }
}
