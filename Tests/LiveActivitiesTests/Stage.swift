import Findings
import JSON

@testable import LiveActivities

/// A phone with one app and helpers that read as sentences: what the tests play on.
struct Stage {
  static let start = 1_800_000_000.0
  static let bundle = "com.example.match"
  static let type = "MatchAttributes"
  static let attributes = JSONText(#"{"home":"FCN","away":"BIF"}"#)

  var phone: SimulatedPhone
  var time = Stage.start
  var effects: [Effect] = []

  /// A phone with the match app, whose widget answers only when the test says so.
  init(hasWidget: Bool = false, seed: UInt64 = 7, allowed: Bool = true) {
    phone = SimulatedPhone(seed: seed, now: Stage.start)
    send(.install(Stage.app(hasWidget: hasWidget)))
    if allowed { send(.person(.allow(bundle: Stage.bundle))) }
  }

  static func app(
    bundle: String = Stage.bundle, hasWidget: Bool = false, type: String = Stage.type
  ) -> InstalledApp {
    InstalledApp(
      bundle: bundle, title: "Match",
      types: [
        InstalledApp.ActivityType(
          name: type, hasWidget: hasWidget, sampleAttributes: [attributes],
          sampleStates: [
            JSONText(#"{"homeScore":0,"awayScore":0,"matchState":"live","note":null}"#),
            JSONText(#"{"homeScore":1,"awayScore":0,"matchState":"live"}"#),
          ])
      ], strings: ["GOAL": "Goal for %@!", "ORDER": "%1$@: %2$lld items"])
  }

  static func state(_ home: Int, _ away: Int = 0) -> JSONText {
    JSONText(#"{"homeScore":\#(home),"awayScore":\#(away),"matchState":"live"}"#)
  }

  /// Handles an event now.
  @discardableResult
  mutating func send(_ event: Event) -> [Effect] {
    let new = phone.handle(event, at: time)
    effects += new
    return new
  }

  /// Lets time pass.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [Effect] {
    time += seconds
    let new = phone.advance(to: time)
    effects += new
    return new
  }

  /// Starts an activity as the app does.
  mutating func request(
    _ id: String = "final", bundle: String = Stage.bundle, type: String = Stage.type,
    relevance: Double = 0, stale: Double? = nil, style: LiveActivity.Style = .standard,
    pushType: LiveActivity.PushType = .token, alert: AlertText? = nil, at start: Double? = nil
  ) {
    send(
      .app(
        bundle: bundle,
        .request(
          ActivityRequest(
            id: id, attributesType: type, attributes: Stage.attributes, state: Stage.state(0),
            staleDate: stale, relevanceScore: relevance, pushType: pushType, style: style,
            alert: alert, start: start))))
  }

  /// Sends a payload's text to an activity and gives the record.
  @discardableResult
  mutating func push(
    _ aps: String, to target: Push.Target = .activity("final"), priority: Int? = nil,
    expiration: Double? = nil, pushType: String? = nil
  ) -> PushRecord {
    push(
      body: #"{"aps":{\#(aps)}}"#, to: target, priority: priority, expiration: expiration,
      pushType: pushType)
  }

  @discardableResult
  mutating func push(
    body: String, to target: Push.Target = .activity("final"), priority: Int? = nil,
    expiration: Double? = nil, pushType: String? = nil
  ) -> PushRecord {
    let number = phone.nextRecordNumber
    send(
      .push(
        PushArrival(
          Push(
            target: target, carrier: .http2,
            headers: PushHeaders(pushType: pushType, priority: priority, expiration: expiration),
            body: Array(body.utf8)))))
    return record(number)
  }

  /// What is told about a push that the gateway refused for its token.
  mutating func refused(_ token: String) -> Finding {
    let number = phone.nextRecordNumber
    send(
      .push(
        PushArrival(
          Push(target: .token(token), carrier: .http2, body: []), status: 400,
          reason: "BadDeviceToken")))
    return record(number).verdict.findings.first ?? Finding("nothing")
  }

  /// An update by a sender whose clock the phone's is ahead of.
  mutating func update(
    _ home: Int, sent: Double, ahead: Double, _ more: String = ""
  ) -> PushRecord {
    let number = phone.nextRecordNumber
    let body =
      #"{"aps":{"timestamp":\#(Int(sent)),"event":"update","content-state":\#(Stage.state(home).string)\#(more)}}"#
    send(
      .push(
        PushArrival(
          Push(target: .activity("final"), carrier: .http2, body: Array(body.utf8)), ahead: ahead)))
    return record(number)
  }

  func record(_ number: Int) -> PushRecord {
    phone.record(number)
      ?? PushRecord(
        number: 0, time: 0, push: Push(target: .activity(""), carrier: .udp, body: []), status: 0,
        reason: nil, verdict: Verdict(.pending, summary: "no such record"))
  }

  /// An update with a state and this moment's timestamp.
  @discardableResult
  mutating func update(_ home: Int, _ more: String = "", to id: String = "final") -> PushRecord {
    push(
      #""timestamp":\#(Int(time)),"event":"update","content-state":\#(Stage.state(home).string)\#(more)"#,
      to: .activity(id))
  }

  var activity: LiveActivity? { phone.activity("final") }
}
