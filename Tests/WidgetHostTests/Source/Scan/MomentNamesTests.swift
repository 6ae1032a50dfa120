import Goldens
import Testing

@testable import WidgetHost

@Suite("Numbers that a widget's source turns into dates")
struct MomentNamesTests {
  private func applied(_ sources: String..., to json: String) -> String {
    let files = sources.enumerated().map {
      SourceFile(path: "\($0.offset).swift", text: $0.element)
    }
    return MomentNames(HandedNames(files)).applied(to: json)
  }

  @Test(arguments: [
    (
      "enum Theme { static func date(_ ms: Double) -> Date { Date(timeIntervalSince1970: ms / 1000) } }",
      "Text(Theme.date(context.state.deadline), style: .timer)", "@millis+900"
    ),
    (
      "func date(in zone: Zone, from ms: Double?) -> Date { Date(timeIntervalSince1970: ms ?? 0) }",
      "Text(date(in: zone, from: context.state.deadline))", "@now+900"
    ),
    (
      "extension Date { init(ms: Int) { self.init(timeIntervalSince1970: Double(ms) / 1000) } }",
      "if let x = state.deadline { Text(Date(ms: x)) }", "@millis+900"
    ),
    // The caller divides.
    (
      "func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }",
      "Text(date(state.deadline / 1000))", "@millis+900"
    ),
    // From one function to the next, and from a view's property.
    (
      "func date(_ ms: Double) -> Date { Date(timeIntervalSince1970: ms / 1000) }\nfunc span(to end: Double) -> Span { a...date(end) }",
      "span(to: state.deadline)", "@millis+900"
    ),
    (
      "struct Clock: View { let ms: Double; var body: some View { Text(Date(timeIntervalSince1970: self.ms / 1000)) } }",
      "Clock(ms: context.state.deadline)", "@millis+900"
    ),
  ])
  func `a number that is handed to what makes the date is a moment, and no other of that name`(
    helper: String, caller: String, moment: String
  ) {
    for sources in [[helper, caller], [caller, helper], ["\(helper)\n\(caller)"]] {
      let files = sources.map { SourceFile(path: "\($0.count).swift", text: $0) }
      let names = MomentNames(HandedNames(files))
      #expect(names.applied(to: #"{"deadline":12,"x":1}"#) == #"{"deadline":"\#(moment)","x":1}"#)
      guard !helper.contains("let ms") else { continue }
      #expect(names.applied(to: #"{"ms":12,"seconds":1}"#) == #"{"ms":12,"seconds":1}"#)
    }
  }

  @Test
  func
    `a function that nobody calls reads its parameter as a date, and one that calls itself ends`()
  {
    let lone =
      "func date(deadline: Double) -> Date { Date(timeIntervalSince1970: deadline / 1000) }"
    #expect(applied(lone, to: #"{"deadline":12}"#) == #"{"deadline":"@millis+900"}"#)
    let round = """
      func date(_ deadline: Double) -> Date {
        deadline > 1e11 ? date(deadline) : Date(timeIntervalSince1970: deadline)
      }
      """
    #expect(
      applied(round, "date(state.start)", to: #"{"start":12}"#) == #"{"start":"@now-600"}"#)
  }

  @Test func `what one of two types of a name is given says nothing of the other one`() {
    let bars = """
      struct Bar: View {
        let value: Double
        var body: some View { Text(Date(timeIntervalSince1970: value), style: .timer) }
      }
      enum Charts { struct Bar: View { let value: Double } }
      """
    let calls = "Bar(value: state.deadline); Charts.Bar(value: state.progress)"
    let json = #"{"deadline":12,"progress":0.5}"#
    #expect(applied(bars, calls, to: json) == json)
    // An initialiser of its own is the same type's.
    let clock = """
      struct Clock {
        let ms: Double
        init(ms: Double) { self.ms = ms }
        var end: Date { Date(timeIntervalSince1970: ms / 1000) }
      }
      """
    #expect(
      applied(clock, "Clock(ms: state.deadline)", to: json)
        == #"{"deadline":"@millis+900","progress":0.5}"#)
  }

  @Test func `a span of time that a function writes by way of a date stays one`() {
    let clock =
      "func clock(_ seconds: Double) -> String { f.string(from: Date(timeIntervalSince1970: seconds)) }"
    for name in ["elapsed", "timeRemaining", "lap_duration", "countdown", "intervalSeconds"] {
      #expect(
        applied(clock, "Text(clock(context.state.\(name)))", to: #"{"\#(name)":600}"#)
          == #"{"\#(name)":600}"#)
    }
    #expect(
      applied(clock, "Text(clock(context.state.startTime))", to: #"{"startTime":600}"#)
        == #"{"startTime":"@now-600"}"#)
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
    let handed =
      (0..<2000).map {
        "func d(_ x: Double) { e(x, \($0)); Date(timeIntervalSince1970: x) }\n"
      }.joined() + String(repeating: "d(state.other); ", count: 2000)
      + "func e(_ x: Double, _ y: Int) { d(x); d(x) }\n"
    var json = ""
    let time = ProcessorTime.of {
      json = applied(source + handed + nested, to: #"{"deadline":12}"#)
    }
    #expect(time < 4)
    #expect(json == #"{"deadline":"@now+900"}"#)
  }
}
