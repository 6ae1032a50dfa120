import Canvas
import Drawing
import Foundation
import JSON
import Testing

@testable import Screens

@MainActor
@Suite("Lists that do not fit")
struct CutListTests {
  private let area = Area(column: 0, row: 0, columns: 40, rows: 4)

  private func rows(_ draw: (inout Sheet) -> Void) -> [String] {
    var sheet = Sheet(columns: area.columns, rows: area.rows)
    draw(&sheet)
    return sheet.grid.text().split(separator: "\n").map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `the last row of JSON counts what is left, over nothing else`() throws {
    let value = JSONValue.object(
      JSONObject("abcdef".map { (key: String($0), value: "a value of some length") }))
    let lines = JSONLines.lines(of: value, width: area.columns)
    let rows = rows { JSONLines.draw(lines, from: 0, in: area, on: &$0) }
    #expect(rows.last == "↓ \(lines.count - 3) more lines: PgDn or wheel")
    #expect(
      self.rows { JSONLines.draw(lines, from: lines.count - 4, in: area, on: &$0) }.last == "}")
  }

  @Test func `the ruler's list scrolls to what is chosen`() {
    let marks = (0..<30).map { number in
      RulerMark(
        .view, "Text “\(number)”",
        frame: Rect(x: 0, y: Double(number) * 20, width: 100, height: 20))
    }
    var sheet = Sheet(columns: 40, rows: 12)
    AppModel.drawMeasures(
      marks, 28, in: Area(column: 0, row: 0, columns: 40, rows: 12), on: &sheet)
    let text = sheet.grid.text()
    #expect(text.hasPrefix("Text “28”"))
    #expect(text.contains("Element 29 of 30"))
    #expect(
      text.split(separator: "\n").contains { $0.hasPrefix("Text “28”") && $0.hasSuffix("100 × 20") }
    )
  }
}
