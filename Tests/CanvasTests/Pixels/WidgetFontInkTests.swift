import Drawing
import Foundation
import Goldens
import Testing

@testable import Canvas

/// How letters of a widget's own font stand in pictures.
@Suite struct WidgetFontInkTests {
  /// Writes a font to a file.
  private func write(_ made: MadeFont, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(made.bytes).write(to: URL(fileURLWithPath: path))
  }

  /// A text of ten points, five from the left, in a font of a file.
  private func line(
    _ text: String, _ path: String, version: String = "1", _ change: (inout Face) -> Void = { _ in }
  ) -> TextLine {
    var font = FontFigures(
      file: path + "#0", version: version, ascent: 0.9, descent: 0.3, lineGap: 0, capHeight: 0.7)
    font.codes = [0x31, 0x3A, 0x41, 0x42]
    font.advances = [0.5, 0.2, 0.8, 0.6]
    font.pairs = [.init(first: 0x41, second: 0x42, amount: -0.1)]
    var face = Face(size: 10)
    face.font = font
    change(&face)
    let run = TextRun(
      text, face: face, paint: .color(.white), x: 5, width: TypeMetrics.width(text, face))
    return TextLine(frame: Rect(x: 5, y: 0, width: 99, height: 12), baseline: 9, runs: [run])
  }

  /// The left edges and widths of what is drawn of a text, in points.
  private func boxes(_ text: String, _ change: (inout Face) -> Void = { _ in }) throws -> [Double] {
    let path = TestFolder.path("Made.ttf")
    var made = MadeFont()
    made.letters += [("1", 300), (":", 200)]
    try write(made, to: path)
    let line = line(text, path, change)
    guard case .outlines(let elements, _)? = TextInk(line, at: 0).parts.first else { return [] }
    return elements.split(separator: .close).flatMap { contour -> [Double] in
      let xs = contour.compactMap { element -> Double? in
        switch element {
        case .move(let end), .line(let end): end.x
        default: nil
        }
      }
      guard let left = xs.min(), let right = xs.max() else { return [] }
      return [left, right - left]
    }.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `each letter begins where the pen is, also beside one that it moves to`() throws {
    #expect(try boxes("AB") == [5, 8, 12, 6])
    #expect(try boxes("BA") == [5, 6, 11, 8])
    #expect(try boxes("AB") { $0.tracking = 2 } == [5, 8, 14, 6])
  }

  @Test func `a digit that is given one width stands in the middle of it, other letters do not`()
    throws
  {
    #expect(try boxes("1A") { $0.hasMonospacedDigits = true } == [6, 3, 10, 8])
    #expect(try boxes("1A") == [5, 3, 10, 8])
  }

  @Test func `a serif or rounded design leaves its letters as they are`() throws {
    for design in [Face.Design.serif, .rounded] {
      #expect(try boxes("AB") { $0.design = design } == [5, 8, 12, 6])
    }
  }

  @Test func `letters of a thousand points and more are all drawn, as many as a line may have`()
    throws
  {
    let path = TestFolder.path("Worn.ttf")
    var made = MadeFont()
    made.points = 1_500
    try write(made, to: path)
    let text = String(repeating: "A", count: 20)
    let list = DisplayList(
      size: Size(width: 180, height: 12), items: [.text(line(text, path))])
    let picture = PixelPainter(scale: 1).paint(list, at: 0)
    #expect(picture.findings.isEmpty)
    // In the middle of the row of boxes, which are eight points wide each, and black to the right of them.
    let lit = (0..<180).map { picture.image.bytes[(5 * 180 + $0) * 4] > 200 }
    #expect(lit == (0..<180).map { (5..<165).contains($0) })
    let drawn = VectorPicture.document(list, at: 0, title: "")
    #expect(drawn.findings.isEmpty)
    #expect(drawn.text.ranges(of: "z").count == 20)
    let long = TextInk(line(String(repeating: "A", count: 1_000), path), at: 0)
    #expect(long.findings.map(\.id) == ["canvas-approximated"])
    #expect((10...11).contains(long.parts.count))
  }

  @Test
  func `a coloured letter of a font that changed has its new colour, though the memory is kept`()
    throws
  {
    let path = TestFolder.path("Coloured.ttf")
    let buffer = PaintBuffer()
    for version in 0..<40 {
      let shade = UInt8(5 * version + 50)
      var made = MadeFont()
      made.strike = MadeFont.Strike()
      made.strike?.pictures["A"] =
        PixelImage(width: 20, height: 20, bytes: (0..<400).flatMap { _ in [shade, 0, 0, 255] }).png
      try write(made, to: path)
      let list = DisplayList(
        size: Size(width: 20, height: 12),
        items: [.text(line("A", path, version: "\(version)"))])
      let image = PixelPainter(scale: 1).paint(list, at: 0, using: buffer).image
      #expect(image.bytes[(6 * 20 + 9) * 4] == shade)
    }
  }
}
