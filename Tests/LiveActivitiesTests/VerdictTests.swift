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

  @Test
  func `of a message to FCM one answer is told, and what it would have been without lenience`() {
    let push = Push(
      target: .app(bundle: nil), carrier: .fcm, body: [],
      remarks: [
        GatewayRemark(reason: "CREDENTIALS_MISSING", status: 401, detail: ""),
        GatewayRemark(reason: "IAM_PERMISSION_DENIED", status: 403, detail: ""),
        GatewayRemark(reason: "INVALID_ARGUMENT", status: 400, detail: ""),
      ])
    let refusal = FCMReason.invalidArgument.finding(isForgiven: false)
    let findings = PushRecord(
      number: 1, time: 0, push: push, status: 400, reason: "INVALID_ARGUMENT",
      verdict: Verdict(.rejected, findings: [refusal])
    ).findings
    #expect(findings.map(\.severity) == [.error, .info, .info])
    let sentences = findings.map(\.sentence)
    #expect(sentences[0].hasPrefix("FCM answers 400 "))
    #expect(sentences[1].hasPrefix("FCM would have answered 401 "))
    #expect(sentences[2].hasPrefix("Once that is mended, FCM would have answered 403 "))
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
