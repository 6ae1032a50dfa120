import Findings
import JSON
import Testing
import WidgetHost
import WidgetProtocol

@testable import Simulator

/// A widget whose types write what it is told, one reply after the other.
@MainActor
private final class WritingWidget: WidgetRunner {
  private var replies: [DecodeReply]

  init(_ replies: [DecodeReply]) { self.replies = replies }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard case .decode = request, !replies.isEmpty else { return reply(.described([])) }
    reply(.decoded(replies.removeFirst()))
  }

  func stop() {}
}

@MainActor
@Suite("Samples that are read with the widget's types") struct SampleReadingTests {
  /// What is said of a state of which the type first makes one reply, then another of what it wrote.
  private func findings(_ first: DecodeReply, _ second: DecodeReply) -> [Finding] {
    var told: [Finding] = []
    SampleReading(of: TestPhone.folder, at: 0, by: WritingWidget([first, second]))
      .state("02-goal") { told = $0 }
    return told
  }

  private func written(_ text: String) -> DecodeReply { .value(canonical: text, dates: [:]) }

  @Test func `what a type writes and reads again as the same is fine`() {
    #expect(findings(written(#"{"home":1}"#), written(#"{"home":1}"#)).isEmpty)
  }

  @Test func `a state that changes when it is written and read again is told`() throws {
    let told = findings(written(#"{"home":1}"#), written(#"{"home":2}"#))
    let finding = try #require(told.first)
    #expect(told.count == 1 && finding.id == "check-round-trip")
    #expect(finding.path == "02-goal: state")
    #expect(finding.sentence.contains(#"{"home":1}"#))
  }

  @Test func `what a type cannot read again is told with the place and the decoder's words`() throws
  {
    let fault = DecodeFault(
      kind: .keyNotFound, path: ["live"], key: "minute", expected: "Int",
      message: "No value for minute.")
    let finding = try #require(findings(written(#"{"live":{}}"#), .fault(fault)).first)
    #expect(finding.id == "check-round-trip" && finding.path == "02-goal: state.live")
    #expect(finding.sentence.contains("No value for minute."))
  }
}
