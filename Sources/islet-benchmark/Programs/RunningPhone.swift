import CLinux
import Foundation
import JSON

/// The terminal app with the Match demo, and a way to push to it.
final class RunningPhone {
  let program: TerminalProgram
  let pusher: Pusher
  private let api: String
  private let folder = Programs.folder()

  /// Starts the program in a terminal that this one reads.
  ///
  /// - Parameter moves: whether what changes on the screen moves.
  init(showing pictures: TerminalPictures? = nil, moves: Bool = false) throws {
    let port = try Programs.freePort()
    program = try TerminalProgram(
      [
        try Programs.islet(), "--port", "\(port)", "--state", folder,
      ] + (moves ? [] : ["--reduce-motion"])
        + (pictures.map { ["--graphics", $0.rawValue] } ?? []), answers: pictures)
    _ = program.lastByte(within: 10, silence: 0.2)
    api = "http://127.0.0.1:\(port)/islet/"
    let list = try JSONValue(parsing: ChildProgram.output(of: ["curl", "-s", api + "activities"]))
    pusher = try Pusher(token: list.array?.first?["pushToken"]?.string ?? "", port: port)
    program.drain(1)
  }

  /// Throws where the phone did not show the last push: only those that it shows are measured.
  func checkLastPush() throws { _ = try Verdicts(api).text(allowed: ["superseded"]) }

  func stop() {
    close(pusher.connection)
    program.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// One connection that pushes scores, each newer than the one before, with the priority that no budget counts: of the
/// other one a phone shows some hundred an hour.
struct Pusher: Sendable {
  let connection: Int32
  private let token: String
  /// Equal timestamps are ignored by a phone, and so are those of minutes ago: pushes stand a fraction of a second
  /// apart, behind those of the demo.
  private let firstTimestamp = Date.now.timeIntervalSince1970.rounded() + 1
  private static let aSecond = 1024.0

  init(token: String, port: Int) throws {
    self.token = token
    connection = try Programs.connect(port: port)
  }

  /// Sends a score, and a word that the card shows below it; when its last byte was written.
  func push(goals: Int, word: String = "") throws -> Double {
    let event =
      word.isEmpty
      ? "" : ",\"latestEvent\":{\"kind\":\"goal\",\"text\":\"\(word)\",\"minute\":23}"
    let body =
      "{\"aps\":{\"timestamp\":\(firstTimestamp + Double(goals) / Pusher.aSecond),\"event\":\"update\",\"content-state\":"
      + "{\"matchState\":{\"live\":{\"score\":{\"home\":\(goals % 10),\"away\":0},\"minute\":23}}\(event)}}}"
    let head =
      "POST /3/device/\(token) HTTP/1.1\r\nhost: localhost\r\napns-push-type: liveactivity\r\n"
      + "apns-priority: 5\r\n"
      + "apns-topic: app.touchline.match.push-type.liveactivity\r\ncontent-length: \(body.utf8.count)\r\n\r\n"
    let bytes = Array((head + body).utf8)
    guard send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw BenchmarkError("the simulator closed the connection")
    }
    let sent = LoadClient.now
    var answer = [UInt8](repeating: 0, count: 4096)
    guard recv(connection, &answer, answer.count, 0) > 0 else {
      throw BenchmarkError("the simulator did not answer")
    }
    return sent
  }
}
