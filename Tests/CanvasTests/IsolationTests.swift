import Drawing
import Testing

@testable import Canvas

@Suite("What takes away from below it, or goes below it") struct IsolationTests {
  private let box = Rect(x: 0, y: 0, width: 40, height: 40)
  private let green = RGBA(0, 200, 0)
  private let left = Contour.rect(Rect(x: 0, y: 0, width: 20, height: 40))

  private func below() -> DisplayItem {
    .fill(.rect(box), .color(RGBA(200, 0, 0)))
  }

  private func mark(_ blend: BlendMode) -> DisplayItem {
    .group(GroupMark([.fill(.rect(box), .color(.white))], blend: blend))
  }

  /// The ways in which a view's marks, of which the last one is mixed in some way, can stand in groups.
  private func ways(_ blend: BlendMode) -> [[DisplayItem]] {
    let own = DisplayItem.fill(left, .color(green))
    func view(_ items: [DisplayItem]) -> DisplayItem { .view(ViewMark(id: 1, items: items)) }
    return [
      [below(), .group(GroupMark([own, mark(blend)]))],
      [below(), view([own, mark(blend)])],
      [below(), .group(GroupMark([view([own]), view([mark(blend)])], clip: .rect(box)))],
    ]
  }

  @Test func `a view that is cut out of shows what is below the view, in pixels and in cells`() {
    for (index, items) in ways(.destinationOut).enumerated() {
      let image = PixelPainter(scale: 1).paint(
        DisplayList(size: box.size, items: items), on: .color(.black), at: 0
      ).image
      for x in [10, 30] {
        let at = (20 * 40 + x) * 4
        #expect(Array(image.bytes[at..<at + 4]) == [200, 0, 0, 255], "\(index), \(x)")
      }
      let cells = Sample.paint(items, width: 40, height: 40).grid
      #expect(
        cells[1, 2].ground == CellColor(0xC80000) && cells[6, 2].ground == CellColor(0xC80000))
    }
  }

  @Test func `what goes below a view goes between it and what is below the view`() {
    for (index, items) in ways(.destinationOver).enumerated() {
      let image = PixelPainter(scale: 1).paint(
        DisplayList(size: box.size, items: items), on: .color(.black), at: 0
      ).image
      func pixel(_ x: Int) -> [UInt8] {
        Array(image.bytes[(20 * 40 + x) * 4..<(20 * 40 + x) * 4 + 3])
      }
      #expect(pixel(10) == [0, 200, 0] && pixel(30) == [255, 255, 255], "\(index)")
    }
  }

  @Test func `vectors cut what pixels cut`() {
    for items in ways(.destinationOut) {
      let text = VectorPicture.document(
        DisplayList(size: box.size, items: items), on: nil, at: 0, title: ""
      ).text
      let body = text.suffix(from: text.range(of: "</defs>")?.upperBound ?? text.startIndex)
      #expect(text.contains("<mask") && body.contains("<g mask="))
      #expect(!body.contains("fill=\"#ffffff\""), "it is drawn in the mask alone")
    }
  }
}
