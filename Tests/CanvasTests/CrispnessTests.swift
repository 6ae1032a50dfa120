import Drawing
import Testing

@testable import Canvas

@Suite("Small things are crisp")
struct CrispnessTests {
  @Test func `a dot of six points is one clear dot, in the row of the text beside it`() throws {
    for y in stride(from: 4.0, to: 24, by: 0.7) {
      let grid = Sample.paint(
        [
          .fill(.ellipse(Rect(x: 10, y: y + 4.7, width: 6, height: 6)), .color(Sample.accent)),
          Sample.text("Live", 13, x: 24, y: y, width: 26),
        ], width: 80, height: 50
      ).grid
      let text = try #require(grid.place(of: "Live"))
      let dots = grid.cells.indices.filter { grid.cells[$0].glyph == "●" }
      #expect(dots.count == 1)
      #expect(dots.first.map { $0 / grid.columns } == text.row)
    }
  }

  @Test func `a dot never stands on a letter`() throws {
    let grid = Sample.paint(
      [
        Sample.text("Live", 13, x: 20, y: 10, width: 26),
        .fill(.ellipse(Rect(x: 16, y: 15, width: 6, height: 6)), .color(.white)),
      ], width: 80, height: 40
    ).grid
    #expect(grid.place(of: "Live") != nil)
    #expect(grid.cells.contains { $0.glyph == "●" })
  }

  @Test
  func `a dot stands one column before the text that it belongs to, whichever side holds the text`()
    throws
  {
    for alignment in [TextLine.Alignment.left, .center, .right] {
      let grid = Sample.paint(
        [
          .fill(.ellipse(Rect(x: 50, y: 14.7, width: 6, height: 6)), .color(Sample.accent)),
          Sample.text("Break", 13, x: 60, y: 10, width: 38, alignment: alignment),
        ], width: 120, height: 40
      ).grid
      #expect(grid.place(of: "● Break") != nil)
    }
  }

  @Test(arguments: [19.0, 21.5, 24, 31])
  func `a plate of up to 35 points has its text in its middle`(height: Double) throws {
    for top in stride(from: 4.0, to: 24, by: 0.9) {
      let middle = top + height / 2
      let grid = Sample.paint(
        [
          .fill(
            .rounded(Rect(x: 20, y: top, width: 80, height: height), radius: 7), .color(.white)),
          // Black letters, the middle of which is the plate's.
          Sample.text(
            "HX 204", 13, x: 30, y: middle + 13 * 0.3523 - 13 * 0.95215, width: 60, color: .black,
            alignment: .center),
        ], width: 120, height: 60
      ).grid
      let row = try #require(grid.place(of: "HX 204")).row
      let light = grid.quarters().map { $0[12] > 0.5 }
      let first = try #require(light.firstIndex(of: true))
      let last = try #require(light.lastIndex(of: true))
      // The text's row is two of the quarters; what is left is shared, but for one.
      #expect(abs((2 * row - first) - (last - 2 * row - 1)) <= 1)
    }
  }

  @Test func `a bar of four points is one even row with sharp ends, wherever it lies`() {
    for y in stride(from: 10.0, to: 30, by: 0.9) {
      let grid = Sample.paint(
        [.fill(.capsule(Rect(x: 20, y: y, width: 61.5, height: 4)), .color(.white))], width: 100,
        height: 50
      ).grid
      let lit = grid.quarters().filter { $0.contains { $0 > 0.02 } }
      #expect(lit.count == 1)
      let levels = Set(lit.flatMap { $0 }.map { ($0 * 100).rounded() })
      #expect(levels == [0, 100])
    }
  }

  @Test(arguments: [0.0, 0.7, 1.3, 2.2, 3.1, 4.4])
  func `a gap of four points between two bars never closes`(shift: Double) {
    let grid = Sample.paint(
      [
        .fill(.capsule(Rect(x: 10 + shift, y: 10, width: 63, height: 6)), .color(.white)),
        .fill(.capsule(Rect(x: 77 + shift, y: 10, width: 63, height: 6)), .color(.white)),
      ], width: 160, height: 30
    ).grid
    let row = grid.quarters()[2].map { $0 > 0.5 }
    let starts = row.indices.dropFirst().filter { row[$0] && !row[$0 - 1] }
    #expect(starts.count == 2)
  }

  @Test func `a divider is a line of characters, not a grey row`() {
    let grid = Sample.paint(
      [.fill(.rect(Rect(x: 10, y: 24.5, width: 50, height: 0.33)), .color(.white))], width: 70,
      height: 50
    ).grid
    #expect(grid.letters(2) == "  ──────────  ")
    #expect(grid.cells.allSatisfy { $0.ground == .black })
  }

  @Test(arguments: [14.0, 16, 18, 20, 22, 24, 26, 28, 30, 44])
  func `rings close, from fourteen points on`(diameter: Double) {
    for shift in stride(from: 0.0, to: 5, by: 1.3) {
      let grid = Sample.paint(
        [
          .stroke(
            .ellipse(Rect(x: 20 + shift, y: 20 + shift, width: diameter, height: diameter)),
            .color(.white), StrokeStyleMark(width: 3))
        ], width: 90, height: 90
      ).grid
      #expect(!reaches(grid, fromX: 20 + shift + diameter / 2, y: 20 + shift + diameter / 2))
    }
  }

  @Test func `a ring with a gap does not close`() {
    let grid = Sample.paint(
      [
        .stroke(
          .path(
            [
              .move(Point(x: 45, y: 20)),
              .curve(
                Point(x: 20, y: 45), control1: Point(x: 31, y: 20), control2: Point(x: 20, y: 31)),
            ], isEvenOdd: false), .color(.white), StrokeStyleMark(width: 4))
      ], width: 90, height: 90
    ).grid
    #expect(reaches(grid, fromX: 45, y: 45))
  }

  /// Whether dark quarters lead from a place to the edge of the picture.
  private func reaches(_ grid: CellGrid, fromX x: Double, y: Double) -> Bool {
    let light = grid.quarters()
    var seen = Set<[Int]>()
    var open = [[Int(x / 2.5), Int(y / 5)]]
    while let place = open.popLast() {
      let (column, row) = (place[0], place[1])
      if row <= 0 || column <= 0 || row >= light.count - 1 || column >= light[0].count - 1 {
        return true
      }
      guard light[row][column] < 0.06, seen.insert(place).inserted else { continue }
      open += [[column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]]
    }
    return false
  }

  @Test func `a corner of 44 points is round: its coverage falls off like a circle's`() {
    let grid = Sample.paint(
      [
        .fill(
          .rounded(Rect(x: 0, y: 0, width: 200, height: 160), radius: 44, isContinuous: false),
          .color(.white))
      ], width: 200, height: 160
    ).grid
    let light = grid.quarters()
    for row in 0..<9 {
      // The first lit quarter of each row lies where the circle begins.
      let first = light[row].firstIndex { $0 > 0.25 } ?? 0
      let dy = 44 - (Double(row) * 5 + 2.5)
      let exact = 44 - (44 * 44 - dy * dy).squareRoot()
      #expect(abs(Double(first) * 2.5 - exact) <= 6)
    }
  }
}
