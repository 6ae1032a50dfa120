import Findings
import JSON
import Testing

@testable import LiveActivities

/// Pushes that name the owner of a token.
@Suite struct RecipientTests {
  /// Returns what becomes of a line on a phone now.
  private func event(_ line: String, on stage: Stage) throws -> Event {
    let header = EventFileHeader(kind: .scenario, seed: 1, start: Stage.start)
    let context = EventLine.Context(header, now: 0, bundles: ["match": Stage.bundle])
    return try stage.phone.event(of: EventLine.read(Array(line.utf8), in: context).line)
  }

  @Test func `a line that gives the state alone is stamped in whole seconds, as servers do`() throws
  {
    var stage = Stage()
    stage.request()
    func timestamp(_ at: Double, _ more: String = "") throws -> Double? {
      let line = #"{"at":\#(at),"to":"final","update":{"homeScore":1}\#(more)}"#
      stage.time = Stage.start + at
      let event = try event(line, on: stage)
      stage.send(event)
      guard case .push(let arrival) = event else { return nil }
      let body = try JSONValue(parsing: arrival.push.body)
      if !more.isEmpty { #expect(body["aps"]?["stale-date"]?.double == Stage.start + 72) }
      return body["aps"]?["timestamp"]?.double.map { $0 - Stage.start }
    }
    #expect(try timestamp(1.25) == 1)
    #expect(try timestamp(12.5, #","stale":60"#) == 12)
    // The second one of a second would be lost.
    #expect(try timestamp(12.75) == 12.75)
    #expect(try timestamp(13) == 13)
    let found = stage.phone.records.flatMap(\.verdict.findings)
    #expect(!found.contains { $0.id == "timestamp-equal" })
  }

  private let toDevice = #"{"at":0,"toDevice":"match","push":{"aps":{}},"priority":5}"#

  @Test func `a push goes to the token that works when it is sent`() throws {
    var stage = Stage()
    let device = TokenName.device(bundle: Stage.bundle)
    for _ in 1...2 {
      let token = try #require(stage.phone.token(device))
      guard case .push(let arrival) = try event(toDevice, on: stage) else {
        throw Finding("line-malformed")
      }
      #expect(arrival.push.target == .token(token) && arrival.push.headers.priority == 5)
      stage.send(.rotate(device, to: "abcd"))
    }
    #expect(stage.phone.token(device) == "abcd")
  }

  @Test(arguments: [String?.none, Stage.bundle])
  func `a push without a token is told how to name one of several activities`(_ app: String?) throws
  {
    var stage = Stage()
    stage.request("one")
    stage.request("two")
    let body = #"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#
    let push = Push(target: .app(bundle: app), carrier: .udp, body: Array(body.utf8))
    stage.send(.push(PushArrival(push)))
    let finding = try #require(stage.record(1).verdict.findings.first)
    #expect(finding.id == "target-ambiguous")
    let token = stage.phone.activities.compactMap(\.token).min()?.prefix(8) ?? ""
    #expect(
      finding.fix?.hasPrefix("Put the activity's token beside aps: \"token\": \"\(token)…\"")
        == true)
    #expect(finding.fix?.contains("Simulator Target Bundle") == false)
  }

  @Test func `a push that starts an activity goes to the token of its type`() throws {
    let stage = Stage()
    let line = #"{"at":0,"toStart":"MatchAttributes","app":"match","push":{}}"#
    guard case .push(let arrival) = try event(line, on: stage) else {
      throw Finding("line-malformed")
    }
    let name = TokenName.pushToStart(bundle: Stage.bundle, attributesType: Stage.type)
    #expect(arrival.push.target == stage.phone.token(name).map { .token($0) })
  }

  @Test(arguments: [
    (#""toDevice":"chess""#, "toDevice", "chess is not installed", "com.example.match"),
    (#""toStart":"X","app":"chess""#, "app", "chess is not installed", "com.example.match"),
    (
      #""toStart":"MatchAtributes","app":"match""#, "toStart", "no such attributes type",
      #"Write "MatchAttributes"."#
    ),
    (
      #""toStart":"Cup","app":"match""#, "toStart", "no such attributes type",
      "Its attributes types: MatchAttributes."
    ),
  ])
  func `where there is no such token, the place, the reason and the choice are named`(
    names: String, path: String, reason: String, fix: String
  ) {
    let fault = #expect(throws: Finding.self) {
      try event("{\"at\":0,\(names),\"push\":{}}", on: Stage())
    }
    #expect(fault?.path == path)
    #expect(fault?.sentence.contains(reason) == true, "\(fault?.told ?? "")")
    #expect(fault?.fix?.contains(fix) == true, "\(fault?.fix ?? "")")
  }

  @Test func `an app that may have no tokens says why`() {
    var mute = Stage.app()
    mute.hasPushCapability = false
    var still = Stage.app()
    still.supportsLiveActivities = false
    let start = #"{"at":0,"toStart":"MatchAttributes","app":"match","push":{}}"#
    for (app, system, line, reason, fix) in [
      (mute, 18.0, toDevice, "push capability", "aps-environment"),
      (still, 18, start, "does not support Live Activities", "NSSupportsLiveActivities"),
      (Stage.app(), 17, start, "from 17.2 on", "systemVersion"),
    ] {
      var stage = Stage()
      stage.send(.remove(bundle: Stage.bundle))
      stage.send(.set(.trait("systemVersion", .number(system))))
      stage.send(.install(app))
      let fault = #expect(throws: Finding.self) { try event(line, on: stage) }
      #expect(fault?.sentence.contains(reason) == true, "\(fault?.told ?? "")")
      #expect(fault?.fix?.contains(fix) == true)
    }
  }
}
