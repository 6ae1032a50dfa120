import Foundation

/// Reads the old syntax of property lists as far as strings files have it: `"key" = "value";` with comments.
///
/// It goes by scalars: a combining mark at the beginning of a text is one character with the quotation mark before it.
struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var content = StringsFile.Content()

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns what a text says. Foundation reads nothing of a text with a fault; here the rest is read, so that one sign
  /// does not change all that is drawn.
  static func content(_ text: String) -> StringsFile.Content {
    var reader = StringsReader(text)
    reader.read()
    return reader.content
  }

  private mutating func read() {
    skipBlanks()
    // A file may be one dictionary in braces.
    let isInBraces = skip("{")
    while true {
      skipBlanks()
      guard let next = peek, !isInBraces || next != "}" else { return }
      if !skip(";") { readPair(next) }
    }
  }

  private mutating func readPair(_ next: Unicode.Scalar) {
    let start = place
    guard let key = word() else {
      note(start, "“\(next)” stands where a key belongs")
      place += 1
      return
    }
    let end = place
    skipBlanks()
    // A key that stands alone is its own value.
    if skip(";") { return content.pairs.append((key, key)) }
    guard skip("=") else { return note(end, "there is no = behind the key “\(short(key))”") }
    skipBlanks()
    let first = place
    if let value = word() {
      content.pairs.append((key, value))
    } else if !skipContainer(), place == first {
      // What is no value either begins the next pair.
      note(first, "there is no value for the key “\(short(key))”")
      return
    }
    let last = place
    skipBlanks()
    if !skip(";") { note(last, "there is no ; behind the value of “\(short(key))”") }
  }

  /// Notes what is wrong at a place, unless something was before it.
  private mutating func note(_ place: Int, _ reason: String) {
    guard content.fault == nil else { return }
    let offset = scalars[..<min(place, scalars.count)].reduce(0) { $0 + UTF8.width($1) }
    content.fault = StringsFile.Fault(offset: offset, reason: reason)
  }

  private func short(_ key: String) -> Substring { key.prefix(StringsFile.longestQuote) }

  // MARK: Words

  /// Returns the word that begins here, with quotation marks or without; nil where none does.
  private mutating func word() -> String? {
    guard let first = peek else { return nil }
    if first == "\"" || first == "'" { return quoted(first) }
    var word = ""
    while let scalar = peek, Self.isBare(scalar), !(scalar == "/" && isNext("*")) {
      if !scalar.isASCII {
        note(place, "“\(scalar)” stands outside of quotation marks")
      }
      word.unicodeScalars.append(scalar)
      place += 1
    }
    return word.isEmpty ? nil : word
  }

  /// Returns whether a word without quotation marks may have a sign. Letters that are not ASCII are a fault, and read.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private mutating func quoted(_ mark: Unicode.Scalar) -> String? {
    let start = place
    place += 1
    var word = ""
    while let scalar = peek {
      place += 1
      switch scalar {
      case mark: return word
      case "\\": word.unicodeScalars.append(contentsOf: escaped())
      default: word.unicodeScalars.append(scalar)
      }
    }
    note(start, "the text that begins here has no end")
    return nil
  }

  /// Returns what is behind a backslash, and goes behind it.
  private mutating func escaped() -> String.UnicodeScalarView {
    guard let sign = peek else { return "\\".unicodeScalars }
    if sign == "u" { note(place - 1, "\\u is no escape here: write \\U") }
    place += 1
    return switch sign {
    case "a": "\u{7}".unicodeScalars
    case "b": "\u{8}".unicodeScalars
    case "f": "\u{C}".unicodeScalars
    case "n": "\n".unicodeScalars
    case "r": "\r".unicodeScalars
    case "t": "\t".unicodeScalars
    case "v": "\u{B}".unicodeScalars
    case "U": codePoint()
    case "0"..."7": octal()
    default: String(sign).unicodeScalars
    }
  }

  /// Returns what is behind `\U`: up to four digits, or two times four for what lies beyond them.
  private mutating func codePoint() -> String.UnicodeScalarView {
    guard let first = number(digits: 4, radix: 16) else { return "U".unicodeScalars }
    if let scalar = Unicode.Scalar(first) { return String(scalar).unicodeScalars }
    let end = place
    if first < 0xDC00, skip("\\"), skip("U"), let second = number(digits: 4, radix: 16),
      (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      return String(scalar).unicodeScalars
    }
    place = end
    return "\u{FFFD}".unicodeScalars
  }

  /// Returns what up to three octal digits say: a byte in the encoding of NeXTSTEP, in which the syntax was made.
  private mutating func octal() -> String.UnicodeScalarView {
    place -= 1
    let byte = UInt8(truncatingIfNeeded: number(digits: 3, radix: 8) ?? 0)
    return (String(data: Data([byte]), encoding: .nextstep) ?? "\u{FFFD}").unicodeScalars
  }

  /// Returns the number that the next digits say, and goes behind them; nil where there are none.
  private mutating func number(digits most: Int, radix: Int) -> UInt32? {
    var text = ""
    while text.utf8.count < most, let scalar = peek, scalar.isASCII,
      Character(scalar).hexDigitValue.map({ $0 < radix }) == true
    {
      text.unicodeScalars.append(scalar)
      place += 1
    }
    return UInt32(text, radix: radix)
  }

  // MARK: What is no word

  /// Goes behind a list, a dictionary or bytes, which no text of a strings file is. Returns whether one was there.
  private mutating func skipContainer() -> Bool {
    guard let first = peek, ["(", "{", "<"].contains(first) else { return false }
    let start = place
    var depth = 0
    while let scalar = peek {
      switch scalar {
      case "(", "{", "<": depth += 1
      case ")", "}", ">": depth -= 1
      case "\"", "'":
        guard quoted(scalar) != nil else { return true }
        skipBlanks()
        continue
      default: break
      }
      place += 1
      if depth == 0 { return true }
      skipBlanks()
    }
    note(start, "the “\(first)” here is never closed")
    return true
  }

  /// Goes behind blanks and comments.
  private mutating func skipBlanks() {
    while let scalar = peek {
      if scalar == "/", isNext("/") {
        while let scalar = peek, !Self.lineEnds.contains(scalar) { place += 1 }
      } else if scalar == "/", isNext("*") {
        place += 2
        while let scalar = peek, !(scalar == "*" && isNext("/")) { place += 1 }
        place += 2
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        place += 1
      } else {
        return
      }
    }
  }

  private static let lineEnds: [Unicode.Scalar] = ["\n", "\r", "\u{2028}", "\u{2029}"]

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private func isNext(_ scalar: Unicode.Scalar) -> Bool {
    place + 1 < scalars.count && scalars[place + 1] == scalar
  }

  /// Goes behind a sign. Returns whether it was there.
  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    place += 1
    return true
  }
}
