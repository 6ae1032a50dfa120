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

  @Test("the last row of JSON counts what is left, over nothing else")
  func json() throws {
    let value = JSONValue.object(
      JSONObject("abcdef".map { (key: String($0), value: "a value of some length") }))
    let lines = JSONLines.lines(of: value, width: area.columns)
    let rows = rows { JSONLines.draw(lines, from: 0, in: area, on: &$0) }
    #expect(rows.last == "… \(lines.count - 3) more lines")
    #expect(
      self.rows { JSONLines.draw(lines, from: lines.count - 4, in: area, on: &$0) }.last == "}")
  }

  @Test("so does the last row of the ruler's list")
  func legend() {
    let marks = (0..<6).map { number in
      RulerMark(
        .view, "Text “a text of some length”",
        frame: Rect(x: Double(number), y: 0, width: 100, height: 20))
    }
    let rows = rows { AppModel.drawLegend(marks, in: area, on: &$0) }
    #expect(rows.last?.hasPrefix("… ") == true && rows.last?.hasSuffix(" more") == true)
  }
}
