import Testing

@testable import Drawing

@Suite("Rectangles")
struct GeometryTests {
  private let one = Rect(x: 10, y: 20, width: 30, height: 40)
  private let other = Rect(x: 25, y: 5, width: 50, height: 30)

  @Test func `share what both cover, whichever comes first`() {
    #expect(one.intersection(other) == Rect(x: 25, y: 20, width: 15, height: 15))
    #expect(other.intersection(one) == Rect(x: 25, y: 20, width: 15, height: 15))
    let apart = one.intersection(Rect(x: 100, y: 100, width: 5, height: 5))
    #expect(apart.width == 0 && apart.height == 0)
  }

  @Test func `are joined by the smallest one around both, whichever comes first`() {
    #expect(one.union(other) == Rect(x: 10, y: 5, width: 65, height: 55))
    #expect(other.union(one) == Rect(x: 10, y: 5, width: 65, height: 55))
  }

  @Test func `hold their left and upper edge, not the other two`() {
    #expect(one.contains(Point(x: 10, y: 20)) && one.contains(Point(x: 39.9, y: 59.9)))
    #expect(!one.contains(Point(x: 40, y: 30)) && !one.contains(Point(x: 20, y: 60)))
    #expect(!one.contains(Point(x: 9.9, y: 30)) && !one.contains(Point(x: 20, y: 19.9)))
  }

  @Test func `become smaller on each side, never less than nothing`() {
    #expect(one.inset(by: 5) == Rect(x: 15, y: 25, width: 20, height: 30))
    #expect(one.inset(by: 100).size == .zero)
    #expect(one.offset(x: 1, y: -2) == Rect(x: 11, y: 18, width: 30, height: 40))
  }

  @Test func `are enclosed upright by what a map makes of them, turned and mirrored too`() {
    #expect(Transform.identity.box(one) == one)
    #expect(
      Transform.translation(x: 5, y: -5).box(one) == Rect(x: 15, y: 15, width: 30, height: 40))
    // A quarter turn clockwise: right becomes down, down becomes left.
    let turned = Transform.rotation(sine: 1, cosine: 0).box(one)
    #expect(turned == Rect(x: -60, y: 10, width: 40, height: 30))
    let mirrored = Transform.scale(x: -1, y: 2).box(one)
    #expect(mirrored == Rect(x: -40, y: 40, width: 30, height: 80))
  }
}
