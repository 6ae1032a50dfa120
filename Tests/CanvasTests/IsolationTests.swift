import Drawing
import Foundation
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

  @Test func `vectors show on top of a drawing only where that is`() throws {
    for items in ways(.sourceAtop) {
      let text = VectorPicture.document(
        DisplayList(size: box.size, items: items), on: nil, at: 0, title: ""
      ).text
      let body = text.suffix(from: try #require(text.range(of: "</defs>")).upperBound)
      let below = try #require(body.firstMatch(of: /<g id="(\w+)">/)).1
      #expect(
        text.contains("style=\"mask-type:alpha\"") && text.contains("<use href=\"#\(below)\"/>"))
      let shown = try #require(body.range(of: "fill=\"#ffffff\""))
      #expect(body[..<shown.lowerBound].contains("<g mask="))
    }
  }

  @Test func `vectors share a mask of what marks in a row lie on, and have at most four of them`() {
    func uses(_ items: [DisplayItem]) -> Int {
      VectorPicture.document(
        DisplayList(size: box.size, items: items), on: nil, at: 0, title: ""
      ).text.components(separatedBy: "<use").count - 1
    }
    let atop = (0..<24).map { number in
      let spot = Rect(x: Double(number), y: 10, width: 10, height: 10)
      return DisplayItem.group(
        GroupMark([.fill(.ellipse(spot), .color(green))], blend: .sourceAtop))
    }
    #expect(uses([below()] + atop) == 1)
    // Each mask draws what is in the one before once more.
    let alternating = uses(atop.flatMap { [below(), $0] })
    #expect((2...4).contains(alternating), "\(alternating)")
  }

  @Test func `a picture of its own is mixed with nothing below it`() {
    let black = DisplayItem.fill(.rect(box), .color(.black))
    let multiplied = DisplayItem.group(
      GroupMark([.fill(.rect(box), .color(green))], blend: .multiply))
    func pixel(_ group: GroupMark) -> [UInt8] {
      let image = PixelPainter(scale: 1).paint(
        DisplayList(size: box.size, items: [black, .group(group)]), on: .color(.black), at: 0
      ).image
      return Array(image.bytes[(20 * 40 + 10) * 4..<(20 * 40 + 10) * 4 + 3])
    }
    #expect(pixel(GroupMark([multiplied])) == [0, 0, 0])
    #expect(pixel(.picture([multiplied])) == [0, 200, 0])
    // What it begins with takes away from nothing.
    let cut = mark(.destinationOut)
    #expect(pixel(.picture([cut, .fill(left, .color(green))])) == [0, 200, 0])
    let text = VectorPicture.document(
      DisplayList(size: box.size, items: [.group(.picture([multiplied]))]), on: nil, at: 0,
      title: ""
    ).text
    #expect(text.contains("isolation:isolate") && text.contains("mix-blend-mode:multiply"))
  }

  @Test func `a group is a picture of its own only where something in it is mixed`() {
    let plain = DisplayItem.fill(.rect(box), .color(green))
    #expect(
      GroupMark.picture([plain, .group(GroupMark([plain]))])
        == GroupMark([plain, .group(GroupMark([plain]))]))
    let nested = DisplayItem.view(ViewMark(id: 1, items: [.group(GroupMark([mark(.screen)]))]))
    #expect(GroupMark.picture([plain, nested]).blend == .isolated)
    #expect(GroupMark.picture([.group(.picture([nested]))]).blend == .normal)
  }

  @Test func `an opaque blur is opaque as far as its frame, and a plain one fades`() {
    let red = DisplayItem.fill(.rect(box), .color(RGBA(200, 0, 0)))
    func edge(_ adjustments: [ColorAdjustment]) -> [UInt8] {
      let group = GroupMark([red], blur: 6, adjustments: adjustments)
      let image = PixelPainter(scale: 1).paint(
        DisplayList(size: box.size, items: [.group(group)]), on: .color(.black), at: 0
      ).image
      return Array(image.bytes[(20 * 40) * 4..<(20 * 40) * 4 + 3])
    }
    #expect(edge([.opaque]) == [200, 0, 0])
    #expect(edge([])[0] < 150)
  }

  @Test func `an opaque blur of something that does not fill its frame differs from its ground`() {
    let bar = DisplayItem.fill(.rect(Rect(x: 15, y: 0, width: 10, height: 40)), .color(.white))
    let group = GroupMark(
      [.fill(.rect(box), .color(.black)), bar], blur: 3, adjustments: [.opaque])
    let image = PixelPainter(scale: 1).paint(
      DisplayList(size: box.size, items: [.group(group)]), on: .color(green), at: 0
    ).image
    func pixel(_ x: Int) -> [UInt8] {
      Array(image.bytes[(20 * 40 + x) * 4..<(20 * 40 + x) * 4 + 3])
    }
    #expect(pixel(20)[0] > 150 && pixel(1)[0] < 20 && pixel(1)[1] < 20, "\(pixel(20)), \(pixel(1))")
  }
}
