/// A piece of Swift source.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case identifier
    /// `#if`, `#Preview`, `#available`.
    case pound
    case number
    /// A string literal with its quotes, interpolations included.
    case string
    case punctuation
    case comment
    case newline
  }
  var kind: Kind
  /// Where it stands, in UTF-8 bytes.
  var range: Range<Int>
  /// From 1.
  var line: Int
}

/// Splits Swift source into tokens: comments that nest, raw and multi-line strings, interpolations.
struct SwiftTokenizer {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var place = 0
  private var line = 1
  /// How many interpolations are open, one in the other.
  private var nesting = 0
  /// Deeper ones are taken for text: nobody writes them, and each takes some of the stack.
  private static let nestingLimit = 100

  /// Returns the tokens of a source text.
  static func tokens(_ bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while place < bytes.count { next() }
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, line startLine: Int) {
    tokens.append(SwiftToken(kind: kind, range: start..<place, line: startLine))
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
      case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\""):
        place += 1
        skipString(hashes: 1)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      default: place += 1
      }
    }
  }
}
