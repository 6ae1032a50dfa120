import Foundation
import JSON

/// How long pushes wait while the journal is compacted, with many activities on the phone.
enum PauseBenchmark {
  private static let activities = 10_000

  static func run(into report: inout Report) throws {
    let folder = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let serve = {
      try ChildProgram(
        [try Programs.islet(), "serve", "--port", "0", "--state", folder], readsOutput: true)
    }
    // One activity as Islet itself writes it, and copies of its line under other names.
    var server = try serve()
    var port = try JSONValue(parsing: server.firstLine())["port"]?.int ?? 0
    _ = try ChildProgram.output(of: [
      "curl", "-s", "-d", "{\"app\":\"match\"}", "http://127.0.0.1:\(port)/islet/activities",
    ])
    server.stop()
    try multiply(folder + "/journal.jsonl")
    server = try serve()
    defer { server.stop() }
    port = try JSONValue(parsing: server.firstLine())["port"]?.int ?? 0
    // The widget reads 10,000 states first, which takes longer than an answer waits where the machine is busy.
    var one = JSONValue.null
    for _ in 0..<30 where one["pushToken"] == nil {
      one = try JSONValue(
        parsing: ChildProgram.output(of: [
          "curl", "-s", "http://127.0.0.1:\(port)/islet/activities/activity-\(activities - 1)",
        ]))
    }
    guard let token = one["pushToken"]?.string, let bundle = one["bundle"]?.string else {
      throw BenchmarkError("the last of \(activities) activities does not run")
    }
    let client = try LoadClient(
      token: token, topic: bundle + ".push-type.liveactivity", connections: 1, streams: 1)
    var calm: [Double] = []
    var busy: [Double] = []
    var compactions = 0
    var size = 0
    for _ in 0..<60 {
      let latencies = try client.run(port: port, requests: 4_000).latencies
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/journal.jsonl")
      let newSize = (attributes[.size] as? Int) ?? 0
      let isNearCompaction = newSize < size || newSize > 60 << 20
      if newSize < size { compactions += 1 }
      if isNearCompaction { busy += latencies } else { calm += latencies }
      size = newSize
    }
    guard compactions > 0 else { throw BenchmarkError("the journal was not compacted") }
    let (rest, sample) = (Sample(calm), Sample(busy))
    report.add(
      "pushes around \(compactions) compactions, \(activities) activities: p50, p99",
      [50, 99].map { Report.Unit.microseconds.text(sample.percentile($0)) }.joined(separator: ", "))
    // What other programs on the machine take from this one shows beside it, too.
    report.add(
      "the longest that a push waited", Report.Unit.milliseconds.text(sample.largest),
      beside: "\(Report.Unit.milliseconds.text(rest.largest)) while nothing was compacted",
      target: "≤ 20 ms", met: sample.largest <= 0.02)
    report.add(
      "memory with \(activities) activities", Sample([server.figures.residentBytes]),
      unit: .megabytes)
    let start = LoadClient.now
    let list = try ChildProgram.output(of: [
      "curl", "-s", "http://127.0.0.1:\(port)/islet/activities",
    ])
    report.add(
      "inspection API: all \(activities) activities, \(list.utf8.count / 1_000_000) MB of JSON",
      Sample([LoadClient.now - start]), unit: .milliseconds, atMost: 2)
  }

  /// Repeats the journal's request of an activity under other ids, on a phone that takes so many.
  ///
  /// The lines are those that a person would write: without a check value.
  private static func multiply(_ path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.replacing(#/,"sum":"[0-9a-f]+"}$/#, with: "}") }
    guard let request = lines.first(where: { $0.contains("\"request\":{") }),
      let id = request.firstMatch(of: #/"request":{"id":"([^"]+)"/#)?.output.1,
      let opening = lines.last(where: { $0.contains("\"person\":\"open\"") }),
      let time = lines.last?.split(separator: ",").first,
      let rest = request.firstIndex(of: ","), let openingRest = opening.firstIndex(of: ",")
    else { throw BenchmarkError("the journal has no request") }
    var more = ["activitiesPerApp", "activitiesPerPhone"].map {
      "\(time),\"set\":{\"trait\":\"\($0)\",\"value\":\(2 * activities)}}"
    }
    more.append("\(time)\(opening[openingRest...])")
    for number in 1..<activities {
      more.append("\(time)" + request[rest...].replacing(id, with: "activity-\(number)"))
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    try file.seekToEnd()
    try file.write(contentsOf: Data((more.joined(separator: "\n") + "\n").utf8))
    try file.close()
  }
}
