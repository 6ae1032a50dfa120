import Testing

@testable import Raster

@Suite("Sine and cosine by arithmetic")
struct TurnTests {
  @Test(arguments: [(0, 0, 1), (1, 1, 0), (-1, -1, 0), (2, 0, -1), (201, 1, 0)])
  func `are those of quarter turns, however many there are`(
    _ quarters: Int, _ sine: Int, _ cosine: Int
  ) {
    let turn = Turn.of(Double(quarters) * .pi / 2)
    #expect(abs(turn.sine - Double(sine)) < 1e-9 && abs(turn.cosine - Double(cosine)) < 1e-9)
  }

  @Test func `are those of an angle between, by thirds`() {
    let turn = Turn.of(.pi / 6)
    #expect(abs(turn.sine - 0.5) < 1e-9 && abs(turn.cosine - 0.75.squareRoot()) < 1e-9)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e9, -1e300] as [Double])
  func `of what is no angle turn nothing`(_ angle: Double) {
    #expect(Turn.of(angle) == (0, 1))
  }
}
