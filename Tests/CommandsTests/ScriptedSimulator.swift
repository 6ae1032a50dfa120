import CLinux
import Foundation
import Goldens
import JSON
import Testing

/// What commands ask a simulator, answered by a script: a thread listens on a free port of this machine.
final class ScriptedSimulator: @unchecked Sendable {
  /// One request as it came.
  struct Request {
    var method: String
    var path: String
    var headers: [String: String] = [:]
    var body = ""
  }

  /// What a script says to a request.
  struct Answer {
    var status = 200
    var body: String

    init(_ json: JSONValue, status: Int = 200) { (body, self.status) = (json.compact, status) }
    init(text: String, status: Int = 200) { (body, self.status) = (text, status) }
  }

  let port: Int
  private let listener: Int32
  private let lock = NSLock()
  private var kept: [Request] = []

  /// All requests until now.
  var requests: [Request] { lock.withLock { kept } }

  /// Begins to listen, and answers by the script, which is told all requests until then, the newest last.
  init(_ script: @escaping @Sendable (Request, [Request]) -> Answer) throws {
    let open = try LoopbackListener()
    (listener, port) = (open.descriptor, open.port)
    let descriptor = open.descriptor
    Thread { [weak self] in
      defer { close(descriptor) }
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        defer { close(connection) }
        guard let request = Self.read(connection) else { continue }
        guard let requests = self?.keep(request) else { return }
        let answer = script(request, requests)
        let bytes = Array(
          "HTTP/1.1 \(answer.status) -\r\ncontent-length: \(answer.body.utf8.count)\r\n\r\n\(answer.body)"
            .utf8)
        _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      }
    }.start()
  }

  deinit {
    // Ends the thread's waiting. Only the thread closes: until then nobody else has the descriptor's number.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func keep(_ request: Request) -> [Request] {
    lock.withLock {
      kept.append(request)
      return kept
    }
  }

  private static func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      if let request = request(bytes) { return request }
    }
  }

  /// Returns the request when all of it is there.
  private static func request(_ bytes: [UInt8]) -> Request? {
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let lines = parts[0].split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    var request = Request(method: String(words[0]), path: String(words[1]))
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      request.headers[String(pair[0])] = pair.count == 2 ? String(pair[1].drop { $0 == " " }) : ""
    }
    request.body = String(parts[1])
    let length = request.headers["content-length"].flatMap(Int.init) ?? 0
    return request.body.utf8.count >= length ? request : nil
  }
}
