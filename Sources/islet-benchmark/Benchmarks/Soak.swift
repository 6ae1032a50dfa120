import Foundation
import JSON

/// Long use: random clients, pushes, clock jumps, switches; after each kill the phone must be the one that its journal
/// tells of. Half of the time is one life without a kill: memory and descriptors must not grow in it.
enum Soak {
  /// What is compared after a restart: everything that a person or a backend would notice.
  static let compared = [
    "id", "app", "attributesType", "pushToken", "activityState", "contentState", "staleDate",
    "relevance", "started",
  ]

  static func run(minutes: Double, seed: UInt64, into report: inout Report) throws {
    var random = SeededNumbers(seed)
    let folder = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var server = try SoakServer(folder: folder)
    defer { server.stop() }
    var counts: [String: Int] = [:]
    var memory: [Double] = []
    var descriptors: [Double] = []
    let end = LoadClient.now + minutes * 60
    let lastKill = end - minutes * 30
    while LoadClient.now < end {
      for _ in 0..<200 where LoadClient.now < end {
        counts[try step(server, &random), default: 0] += 1
      }
      guard LoadClient.now < lastKill else {
        let figures = server.program.figures
        memory.append(figures.residentBytes)
        descriptors.append(Double(figures.descriptors))
        continue
      }
      if random.next(10) == 0 {
        counts["kill under load", default: 0] += 1
        let (last, answered) = try server.stormAndKill(&random)
        counts["pushes answered until such a kill", default: 0] += answered
        server = try SoakServer(folder: folder)
        let kept = try server.lastPush()
        guard kept >= last + answered else {
          throw BenchmarkError(
            "after push \(last) a kill came when \(answered) more were answered; \(kept - last) are kept"
          )
        }
      }
      if random.next(10) == 0 {
        counts["kill and restart", default: 0] += 1
        try restart(&server, folder)
      }
    }
    try restart(&server, folder)
    let acts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let (early, late) = (
      memory.prefix(max(1, memory.count / 4)), memory.suffix(max(1, memory.count / 4))
    )
    report.add(
      "soak: \(Report.short(minutes)) minutes, seed \(seed)", "same state after each kill",
      beside: acts.joined(separator: ", "), met: true)
    let growth = Sample(Array(late)).median / Sample(Array(early)).median
    report.add(
      "soak: memory in the half without kills, last quarter against first",
      "\(Report.Unit.megabytes.text(Sample(Array(late)).median))",
      range: "\(Report.Unit.megabytes.text(Sample(memory).largest)) at most",
      beside: "\(Report.short(growth)) × in \(memory.count) looks", target: "≤ 1.3 ×",
      met: growth <= 1.3)
    let sample = Sample(descriptors)
    report.add(
      "soak: descriptors", "\(Int(sample.median))",
      range: "\(Int(sample.smallest))–\(Int(sample.largest))")
  }

  /// Kills the simulator; the next one must show the same phone.
  private static func restart(_ server: inout SoakServer, _ folder: String) throws {
    let before = try server.activities()
    server.program.stop(SIGKILL)
    server = try SoakServer(folder: folder)
    let after = try server.activities()
    guard before == after else {
      throw BenchmarkError("after a kill the phone differs:\n\(before)\n\(after)")
    }
  }

  /// Does one random thing to the server; returns its name.
  private static func step(_ server: SoakServer, _ random: inout SeededNumbers) throws -> String {
    let apps = ["match", "adventure", "ride", "delivery", "timer", "workout"]
    switch random.next(20) {
    case 0:
      try server.post("activities", "{\"app\":\"\(apps[random.next(apps.count)])\"}")
      return "starts"
    case 1:
      guard let id = try server.anActivity(&random)?["id"]?.string else { return "nothing to end" }
      try server.post("activities/\(id)/\(["end", "swipe"][random.next(2)])", "{}")
      return "ends"
    case 2:
      try server.post("clock", "{\"advance\":\(random.next(4000))}")
      return "jumps"
    case 3:
      let switches = ["offline", "locked", "asleep"]
      let isOn = random.next(2) == 0
      try server.post("switches", "{\"\(switches[random.next(switches.count)])\":\(isOn)}")
      return "switches"
    case 4:
      try server.raw(random.bytes(1 + random.next(400)))
      return "garbage"
    case 5:
      _ = try server.get("screen?presentation=phone")
      return "screens"
    default:
      guard let activity = try server.anActivity(&random),
        let token = activity["pushToken"]?.string
      else { return "nothing to push to" }
      let body = pushBody(activity["contentState"], &random, now: try server.now())
      try server.push(token, body)
      return "pushes"
    }
  }

  /// Returns the body of a push that is good, late, misspelt or broken.
  static func pushBody(
    _ state: JSONValue?, _ random: inout SeededNumbers, now: Double
  ) -> String {
    let timestamp = Int(now) - random.next(3) + random.next(2) * 2
    let state = state?.compact ?? "{}"
    switch random.next(10) {
    case 0:
      return
        "{\"aps\":{\"timestamp\":\(timestamp)000,\"event\":\"update\",\"content-state\":\(state)}}"
    case 1:
      return
        "{\"aps\":{\"timestamp\":\(timestamp),\"event\":\"update\",\"content-state\":{\"x\":1}}}"
    case 2: return "{\"aps\":{\"timestamp\":\(timestamp),\"event\""
    case 3:
      return
        "{\"aps\":{\"timestamp\":\(timestamp),\"event\":\"update\",\"content-state\":\(state),\"stale-date\":\(timestamp + 60)}}"
    default:
      return
        "{\"aps\":{\"timestamp\":\(timestamp),\"event\":\"update\",\"content-state\":\(state)}}"
    }
  }
}

/// Numbers that are the same for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a number from 0 up to a limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(next(256)) } }
}
