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
    let client = LoadClient(
      token: activity["pushToken"]?.string ?? "",
      topic: (activity["bundle"]?.string ?? "") + ".push-type.liveactivity", connections: 4,
      streams: 10)
    // A push and the outcome of its decoding are an event each, where it is decoded.
    var events = 0
    while events < 100_000 {
      _ = try client.run(port: port, requests: 20_000)
      let journal = try String(contentsOfFile: folder + "/journal.jsonl", encoding: .utf8)
      events = journal.utf8.count { $0 == 0x0A }
      if journal.utf8.count > 200_000_000 { break }
    }
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
    report.add(
      "restart with a journal of \(events) lines", Sample(seconds), unit: .milliseconds, atMost: 2)
  }
}
