import JSON

/// The lines of a request's head, one after another, and what they say about the body.
struct HTTP1HeadReader {
  /// How the body's end is known.
  enum Body {
    case none, chunked
    case length(Int)
  }

  let request: Request
  private(set) var expectsContinue = false
  private var isVersion10 = false
  private var count = 0
  private var lengths = 0
  private var encodings = 0

  init(request: Request) { self.request = request }

  /// Reads the request line: `POST /3/device/… HTTP/1.1`.
  mutating func readRequestLine(_ line: ArraySlice<UInt8>) throws(HTTP1Fault) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw HTTP1Fault(400, "the first line is no HTTP request")
    }
    guard parts[0].allSatisfy(isTokenByte), parts[1].allSatisfy({ (0x21...0x7E).contains($0) })
    else { throw HTTP1Fault(400, "the first line is no HTTP request") }
    isVersion10 = parts[2].equals("HTTP/1.0")
    guard isVersion10 || parts[2].equals("HTTP/1.1") else {
      throw HTTP1Fault(505, "only HTTP/1.1 and HTTP/2 are spoken here")
    }
    add(.method, parts[0])
    if parts[0].equals("CONNECT") {
      add(.authority, parts[1])
    } else {
      add(.path, pathOnly(parts[1]))
    }
  }

  /// Returns the path of a target. A proxy's client sends the whole URL.
  private func pathOnly(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard target.hasPrefix("http://") || target.hasPrefix("https://") else { return target }
    let rest = target.dropFirst(target.hasPrefix("http://") ? 7 : 8)
    return rest.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? ArraySlice("/".utf8)
  }

  /// Reads a header's line: `name: value`.
  mutating func readHeader(_ line: ArraySlice<UInt8>) throws(HTTP1Fault) {
    count += 1
    guard count <= HTTP1Parser.mostHeaders else { throw HTTP1Fault(431, "too many headers") }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isTokenByte)
    else {
      let start = line.prefix { $0 != UInt8(ascii: ":") }
      throw HTTP1Fault(400, "a header has no proper name: \(shown(start))")
    }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value.removeFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw HTTP1Fault(
        400, "the value of the header \(shown(line[..<colon])) holds a control character")
    }
    let name = line[..<colon].map(lowercased)
    name.withUnsafeBytes { name in value.withUnsafeBytes { request.add(name: name, value: $0) } }
    if name[...].equals("content-length") { lengths += 1 }
    if name[...].equals("transfer-encoding") { encodings += 1 }
  }

  /// Checks the whole head once it has arrived, and tells how its body comes.
  mutating func finish() throws(HTTP1Fault) -> Body {
    guard request.has(.method) else { throw HTTP1Fault(400, "the first line is no HTTP request") }
    if request.isRepeated(.host) { throw HTTP1Fault(400, "host appears twice") }
    if !isVersion10, !request.has(.host) { throw HTTP1Fault(400, "host is missing") }
    if isVersion10 { request.isVersion10 = true }
    if let expect = request[.expect] {
      guard expect.map(lowercased)[...].equals("100-continue") else {
        throw HTTP1Fault(417, "only 100-continue can be expected")
      }
      expectsContinue = !isVersion10
    }
    if encodings > 0 {
      guard lengths == 0 else { throw HTTP1Fault(400, "the body's length is given in two ways") }
      guard encodings == 1, !isVersion10,
        request[.transferEncoding]?.map(lowercased)[...].equals("chunked") == true
      else { throw HTTP1Fault(400, "only transfer-encoding: chunked is taken, once") }
      return .chunked
    }
    guard lengths > 0, let text = request[.contentLength] else { return .none }
    guard lengths == 1 else { throw HTTP1Fault(400, "content-length appears twice") }
    guard (1...15).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTP1Fault(400, "content-length is no number")
    }
    let length = text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return length == 0 ? .none : .length(length)
  }

  /// Returns a name as a sentence shows it.
  private func shown(_ name: ArraySlice<UInt8>) -> String {
    JSONValue.quoted(String(decoding: name.prefix(512), as: UTF8.self), limit: 60)
  }

  private func add(_ name: HeaderName, _ value: ArraySlice<UInt8>) {
    value.withUnsafeBytes { request.add(name, $0) }
  }
}

/// Returns whether a byte may stand in a method or a header's name (RFC 9110, token).
func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
  default: false
  }
}

/// Returns an ASCII letter in lower case; every other byte as it is.
func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
