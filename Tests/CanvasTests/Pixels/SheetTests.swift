import Drawing
import Foundation
import Testing

@testable import Canvas

/// Sheets to look at: `ISLET_SHEETS=FOLDER` writes them there, `ISLET_SHEETS_CHECK=FOLDER` compares those that are there.
@Suite struct SheetTests {
  @Test func `texts of all sizes fill the sheet that people look at`() throws {
    let list = SheetTests.letters
    let painted = PixelPainter(scale: 2).paint(list, on: .color(.black), at: 0)
    #expect(painted.image.width == 880)
    try Sheet.keep(painted.image, "text-sizes.png")
    // The same in cells: sizes up to 34 pt, at the usual zoom.
    let cells = Painter(glyphs: .sextants, paintsEmoji: true).paint(list, at: 0)
    try Sheet.keep(
      SVG.document(cells.grid, cell: cells.cell, title: "Text sizes"), "text-sizes.svg")
  }

  private static var letters: DisplayList {
    var items: [DisplayItem] = []
    var y = 10.0
    for size in [11.0, 13, 15, 17, 20, 22, 28, 34] {
      for (weight, text) in [
        (400, "The quick brown fox 12:34 · 01"), (600, "Hamburgefonts “Goal” 2 – 1"),
      ] {
        let face = Face(size: size, weight: weight)
        items.append(
          TextSample.item(
            "\(Int(size))", Face(size: 11), x: 6, y: y, paint: .color(RGBA(120, 120, 128))))
        let words = size < 28 ? text : String(text.prefix(20))
        items.append(TextSample.item(words, face, x: 30, y: y))
        y += TypeMetrics.lineHeight(face) + 6
      }
    }
    for design in [Face.Design.rounded, .serif, .monospaced] {
      for weight in [400, 700] {
        let face = Face(size: 22, weight: weight, design: design)
        items.append(TextSample.item("Rounded serif 12:34 mono & co", face, x: 10, y: y))
        y += 32
      }
    }
    for text in [
      "عربي مرحبا 12", "עברית שלום", "हिन्दी नमस्ते", "ไทย สวัสดี", "🎉⚽️👨‍👩‍👧🇩🇪👍🏽",
      "Ελλάδα Привет",
    ] {
      items.append(TextSample.item(text, Face(size: 22), x: 10, y: y))
      y += 34
    }
    return DisplayList(size: Size(width: 440, height: y), items: items)
  }
}

/// Where sheets are written, and what they are compared with.
enum Sheet {
  static let folder = ProcessInfo.processInfo.environment["ISLET_SHEETS"]
  static let checked = ProcessInfo.processInfo.environment["ISLET_SHEETS_CHECK"]

  /// The part of the pixels that may differ: another version of a font moves some edges.
  private static let tolerance = 0.001

  static func keep(_ image: PixelImage, _ name: String) throws {
    if let folder {
      try Data(image.png).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    if let checked {
      let kept = try PixelImage(
        png: Array(Data(contentsOf: URL(fileURLWithPath: "\(checked)/\(name)"))))
      let share = PixelDifference(kept, image).share
      #expect(share <= Sheet.tolerance, "\(name): \(share * 100) % of the pixels differ")
    }
  }

  static func keep(_ text: String, _ name: String) throws {
    if let folder { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    if let checked {
      let kept = try String(contentsOfFile: "\(checked)/\(name)", encoding: .utf8)
      #expect(kept == text, "\(name) differs")
    }
  }
}

enum TextSample {
  static func item(
    _ text: String, _ face: Face, x: Double, y: Double, paint: Paint = .color(.white)
  ) -> DisplayItem {
    let width = TypeMetrics.width(text, face)
    return .text(
      TextLine(
        frame: Rect(x: x, y: y, width: width, height: TypeMetrics.lineHeight(face)),
        baseline: y + TypeMetrics.ascent(face),
        runs: [TextRun(text, face: face, paint: paint, x: x, width: width)]))
  }
}
