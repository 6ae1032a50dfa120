import Findings
import Goldens
import JSON
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget whose type writes other things than it reads.
@MainActor
private final class ForgetfulWidget: WidgetRunner {
  /// What it answers each time.
  private var replies: ArraySlice<DecodeReply>

  /// Creates one that writes these texts.
  convenience init(_ written: String...) {
    self.init(written.map { .value(canonical: $0, dates: [:]) })
  }

  init(_ replies: [DecodeReply]) { self.replies = replies[...] }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard let next = replies.popFirst() else { return reply(.failed(Finding("widget-crashed"))) }
    reply(.decoded(next))
  }

  func stop() {}
}

@MainActor
@Suite("Samples that the widget's types write and read again")
struct SampleReadingTests {
  private func told(_ widget: ForgetfulWidget, now: Double = 0) -> [Finding]? {
    let folder = AppFolder(
      name: "gym", title: "Gym", bundle: "app.gym", attributesType: "GymAttributes", icon: "G",
      attributes: .object(JSONObject()), states: [("01-start", ["set": 1])])
    var told: [Finding]?
    SampleReading(of: folder, at: now, by: widget).state("01-start") { told = $0 }
    return told
  }

  @Test func `a date that is written from another beginning is told by its place and both numbers`()
    throws
  {
    let first = #"{"currentSetIndex":0,"exercise":{"createdAt":785410860,"name":"Squat"}}"#
    let second = #"{"currentSetIndex":0,"exercise":{"createdAt":-192896340,"name":"Squat"}}"#
    let finding = try #require(told(ForgetfulWidget(first, second))?.first)
    #expect(finding.id == "check-round-trip")
    #expect(finding.path == "01-start: state.exercise.createdAt")
    #expect(
      finding.sentence
        == "The type writes 785410860 and, when it has read that, -192896340. One side counts seconds from 1970, the other from 2001."
    )
    #expect(told(ForgetfulWidget(first, first)) == [])
  }

  @Test func `a date that is written as UNIX seconds is told, and one that is far away is not`()
    throws
  {
    let text = #"{"eta":1800003600}"#
    func widget(_ date: Double) -> ForgetfulWidget {
      ForgetfulWidget([
        .value(canonical: text, dates: ["eta": date]), .value(canonical: text, dates: [:]),
      ])
    }
    // Seconds since 2001 are told by a date of the year 2058.
    let finding = try #require(told(widget(1_800_003_600 + 978_307_200), now: 1_800_000_000)?.first)
    #expect(finding.id == "date-unix" && finding.path == "01-start: state.eta")
    #expect(finding.fix == "For a Swift Date write \"@date+600\", or seconds since 2001.")
    #expect(told(widget(0), now: 1_800_000_000) == [])
    #expect(told(widget(1_800_003_600), now: 1_800_000_000) == [])
  }

  @Test(arguments: [
    (
      #"{"a":1,"b":[1,{"c":"x"}]}"#, #"{"a":1,"b":[1,{"c":"y"}]}"#, "state.b.[1].c", #""x""#,
      #""y""#
    ),
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, "state.b", "nothing", "2"),
    (#"{"a":[1,2]}"#, #"{"a":[1]}"#, "state.a.[1]", "2", "nothing"),
    (#"{"a":null}"#, #"{"a":{}}"#, "state.a", "null", "{}"),
  ])
  func `the first place that differs is told`(
    first: String, second: String, path: String, written: String, then: String
  ) throws {
    let finding = try #require(told(ForgetfulWidget(first, second))?.first)
    #expect(finding.path == "01-start: \(path)")
    #expect(finding.sentence == "The type writes \(written) and, when it has read that, \(then).")
  }

  @Test func `a difference deep in lists in lists is found at once`() throws {
    func text(_ number: Int) -> String {
      String(repeating: #"{"kids":["#, count: 9) + "\(number)" + String(repeating: "]}", count: 9)
    }
    var found: [Finding]?
    let seconds = ProcessorTime.of { found = told(ForgetfulWidget(text(1), text(2))) }
    let finding = try #require(found?.first)
    #expect(finding.path?.hasSuffix("kids.[0].kids.[0]") == true)
    #expect(finding.sentence.contains("writes 1 and, when it has read that, 2."))
    // Looked for twice at each level it would take seconds.
    #expect(seconds < 0.5)
  }

  @Test func `a type that ends at what it wrote is told with how it ended`() throws {
    let finding = try #require(told(ForgetfulWidget("{}"))?.first)
    #expect(finding.id == "check-round-trip" && finding.path == "01-start: state")
    #expect(finding.sentence.hasPrefix("What the type writes could not be read again: "))
  }

  @Test func `what a type cannot read again is told with the place and the decoder's words`() throws
  {
    let fault = DecodeFault(
      kind: .keyNotFound, path: ["live"], key: "minute", expected: "Int",
      message: "No value for minute.")
    let widget = ForgetfulWidget([.value(canonical: #"{"live":{}}"#, dates: [:]), .fault(fault)])
    let finding = try #require(told(widget)?.first)
    #expect(finding.id == "check-round-trip" && finding.path == "01-start: state.live")
    #expect(finding.sentence.contains("No value for minute."))
  }
}
