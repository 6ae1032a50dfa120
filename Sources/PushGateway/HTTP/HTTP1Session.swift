import Findings

/// HTTP/1.1 for one connection: one request after another, answered in their order.
final class HTTP1Session: HTTPSession {
  private var parser = HTTP1Parser()
  private var output: [UInt8] = []
  /// The request that is being answered; the next one waits until its answer has ended.
  private var current: Request?
  private var isChunked = false
  private var hasBegun = false
  private var lastStream: Int32 = 0
  private var now = 0.0
  /// When the first byte came of what is not a whole request yet.
  private var unfinishedSince = 0.0
  private var isLeaving = false
  private(set) var ending: SessionEnding?
  /// Whether requests are refused because APNs understands HTTP/2 alone; inspection is answered all the same.
  let speaksHTTP2Only: Bool
  /// The first bytes of a client that may be refused for them.
  private var first: [UInt8] = []
  private let mayConnect: Bool
  private var door: BrowserDoor

  /// Headers that the session writes itself and takes from nobody.
  static let ownHeaders: Set<String> = [
    "content-length", "transfer-encoding", "connection", "keep-alive", "upgrade",
    "proxy-connection",
  ]

  init(
    speaksHTTP2Only: Bool = false, mayConnect: Bool = true, door: BrowserDoor = BrowserDoor()
  ) {
    self.speaksHTTP2Only = speaksHTTP2Only
    (self.mayConnect, self.door) = (mayConnect, door)
  }

  func receive(_ bytes: UnsafeRawBufferPointer, now: Double) {
    self.now = now
    if speaksHTTP2Only, first.count < PrefaceRefusal.shown {
      first += bytes.prefix(PrefaceRefusal.shown - first.count)
    }
    if !parser.isUnfinished { unfinishedSince = now }
    if ending == nil { parser.feed(bytes) }
  }

  func nextRequest(_ take: (Request) -> Void) -> Bool {
    while current == nil, ending == nil, let event = parser.next(now: now) {
      switch event {
      case .expectsContinue: output += "HTTP/1.1 100 Continue\r\n\r\n".utf8
      case .fault(let status, let sentence):
        if speaksHTTP2Only {
          refuseToSpeak()
          return false
        }
        refuse(status: status, sentence: sentence)
      case .request(let request):
        current = request
        if request.isEqual(.method, "CONNECT") {
          connect(request)
        } else if speaksHTTP2Only, !request.isInspection {
          refuseToSpeak()
          return false
        } else {
          lastStream &+= 1
          request.stream = lastStream
          take(request)
          return true
        }
      }
    }
    return false
  }

  private func refuseToSpeak() {
    current = nil
    output += first.withUnsafeBytes { PrefaceRefusal.noPreface($0) }
    ending = HTTP1Session.refusal
  }

  /// How a connection ends that speaks HTTP/1.1 to a strict gateway.
  static let refusal = SessionEnding.fault(
    "HTTP/1.1 where only HTTP/2 is spoken", rule: "gateway-strict-http1")

  private func refuse(
    status: Int, sentence: String, rule: FindingID = "gateway-bad-request"
  ) {
    write(
      status: status, headers: [("content-type", "text/plain")],
      body: Array((sentence + "\n").utf8),
      closes: true)
    ending = .fault(sentence, rule: rule)
  }

  private func connect(_ request: Request) {
    current = nil
    let authority = request.text(.authority) ?? ""
    let host = CallerName(authority).text
    guard ServedHosts.mayTunnel(to: host) else {
      return refuse(
        status: 403,
        sentence:
          "only Apple's push hosts and Firebase's are served here, not \(host.prefix(80))",
        rule: "gateway-foreign-host")
    }
    if let refusal = door.refusal(of: request) {
      return refuse(status: 403, sentence: refusal.sentence + ": " + refusal.fix)
    }
    guard mayConnect else {
      return refuse(status: 403, sentence: "CONNECT is taken once, and not inside of TLS")
    }
    output += "HTTP/1.1 200 Connection established\r\n\r\n".utf8
    ending = .tunnel(host: host)
  }

  /// Returns what has come behind `CONNECT`.
  func takeRest() -> [UInt8] { parser.takeRest() }

  // MARK: Answers

  func request(on stream: Int32) -> Request? { current?.stream == stream ? current : nil }

  func answer(_ stream: Int32, with answer: (Request) -> Answer) -> Bool {
    guard let request = request(on: stream) else { return false }
    send(answer(request), to: request)
    return true
  }

  private func send(_ answer: Answer, to request: Request) {
    writeStatus(answer.status)
    answer.withHeaders { name, value in
      name.withUTF8Buffer { output += $0 }
      output += [0x3A, 0x20]
      output += value
      output += [13, 10]
    }
    writeEnd(length: answer.status == 204 ? nil : answer.body.count, closes: closes(after: request))
    if !answer.body.isEmpty, !request.isEqual(.method, "HEAD") { output += answer.body }
    finish(request)
  }

  func begin(_ request: Request, with head: InspectionHead, body: [UInt8], isWhole: Bool) {
    hasBegun = true
    isChunked = !isWhole && !request.isVersion10
    let isHead = request.isEqual(.method, "HEAD")
    write(
      status: head.status, headers: head.headers, body: isHead ? [] : body,
      length: isWhole ? body.count : nil, closes: closes(after: request) || !isWhole && !isChunked)
    if isWhole { finish(request) }
  }

  func add(_ piece: [UInt8], to request: Request) {
    guard current === request, !piece.isEmpty else { return }
    writePiece(piece)
  }

  func end(_ request: Request) {
    guard current === request else { return }
    if isChunked { output += "0\r\n\r\n".utf8 } else { ending = .done }
    finish(request)
  }

  private func finish(_ request: Request) {
    if closes(after: request), ending == nil { ending = .done }
    current = nil
    (isChunked, hasBegun) = (false, false)
    unfinishedSince = now
  }

  /// Notes when an answer has ended: what waited behind it could not be a whole request before.
  func ended(at time: Double) {
    if current == nil { unfinishedSince = max(unfinishedSince, time) }
  }

  private func closes(after request: Request) -> Bool {
    if isLeaving || !request.isComplete { return true }
    guard let connection = request[.connection] else { return request.isVersion10 }
    let words = connection.split(separator: UInt8(ascii: ",")).map { word in
      String(decoding: word, as: UTF8.self).lowercased().filter { $0 != " " }
    }
    return words.contains("close") || request.isVersion10 && !words.contains("keep-alive")
  }

  private func write(
    status: Int, headers: [(name: String, value: String)], body: [UInt8], length: Int? = nil,
    closes: Bool
  ) {
    writeStatus(status)
    for header in headers where !HTTP1Session.ownHeaders.contains(header.name.lowercased()) {
      output += header.name.utf8
      output += [0x3A, 0x20]
      output += header.value.utf8
      output += [13, 10]
    }
    if isChunked {
      output += "transfer-encoding: chunked\r\n".utf8
      writeEnd(length: nil, closes: closes)
      if !body.isEmpty { writePiece(body) }
    } else {
      writeEnd(length: length ?? (closes && current != nil ? nil : body.count), closes: closes)
      output += body
    }
  }

  private func writeStatus(_ status: Int) {
    output += "HTTP/1.1 ".utf8
    for divisor in [100, 10, 1] { output.append(UInt8(48 + status / divisor % 10)) }
    output.append(0x20)
    output += HTTP1Session.phrase(status).utf8
    output += [13, 10]
  }

  private func writeEnd(length: Int?, closes: Bool) {
    if let length { output += "content-length: \(length)\r\n".utf8 }
    if closes { output += "connection: close\r\n".utf8 }
    output += [13, 10]
  }

  private func writePiece(_ piece: [UInt8]) {
    if isChunked { output += (String(piece.count, radix: 16) + "\r\n").utf8 }
    output += piece
    if isChunked { output += [13, 10] }
  }

  static func phrase(_ status: Int) -> String {
    let phrases = [
      200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 304: "Not Modified",
      400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed",
      409: "Conflict", 410: "Gone", 413: "Content Too Large", 417: "Expectation Failed",
      422: "Unprocessable Content", 429: "Too Many Requests",
      431: "Request Header Fields Too Large", 500: "Internal Server Error",
      503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    ]
    return phrases[status] ?? "Status"
  }

  func produce(into bytes: inout [UInt8], limit: Int) -> Bool {
    if output.isEmpty { return false }
    bytes += output
    output.removeAll(keepingCapacity: output.capacity <= 65_536)
    return false
  }

  func goAway(reason: [UInt8]) {
    isLeaving = true
    if current == nil, !parser.isUnfinished { ending = ending ?? .done }
  }

  var awaited: Int { current == nil || hasBegun ? 0 : 1 }
  var unanswered: Int { current == nil ? 0 : 1 }
  var oldestUnfinished: Double? { parser.isUnfinished && current == nil ? unfinishedSince : nil }
  var hasUnfinished: Bool { parser.isUnfinished && current == nil }
  var backlog: Int { output.count }
  var cost: Int { parser.held + (parser.request?.cost ?? 0) }
  /// Returns nothing: over HTTP/1.1 a client that goes takes its connection with it.
  func takeGone() -> [Int32] { [] }
}
