import Testing

@testable import Drawing

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

@Suite struct PathTextTests {
  @Test(
    arguments: [
      ("M1 2L3,4z", [.move(point(1, 2)), .line(point(3, 4)), .close]),
      ("m1 2 2 2", [.move(point(1, 2)), .line(point(3, 4))]),
      ("M1-2.5.5 3", [.move(point(1, -2.5)), .line(point(0.5, 3))]),
      ("M1 1H5v-1", [.move(point(1, 1)), .line(point(5, 1)), .line(point(5, 0))]),
      (
        "M0 0C1 1 2 1 3 0S5-1 6 0",
        [
          .move(point(0, 0)), .curve(point(3, 0), control1: point(1, 1), control2: point(2, 1)),
          .curve(point(6, 0), control1: point(4, -1), control2: point(5, -1)),
        ]
      ),
      (
        "M0 0Q1 1 2 0T4 0",
        [
          .move(point(0, 0)), .quad(point(2, 0), control: point(1, 1)),
          .quad(point(4, 0), control: point(3, -1)),
        ]
      ),
      ("M1e1 1E-1", [.move(point(10, 0.1))]),
      ("L", []), ("M1", []), ("Z1", [.close]),
      ("M0 0 L1 1 ?", [.move(point(0, 0)), .line(point(1, 1))]),
    ] as [(String, [PathElement])])
  func `a path is read as far as it can be`(text: String, elements: [PathElement]) {
    #expect(PathText.elements(text) == elements)
  }

  @Test func `wherever a path ends, what came before is drawn`() {
    let whole = "M1-2.5e1,3h4V5l-6 7C8 9 1 2 3 4s5,6 7 8Q9 1 2 3t4 5A6 7 8 1 0 9 1z"
    for count in 0...whole.count {
      let part = PathText.elements(String(whole.prefix(count)))
      #expect(PathText.elements(whole).starts(with: part.dropLast()))
    }
  }

  @Test func `a half circle is two curves, flags may stand together`() throws {
    let elements = PathText.elements("M0 0a5 5 0 0110 0")
    #expect(elements.count == 3)
    guard case .curve(let top, _, _) = elements[1], case .curve(let end, _, _) = elements[2] else {
      Issue.record("\(elements)")
      return
    }
    #expect(abs(top.x - 5) < 1e-9 && abs(top.y + 5) < 1e-9)
    #expect(end == point(10, 0))
  }

  @Test func `Numbers follow one another without a blank, commands with many sets of numbers`() {
    let elements = PathText.elements("M1.5.5-2-3l1 1 2 2zm4,4h1v-1")
    #expect(elements.count == 8)
    #expect(elements[0] == .move(Point(x: 1.5, y: 0.5)))
    #expect(elements[1] == .line(Point(x: -2, y: -3)))
    #expect(elements[5] == .move(Point(x: 5.5, y: 4.5)))
    #expect(elements[7] == .line(Point(x: 6.5, y: 3.5)))
  }

  @Test func `A point after an exponent begins the next number`() {
    #expect(
      PathText.elements("M1e1.5h2e-1") == [
        .move(Point(x: 10, y: 0.5)), .line(Point(x: 10.2, y: 0.5)),
      ])
  }

  @Test(arguments: ["", "M", "M1", "Q", "M1 1A", "xyz"])
  func `What is no path gives what can be read of it`(_ path: String) {
    #expect(PathText.elements(path).count <= 1)
  }
}
