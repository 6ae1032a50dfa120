import JSON

@testable import PushGateway

/// A message that FCM would take, as firebase-admin for Python writes it, to be spoilt in one point by each test.
struct SampleMessage {
  var headers: [(String, String)] = [
    ("authorization", "Bearer ya29.c.someToken"), ("content-type", "application/json"),
    ("x-firebase-client", "fire-admin-python/7.7.0"),
  ]
  var path = "/v1/projects/islet-demo/messages:send"
  var body = SampleMessage.good

  static let registration = "fcmtok:APA91bDemo"
  static let good = """
    {"message": {"apns": {"headers": {"apns-priority": "10"}, "payload": \(payload), \
    "live_activity_token": "\(MemoryReceiver.token)"}, "token": "\(registration)"}}
    """
  static let payload =
    #"{"aps": {"timestamp": 1790000000, "event": "update", "content-state": {"score": 3}}}"#

  /// Another body: the good one with a text in place of another.
  func replacing(_ part: String, _ other: String) -> SampleMessage {
    var message = self
    message.body = body.replacing(part, with: other)
    return message
  }

  func with(body: String) -> SampleMessage {
    var message = self
    message.body = body
    return message
  }

  func with(authorization: String?) -> SampleMessage {
    var message = self
    message.headers.removeAll { $0.0 == "authorization" }
    if let authorization { message.headers.append(("authorization", authorization)) }
    return message
  }

  func with(path: String) -> SampleMessage {
    var message = self
    message.path = path
    return message
  }

  /// As HTTP/1.1 carries it.
  var http1: String {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    return "POST \(path) HTTP/1.1\r\nhost: fcm.googleapis.com\r\n\(lines)"
      + "content-length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// As HTTP/2 carries it.
  var http2: SamplePush {
    SamplePush(path: path, headers: headers, body: Array(body.utf8))
  }
}

/// An answer of HTTP/1.1, taken apart.
struct SampleAnswer {
  var status: Int
  var type: String
  var body: String

  var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }
  var error: JSONValue? { json["error"] }

  /// The details without what all types begin with.
  var details: [JSONValue] { error?["details"]?.array ?? [] }
}

extension GatewayBench {
  /// Sends a request and waits for its answer.
  func ask(_ request: String) -> SampleAnswer? {
    let client = connect()
    client.send(request)
    var answer: SampleAnswer?
    _ = client.wait {
      guard let end = client.text.firstRange(of: "\r\n\r\n") else { return false }
      let head = client.text[..<end.lowerBound].split(separator: "\r\n")
      func value(_ name: String) -> String {
        let line = head.first { $0.hasPrefix("\(name): ") }
        return line.map { String($0.dropFirst(name.count + 2)) } ?? ""
      }
      let body = String(client.text[end.upperBound...])
      guard body.utf8.count == Int(value("content-length")) else { return false }
      let status = head.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      answer = SampleAnswer(status: status ?? 0, type: value("content-type"), body: body)
      return true
    }
    return answer
  }

  func ask(_ message: SampleMessage) -> SampleAnswer? { ask(message.http1) }
}
