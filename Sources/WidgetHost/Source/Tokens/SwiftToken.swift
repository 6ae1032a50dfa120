/// A piece of Swift source.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case identifier
    /// `#if`, `#Preview`, `#available`.
    case pound
    case number
    /// A string literal with its quotes, interpolations included.
    case string
    /// A regular expression with its slashes.
    case regex
    case punctuation
    case comment
    case newline
  }
  let kind: Kind
  // In half the bytes: the tokens of an app's files are many, and are gone through many times.
  private let start: UInt32
  private let end: UInt32
  private let lineNumber: UInt32

  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// From 1.
  var line: Int { Int(lineNumber) }

  init(kind: Kind, range: Range<Int>, line: Int) {
    self.kind = kind
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
    lineNumber = UInt32(clamping: line)
  }
}

/// Splits Swift source into tokens: comments that nest, raw and multi-line strings, interpolations, regular expressions.
struct SwiftTokenizer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var place = 0
  private var line = 1
  /// How many interpolations are open, one in the other.
  private var nesting = 0
  /// Deeper ones are taken for text: nobody writes them, and each takes some of the stack.
  private static let nestingLimit = 100
  /// The last token that is no comment and no line's end.
  private var last: SwiftToken?

  /// Returns the tokens of a source text.
  static func tokens(_ bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  /// Returns the place behind the code of a literal that begins with a bracket at a place.
  static func endOfInterpolation(in bytes: [UInt8], from opening: Int) -> Int {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.place = opening
    tokenizer.skipInterpolation()
    return tokenizer.place
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    // A mark that says how the bytes are ordered is no part of the first word.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while place < bytes.count { next() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, line startLine: Int) {
    let token = SwiftToken(kind: kind, range: start..<place, line: startLine)
    tokens.append(token)
    if kind != .comment, kind != .newline { last = token }
  }

  private mutating func next() {
    let start = place
    let startLine = line
    switch byte() {
    case UInt8(ascii: "\n"):
      place += 1
      line += 1
      add(.newline, from: start, line: startLine)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      add(.comment, from: start, line: startLine)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      skipBlockComment()
      add(.comment, from: start, line: startLine)
    case UInt8(ascii: "/") where awaitsValue && skipRegex(hashes: 0):
      add(.regex, from: start, line: startLine)
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      add(.string, from: start, line: startLine)
    case UInt8(ascii: "#"):
      var hashes = 0
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        place += hashes
        skipString(hashes: hashes)
        add(.string, from: start, line: startLine)
      } else if byte(hashes) == UInt8(ascii: "/"), skipRegex(hashes: hashes) {
        add(.regex, from: start, line: startLine)
      } else {
        place += hashes
        while isIdentifier(byte()) { place += 1 }
        add(.pound, from: start, line: startLine)
      }
    case UInt8(ascii: "`"):
      place += 1
      while place < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") {
        place += 1
      }
      // One that is not closed ends with its line, which is not its own.
      if byte() == UInt8(ascii: "`") { place += 1 }
      add(.identifier, from: start, line: startLine)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while isIdentifier(byte())
        || (byte() == UInt8(ascii: ".") && isDigit(byte(1)))
      { place += 1 }
      add(.number, from: start, line: startLine)
    case let first where isIdentifier(first):
      while isIdentifier(byte()) { place += 1 }
      add(.identifier, from: start, line: startLine)
    default:
      place += 1
      add(.punctuation, from: start, line: startLine)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    }
  }

  /// Skips a string literal; the place is at its first quote.
  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote && !endsOnLine(hashes: hashes)
    place += isMultiline ? 3 : 1
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "("), nesting < Self.nestingLimit {
          nesting += 1
          skipInterpolation()
          nesting -= 1
        } else {
          if byte() == UInt8(ascii: "\n") {
            if !isMultiline { return }
            line += 1
          }
          place += 1
        }
      } else if byte() == quote,
        isMultiline
          ? byte(1) == quote && byte(2) == quote && hasHashes(hashes, at: 3)
          : hasHashes(hashes, at: 1)
      {
        place += (isMultiline ? 3 : 1) + hashes
        return
      } else {
        if byte() == UInt8(ascii: "\n") {
          // A plain literal ends with its line: the source is broken there, not to its end.
          if !isMultiline { return }
          line += 1
        }
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  /// Returns whether a raw literal that begins with three quotes ends on its line: `#"""#` is one quote, and no
  /// literal of several lines.
  private func endsOnLine(hashes: Int) -> Bool {
    var offset = 2
    while hashes > 0, place + offset < bytes.count, byte(offset) != UInt8(ascii: "\n") {
      if byte(offset) == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips `( … )` inside a string, which may hold strings and comments.
  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "("):
        depth += 1
        place += 1
      case UInt8(ascii: ")"):
        depth -= 1
        place += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        place += hashes
        if byte() == UInt8(ascii: "\"") { skipString(hashes: hashes) }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      default: place += 1
      }
    }
  }

  // MARK: Regular expressions

  /// What a value may follow, in punctuation and in words.
  private static let openers = Set("=([{,:;&|".utf8)
  private static let openingWords: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "where", "else", "try", "await",
    "throw",
  ]
  /// One with more bytes is taken for something else: each that does not end is looked through to here.
  private static let longestRegex = 4096

  /// Whether a value may begin here: then a slash opens a regular expression, and divides nothing.
  private var awaitsValue: Bool {
    guard let last else { return true }
    // The first slash of a line divides only where a blank follows it, which no regular expression begins with.
    if tokens.last?.kind == .newline { return byte(1) != UInt8(ascii: "=") }
    let first = bytes[last.range.lowerBound]
    switch last.kind {
    case .punctuation where first == UInt8(ascii: "?"): return isBlank(bytes[place - 1])
    case .punctuation: return Self.openers.contains(first)
    case .identifier:
      return Self.openingWords.contains(String(decoding: bytes[last.range], as: UTF8.self))
    default: return false
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Skips the regular expression that begins here with its hashes; returns false where none does.
  ///
  /// Without hashes it stands on one line, begins with no blank and closes no bracket that it does not open. With
  /// hashes it may have several lines, if nothing stands on its first.
  private mutating func skipRegex(hashes: Int) -> Bool {
    var offset = hashes + 1
    if hashes == 0, isBlank(byte(offset)) { return false }
    var rest = offset
    while hashes > 0, isBlank(byte(rest)) { rest += 1 }
    let isLong = hashes > 0 && byte(rest) == UInt8(ascii: "\n")
    var (lines, groups, sets) = (0, 0, 0)
    while place + offset < bytes.count, offset < Self.longestRegex {
      switch byte(offset) {
      case UInt8(ascii: "\\") where byte(offset + 1) != UInt8(ascii: "\n"): offset += 1
      case UInt8(ascii: "\n"):
        if !isLong { return false }
        lines += 1
      case UInt8(ascii: "/")
      where hasHashes(hashes, at: offset + 1) && (hashes > 0 || !isBlank(byte(offset - 1))):
        place += offset + 1 + hashes
        line += lines
        return true
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        groups -= 1
        if groups < 0, hashes == 0 { return false }
      default: break
      }
      offset += 1
    }
    return false
  }
}
