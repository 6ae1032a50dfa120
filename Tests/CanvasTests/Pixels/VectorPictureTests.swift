import Drawing
import Foundation
import Goldens
import Testing

@testable import Canvas

@Suite("Pictures of vectors") struct VectorPictureTests {
  private func svg(_ items: [DisplayItem], on ground: Paint? = nil) -> String {
    VectorPicture.document(
      DisplayList(size: Size(width: 100, height: 50), items: items), on: ground, at: 0,
      title: "A <title>"
    ).text
  }

  @Test func `Letters are paths, and their text is there for those who cannot see`() {
    let text = svg([TextSample.item("Goal", Face(size: 17), x: 5, y: 5)])
    #expect(text.contains("aria-label=\"Goal\""))
    // What is inside of an image is not read out; what is inside of a group is.
    #expect(text.prefix { $0 != ">" }.contains("role=\"group\""))
    #expect(text.contains("<path d=\"M"))
    #expect(!text.contains("<text"))
    #expect(text.contains("A &lt;title&gt;"))
  }

  @Test func `A line says how far its corners reach where SVG would not guess it`() {
    func line(_ limit: Double) -> String {
      let box = Contour.rect(Rect(x: 5, y: 5, width: 40, height: 30))
      return svg([.stroke(box, .color(.white), StrokeStyleMark(width: 2, miterLimit: limit))])
    }
    #expect(line(10).contains("stroke-miterlimit=\"10\""))
    // SVG's own.
    #expect(!line(4).contains("stroke-miterlimit"))
  }

  @Test func `A gradient of ellipses is one of circles, made as high as they are`() {
    let stops = [GradientStop(.white, at: 0), GradientStop(.black, at: 1)]
    let box = Contour.rect(Rect(x: 0, y: 0, width: 40, height: 20))
    func line(_ height: Double) -> String {
      svg([
        .fill(
          box,
          .radial(
            stops, center: Point(x: 20, y: 10), startRadius: 0, endRadius: 20, height: height))
      ])
    }
    #expect(line(0.5).contains("gradientTransform=\"translate(0 5) scale(1 .5)\""))
    #expect(!line(1).contains("gradientTransform"))
  }

  @Test func `A colour that fades from nothing keeps its own tone`() {
    func text(_ from: RGBA, _ to: RGBA) -> String {
      svg([
        .fill(
          .rect(Rect(x: 0, y: 0, width: 40, height: 20)),
          .linear(
            [GradientStop(from, at: 0), GradientStop(to, at: 1)], start: .zero,
            end: Point(x: 40, y: 0)))
      ])
    }
    let red = RGBA(255, 0, 0)
    #expect(
      text(.clear, red).contains("<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>"))
    #expect(
      text(red, .clear).contains("<stop offset=\"1\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>"))
    // Half of the way a third of what shows is red: .5 × .5 of .75.
    let mixed = text(red.opacity(0.5), RGBA(0, 0, 255))
    #expect(mixed.contains("<stop offset=\".5\" stop-color=\"#5500aa\" stop-opacity=\".75\"/>"))
  }

  @Test func `Every kind of mark gives well-formed XML`() throws {
    let stops = [GradientStop(.white, at: 0), GradientStop(.black.opacity(0.5), at: 1)]
    let box = Rect(x: 5, y: 5, width: 40, height: 30)
    let paints: [Paint] = [
      .color(RGBA(255, 0, 0, alpha: 0.5)),
      .linear(stops, start: .zero, end: Point(x: 50, y: 50)),
      .radial(stops, center: Point(x: 20, y: 20), startRadius: 2, endRadius: 20),
      .radial(stops, center: Point(x: 20, y: 20), startRadius: 2, endRadius: 20, height: 0.5),
      .angular(stops, center: Point(x: 20, y: 20), startAngle: 0, endAngle: 6),
      .material(Material(.thin, isDark: true)),
    ]
    var items: [DisplayItem] = paints.map { .fill(.rounded(box, radius: 8), $0) }
    items.append(.stroke(.ellipse(box), paints[1], StrokeStyleMark(width: 2, dash: [3, 2])))
    items.append(
      .group(
        GroupMark(
          [items[0], .group(GroupMark([items[1]], blend: .destinationOut))],
          transform: .rotation(sine: 0.5, cosine: 0.866), opacity: 0.5, clip: .ellipse(box),
          mask: [items[1]], blend: .multiply, blur: 2, shadow: ShadowMark(color: .black, radius: 3),
          adjustments: [.saturation(0.5), .hueRotation(1), .nightRed])))
    items.append(TextSample.item("a & b 🎉", Face(size: 12), x: 0, y: 0))
    items.append(
      .symbol(
        SymbolMark(
          name: "heart.fill", frame: box, face: Face(size: 17), paints: [.color(.white)])))
    items.append(.placeholder(box, label: "Map"))
    items.append(
      .progress(
        ProgressMark(
          track: .capsule(box), trackPaint: paints[0], fillPaint: paints[1], start: -5, end: 5,
          countsDown: false)))
    let text = svg(items, on: .color(.black))
    let parser = XMLParser.check(text)
    #expect(parser == nil, "\(parser ?? "")")
    if let folder = Sheet.folder {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/marks.svg"))
    }
  }

  @Test func `An image is written once, however often it is shown`() throws {
    let bytes = ImageTests.png(width: 200, height: 200) { x, y in [UInt8(x), UInt8(y), 9, 255] }
    let mark = ImageMark(
      source: .data(bytes), frame: Rect(x: 0, y: 0, width: 40, height: 40))
    var text = ""
    let once = ProcessorTime.of { text = svg([.image(mark)]) }
    let often = ProcessorTime.of {
      text = svg([DisplayItem](repeating: .image(mark), count: 300))
    }
    #expect(text.ranges(of: "<image ").count == 1)
    #expect(text.ranges(of: "<use ").count == 300)
    #expect(often < 20 * once, "\(often) s against \(once) s")
  }

  @Test func `An emoji is written once, however often it is shown`() {
    let emoji = TextSample.item("🎉", Face(size: 12), x: 0, y: 0)
    // Fonts are opened.
    var text = svg([emoji])
    let once = ProcessorTime.of { text = svg([emoji]) }
    let often = ProcessorTime.of { text = svg([DisplayItem](repeating: emoji, count: 300)) }
    #expect(text.ranges(of: "<image ").count == 1)
    #expect(often < 100 * once, "\(often) s against \(once) s")
  }

  @Test func `Materials, and cuts, are written in time that grows as their number does`() throws {
    let box = Contour.rect(Rect(x: 5, y: 5, width: 40, height: 30))
    let glass = DisplayItem.fill(box, .material(Material(.thin, isDark: true)))
    let cut = DisplayItem.group(GroupMark([.fill(box, .color(.white))], blend: .destinationOut))
    let under = DisplayItem.group(GroupMark([.fill(box, .color(.white))], blend: .destinationOver))
    for item in [glass, cut, under] {
      func seconds(_ count: Int) -> Double {
        let group = DisplayItem.group(
          GroupMark([.fill(box, .color(.black))] + Array(repeating: item, count: count)))
        let list = item == glass ? [DisplayItem](repeating: item, count: count) : [group]
        return ProcessorTime.of { _ = svg(list, on: .color(.black)) }
      }
      _ = seconds(10)
      let (few, many) = (seconds(1_000), seconds(16_000))
      #expect(many < 60 * few, "\(many) s against \(few) s")
    }
  }

  @Test func `Each cut goes around what it takes from`() {
    let box = Contour.rect(Rect(x: 5, y: 5, width: 40, height: 30))
    let red = DisplayItem.fill(box, .color(RGBA(255, 0, 0)))
    let cut = DisplayItem.group(GroupMark([red], blend: .destinationOut))
    let under = DisplayItem.group(GroupMark([red], blend: .destinationOver))
    let text = svg([.group(GroupMark([red, cut, under, cut]))], on: .color(.black))
    let fault = XMLParser.check(text)
    #expect(fault == nil, "\(fault ?? "")")
    let body = text.suffix(from: text.range(of: "</defs>")?.upperBound ?? text.startIndex)
    // What is drawn under what is left of the rest is cut itself by what comes behind it.
    let tags = body.split(separator: "<").map { $0.prefix { $0 != " " && $0 != ">" } }
    #expect(tags.suffix(7).joined(separator: " ") == "g rect g rect /g /g /svg")
  }

  @Test func `Numbers are as short as they can be`() {
    #expect(SVGText.number(0.5) == ".5")
    #expect(SVGText.number(-0.25) == "-.25")
    #expect(SVGText.number(3) == "3")
    #expect(SVGText.number(1.005) == "1")
    #expect(SVGText.number(10.05) == "10.05")
    #expect(SVGText.fine(0.125) == ".125")
  }
}

/// Whether each element of a text is closed in its turn.
private enum XMLParser {
  static func check(_ text: String) -> String? {
    var open: [Substring] = []
    for tag in text.split(separator: "<", omittingEmptySubsequences: true) {
      guard let end = tag.firstIndex(of: ">") else { return "no end: \(tag.prefix(40))" }
      let inside = tag[..<end]
      if inside.filter({ $0 == "\"" }).count % 2 != 0 { return "quotes: \(inside.prefix(60))" }
      if inside.hasPrefix("/") {
        guard open.popLast() == inside.dropFirst() else { return "closes \(inside)" }
      } else if !inside.hasSuffix("/") {
        open.append(inside.prefix { $0.isLetter })
      }
    }
    return open.isEmpty ? nil : "open: \(open)"
  }
}
