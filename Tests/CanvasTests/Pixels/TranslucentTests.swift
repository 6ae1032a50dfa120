import Drawing
import Foundation
import Testing

@testable import Canvas

@Suite("What is translucent is so everywhere alike") struct TranslucentTests {
  /// Returns how light the lightest pixel is that items leave on black.
  private func lightest(_ items: [DisplayItem], scale: Double = 3) -> UInt8 {
    let image = PixelPainter(scale: scale).paint(
      DisplayList(size: Size(width: 40, height: 40), items: items), on: .color(.black), at: 0
    ).image
    return stride(from: 0, to: image.bytes.count, by: 4).map { image.bytes[$0] }.max() ?? 0
  }

  @Test(arguments: [
    "xmark", "phone", "phone.slash.fill", "xmark.circle", "arrow.triangle.2.circlepath",
    "bell.badge", "square.stack.3d.up",
  ])
  func `a symbol has no place where its lines count twice`(_ name: String) {
    for weight in [400, 700, 900] {
      let paints: [Paint] = [
        .color(.white.opacity(0.5)),
        .linear(
          [GradientStop(.white.opacity(0.5), at: 0), GradientStop(.white.opacity(0.5), at: 1)],
          start: .zero, end: Point(x: 40, y: 40)),
      ]
      for paint in paints {
        let mark = SymbolMark(
          name: name, frame: Rect(x: 4.3, y: 4.7, width: 30, height: 30),
          face: Face(size: 28, weight: weight), paints: [paint])
        #expect((127...129).contains(lightest([.symbol(mark)])), "\(name) \(weight)")
      }
    }
  }

  @Test func `a symbol of vectors is faded as a whole`() {
    func text(_ paint: Paint) -> String {
      let mark = SymbolMark(
        name: "xmark.circle", frame: Rect(x: 4, y: 4, width: 30, height: 30), face: Face(size: 28),
        paints: [paint])
      return VectorPicture.document(
        DisplayList(size: Size(width: 40, height: 40), items: [.symbol(mark)]), on: nil, at: 0,
        title: ""
      ).text
    }
    let faded = text(.color(.white.opacity(0.5)))
    #expect(faded.components(separatedBy: "opacity=\".5\"").count == 2)
    #expect(!faded.contains("fill-opacity"))
    #expect(!text(.color(.white)).contains("opacity"))
    let stops = [GradientStop(.white, at: 0), GradientStop(.white.opacity(0), at: 1)]
    #expect(text(.linear(stops, start: .zero, end: Point(x: 40, y: 40))).contains("mask=\"url"))
  }

  @Test func `a symbol in two paints is faded as a whole`() {
    // The cross lies on the disc: were each faded by itself, it would be lighter than half.
    let mark = SymbolMark(
      name: "xmark.circle.fill", frame: Rect(x: 4, y: 4, width: 30, height: 30),
      face: Face(size: 28), paints: [.color(.white), .color(RGBA(254, 254, 254))])
    let faded = DisplayItem.group(GroupMark([.symbol(mark)], opacity: 0.5))
    #expect((127...129).contains(lightest([faded])))
    #expect(lightest([.symbol(mark)]) == 255)
  }

  @Test func `glass in a symbol of vectors shows what lies below the symbol's own place`() {
    let mark = SymbolMark(
      name: "xmark.circle", frame: Rect(x: 4, y: 4, width: 30, height: 30), face: Face(size: 28),
      paints: [.material(Material(.thin, isDark: true))])
    let moved = Transform.translation(x: 7, y: 3)
    let text = VectorPicture.document(
      DisplayList(
        size: Size(width: 60, height: 60),
        items: [
          .fill(.rect(Rect(x: 0, y: 0, width: 60, height: 60)), .color(.black)),
          .fill(.rect(Rect(x: 0, y: 0, width: 30, height: 60)), .color(.white)),
          .group(GroupMark([.symbol(mark)], transform: moved)),
        ]), on: nil, at: 0, title: ""
    ).text
    #expect(text.contains("transform=\"\(SVGText.matrix(moved))\""))
    #expect(text.contains("transform=\"\(SVGText.matrix(.translation(x: -7, y: -3)))\"><use"))
  }

  @Test func `a heavy symbol of vectors in a gradient is not cut off at its frame`() throws {
    let stops = [GradientStop(.white, at: 0), GradientStop(.white.opacity(0), at: 1)]
    let mark = SymbolMark(
      name: "xmark.circle", frame: Rect(x: 4, y: 4, width: 30, height: 30),
      face: Face(size: 28, weight: 900),
      paints: [.linear(stops, start: .zero, end: Point(x: 40, y: 40))])
    let parts = try #require(SymbolInk.parts(mark))
    #expect(SymbolInk.reach(of: parts) > 1)
    let room = mark.frame.outset(by: SymbolInk.reach(of: parts))
    let text = VectorPicture.document(
      DisplayList(size: Size(width: 40, height: 40), items: [.symbol(mark)]), on: nil, at: 0,
      title: ""
    ).text
    #expect(text.contains("maskUnits=\"userSpaceOnUse\" \(SVGText.frame(room))>"))
  }

  @Test func `a mask and an opacity fade marks that lie over one another together`() {
    let marks: [DisplayItem] = [
      .fill(.rect(Rect(x: 4, y: 4, width: 20, height: 20)), .color(.white)),
      .fill(.rect(Rect(x: 14, y: 14, width: 20, height: 20)), .color(.white)),
    ]
    let veil = [
      DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 40)), .color(.white.opacity(0.5)))
    ]
    #expect((127...129).contains(lightest([.group(GroupMark(marks, mask: veil))])))
    let view = DisplayItem.view(ViewMark(id: 1, items: marks))
    #expect((127...129).contains(lightest([.group(GroupMark([view], opacity: 0.5))])))
  }

  @Test func `a line through letters leaves them whole`() throws {
    func ink(_ change: (inout TextRun) -> Void) -> Int {
      var run = TextRun(
        "HHgg", face: Face(size: 30), paint: .color(.white), x: 2, width: 76)
      change(&run)
      let line = TextLine(
        frame: Rect(x: 2, y: 2, width: 76, height: 36), baseline: 28, runs: [run])
      let image = PixelPainter(scale: 3).paint(
        DisplayList(size: Size(width: 80, height: 40), items: [.text(line)]), on: .color(.black),
        at: 0
      ).image
      return stride(from: 0, to: image.bytes.count, by: 4).count { image.bytes[$0] > 200 }
    }
    let plain = ink { _ in }
    // Each line is 76 points long and 1.5 high, and letters stand in a part of it.
    #expect(ink { $0.isStruckThrough = true } > plain + 76 * 9)
    #expect(ink { $0.isUnderlined = true } > plain + 76 * 9)
  }

  @Test func `a line under a map that stretches it is wider one way than the other`() {
    let box = Contour.rect(Rect(x: 5, y: 5, width: 10, height: 20))
    let item = DisplayItem.group(
      GroupMark(
        [.stroke(box, .color(.white), StrokeStyleMark(width: 2))],
        transform: .scale(x: 2, y: 1)))
    let image = PixelPainter(scale: 1).paint(
      DisplayList(size: Size(width: 40, height: 40), items: [item]), on: .color(.black), at: 0
    ).image
    func row(_ y: Int) -> [UInt8] { (0..<40).map { image.bytes[(y * 40 + $0) * 4] } }
    #expect(row(15).count { $0 == 255 } == 8)
    #expect((0..<40).count { row($0)[20] == 255 } == 4)
  }

  @Test func `a heavy symbol under a map that stretches it is as wide as its picture stretched`() {
    /// Returns how many samples of the middle line of a minus sign are more than half white, down and across.
    func extent(_ map: Transform) -> (down: Int, across: Int) {
      let mark = SymbolMark(
        name: "minus", frame: Rect(x: 10, y: 10, width: 20, height: 20),
        face: Face(size: 20, weight: 900), paints: [.color(.white)])
      let image = PixelPainter(scale: 1).paint(
        DisplayList(
          size: Size(width: 200, height: 200),
          items: [.group(GroupMark([.symbol(mark)], transform: map))]), on: .color(.black), at: 0
      ).image
      func light(_ x: Int, _ y: Int) -> Bool { image.bytes[(y * 200 + x) * 4] > 127 }
      let across = (0..<200).map { y in (0..<200).count { light($0, y) } }.max() ?? 0
      let down = (0..<200).map { x in (0..<200).count { light(x, $0) } }.max() ?? 0
      return (down, across)
    }
    let plain = extent(.scale(x: 5, y: 5))
    let wide = extent(.scale(x: 5, y: 1))
    #expect(abs(plain.across - wide.across) <= 1)
    #expect(abs(plain.down - 5 * wide.down) <= 5)
  }
}
