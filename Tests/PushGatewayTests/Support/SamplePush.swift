@testable import PushGateway

/// A push that APNs would accept, to be spoilt in one point by each test.
struct SamplePush {
  var method = "POST"
  var path = "/3/device/" + MemoryReceiver.token
  var headers: [(String, String)] = [
    ("authorization", "bearer " + SampleToken().text),
    ("apns-topic", MemoryReceiver.topic),
    ("apns-push-type", "liveactivity"),
    ("apns-priority", "10"),
    ("apns-id", SamplePush.id),
  ]
  var body: [UInt8]? = Array(#"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#.utf8)

  static let id = "123e4567-e89b-12d3-a456-4266554400a0"

  /// A broadcast to a channel.
  static func broadcast(_ channel: String) -> SamplePush {
    SamplePush(path: "/4/broadcasts/apps/" + MemoryReceiver.bundle)
      .removing("apns-topic").removing("apns-id").setting("apns-channel-id", channel)
  }

  /// A request to make a channel.
  static var creation: SamplePush {
    var request = SamplePush(path: "/1/apps/\(MemoryReceiver.bundle)/channels")
      .removing("apns-topic").removing("apns-push-type").removing("apns-priority").removing(
        "apns-id")
    request.body = Array(#"{"message-storage-policy":1,"push-type":"LiveActivity"}"#.utf8)
    return request
  }

  func removing(_ name: String) -> SamplePush {
    var push = self
    push.headers.removeAll { $0.0 == name }
    return push
  }

  func setting(_ name: String, _ value: String) -> SamplePush {
    var push = removing(name)
    push.headers.append((name, value))
    return push
  }

  func adding(_ name: String, _ value: String) -> SamplePush {
    var push = self
    push.headers.append((name, value))
    return push
  }

  func with(path: String) -> SamplePush {
    var push = self
    push.path = path
    return push
  }

  func with(method: String) -> SamplePush {
    var push = self
    push.method = method
    return push
  }

  func with(body: [UInt8]?) -> SamplePush {
    var push = self
    push.body = body
    return push
  }

  /// What makes it another request than the good one of its path.
  var difference: String {
    let good =
      path.hasPrefix("/4/")
      ? SamplePush.broadcast("eA==") : path.hasPrefix("/1/") ? SamplePush.creation : SamplePush()
    var parts: [String] = []
    if method != good.method || path != good.path {
      let place = path.replacing(MemoryReceiver.token, with: "TOKEN")
        .replacing(MemoryReceiver.deadToken, with: "ENDED")
      parts.append("`\(method) \(SamplePush.short(place))`")
    }
    for name in Set((headers + good.headers).map(\.0)).sorted() {
      let mine = headers.filter { $0.0 == name }.map(\.1)
      if mine == good.headers.filter({ $0.0 == name }).map(\.1) { continue }
      let values = mine.map { SampleToken.claims(in: $0) ?? SamplePush.short($0) }
      parts.append(
        values.isEmpty ? "no `\(name)`" : "`\(name): \(values.joined(separator: "`, `"))`")
    }
    if body != good.body {
      let text = String(decoding: body ?? [], as: UTF8.self)
      parts.append(
        text.isEmpty
          ? "no body" : text.count < 80 ? "body `\(text)`" : "a body of \(text.utf8.count) bytes")
    }
    return parts.isEmpty ? "any request" : parts.joined(separator: ", ")
  }

  private static func short(_ text: String) -> String {
    text.utf8.count <= 60 ? text : "\(text.prefix(12))… (\(text.utf8.count) bytes)"
  }

  /// As HTTP/2 carries it.
  var http2: [(String, String)] {
    [(":method", method), (":scheme", "http"), (":path", path), (":authority", "localhost")]
      + headers
  }

  /// As HTTP/1.1 carries it.
  var http1: String {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    let body = String(decoding: body ?? [], as: UTF8.self)
    return "\(method) \(path) HTTP/1.1\r\nhost: localhost\r\n\(lines)"
      + "content-length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}

/// A provider token, signed by nobody.
struct SampleToken {
  var algorithm = "ES256"
  var key = "KEY1234567"
  var team = "TEAM123456"
  var issuedAt = "\(Int(GatewayBench.now) - 60)"
  var signature: [UInt8] = [UInt8](repeating: 1, count: 64)

  var signed: String {
    SampleToken.encode(Array(#"{"alg":"\#(algorithm)","kid":"\#(key)"}"#.utf8)) + "."
      + SampleToken.encode(Array(#"{"iss":"\#(team)","iat":\#(issuedAt)}"#.utf8))
  }

  var text: String { signed + "." + SampleToken.encode(signature) }

  /// What a provider token in a header says, or what is wrong with it; nil when there is none.
  static func claims(in header: String) -> String? {
    guard header.hasPrefix("bearer "), header.count > 20 else { return nil }
    do throws(ProviderTokenFault) {
      let token = try ProviderToken(ArraySlice(header.dropFirst(7).utf8))
      let age = Int(GatewayBench.now - token.issuedAt)
      return "bearer …, kid \(token.keyID), iss \(token.teamID), \(age) s old"
    } catch {
      return "bearer …, \(error.sentence)"
    }
  }

  static func encode(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0...group.count { text.append(alphabet[bits >> (18 - 6 * index) & 63]) }
    }
    return text
  }
}
