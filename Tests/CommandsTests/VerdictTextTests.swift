import JSON
import LiveActivities
import Testing

@testable import Commands

@Suite struct VerdictTextTests {
  private func text(_ summary: String, _ findings: JSONValue...) -> [String] {
    VerdictText.of([
      "outcome": "ignored", "summary": .string(summary), "findings": .array(findings),
    ]).split(separator: "\n").map(String.init)
  }

  @Test func `what the first line says is not said again; each finding has its place and remedy`() {
    let finding: JSONValue = [
      "id": "event-missing", "severity": "error", "path": "aps.event",
      "sentence": "The payload has no event.", "fix": "Add one.",
    ]
    #expect(
      text("ignored: the payload has no event", finding) == [
        "ignored: the payload has no event", "  error event-missing aps.event", "    Add one.",
      ])
    #expect(
      text("ignored: aps.event: the payload has no event", finding)[1]
        == "  error event-missing aps.event")
    #expect(
      text("ignored: something else", finding)[1]
        == "  error event-missing aps.event: The payload has no event.")
  }

  @Test func `what the first line does not say is told whole`() {
    let lines = text(
      "ignored: 400 BadTopic",
      [
        "id": "apns-bad-topic", "severity": "error", "path": nil,
        "sentence": "400 BadTopic: it is none.", "fix": nil,
      ])
    #expect(
      lines == ["ignored: 400 BadTopic", "  error apns-bad-topic: 400 BadTopic: it is none."])
  }

  @Test func `text from outside cannot move the cursor`() {
    let lines = text(
      "ignored: \u{1B}[2J", ["id": "x", "severity": "info", "sentence": "a\u{9B}b\u{202E}c"])
    #expect(!lines.joined().unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }
}
