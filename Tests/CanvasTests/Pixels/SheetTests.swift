import Drawing
import Foundation
import Testing

@testable import Canvas

/// Sheets to look at, written where `ISLET_SHEETS` names a folder.
@Suite struct SheetTests {
  static let folder = ProcessInfo.processInfo.environment["ISLET_SHEETS"]

  @Test func lettersInAllSizes() throws {
    var items: [DisplayItem] = []
    var y = 10.0
    for size in [11.0, 13, 15, 17, 20, 22, 28, 34] {
      for (index, text) in ["The quick brown fox 12:34 · 0123456789", "Hamburgefonts “Goal” 2 – 1"]
        .enumerated()
      {
        let face = Face(size: size, weight: index == 0 ? 400 : 600)
        items.append(TextSample.item(text, face, x: 10, y: y))
        y += TypeMetrics.lineHeight(face) + 4
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
      "عربي مرحبا 12", "עברית שלום", "हिन्दी नमस्ते", "ไทย สวัสดี", "日本語 中文 한국어", "🎉⚽️👨‍👩‍👧🇩🇪👍🏽 emoji",
      "Ελλάδα Привет",
    ] {
      items.append(TextSample.item(text, Face(size: 22), x: 10, y: y))
      y += 34
    }
    let list = DisplayList(size: Size(width: 440, height: y), items: items)
    let painted = PixelPainter(scale: 3).paint(list, on: .color(.black), at: 0)
    #expect(painted.image.width == 1320)
    if let folder = SheetTests.folder {
      try Data(painted.image.png).write(to: URL(fileURLWithPath: folder + "/letters.png"))
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
