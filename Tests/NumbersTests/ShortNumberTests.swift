import Numbers
import Testing

@Suite("Numbers for people")
struct ShortNumberTests {
  @Test(arguments: [
    (230.0, 2, "230"), (36.666, 2, "36.67"), (36.5, 2, "36.5"), (-0.004, 2, "0"),
    (-2.25, 1, "-2.3"),
    (0.05, 1, "0.1"), (7.6, 0, "8"), (1e14, 2, "100000000000000"),
  ])
  func `are rounded and have no zeros at their end`(_ number: Double, _ places: Int, _ text: String)
  {
    #expect(number.short(places: places) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300])
  func `of any size are written`(_ number: Double) {
    #expect(!number.short(places: 2).isEmpty)
  }
}
