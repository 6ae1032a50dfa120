import Foundation
import JSON
import LiveActivities
import Testing

@testable import Simulator

@MainActor
@Suite struct SnapshotTests {
  let scratch = ScratchFolder()
  var path: String { scratch.path + "/journal.jsonl" }

  /// A phone with more activities and records than a piece has and its compacted journal: made once, since making it
  /// takes a second.
  private static let prepared = Result { try prepare(ScratchFolder()) }

  private static func prepare(
    _ scratch: ScratchFolder
  ) throws -> (phone: SimulatedPhone, journal: Data) {
    let phone = try TestPhone(folder: StateFolder(scratch.path))
    for trait in ["activitiesPerApp", "activitiesPerPhone"] {
      phone.simulator.send(.set(.trait(trait, .number(300))))
    }
    var started: [LiveActivity] = []
    for _ in 0..<300 { started.append(try phone.start()) }
    for (number, activity) in started.enumerated() {
      phone.push(["home": .int(number), "away": 0], to: activity)
    }
    // A place in the middle that is free.
    phone.simulator.send(.person(.swipe(activity: started[100].id)))
    phone.simulator.settle()
    phone.simulator.compact(try #require(phone.simulator.journal))
    phone.finishCompaction()
    let journal = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/journal.jsonl"))
    return (phone.simulator.phone, journal)
  }

  /// Puts that journal into this test's folder; gives the phone.
  private func compacted() throws -> SimulatedPhone {
    let (phone, journal) = try Self.prepared.get()
    try journal.write(to: URL(fileURLWithPath: path))
    return phone
  }

  private func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func write(_ lines: [String]) throws {
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
  }

  private func restarted() throws -> TestPhone {
    try TestPhone(folder: StateFolder(scratch.path), start: 1_700_000_000)
  }

  @Test func `a phone of any size is written in lines of bounded size and read as it was`() throws {
    let before = try compacted()
    let sizes = try lines().map(\.utf8.count)
    // The head, settings, the phone, and two pieces each of activities and of records, these with a copy each.
    #expect(sizes.count == 2 + 2 * 5)
    #expect(sizes.max() ?? 0 < 400_000)
    let again = try restarted()
    #expect(again.simulator.phone == before)
    #expect(again.simulator.findings.isEmpty)
    // And goes on as it would have.
    let activity = try #require(again.simulator.phone.activities.last)
    again.time.real += 60
    again.push(["home": 900, "away": 1], to: activity)
    again.simulator.settle()
    #expect(again.simulator.phone.record(301)?.verdict.outcome == .shown)
  }

  @Test(arguments: 2..<12)
  func `a line of a snapshot that is missing or spoilt has a copy`(dropped: Int) throws {
    let before = try compacted()
    var all = try lines()
    let line = all.remove(at: dropped)
    try write(all)
    var again: TestPhone? = try restarted()
    #expect(again?.simulator.phone == before)
    #expect(again?.simulator.findings.isEmpty == true)
    again = nil
    all.insert(line.replacingOccurrences(of: "1700000", with: "1700001"), at: dropped)
    try write(all)
    again = try restarted()
    #expect(again?.simulator.phone.activities == before.activities)
    #expect(again?.simulator.phone.records.elementsEqual(before.records) == true)
    #expect(again?.simulator.findings.map(\.id) == ["journal-damaged"])
  }

  @Test(arguments: [4, 6, 8, 10])
  func `a snapshot of which a line and its copy are missing is named and not half taken`(
    dropped: Int
  ) throws {
    _ = try compacted()
    var all = try lines()
    all.removeSubrange(dropped...(dropped + 1))
    try write(all)
    let again = try restarted()
    #expect(again.simulator.phone.activities.isEmpty)
    #expect(again.simulator.findings.map(\.path) == ["line 3"])
  }

  @Test(arguments: [
    (#""freeSlots":[100]"#, #""freeSlots":[300]"#),
    (#""freeSlots":[100]"#, #""freeSlots":[-1]"#),
    (#""app":0,"#, #""app":1,"#),
  ])
  func `numbers that name nothing are refused instead of followed`(
    original: String, changed: String
  ) throws {
    _ = try compacted()
    let all = try lines()
    let text = all.map { line in
      let end = line.range(of: #","sum":"#, options: .backwards)?.lowerBound ?? line.endIndex
      return (line[..<end] + "}").replacingOccurrences(of: original, with: changed)
    }
    #expect(text != all)
    try write(text)
    let again = try restarted()
    #expect(again.simulator.phone.activities.isEmpty)
    #expect(again.simulator.findings.map(\.path) == ["line 3"])
  }

  /// A phone in one line, as earlier versions wrote it.
  private func oneLine(_ phone: SimulatedPhone) throws -> String {
    struct Old: Encodable {
      var changed: [String: Double] = [:]
      var snapshot: SimulatedPhone
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Old(snapshot: phone)), as: UTF8.self)
  }

  @Test func `what waits in a snapshot of earlier versions expires at its time`() throws {
    let time = 1_700_000_000.0
    var line = ""
    do {
      let phone = try TestPhone(folder: StateFolder(scratch.path))
      let activity = try phone.start()
      phone.simulator.send(.set(.offline(true)))
      let push = Push(
        target: .token(activity.token ?? ""), carrier: .http2,
        headers: PushHeaders(pushType: "liveactivity", expiration: time + 60),
        body: Array(
          #"{"aps":{"timestamp":\#(Int(time)),"event":"update","content-state":{"home":1,"away":0}}}"#
            .utf8))
      #expect(phone.simulator.receive(push, status: 200, reason: nil) == 1)
      phone.simulator.settle()
      line = try oneLine(phone.simulator.phone)
    }
    var members = try #require(JSONValue(parsing: line).object)
    var snapshot = try #require(members["snapshot"]?.object)
    #expect(snapshot["expiries"] != nil)
    snapshot["expiries"] = nil
    members["snapshot"] = .object(snapshot)
    try write([try lines()[0], JSONValue.object(members).compact])
    let again = try restarted()
    #expect(again.simulator.findings.isEmpty)
    #expect(again.simulator.momentsAhead.first?.name == "expiry")
    again.simulator.jumpToNextMoment()
    #expect(again.simulator.now == time + 60)
    #expect(again.simulator.phone.record(1)?.verdict.findings.map(\.id) == ["push-expired"])
  }

  @Test func `a snapshot in one line, as earlier versions wrote it, is read`() throws {
    let before = try compacted()
    let line = try oneLine(before)
    try write(Array(try lines().prefix(2)) + [line])
    let again = try restarted()
    #expect(again.simulator.phone == before)
    #expect(again.simulator.findings.isEmpty)
  }
}
