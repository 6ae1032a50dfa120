import JSON

/// A few string members of a JSON object, found without reading the rest of it into values.
struct TopLevelStrings {
  /// The value of each key asked for, in their order; nil where there is none, or none that is a string.
  private(set) var values: [String?]
  /// The places of the keys whose values are neither strings nor null, which is as good as no value.
  private(set) var others: Set<Int> = []

  init(_ text: [UInt8], keys: [StaticString]) {
    values = keys.map { _ in nil }
    var scanner = Scanner(text: text)
    guard scanner.take(UInt8(ascii: "{")) else { return }
    while let key = scanner.string() {
      guard scanner.take(UInt8(ascii: ":")) else { return }
      let name = TopLevelStrings.name(text[key])
      let wanted = keys.firstIndex { name.equals($0) }
      if let wanted, values[wanted] == nil, let value = scanner.string() {
        values[wanted] = (try? JSONValue(parsing: text[value]))?.string
      } else if let value = scanner.value() {
        let isNull = text[value].starts(with: Array("null".utf8))
        if let wanted, values[wanted] == nil, !isNull { others.insert(wanted) }
      } else {
        return
      }
      guard scanner.take(UInt8(ascii: ",")) else { return }
    }
  }

  /// Returns what a key says that stands in quotes.
  private static func name(_ key: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = key.dropFirst().dropLast()
    guard name.contains(UInt8(ascii: "\\")) else { return name }
    return (try? JSONValue(parsing: key))?.string.map { ArraySlice($0.utf8) } ?? name
  }

  private struct Scanner {
    let text: [UInt8]
    var place = 0

    mutating func skipSpace() {
      while place < text.count, text[place] == 0x20 || (0x09...0x0D).contains(text[place]) {
        place += 1
      }
    }

    mutating func take(_ byte: UInt8) -> Bool {
      skipSpace()
      guard place < text.count, text[place] == byte else { return false }
      place += 1
      return true
    }

    /// Passes a string and returns its range with the quotes; passes nothing and returns nil when no string
    /// stands here.
    mutating func string() -> Range<Int>? {
      skipSpace()
      guard place < text.count, text[place] == UInt8(ascii: "\"") else { return nil }
      var end = place + 1
      while end < text.count, text[end] != UInt8(ascii: "\"") {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < text.count else { return nil }
      defer { place = end + 1 }
      return place..<end + 1
    }

    /// Passes over a value and returns its range; nil when the text ends before it does.
    mutating func value() -> Range<Int>? {
      skipSpace()
      let start = place
      return skipValue() ? start..<place : nil
    }

    /// Passes over a value by its brackets; false when the text ends before it does.
    private mutating func skipValue() -> Bool {
      var depth = 0
      skipSpace()
      while place < text.count {
        switch text[place] {
        case UInt8(ascii: "\""):
          guard string() != nil else { return false }
          if depth == 0 { return true }
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return true }
          depth -= 1
          if depth == 0 {
            place += 1
            return true
          }
        case UInt8(ascii: ","): if depth == 0 { return true }
        default: break
        }
        place += 1
      }
      return false
    }
  }
}
