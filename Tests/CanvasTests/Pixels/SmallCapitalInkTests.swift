import Drawing
import Testing

@testable import Canvas

/// Small capitals as painters draw them.
@Suite struct SmallCapitalInkTests {
  private func face(
    _ letters: SmallCapitals?, _ design: Face.Design = .standard
  ) -> Face {
    var face = Face(size: 100, design: design)
    face.smallCapitals = letters
    return face
  }

  private func line(_ text: String, _ face: Face) -> TextLine {
    let run = TextRun(
      text, face: face, paint: .color(.white), x: 0, width: TypeMetrics.width(text, face))
    return TextLine(
      frame: Rect(x: 0, y: 0, width: run.width, height: 120), baseline: 100, runs: [run])
  }

  /// The left, upper, right and lower edge of the ink.
  private func edges(_ text: String, _ face: Face) -> [Double] {
    var points: [Point] = []
    for part in TextInk(line(text, face), at: 0).parts {
      guard case .outlines(let elements, _) = part else { continue }
      for element in elements {
        switch element {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _):
          points.append(end)
        case .close: break
        }
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return [xs.min(), ys.min(), xs.max(), ys.max()].compactMap(\.self)
  }

  @Test(arguments: [Face.Design.standard, .serif])
  func `a small capital stands on the baseline, as high as its part of a capital`(
    design: Face.Design
  ) throws {
    let (capital, small) = (edges("H", face(nil, design)), edges("h", face(.lowercase, design)))
    try #require(capital.count == 4 && small.count == 4)
    #expect(abs(small[3] - capital[3]) < 0.01)
    #expect(abs((100 - small[1]) / (100 - capital[1]) - 0.78) < 0.001)
    #expect(edges("h", face(.uppercase, design))[1] < small[1])
  }

  @Test func `a word of small capitals stays in the width that layout gives it`() throws {
    let face = face(.lowercase)
    let ink = edges("mountain", face)
    try #require(ink.count == 4)
    #expect(ink[0] >= 0 && ink[2] <= TypeMetrics.width("mountain", face))
    #expect(ink[2] > 0.9 * TypeMetrics.width("mountain", face))
  }

  @Test func `cells show them as capitals`() {
    var small = Face(size: 13)
    small.smallCapitals = .lowercase
    let run = TextRun("Gate 7b", face: small, paint: .color(.white), x: 10, width: 60)
    let grid = Sample.paint(
      [
        .text(
          TextLine(
            frame: Rect(x: 10, y: 10, width: 60, height: 15), baseline: 22, runs: [run]))
      ], width: 100, height: 40
    ).grid
    #expect(grid.place(of: "GATE 7B") != nil)
    #expect(grid.place(of: "Gate 7b") == nil)
  }
}
