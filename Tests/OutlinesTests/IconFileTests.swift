import Drawing
import Testing

@testable import Outlines

@Suite("Paths of icons") struct IconFileTests {
  private func box(_ path: String) -> Rect {
    PathBox.of(PathText.elements(path)) ?? .zero
  }

  @Test(arguments: [
    // From the right of a circle around (0, 0) to its bottom: a quarter clockwise, or the long way.
    ("M1 0A1 1 0 0 1 0 1", Rect(x: 0, y: 0, width: 1, height: 1)),
    ("M1 0A1 1 0 1 0 0 1", Rect(x: -1, y: -1, width: 2, height: 2)),
    // The same two places on the circle around (1, 1).
    ("M1 0A1 1 0 0 0 0 1", Rect(x: 0, y: 0, width: 1, height: 1)),
    ("M1 0A1 1 0 1 1 0 1", Rect(x: 0, y: 0, width: 2, height: 2)),
    ("M0 0a2 1 0 1 1 4 0", Rect(x: 0, y: -1, width: 4, height: 1)),
  ])
  func `An arc goes around the side that its flags say`(_ path: String, _ expected: Rect) {
    let found = box(path)
    for (a, b) in [
      (found.minX, expected.minX), (found.minY, expected.minY), (found.maxX, expected.maxX),
      (found.maxY, expected.maxY),
    ] { #expect(abs(a - b) < 0.02, "\(found)") }
  }

  @Test func `a curve reaches as far as its points do, and not to its handles`() {
    #expect(box("M0 0Q1 2 2 0") == Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(box("M0 0C0 4 2 4 2 0") == Rect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test func `A file of an icon gives its shapes`() {
    let paths = IconFile.paths(
      "<svg viewBox=\"0 0 16 16\"><path fill-rule=\"evenodd\" d=\"M0 0h2v2z\"/>"
        + "<circle cx=\"8\" cy=\"8\" r=\"2\"/></svg>")
    #expect(paths.count == 2)
    #expect(paths[0].isEvenOdd && !paths[1].isEvenOdd)
    #expect(PathBox.of(paths[1].elements) == Rect(x: 6, y: 6, width: 4, height: 4))
  }
}
