import Drawing
import Testing

@testable import Outlines

@Suite struct SymbolRowsTests {
  private func elements(_ name: String) throws -> [PathElement] {
    try #require(SymbolShelf.shape(name)).parts.flatMap(\.elements)
  }

  @Test(arguments: ["shippingbox", "shippingbox.and.arrow.backward"])
  func `the tape on a box runs down to the right`(_ name: String) throws {
    // Between the two openings of its upper side: the one behind is at the right.
    let openings = try elements(name).lines.compactMap(PathBox.of).filter { $0.maxY < 6.2 }
      .sorted { $0.minY < $1.minY }
    try #require(openings.count == 2)
    #expect(openings[0].midX > 8 && openings[1].midX < 8, "\(openings)")
  }

  @Test func `a filled house has a door at its foot, of 28 hundredths of its width`() throws {
    let box = try #require(SymbolShelf.shape("house.fill")).box
    let corners = try elements("house.fill").compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
      case .close: nil
      }
    }
    let foot = Set(corners.filter { abs($0.y - box.maxY) < 0.01 }.map(\.x)).sorted()
    try #require(foot.count == 4, "\(foot)")
    #expect(abs((foot[2] - foot[1]) / box.width - 0.28) < 0.01, "\(foot)")
    #expect(abs((foot[1] + foot[2]) / 2 - 8) < 0.01)
    // It is higher than wide.
    let lintel = corners.filter { $0.x > foot[1] && $0.x < foot[2] && $0.y > 8 }.map(\.y).min()
    #expect(lintel.map { box.maxY - $0 > foot[2] - foot[1] } == true)
  }

  @Test func `a target is a ring, a ring and a dot, with gaps wider than its lines`() throws {
    let radii = try elements("target").lines.compactMap(PathBox.of).map { $0.width / 2 }
    try #require(radii.count == 5, "\(radii)")
    let steps = zip(radii, radii.dropFirst()).map { $0 - $1 }
    #expect(steps[1] > steps[0] && steps[3] > steps[2], "\(steps)")
    // The heaviest font makes a line thicker by so much.
    #expect(steps[1] > 1.2 && steps[3] > 1.2, "\(steps)")
  }
}
