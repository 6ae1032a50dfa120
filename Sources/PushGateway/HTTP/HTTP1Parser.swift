import Numbers

/// Turns bytes of HTTP/1.1 into requests. It is so strict that two readers never see two different requests:
/// one way to end a line, one way to give a length, no folding, no guessing.
struct HTTP1Parser {
  /// What has been found.
  enum Event {
    /// The head is complete, the body is not, and the client waits for `100 Continue` before it sends it.
    case expectsContinue
    /// A complete request, or one whose body is too large to be read to its end.
    case request(Request)
    /// The bytes are no request; the connection must end after an answer with this status.
    case fault(status: Int, sentence: String)
  }

  /// The most that a request line and headers may take together.
  static let largestHead = 16_384
  /// The most headers.
  static let mostHeaders = 100
  /// The most empty lines before a request.
  static let mostEmptyLines = 4
  /// Longest line that announces a chunk, and most bytes of trailers.
  static let longestChunkLine = 256
  /// Bodies beyond this are refused without being read.
  static let abandonedBody = 65_536

  private enum State {
    case head
    case body(left: Int)
    case chunkLine
    case chunk(left: Int)
    case chunkEnd
    case trailers(size: Int)
    case failed
  }

  private var buffer: [UInt8] = []
  private var place = 0
  /// Up to here the buffer was searched for the end of the head.
  private var searched = 0
  private var state = State.head
  private(set) var request: Request?
  private var owesContinue = false
  private var emptyLines = 0

  /// Takes bytes.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if place > 0 {
      buffer.removeFirst(place)
      searched -= place
      place = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Bytes that are held: what has not been read yet.
  var held: Int { buffer.count - place }

  /// Whether a request has begun and is not whole.
  var isUnfinished: Bool { request != nil || held > 0 }

  /// Returns what follows the last request, for whoever speaks next (after `CONNECT`).
  mutating func takeRest() -> [UInt8] {
    defer { (buffer, place, searched) = ([], 0, 0) }
    return Array(buffer[place...])
  }

  /// Returns the next event that the bytes so far allow; nil when more bytes are needed.
  mutating func next(now: Double) -> Event? {
    while true {
      switch state {
      case .failed: return nil
      case .head:
        do throws(HTTP1Fault) {
          guard try readHead(now: now) else { return nil }
        } catch {
          return fail(error)
        }
      case .body(let left):
        if let event = abandoned() ?? askForBody() { return event }
        let count = min(left, held)
        takeBody(count)
        if count < left {
          state = .body(left: left - count)
          return abandoned()
        }
        return finish()
      case .chunkLine:
        if let event = askForBody() { return event }
        do throws(HTTP1Fault) {
          guard let size = try readChunkSize() else { return nil }
          state = size == 0 ? .trailers(size: 0) : .chunk(left: size)
        } catch {
          return fail(error)
        }
      case .chunk(let left):
        let count = min(left, held)
        takeBody(count)
        state = count < left ? .chunk(left: left - count) : .chunkEnd
        if let event = abandoned() { return event }
        if count < left { return nil }
      case .chunkEnd:
        guard held >= 2 else { return nil }
        guard buffer[place] == 13, buffer[place + 1] == 10 else {
          return fail(HTTP1Fault(400, "a chunk is longer than it said"))
        }
        place += 2
        state = .chunkLine
      case .trailers(let size):
        let line: ArraySlice<UInt8>
        do throws(HTTP1Fault) {
          guard let read = try readLine(limit: HTTP1Parser.largestHead) else { return nil }
          line = read
        } catch {
          return fail(error)
        }
        if line.isEmpty { return finish() }
        guard size + line.count <= HTTP1Parser.largestHead else {
          return fail(HTTP1Fault(431, "the trailers are too long"))
        }
        state = .trailers(size: size + line.count)
      }
    }
  }

  // MARK: The body

  private mutating func askForBody() -> Event? {
    guard owesContinue else { return nil }
    owesContinue = false
    return held == 0 ? .expectsContinue : nil
  }

  private mutating func takeBody(_ count: Int) {
    buffer.withUnsafeBytes { bytes in
      request?.addBody(UnsafeRawBufferPointer(rebasing: bytes[place..<place + count]))
    }
    place += count
  }

  /// Answers a body that is too large before its end has come; nothing after it can be read.
  private mutating func abandoned() -> Event? {
    guard let request, request.bodyCount > max(HTTP1Parser.abandonedBody, request.bodyLimit) else {
      return nil
    }
    state = .failed
    self.request = nil
    return .request(request)
  }

  private mutating func finish() -> Event? {
    guard let request else { return nil }
    request.isComplete = true
    self.request = nil
    state = .head
    searched = place
    return .request(request)
  }

  private mutating func fail(_ fault: HTTP1Fault) -> Event {
    state = .failed
    request = nil
    return .fault(status: fault.status, sentence: fault.sentence)
  }

  // MARK: Lines

  /// Returns a line without its end; nil when its end has not come.
  private mutating func readLine(limit: Int) throws(HTTP1Fault) -> ArraySlice<UInt8>? {
    guard let end = buffer[place...].prefix(limit + 2).firstIndex(of: 10) else {
      if held > limit { throw HTTP1Fault(400, "a line is too long") }
      return nil
    }
    guard end > place, buffer[end - 1] == 13 else {
      throw HTTP1Fault(400, "a line ends without CR LF")
    }
    let line = buffer[place..<end - 1]
    guard !line.contains(13) else { throw HTTP1Fault(400, "a CR stands alone") }
    place = end + 1
    return line
  }

  /// Returns whether one of the lines that end behind a place has no CR at its end.
  private func hasBareEnd(from start: Int) -> Bool {
    (start..<buffer.count).contains { end in
      buffer[end] == 10 && (end == place || buffer[end - 1] != 13)
    }
  }

  private mutating func readChunkSize() throws(HTTP1Fault) -> Int? {
    guard let line = try readLine(limit: HTTP1Parser.longestChunkLine) else { return nil }
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard (1...8).contains(digits.count) else { throw HTTP1Fault(400, "a chunk has no size") }
    var size = 0
    for digit in digits {
      guard let value = Hexadecimal.value(of: digit) else {
        throw HTTP1Fault(400, "a chunk's size is no hexadecimal number")
      }
      size = size * 16 + Int(value)
    }
    return size
  }

  // MARK: The head

  /// Reads a whole head; false when its end has not come.
  private mutating func readHead(now: Double) throws(HTTP1Fault) -> Bool {
    // Some clients end a body with an empty line that belongs to nothing.
    while held >= 2, buffer[place] == 13, buffer[place + 1] == 10 {
      place += 2
      emptyLines += 1
      if emptyLines > HTTP1Parser.mostEmptyLines { throw HTTP1Fault(400, "there is no request") }
    }
    if held == 0 { return false }
    let known = max(place, searched)
    guard let end = endOfHead() else {
      // A line that ends without CR never completes the head: refuse it now.
      if hasBareEnd(from: known) { throw HTTP1Fault(400, "a line ends without CR LF") }
      if held > HTTP1Parser.largestHead { throw HTTP1Fault(431, "the request's head is too large") }
      return false
    }
    guard end - place <= HTTP1Parser.largestHead else {
      throw HTTP1Fault(431, "the request's head is too large")
    }
    emptyLines = 0
    let request = Request()
    request.began = now
    var reader = HTTP1HeadReader(request: request)
    var isFirst = true
    while let line = try readLine(limit: HTTP1Parser.largestHead), !line.isEmpty {
      if isFirst { try reader.readRequestLine(line) } else { try reader.readHeader(line) }
      isFirst = false
    }
    let body = try reader.finish()
    self.request = request
    owesContinue = reader.expectsContinue
    switch body {
    case .none: state = .body(left: 0)
    case .chunked: state = .chunkLine
    case .length(let length):
      state = .body(left: length)
      if owesContinue, length > max(HTTP1Parser.abandonedBody, request.bodyLimit) {
        // Whoever waits for an answer before the body gets the last one: the body is too large.
        request.refuseBody(ofLength: length)
        owesContinue = false
      }
    }
    if case .none = body { owesContinue = false }
    return true
  }

  /// Returns where the empty line that ends the head begins, after the last header's own end.
  private mutating func endOfHead() -> Int? {
    var index = max(place, searched - 3)
    buffer.withUnsafeBufferPointer { bytes in
      while index + 3 < bytes.count {
        if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13,
          bytes[index + 3] == 10
        {
          return
        }
        index += 1
      }
      index = -1
    }
    searched = buffer.count
    return index < 0 ? nil : index
  }
}

/// Why bytes are no request.
struct HTTP1Fault: Error, Equatable {
  var status: Int
  var sentence: String

  init(_ status: Int, _ sentence: String) { (self.status, self.sentence) = (status, sentence) }
}
