import Testing

@testable import LiveActivities

@Suite("Tokens of activities")
struct TokenTests {
  @Test func `a rotated token answers 410, the new one works`() throws {
    var stage = Stage()
    stage.request()
    let old = try #require(stage.activity?.token)
    let effects = stage.send(.rotate(.activity(id: "final")))
    let new = try #require(stage.activity?.token)
    #expect(new != old)
    #expect(
      effects == [
        .token(
          TokenIssue(
            name: .activity(id: "final"), bundle: Stage.bundle, token: new, previous: old))
      ])
    #expect(
      stage.phone.standing(of: old) == .dead(.activity, bundle: Stage.bundle, since: stage.time))
    stage.wait(1)
    let aps =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#
    #expect(stage.push(aps, to: .token(old)).verdict.findings.first?.id == "token-dead")
    #expect(stage.push(aps, to: .token(new)).verdict.outcome == .shown)
  }

  @Test
  func `an activity takes a token that a sender has already; it may be one that stopped working`()
    throws
  {
    var stage = Stage()
    stage.request()
    let own = try #require(stage.activity?.token)
    stage.send(.rotate(.activity(id: "final"), to: "AB12"))
    #expect(stage.activity?.token == "ab12")
    #expect(
      stage.phone.standing(of: own) == .dead(.activity, bundle: Stage.bundle, since: stage.time))
    stage.send(.rotate(.activity(id: "final"), to: own))
    #expect(stage.phone.standing(of: own) == .live(.activity, bundle: Stage.bundle))
    stage.wait(1)
    let aps =
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#
    #expect(stage.push(aps, to: .token(own)).verdict.outcome == .shown)
  }

  @Test(arguments: ["", "abc", "xy", String(repeating: "0", count: 1026), "other"])
  func `a token that is none, is another's, or is for an activity that is over is not taken`(
    _ text: String
  ) throws {
    var stage = Stage()
    stage.request()
    stage.request("other")
    let own = stage.activity?.token
    let token = text == "other" ? try #require(stage.phone.activity("other")?.token) : text
    let effects = stage.send(.rotate(.activity(id: "final"), to: token))
    #expect(stage.activity?.token == own)
    guard case .remark("final", let finding) = effects.first else {
      Issue.record("nothing was said: \(effects)")
      return
    }
    #expect(finding.id == "token-not-replaced")
  }

  @Test
  func
    `a sender with an unknown token is told the tokens there are, and how to have one take its own`()
    throws
  {
    var stage = Stage()
    #expect(
      stage.refused("00").fix == "No activity with a token runs: start one, then send to its token."
    )
    stage.request()
    let own = try #require(stage.activity?.token)
    let fix = try #require(stage.refused("00").fix)
    #expect(fix.contains("\(own.prefix(8))… (") && fix.contains("final/rotate-token"))
    #expect(fix.contains(#"{"token": "00"}"#))
    // As a column of a database that is too narrow keeps it.
    let cut = try #require(stage.refused(String(own.prefix(64))).fix)
    #expect(cut.hasPrefix("It is cut off") && cut.contains("160 digits, this 64"))
  }

  @Test func `tokens have the lengths of real ones, and come from the seed`() {
    func tokens(seed: UInt64) -> [String] {
      var stage = Stage(seed: seed)
      stage.request()
      return stage.phone.tokens.map(\.token)
    }
    let some = tokens(seed: 1)
    #expect(some.map { [64, 160].contains($0.count) } == [true, false, true])
    #expect(some.allSatisfy { $0.allSatisfy { "0123456789abcdef".contains($0) } })
    #expect(some == tokens(seed: 1))
    #expect(some != tokens(seed: 2))
  }
}
