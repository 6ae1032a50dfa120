import Foundation
import JSON

/// How long a journal of many events takes to be lived through again.
enum RestartBenchmark {
  static func run(into report: inout Report) throws {
    let folder = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var server = try ChildProgram(
      [try Programs.islet(), "serve", "--port", "0", "--state", folder], readsOutput: true)
    let port = try JSONValue(parsing: server.firstLine())["port"]?.int ?? 0
    let activity = try JSONValue(
      parsing: ChildProgram.output(of: [
        "curl", "-s", "-d", "{\"app\":\"match\"}", "http://127.0.0.1:\(port)/islet/activities",
      ]))
    // Short bodies, so that the journal is not replaced by a snapshot on the way.
    let client = try LoadClient(
      token: activity["pushToken"]?.string ?? "",
      topic: (activity["bundle"]?.string ?? "") + ".push-type.liveactivity", connections: 4,
      streams: 10, body: .short)
    _ = try client.run(port: port, requests: 100_000)
    let lines = {
      try Data(contentsOf: URL(fileURLWithPath: folder + "/journal.jsonl")).count { $0 == 0x0A }
    }
    let events = try lines()
    guard events >= 100_000 else { throw BenchmarkError("the journal has only \(events) lines") }
    server.stop()
    var seconds: [Double] = []
    for _ in 0..<7 {
      let start = LoadClient.now
      server = try ChildProgram(
        [try Programs.islet(), "serve", "--port", "0", "--state", folder], readsOutput: true)
      _ = server.firstLine()
      seconds.append(LoadClient.now - start)
      server.stop()
    }
    guard try lines() >= events else { throw BenchmarkError("a restart has shortened the journal") }
    report.add(
      "restart with a journal of \(events) lines", Sample(seconds), unit: .milliseconds, atMost: 2)
  }
}
