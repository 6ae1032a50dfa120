import CLinux
import Foundation
import JSON

/// A simulator without a screen, asked as a script would ask it.
final class SoakServer {
  let program: ChildProgram
  private let port: Int

  init(folder: String) throws {
    program = try ChildProgram(
      [try Programs.islet(), "serve", "--port", "0", "--state", folder], readsOutput: true)
    let line = try JSONValue(parsing: program.firstLine())
    port = line["port"]?.int ?? 0
  }

  func stop() { program.stop() }

  func get(_ path: String) throws -> String {
    try ask("GET", "/islet/\(path)", "")
  }

  func post(_ path: String, _ body: String) throws {
    _ = try ask("POST", "/islet/\(path)", body)
  }

  func push(_ token: String, _ body: String) throws {
    _ = try ask("POST", "/3/device/\(token)", body)
  }

  func now() throws -> Double { try JSONValue(parsing: get("clock"))["now"]?.double ?? 0 }

  /// Returns what must be the same after a restart.
  func activities() throws -> String {
    let list = try JSONValue(parsing: get("activities")).array ?? []
    return list.map { activity in
      Soak.compared.map { "\($0)=\(activity[$0]?.compact ?? "")" }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  func anActivity(_ random: inout SeededNumbers) throws -> JSONValue? {
    let list = try JSONValue(parsing: get("activities")).array ?? []
    return list.isEmpty ? nil : list[random.next(list.count)]
  }

  /// Returns the number of the newest push.
  func lastPush() throws -> Int {
    try JSONValue(parsing: get(""))["pushes"]?["last"]?.int ?? 0
  }

  private static let stormSize = 400

  /// Sends many pushes at once and kills the simulator while it works on them; gives the number of the last push
  /// before and how many were answered.
  func stormAndKill(
    _ random: inout SeededNumbers
  ) throws -> (last: Int, answered: Int) {
    if try anActivity(&random) == nil { try post("activities", "{\"app\":\"match\"}") }
    let activity = try anActivity(&random)
    let (token, now) = (activity?["pushToken"]?.string ?? "", try now())
    var bytes: [UInt8] = []
    for _ in 0..<Self.stormSize {
      let body = Soak.pushBody(activity?["contentState"], &random, now: now)
      bytes += Array((head("POST", "/3/device/\(token)", body) + body).utf8)
    }
    let last = try lastPush()
    let connection = try Programs.connect(port: port)
    defer { close(connection) }
    let enough = random.next(Self.stormSize)
    var answers: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    func answered(_ status: String = "") -> Int {
      String(decoding: answers, as: UTF8.self)
        .components(separatedBy: "HTTP/1.1 \(status)").count - 1
    }
    var sent = send(connection, bytes, bytes.count, Int32(0x4000))
    while sent > 0, answered() < enough {
      sent = recv(connection, &buffer, buffer.count, 0)
      answers += buffer[..<max(0, sent)]
    }
    program.stop(SIGKILL)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      answers += buffer[..<count]
    }
    return (last, answered("200"))
  }

  /// Sends bytes that are no protocol; the connection is closed by whoever is first.
  func raw(_ bytes: [UInt8]) throws {
    let connection = try Programs.connect(port: port)
    defer { close(connection) }
    send(connection, bytes, bytes.count, Int32(0x4000))
  }

  private func head(
    _ method: String, _ path: String, _ body: String, more: String = ""
  ) -> String {
    "\(method) \(path) HTTP/1.1\r\nhost: localhost\r\n\(more)"
      + "apns-push-type: liveactivity\r\ncontent-length: \(body.utf8.count)\r\n\r\n"
  }

  private func ask(_ method: String, _ path: String, _ body: String) throws -> String {
    let connection = try Programs.connect(port: port)
    defer { close(connection) }
    let bytes = Array((head(method, path, body, more: "connection: close\r\n") + body).utf8)
    // Without a signal when the other side has gone.
    guard send(connection, bytes, bytes.count, Int32(0x4000)) == bytes.count else {
      throw BenchmarkError("the simulator closed the connection at \(path)")
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      answer += buffer[..<count]
    }
    let text = String(decoding: answer, as: UTF8.self)
    guard let gap = text.range(of: "\r\n\r\n") else {
      throw BenchmarkError("the simulator did not answer \(method) \(path)")
    }
    return String(text[gap.upperBound...])
  }
}
