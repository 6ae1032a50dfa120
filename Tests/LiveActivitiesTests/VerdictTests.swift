import Findings
import Testing

@testable import LiveActivities

@Suite("Verdicts")
struct VerdictTests {
  private static let info = Finding("state-unchanged", severity: .info)
  private static let warning = Finding("alert-not-object", severity: .warning)
  private static let error = Finding("timestamp-older", severity: .error)

  @Test(arguments: [Verdict.Outcome.shown, .shownWithRemarks])
  func `of a push that is shown the worst is told first`(_ outcome: Verdict.Outcome) {
    let verdict = Verdict(outcome, findings: [Self.info, Self.warning, Self.error])
    #expect(verdict.findings == [Self.error, Self.warning, Self.info])
  }

  @Test(arguments: [Verdict.Outcome.pending, .ignored, .rejected])
  func `of a push that is not shown what decided is told first, then the worst`(
    _ outcome: Verdict.Outcome
  ) {
    let verdict = Verdict(outcome, findings: [Self.warning, Self.info, Self.error])
    #expect(verdict.findings == [Self.warning, Self.error, Self.info])
  }

  @Test func `what the gateway let pass stands among the rest by how bad it is`() {
    let push = Push(
      target: .token("00"), carrier: .http2, body: [],
      remarks: [GatewayRemark(reason: "state-unchanged", status: 0, detail: "")])
    func ids(_ outcome: Verdict.Outcome, _ findings: [Finding]) -> [FindingID] {
      PushRecord(
        number: 1, time: 0, push: push, status: 200, reason: nil,
        verdict: Verdict(outcome, findings: findings)
      ).findings.map(\.id)
    }
    #expect(ids(.shown, [Self.warning]) == ["alert-not-object", "state-unchanged"])
    #expect(ids(.shown, []) == ["state-unchanged"])
    #expect(ids(.ignored, [Self.info, Self.error]).first == "state-unchanged")
  }
}
