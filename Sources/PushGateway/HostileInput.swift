/// Where a fuzzer puts its bytes: each takes anything, touches nothing outside, and must always return.
public enum HostileInput {
  /// Reads bytes of an HTTP/1.1 connection, in two pieces as well as whole; returns the number of requests.
  @discardableResult
  public static func http1(_ bytes: UnsafeRawBufferPointer) -> Int {
    var parser = HTTP1Parser()
    var count = 0
    let middle = bytes.count / 2
    for piece in [bytes[..<middle], bytes[middle...]] {
      parser.feed(UnsafeRawBufferPointer(rebasing: piece))
      while let event = parser.next(now: 0) {
        if case .request(let request) = event {
          count += 1
          precondition(request.body.count <= request.bodyLimit, "more is kept than allowed")
        }
      }
    }
    return count
  }

  /// Reads a server's answer over HTTP/1.1, in two pieces as well as whole; returns whether it is one.
  @discardableResult
  public static func http1Answer(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let middle = bytes.count / 2
    var (whole, halves) = (HTTP1AnswerReader(), HTTP1AnswerReader())
    whole.take(Array(bytes))
    halves.take(Array(bytes[..<middle]))
    halves.take(Array(bytes[middle...]))
    precondition(whole.size <= bytes.count, "more is kept than has come")
    for isEnd in [false, true] {
      if isEnd {
        whole.end()
        halves.end()
      }
      precondition(whole.whole == halves.whole, "pieces make another answer")
    }
    return whole.whole != nil
  }

  /// Reads bytes that follow the preface of an HTTP/2 connection; returns the number of requests.
  @discardableResult
  public static func http2(_ bytes: UnsafeRawBufferPointer) -> Int {
    let session = HTTP2Session()
    var output: [UInt8] = []
    var count = 0
    ProtocolSniffer.preface.withUnsafeBytes { session.receive($0, now: 0) }
    session.receive(bytes, now: 0)
    var stream: Int32 = 0
    while session.nextRequest({ stream = $0.stream }) {
      count += 1
      let answer = Answer(status: 400, body: Array(#"{"reason":"BadPath"}"#.utf8))
      precondition(session.answer(stream) { _ in answer }, "a request was gone before its answer")
    }
    while session.produce(into: &output, limit: 1 << 20) { output.removeAll() }
    _ = session.takeGone()
    precondition(session.cost >= 0 && session.backlog >= 0, "sums went below nothing")
    return count
  }

  /// Reads a provider token; returns whether it can be read.
  @discardableResult
  public static func providerToken(_ bytes: UnsafeRawBufferPointer) -> Bool {
    (try? ProviderToken(Array(bytes)[...])) != nil
  }

  /// Reads a datagram's payload; returns whether it names a device.
  @discardableResult
  public static func datagram(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let strings = TopLevelStrings(Array(bytes), keys: ["token", "Simulator Target Bundle"])
    return strings.values.contains { $0 != nil }
  }

  /// Reads the extension of a client certificate that lists topics; returns how many there are.
  @discardableResult
  public static func certificateTopics(_ bytes: UnsafeRawBufferPointer) -> Int {
    ClientCertificate.strings(inDER: Array(bytes)).count
  }
}
