import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Ruler")
struct RulerTests {
  private let outline = OutlineNode(
    kind: "VStack", frame: Rect(x: 0, y: 0, width: 371, height: 160),
    children: [
      OutlineNode(
        kind: "Text", frame: Rect(x: 14, y: 12, width: 175, height: 15.67),
        content: "Premier League · Matchday 12", face: Face(size: 13), line: 42),
      OutlineNode(
        kind: "Text", frame: Rect(x: 145, y: 40, width: 81, height: 40.67), content: "2 – 1",
        face: Face(size: 34, weight: 700), traits: ["truncated"]),
      OutlineNode(kind: "Circle", frame: Rect(x: 20, y: 36, width: 44, height: 44)),
    ])

  @Test("a sheet shows scale, frames and a legend in points")
  func sheet() {
    let picture = Painter().paint(Sample.card, on: .color(.black), at: 0)
    let marks =
      [
        RulerMark(.slot, "lockScreen", frame: Rect(x: 0, y: 0, width: 371, height: 160)),
        RulerMark(.margin, "margin 14", frame: Rect(x: 14, y: 14, width: 343, height: 132)),
      ] + RulerMark.marks(of: outline)
    let sheet = Ruler.sheet(picture, marks)
    let difference = Golden.difference(sheet.text(), named: "ruler")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("views are moved and scaled with their slot")
  func moved() throws {
    let marks = RulerMark.marks(of: outline, at: Point(x: 10, y: 20), scale: 2)
    let circle = try #require(marks.first { $0.name == "Circle" })
    #expect(circle.frame == Rect(x: 50, y: 92, width: 88, height: 88))
    #expect(marks.contains { $0.kind == .truncation })
  }

  @Test("a text tells the baseline of its first line, in points of the picture")
  func baseline() {
    let line = TextLine(
      frame: Rect(x: 14, y: 12, width: 175, height: 15.67), baseline: 24.5,
      runs: [
        TextRun("Premier League", face: Face(size: 13), paint: .color(.white), x: 14, width: 175)
      ])
    let list = DisplayList(
      size: Size(width: 371, height: 160),
      items: [.group(GroupMark([.text(line)], transform: .translation(x: 10, y: 20)))])
    let marks = RulerMark.marks(
      RulerMark.marks(of: outline, at: Point(x: 10, y: 20)), withBaselinesOf: list)
    #expect(marks.map(\.detail).filter { $0.contains("baseline at 44.5") }.count == 1)
    #expect(marks.first?.detail.hasSuffix("baseline at 44.5") == true)
  }

  @Test("a long line of measures goes on in the next, indented, and loses nothing")
  func wrapping() {
    let detail = (1...12).map { "trait\($0)" }.joined(separator: ", ")
    let frame = Rect(x: 0, y: 0, width: 20, height: 10)
    let lines = Ruler.legend(
      [
        RulerMark(.slot, "card", frame: frame),
        RulerMark(.view, "Text", frame: frame, detail: detail),
      ],
      columns: 60)
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 60 })
    #expect(lines.prefix(2).map { $0.hasPrefix("  ") } == [true, false])
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("  ") })
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.hasSuffix(detail))
  }

  @Test("what the mock-up shortens is told apart from what iOS truncates")
  func shortening() {
    let shortening = Shortening(
      text: "illness", shown: "ill…", frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let lines = Ruler.legend(RulerMark.marks(of: [shortening]))
    #expect(lines.first?.contains("shortened by the mock-up") == true)
    #expect(lines.first?.contains("truncated as on iOS") == false)
  }
}
