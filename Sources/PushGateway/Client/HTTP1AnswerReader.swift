/// Reads an answer of HTTP/1.1 from the pieces in which it comes, each of which is looked at once.
struct HTTP1AnswerReader {
  /// What is expected next.
  private enum Part {
    case head
    case body(length: Int)
    case chunks
    /// A body that ends with the connection.
    case rest
    case nothing
  }

  /// A server's head is smaller, in bytes: one that does not end is none.
  static let headLimit = 1 << 16

  private var part = Part.head
  /// What has come and is not understood yet.
  private var bytes: [UInt8] = []
  private var answer = ClientAnswer(status: 0, headers: [], body: [])
  /// Whether what came is no answer.
  private(set) var isBroken = false
  /// Whether what came is HTTP/2, as a gateway that is strict answers.
  private(set) var isHTTP2 = false

  /// The answer, once all of it is there.
  var whole: ClientAnswer? {
    if case .nothing = part, !isBroken { answer } else { nil }
  }

  /// How many bytes have come, without heads and the lines of chunks.
  var size: Int { bytes.count + answer.body.count }

  /// Takes what has come.
  mutating func take(_ piece: [UInt8]) {
    guard whole == nil, !isBroken else { return }
    // A head may end within this piece with what came before.
    let seen = max(0, bytes.count - 3)
    bytes += piece
    if case .head = part {
      isHTTP2 = HTTP1AnswerReader.isSettings(bytes)
      if isHTTP2 { return fail() }
      readHeads(from: seen)
    }
    switch part {
    case .head, .nothing: break
    case .body(let length):
      guard bytes.count >= length else { return }
      (answer.body, bytes) = (Array(bytes[..<length]), [])
      part = .nothing
    case .chunks: readChunks()
    case .rest:
      answer.body += bytes
      bytes = []
    }
  }

  /// Returns whether bytes begin with the frame with which a server of HTTP/2 begins: its type is 4, its stream 0.
  private static func isSettings(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 9 && bytes[0] == 0 && bytes[3...8].elementsEqual([4, 0, 0, 0, 0, 0])
  }

  /// Says that the connection has ended.
  mutating func end() {
    if case .rest = part { part = .nothing }
  }

  private mutating func fail() {
    isBroken = true
    part = .nothing
  }

  /// Reads heads up to that of the answer: what a server says before it (1xx) is passed over.
  private mutating func readHeads(from seen: Int) {
    var (start, place) = (0, seen)
    while case .head = part, let end = Self.headEnd(bytes, from: place) {
      readHead(bytes[start..<end])
      start = end + 4
      place = start
    }
    bytes.removeFirst(start)
    if case .head = part, bytes.count > Self.headLimit { fail() }
  }

  private mutating func readHead(_ head: ArraySlice<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      return fail()
    }
    if (100..<200).contains(status) { return }
    answer.status = status
    answer.headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...]
      return .init(name: line[..<colon].lowercased(), value: Self.withoutBlanks(value))
    }
    guard let next = partAfterHead else { return fail() }
    part = next
  }

  /// What follows the head, in the order of RFC 9112 §6.3; nil where the head does not say it.
  private var partAfterHead: Part? {
    // These two have no body, whatever else they say.
    if answer.status == 204 || answer.status == 304 { return .nothing }
    if let coding = answer.header("transfer-encoding")?.lowercased().split(separator: ",").last {
      return Self.withoutBlanks(coding) == "chunked" ? .chunks : .rest
    }
    guard let text = answer.header("content-length") else { return .rest }
    guard let length = Int(text), length >= 0 else { return nil }
    return .body(length: length)
  }

  private static func withoutBlanks(_ text: Substring) -> String {
    let isBlank = { (letter: Character) in letter == " " || letter == "\t" }
    let rest = text.drop(while: isBlank)
    return String(
      rest[..<(rest.lastIndex { !isBlank($0) }.map(rest.index(after:)) ?? rest.startIndex)])
  }

  /// Returns where a head ends that begins before a place.
  private static func headEnd(_ bytes: [UInt8], from place: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= place + 4 else { return nil }
      return (place...bytes.count - 4).first {
        bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
      }
    }
  }

  /// Moves the chunks that are whole into the body.
  private mutating func readChunks() {
    var rest = bytes[...]
    // A long chunk comes in many pieces, and is not moved for each.
    defer { if rest.startIndex > 0 { bytes = Array(rest) } }
    while let end = rest.prefix(Self.headLimit).firstIndex(of: 0x0A) {
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      guard let length = Int(line.prefix { $0.isHexDigit }, radix: 16) else { return fail() }
      if length == 0 { return part = .nothing }
      // A server may say any length.
      guard length <= rest.endIndex - end - 3 else { return }
      answer.body += rest[(end + 1)...].prefix(length)
      rest = rest[(end + 1 + length + 2)...]
    }
    if rest.count >= Self.headLimit { fail() }
  }
}
