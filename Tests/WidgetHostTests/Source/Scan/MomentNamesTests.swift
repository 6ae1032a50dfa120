import Goldens
import Testing

@testable import WidgetHost

@Suite("Numbers that a widget's source turns into dates")
struct MomentNamesTests {
  private func applied(_ source: String, to json: String) -> String {
    MomentNames([SourceFile(path: "W.swift", text: source)]).applied(to: json)
  }

  @Test(arguments: [
    ("Date(timeIntervalSince1970: context.state.deadline)", "@now+900"),
    ("Date(timeIntervalSince1970: context.state.deadline / 1000)", "@millis+900"),
    ("Date(timeIntervalSince1970: TimeInterval(state.deadline!) / 1_000.0)", "@millis+900"),
    ("Date(timeIntervalSince1970: Double(state.deadline ?? 0) / 1000)", "@millis+900"),
    ("Date.init(timeIntervalSince1970: deadline)", "@now+900"),
    ("Date(timeIntervalSinceReferenceDate: state?.deadline ?? 0)", "@date+900"),
    // By another name.
    (
      "if let ms = context.state.deadline { Text(Date(timeIntervalSince1970: ms / 1000)) }",
      "@millis+900"
    ),
    // One of several places divides.
    (
      "Date(timeIntervalSince1970: x.deadline / 1000); Date(timeIntervalSince1970: x.deadline)",
      "@millis+900"
    ),
  ])
  func `a number that becomes a date is a moment in the unit that the source reads`(
    source: String, moment: String
  ) {
    #expect(applied(source, to: #"{"deadline":12}"#) == #"{"deadline":"\#(moment)"}"#)
    // Also where the name alone said another unit.
    #expect(
      applied(source, to: #"{"a":[{"deadline":"@now+900"}]}"#)
        == #"{"a":[{"deadline":"\#(moment)"}]}"#)
  }

  @Test(arguments: [
    "Date(timeIntervalSince1970: context.state.other)", "Text(context.state.deadline / 1000)",
    "Date().timeIntervalSince1970 > deadline", "// Date(timeIntervalSince1970: deadline)",
    "let ms = deadline(of: state); Date(timeIntervalSince1970: ms)",
  ])
  func `any other number stays`(source: String) {
    #expect(applied(source, to: #"{"deadline":12}"#) == #"{"deadline":12}"#)
  }

  @Test func `what is no number stays`() {
    let source = "Date(timeIntervalSince1970: x.deadline)"
    let json = #"{"deadline":"@date+60","b":{"deadline":"soon"}}"#
    #expect(applied(source, to: json) == json)
  }

  @Test func `what begins has begun`() {
    #expect(
      applied("Date(timeIntervalSince1970: s.start / 1000)", to: #"{"start":3}"#)
        == #"{"start":"@millis-600"}"#)
  }

  @Test func `very many dates are read in one go`() {
    let dates = (0..<4000).map { "let d\($0) = Date(timeIntervalSince1970: ms\($0 % 7))\n" }
    let source = "let ms1 = state.deadline\n" + dates.joined() + "let ms2 = state.start\n"
    let nested = String(repeating: "Date(timeIntervalSince1970: ", count: 4000)
    var json = ""
    let time = ProcessorTime.of { json = applied(source + nested, to: #"{"deadline":12}"#) }
    #expect(time < 4)
    #expect(json == #"{"deadline":"@now+900"}"#)
  }
}
