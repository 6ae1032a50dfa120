/// One request and its answer over HTTP/1.1; the connection is closed after it.
enum HTTP1Exchange {
  static func run(
    _ request: ClientRequest, _ address: ClientAddress, _ stream: ClientStream
  ) throws(ClientFault) -> ClientAnswer {
    var head = "\(request.method) \(request.path) HTTP/1.1\r\n"
    head += "host: \(address.named)\r\nconnection: close\r\n"
    for header in request.headers { head += "\(header.name): \(header.value)\r\n" }
    if !request.body.isEmpty || request.method == "POST" {
      head += "content-length: \(request.body.count)\r\n"
    }
    try stream.write(Array((head + "\r\n").utf8) + request.body)
    var bytes: [UInt8] = []
    // With less the answer is not whole: a long one is not gone through for each of its pieces.
    var least = 0
    while let piece = try stream.read() {
      bytes += piece
      guard bytes.count < PushClient.answerLimit else { break }
      guard bytes.count >= least else { continue }
      if let answer = parse(bytes, isEnd: false) { return answer }
      least = leastSize(of: bytes)
    }
    guard let answer = parse(bytes, isEnd: true) else {
      throw ClientFault(
        "the answer was not understood", fix: "is it Islet that listens on \(address.port)?")
    }
    return answer
  }

  /// Returns how many bytes an answer has at least, by what has come of it.
  private static func leastSize(of bytes: [UInt8]) -> Int {
    guard let end = headEnd(bytes[...]) else { return 0 }
    let name = "content-length:"
    let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    let length = head.split(separator: "\r\n").first { $0.hasPrefix(name) }
      .flatMap { Int($0.dropFirst(name.count).drop { $0 == " " }) }
    return length.map { (0...PushClient.answerLimit).contains($0) ? end + 4 + $0 : 0 } ?? 0
  }

  /// Returns the answer when all of it is there; what a server says before it (1xx) is passed over.
  static func parse(_ bytes: [UInt8], isEnd: Bool) -> ClientAnswer? {
    var rest = bytes[...]
    while let end = headEnd(rest) {
      let lines = String(decoding: rest[..<end], as: UTF8.self)
        .split(separator: "\r\n", omittingEmptySubsequences: true)
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
        return nil
      }
      rest = rest[(end + 4)...]
      if (100..<200).contains(status) { continue }
      return answer(status, headers: lines.dropFirst(), body: rest, isEnd: isEnd)
    }
    return nil
  }

  private static func answer(
    _ status: Int, headers lines: ArraySlice<Substring>, body: ArraySlice<UInt8>, isEnd: Bool
  ) -> ClientAnswer? {
    let headers = lines.compactMap { line -> ClientRequest.Header? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return .init(name: line[..<colon].lowercased(), value: String(value))
    }
    var answer = ClientAnswer(status: status, headers: headers, body: Array(body))
    if let length = answer.header("content-length").flatMap({ Int($0) }) {
      guard body.count >= length, length >= 0 else { return nil }
      answer.body = Array(body.prefix(length))
      return answer
    }
    if answer.header("transfer-encoding")?.lowercased() == "chunked" {
      guard let whole = unchunked(body) else { return nil }
      answer.body = whole
      return answer
    }
    return isEnd ? answer : nil
  }

  private static func headEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (bytes.startIndex...(bytes.endIndex - 4)).first {
      bytes[$0..<$0 + 4].elementsEqual([13, 10, 13, 10])
    }
  }

  /// Returns the body without its chunk lines; nil while it is not whole.
  private static func unchunked(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var body: [UInt8] = []
    var rest = bytes
    while true {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      let digits = line.prefix { $0.isHexDigit }
      guard let length = Int(digits, radix: 16) else { return nil }
      if length == 0 { return body }
      rest = rest[(end + 1)...]
      // A server may say any length.
      guard length >= 0, length <= rest.count - 2 else { return nil }
      body += rest.prefix(length)
      rest = rest.dropFirst(length + 2)
    }
  }
}
