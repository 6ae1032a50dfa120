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
    func last(from first: Int, by ways: String = "PgDn") -> String? {
      rows { JSONLines.draw(lines, from: first, in: area, scrolledBy: ways, on: &$0) }.last
    }
    #expect(last(from: 0, by: "wheel") == "↓ \(lines.count - 3) more lines: wheel")
    #expect(last(from: lines.count - 4) == "}")
  }

  @Test
  func `a list is scrolled by the keys while it has them, and by the wheel where there is one`() {
    func ways(hasMouse: Bool, hasKeys: Bool) -> String {
      var options = AppModel.Options()
      options.hasMouse = hasMouse
      return AppModel(options: options).waysToScroll("PgDn", hasKeys: hasKeys)
    }
    #expect(ways(hasMouse: true, hasKeys: true) == "PgDn or wheel")
    // While the keys scroll something else, only the wheel is named.
    #expect(ways(hasMouse: true, hasKeys: false) == "wheel")
    #expect(ways(hasMouse: false, hasKeys: true) == "PgDn")
    #expect(ways(hasMouse: false, hasKeys: false) == "Tab, PgDn")
  }

  @Test func `no wheel and no click is named where there is no mouse`() throws {
    var options = AppModel.Options()
    options.hasMouse = false
    let world = try World(columns: 120, rows: 24, options: options)
    world.push([
      "score": 2, "text": "long", "list": .array((0..<40).map { ["number": .int($0)] }),
    ])
    #expect(world.text.contains("more lines: Tab, PgDn"))
    world.press(.tab)
    #expect(world.text.contains("more lines: PgDn"))
    world.press(.tab, "w")
    #expect(world.text.contains("The screen is off: w or Enter wakes it"))
    world.press("w", "w", "r")
    #expect(!world.text.contains("wheel") && !world.text.contains("click"))
  }

  @Test func `the ruler's list scrolls to what is chosen`() {
    let marks = (0..<30).map { number in
      RulerMark(
        .view, "Text “\(number)”",
        frame: Rect(x: 0, y: Double(number) * 20, width: 100, height: 20))
    }
    var sheet = Sheet(columns: 40, rows: 12)
    AppModel.drawMeasures(
      marks, 28, keys: "↑↓", in: Area(column: 0, row: 0, columns: 40, rows: 12), on: &sheet)
    let text = sheet.grid.text()
    #expect(text.hasPrefix("Text “28”"))
    #expect(text.contains("Element 29 of 30"))
    #expect(
      text.split(separator: "\n").contains { $0.hasPrefix("Text “28”") && $0.hasSuffix("100 × 20") }
    )
  }

  @Test func `a text that is too long for its line goes on below, to its last word`() {
    let text = "A long note about the coffee that nobody could read to its end"
    let value: JSONValue = ["note": .string(text), "n": 1]
    func lines(_ width: Int) -> [String] {
      JSONLines.lines(of: value, width: width).map { $0.pieces.map(\.text).joined() }
    }
    #expect(
      lines(40) == [
        "{", #"  "note": "A long note about the coffee"#, "          that nobody could read to its",
        #"          end","#, #"  "n": 1"#, "}",
      ])
    // Where the key leaves no room, the text begins below it.
    #expect(
      lines(26).prefix(3) == [
        "{", #"  "note": "#, #"    "A long note about"#,
      ])
    #expect(lines(26).allSatisfy { Sheet.width($0) <= 26 })
    #expect(lines(90)[1] == "  \"note\": \"\(text)\",")
    let wide: JSONValue = ["note": .string(String(repeating: "日本語", count: 20))]
    for line in JSONLines.lines(of: wide, width: 40) {
      #expect(Sheet.width(line.pieces.map(\.text).joined()) <= 40)
    }
  }

  @Test func `JSON goes twenty steps to the right at most, however deep it is`() {
    var value: JSONValue =
      "a text that is too long for a line with others, so that each list is open"
    for _ in 0..<25 { value = [value] }
    let margins = JSONLines.lines(of: value, width: 120).map { line in
      line.pieces.map(\.text).joined().prefix { $0 == " " }.count
    }
    let deepest = Array(repeating: 40, count: 11)
    let down = (0..<20).map { 2 * $0 }
    #expect(margins == down + deepest + down.reversed())
  }

  @Test func `the ruler steps from element to element, and stays at the first and the last`() {
    let marks = (0..<3).map { number in
      RulerMark(
        .view, "\(number)", frame: Rect(x: 0, y: Double(number) * 20, width: 100, height: 20))
    }
    let steps = [(0, 1), (1, 1), (2, 1), (2, -1), (0, -1)]
    #expect(steps.map { AppModel.stepped($0, by: $1, of: marks) } == [1, 2, 2, 1, 0])
    #expect(AppModel.stepped(7, by: 1, of: []) == 7)
  }
}
