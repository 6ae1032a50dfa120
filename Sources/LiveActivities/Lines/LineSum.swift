/// The check value that ends each line of a journal: a changed byte anywhere before it shows.
///
/// `{"at":12.5,"person":"lock","sum":"0a1b2c3d"}`: 32 bits over everything before `,"sum"`.
public enum LineSum {
  /// What a line's check value says.
  public enum Check: Hashable, Sendable {
    /// The line has none: an older journal's line, or one that a person wrote.
    case absent
    case right, wrong
  }

  /// What stands before the eight digits, and behind them.
  static let begin: StaticString = ",\"sum\":\""
  static let end: StaticString = "\"}"
  private static let digits = 8
  private static var length: Int {
    begin.utf8CodeUnitCount + digits + end.utf8CodeUnitCount
  }

  /// Returns the value of these bytes. Each step is reversible, so that no single change goes unseen in its 64 bits.
  static func value(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    var sum = UInt64(truncatingIfNeeded: bytes.count) ^ 0x9E37_79B9_7F4A_7C15
    func add(_ word: UInt64) {
      sum = (sum ^ word) &* 0xD6E8_FEB8_6659_FD93
      sum ^= sum >> 32
    }
    let whole = bytes.count & ~7
    for place in stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for place in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[place]) }
    add(rest)
    return UInt32(truncatingIfNeeded: sum)
  }

  /// Returns whether a line without its line break is as it was written.
  public static func check(_ line: ArraySlice<UInt8>) -> Check {
    line.withUnsafeBytes { bytes in
      let start = bytes.count - length
      guard start > 0, stands(begin, in: bytes, at: start),
        stands(end, in: bytes, at: bytes.count - end.utf8CodeUnitCount)
      else { return .absent }
      var written: UInt32 = 0
      let first = start + begin.utf8CodeUnitCount
      for place in first..<first + digits {
        let character = Character(UnicodeScalar(bytes[place]))
        guard let digit = character.hexDigitValue else { return .wrong }
        written = written << 4 | UInt32(digit)
      }
      let content = UnsafeRawBufferPointer(rebasing: bytes[..<start])
      return value(of: content) == written ? .right : .wrong
    }
  }

  /// Returns a line without its check value and without its last brace.
  public static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    check(line) == .absent ? line.dropLast() : line.dropLast(length)
  }

  /// Returns the complete lines inside of a damaged one, whose damage may be in a line break, and the rest of
  /// it.
  public static func rescued(
    from line: ArraySlice<UInt8>
  ) -> (lines: [ArraySlice<UInt8>], rest: ArraySlice<UInt8>) {
    var (lines, rest): ([ArraySlice<UInt8>], ArraySlice<UInt8>) = ([], [])
    var (start, place) = (line.startIndex, line.startIndex)
    while place + length <= line.endIndex {
      let end = place + length
      if line[place] == UInt8(ascii: ","), stands(begin, in: line, at: place) {
        // Damage before the line's own beginning is passed over.
        let from = line[start..<place].firstIndex(of: UInt8(ascii: "{")) ?? start
        if check(line[from..<end]) == .right {
          rest += line[start..<from]
          lines.append(line[from..<end])
          (start, place) = (end, end)
          continue
        }
      }
      place += 1
    }
    return (lines, rest + line[start...])
  }

  private static func stands(
    _ word: StaticString, in bytes: UnsafeRawBufferPointer, at place: Int
  ) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where bytes[place + index] != word.utf8Start[index] { return false }
    return true
  }

  private static func stands(
    _ word: StaticString, in line: ArraySlice<UInt8>, at place: Int
  ) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where line[place + index] != word.utf8Start[index] { return false }
    return true
  }
}

extension LineBuffer {
  /// Ends the last line, which begins at `start`, with its check value.
  public mutating func seal(from start: Int) {
    // Brace and line break are removed for the check value and added again behind it.
    count -= 2
    let sum = withBytes { LineSum.value(of: UnsafeRawBufferPointer(rebasing: $0[start...])) }
    append(LineSum.begin)
    for shift in stride(from: 28, through: 0, by: -4) {
      append(LineBuffer.hexDigits[Int(sum >> UInt32(shift) & 15)])
    }
    append(LineSum.end)
    append(UInt8(ascii: "\n"))
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  /// Returns a line, with its line break, and its check value.
  public static func sealed(_ line: [UInt8]) -> [UInt8] {
    var buffer = LineBuffer()
    line.withUnsafeBytes { buffer.append($0) }
    if line.last != UInt8(ascii: "\n") { buffer.append(UInt8(ascii: "\n")) }
    buffer.seal(from: 0)
    return buffer.bytes
  }
}

/// What a journal's line records of the phone before its event, so that a lost line changes no other event.
public struct LineMarks: Hashable, Sendable {
  /// The number that the push got.
  public var number: Int?
  /// How many states widgets had been asked to read.
  public var jobs: Int?
  /// How many random words were drawn for the line's own members: for an activity's id two.
  public var drawn: Int?

  /// Creates marks; a line of before has none.
  public init(number: Int? = nil, jobs: Int? = nil, drawn: Int? = nil) {
    (self.number, self.jobs, self.drawn) = (number, jobs, drawn)
  }
}
