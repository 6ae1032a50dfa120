import Foundation
import JSON
import Testing

@testable import LiveActivities

/// A phone written and read again.
enum Snapshot {
  static func copy(_ phone: SimulatedPhone) throws -> SimulatedPhone {
    try JSONDecoder().decode(SimulatedPhone.self, from: JSONEncoder().encode(phone))
  }
}

@Suite("A snapshot")
struct SnapshotTests {
  @Test func `that was written before fingerprints leads to the same phone`() throws {
    var stage = Stage()
    stage.request()
    stage.update(1, "")
    let token = try #require(stage.activity?.token)
    let text = String(decoding: try JSONEncoder().encode(stage.phone), as: UTF8.self)
    var root = try JSONValue(parsing: text)
    // An activity had the canonical text of its state; its token stood in full in both tables.
    let canonical = #"{"awayScore":0,"homeScore":1,"matchState":"live"}"#
    var slot = try #require(root["slots"]?.array?.first?.object)
    var activity = try #require(slot["activity"]?.object)
    activity["canonicalState"] = .string(canonical)
    slot["activity"] = .object(activity)
    slot["canonicalState"] = nil
    slot["state"] = nil
    var members = try #require(root.object)
    members["slots"] = .array([.object(slot)])
    members["slotsByToken"] = .object(JSONObject([(token, .int(0))]))
    root = .object(members)

    var restored = try JSONDecoder().decode(SimulatedPhone.self, from: Data(root.compact.utf8))
    #expect(restored.standing(of: token) == stage.phone.standing(of: token))
    #expect(restored.activities == stage.phone.activities)
    let body =
      #"{"aps":{"timestamp":\#(Int(stage.time) + 5),"event":"update","content-state":\#(canonical)}}"#
    let push = Push(target: .token(token), carrier: .http2, body: Array(body.utf8))
    _ = restored.handle(.push(PushArrival(push)), at: stage.time + 5)
    #expect(restored.records.last?.verdict.findings.map(\.id).contains("state-unchanged") == true)
  }

  @Test(arguments: [Int.min, -1, .max])
  func `in which something was counted beyond all bounds is not sound`(count: Int) throws {
    var stage = Stage()
    stage.request()
    stage.update(1, "")
    #expect(try Snapshot.copy(stage.phone).isSound)
    let text = String(decoding: try JSONEncoder().encode(stage.phone), as: UTF8.self)
    let root = try #require(JSONValue(parsing: text).object)
    for name in ["startCount", "jobCount", "log"] {
      var members = root
      if name == "log" {
        var log = try #require(root["log"]?.object)
        log["nextNumber"] = .int(count)
        members["log"] = .object(log)
      } else {
        members[name] = .int(count)
      }
      let changed = Data(JSONValue.object(members).compact.utf8)
      let phone = try JSONDecoder().decode(SimulatedPhone.self, from: changed)
      #expect(!phone.isSound, "\(name)")
    }
  }

  /// Changes one member of a phone that was written, by its path, and reads the phone again.
  private func phone(
    _ root: JSONValue, with value: Int, at path: ArraySlice<String>
  ) throws -> SimulatedPhone {
    func changed(_ whole: JSONValue, _ path: ArraySlice<String>) -> JSONValue {
      guard let step = path.first else { return .int(value) }
      if case .array(let elements) = whole {
        return .array(elements.map { changed($0, path) })
      }
      var object = whole.object ?? JSONObject()
      object[step] = changed(object[step] ?? .null, path.dropFirst())
      return .object(object)
    }
    let text = changed(root, path).compact
    return try JSONDecoder().decode(SimulatedPhone.self, from: Data(text.utf8))
  }

  @Test(arguments: [
    "device.islandTurn", "slots.budget.over", "apps.activityCount", "apps.startingCount",
    "notificationList.id", "broadcasts.1.open", "broadcasts.1.shown", "broadcasts.1.ignored",
  ])
  func `is sound only where what is counted on can be`(_ path: String) throws {
    var stage = Stage(hasWidget: true)
    let id = stage.phone.nextChannelID
    stage.send(.channel(.create(bundle: Stage.bundle, id: id, storesLatest: false)))
    stage.request(pushType: .channel(id))
    stage.send(
      .decoded(
        DecodeOutcome(
          job: 1, attributes: .value(canonical: "{}", dates: [:]),
          state: .value(canonical: "{}", dates: [:]))))
    stage.wait(1)
    // Its widget still reads it, so that its verdict is not gathered yet.
    stage.push(
      #""timestamp":\#(Int(stage.time)),"event":"update","content-state":\#(Stage.state(1).string)"#,
      to: .channel(bundle: Stage.bundle, id: id))
    stage.push(#""alert":"Hello""#, to: .app(bundle: Stage.bundle))
    let text = String(decoding: try JSONEncoder().encode(stage.phone), as: UTF8.self)
    let (root, steps) = (try JSONValue(parsing: text), path.split(separator: ".").map(String.init))
    #expect(try phone(root, with: 2, at: steps[...]).isSound)
    for count in [Int.min, .max] {
      #expect(try !phone(root, with: count, at: steps[...]).isSound, "\(count)")
    }
  }
}
