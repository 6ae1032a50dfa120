import Testing

@testable import Drawing

@Suite("Rounded rectangles") struct ContourTests {
  /// What Apple's `UnevenRoundedRectangle` makes of radii that are too large for its side.
  @Test(arguments: [
    (CornerRadii(topLeft: 20, topRight: 90, bottomLeft: 0, bottomRight: 0), 20.0, 80.0),
    (CornerRadii(topLeft: 50, topRight: 70, bottomLeft: 0, bottomRight: 0), 50, 50),
    (CornerRadii(topLeft: 70, topRight: 70, bottomLeft: 70, bottomRight: 70), 50, 50),
    (CornerRadii(topLeft: -5, topRight: .nan, bottomLeft: 0, bottomRight: 0), 0, 0),
  ])
  func `a corner has what its neighbours leave of the side, and at least half`(
    _ radii: CornerRadii, _ left: Double, _ right: Double
  ) {
    let fitted = radii.fitted(in: Size(width: 100, height: 100))
    #expect(fitted.topLeft == left && fitted.topRight == right)
  }

  @Test func `a corner alone may be as large as the rectangle`() {
    let radii = CornerRadii(topLeft: 40, topRight: 0, bottomLeft: 0, bottomRight: 0)
    #expect(radii.fitted(in: Size(width: 60, height: 60)) == radii)
    #expect(radii.fitted(in: Size(width: 60, height: 30)).topLeft == 30)
    let path = Contour.rounded(
      Rect(x: 0, y: 0, width: 60, height: 60), radii, isContinuous: false
    ).elements
    #expect(path.first == .move(Point(x: 0, y: 40)))
  }

  @Test func `dashes begin in the middle of what is straight at the right`() {
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomLeft: 0, bottomRight: 30)
    let contour = Contour.rounded(
      Rect(x: 0, y: 0, width: 100, height: 60), radii, isContinuous: false)
    guard case .path(let elements, _) = contour.dashed else {
      Issue.record("no path")
      return
    }
    #expect(elements.first == .move(Point(x: 100, y: 20)) && elements.last == .close)
    #expect(contour.elements.first == .move(Point(x: 0, y: 0)))
  }
}
