import Testing

@testable import LiveActivities

@Suite("The budget of pushes of priority 10")
struct BudgetTests {
  /// A bucket of ten from which all were taken at time 0.
  private var empty: Budget {
    var budget = Budget()
    #expect(
      takes(&budget, at: [Double](repeating: 0, count: 10)) == [Bool](repeating: true, count: 10))
    return budget
  }

  /// Whether a push at each of the times finds room in a bucket of ten.
  private func takes(_ budget: inout Budget, at times: [Double]) -> [Bool] {
    times.map { budget.take(from: 10, at: $0) }
  }

  @Test func `it is empty after as many pushes as it holds, and counts those beyond`() {
    var budget = empty
    #expect(budget.left(of: 10, at: 0) == 0)
    #expect(takes(&budget, at: [0, 359]) == [false, false])
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
    #expect(takes(&budget, at: [359, 360, 361]) == [false, true, false])
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
