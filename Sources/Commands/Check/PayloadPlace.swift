import Findings

/// Finds where a JSON path stands in a text: `aps.content-state.history[1]`.
struct PayloadPlace {
  private let bytes: [UInt8]
  private var index = 0
  /// Where the key begins behind which this began.
  private var start = 0

  /// Returns the line and column of the path's last step, or of the last one that is there; nil where none is.
  static func find(_ path: String?, in bytes: [UInt8], file: String) -> SourceLocation? {
    let steps = (path ?? "").split(separator: ".").flatMap(steps)
    guard case .key(let first)? = steps.first,
      var place = PayloadPlace(bytes, behindKey: first)
    else { return nil }
    var found = place.start
    for step in steps.dropFirst() {
      guard let next = place.enter(step) else { break }
      found = next
    }
    let before = String(decoding: bytes[..<found], as: UTF8.self)
    let line = 1 + before.count { $0.isNewline }
    let column = before.reversed().prefix { !$0.isNewline }.count + 1
    return SourceLocation(file: file, line: line, column: column)
  }

  private enum Step {
    case key([UInt8])
    case element(Int)
  }

  /// Returns the steps of `history[1]`: the key, and the elements' numbers.
  private static func steps(_ part: Substring) -> [Step] {
    let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
    var steps = [Step.key(Array(pieces[0].utf8))]
    for piece in pieces.dropFirst() {
      guard piece.last == "]", let number = Int(piece.dropLast()), number >= 0 else {
        return [.key(Array(part.utf8))]
      }
      steps.append(.element(number))
    }
    return steps
  }

  /// Stands at the value of a key, wherever in the text that is: a payload may stand in a message or a command.
  private init?(_ bytes: [UInt8], behindKey key: [UInt8]) {
    self.bytes = bytes
    while start < bytes.count {
      index = start
      if skipString() == key[...], skip(UInt8(ascii: ":")) { return }
      start += 1
    }
    return nil
  }

  /// Goes to a member or an element of the value here, and returns where it begins; nil where there is none.
  private mutating func enter(_ step: Step) -> Int? {
    switch step {
    case .key(let key): enter(key)
    case .element(let number): enter(number)
    }
  }

  private mutating func enter(_ key: [UInt8]) -> Int? {
    guard skip(UInt8(ascii: "{")) else { return nil }
    repeat {
      skipSpace()
      let start = index
      guard let name = skipString(), skip(UInt8(ascii: ":")) else { return nil }
      if name == key[...] { return start }
      skipValue()
    } while skip(UInt8(ascii: ","))
    return nil
  }

  private mutating func enter(_ number: Int) -> Int? {
    guard skip(UInt8(ascii: "[")) else { return nil }
    for _ in 0..<number {
      skipValue()
      guard skip(UInt8(ascii: ",")) else { return nil }
    }
    skipSpace()
    return index < bytes.count && bytes[index] != UInt8(ascii: "]") ? index : nil
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  /// Goes past one byte, and returns whether it is there.
  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Goes past a string, and returns what stands between its quotation marks; nil where none begins.
  private mutating func skipString() -> ArraySlice<UInt8>? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[start..<index - 1]
  }

  /// Goes past a value: to the comma or bracket behind it.
  private mutating func skipValue() {
    var depth = 0
    skipSpace()
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        if skipString() == nil { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      default: break
      }
      index += 1
    }
  }
}
