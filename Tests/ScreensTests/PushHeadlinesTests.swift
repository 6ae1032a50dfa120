import LiveActivities
import Testing

@testable import Screens

@Suite struct PushHeadlinesTests {
  private func record(_ number: Int, _ outcome: Verdict.Outcome) -> PushRecord {
    PushRecord(
      number: number, time: 0, push: Push(target: .app(bundle: nil), carrier: .scenario, body: []),
      status: 200, reason: nil, verdict: Verdict(outcome, summary: outcome.rawValue))
  }

  @Test func `a push is put on one line once`() {
    var headlines = PushHeadlines()
    var written = 0
    func text(_ record: PushRecord, columns: Int) -> String {
      headlines.text(of: record, columns: columns) {
        written += 1
        return "\(record.number) \(record.verdict.summary) in \(columns)"
      }
    }
    for _ in 1...3 {
      #expect(text(record(1, .pending), columns: 40) == "1 pending in 40")
    }
    #expect(written == 1)
    // Another push, another width and another verdict each need a line of their own.
    #expect(text(record(2, .pending), columns: 40) == "2 pending in 40")
    #expect(text(record(1, .pending), columns: 20) == "1 pending in 20")
    #expect(text(record(1, .shown), columns: 20) == "1 shown in 20")
    #expect(written == 4)
  }
}
