/// Leaves out of a frame what sets colours and styles that nobody sees.
///
/// ncurses sets both colours of a pair when one of them differs, all of them again after a style ends, and the ink of
/// blanks. Here a look is set when a glyph is written that shows it, in one sequence, and only what differs from the
/// look before.
struct ColorSequences {
  /// What ncurses believes to have set.
  private var wanted = GlyphLook()
  /// What the terminal has. nil after a sequence that nobody here understands: from there on until everything is set
  /// back each sequence goes through as it is, and the terminal has what ncurses believes.
  private var actual: GlyphLook? = GlyphLook()
  /// Whether letters are known to be written with the usual character set.
  private var hasUsualLetters = false

  /// Returns the bytes of a frame without what changes nothing; the terminal's own look stands before and after them,
  /// unless it has a look that nobody here understands.
  mutating func withoutRepeats(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    hasUsualLetters = false
    var place = 0
    while place < bytes.count {
      if bytes[place] == 0x1B {
        let end = Self.sequenceEnd(bytes, place)
        take(bytes[place..<end], into: &result)
        place = end
      } else {
        write(bytes, place, into: &result)
        place += 1
      }
    }
    guard let last = actual, last != GlyphLook() else { return result }
    actual = GlyphLook()
    return result + [0x1B, 0x5B, UInt8(ascii: "m")]
  }

  /// Returns where a sequence that begins with an escape ends; one that is none of `ESC [` is three bytes long where
  /// it names a character set, and two bytes otherwise.
  static func sequenceEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 2 < bytes.count else { return bytes.count }
    guard bytes[start + 1] == UInt8(ascii: "[") else {
      return start + (bytes[start + 1] == UInt8(ascii: "(") ? 3 : 2)
    }
    var end = start + 2
    while end < bytes.count, !(0x40...0x7E ~= bytes[end]) { end += 1 }
    return min(end + 1, bytes.count)
  }

  private mutating func take(_ sequence: ArraySlice<UInt8>, into result: inout [UInt8]) {
    let isControl = sequence.dropFirst().first == UInt8(ascii: "[")
    switch sequence.last {
    case UInt8(ascii: "m") where isControl:
      let parameters = sequence.dropFirst(2).dropLast()
      if actual != nil, wanted.take(parameters) { return }
      settle(into: &result)
      result += sequence
      let setsBack = parameters.isEmpty || parameters.elementsEqual("0".utf8)
      (wanted, actual) = (GlyphLook(), setsBack ? GlyphLook() : nil)
    case UInt8(ascii: "H") where isControl, UInt8(ascii: "f") where isControl,
      UInt8(ascii: "d") where isControl, UInt8(ascii: "G") where isControl,
      UInt8(ascii: "A") where isControl, UInt8(ascii: "B") where isControl,
      UInt8(ascii: "C") where isControl, UInt8(ascii: "D") where isControl:
      // Moving shows nothing.
      result += sequence
    case UInt8(ascii: "b") where isControl:
      // The glyph before it comes again, in the look in which it was written. A terminal repeats nothing where
      // another sequence stands between the two.
      result += sequence
    case UInt8(ascii: "K") where isControl, UInt8(ascii: "X") where isControl:
      // Erasing in a line fills with the ground.
      settle(isBlank: wanted.hidesInk, into: &result)
      result += sequence
    case UInt8(ascii: "B") where sequence.elementsEqual([0x1B, 0x28, 0x42]):
      if !hasUsualLetters { result += sequence }
      hasUsualLetters = true
    default:
      // Scrolling fills with the ground as well; of the rest nothing is known.
      settle(into: &result)
      result += sequence
      hasUsualLetters = false
    }
  }

  /// Writes a byte of a glyph, or one that moves.
  private mutating func write(_ bytes: [UInt8], _ place: Int, into result: inout [UInt8]) {
    let byte = bytes[place]
    if byte == 0x20 {
      settle(isBlank: wanted.hidesInk && !Self.isCombining(bytes, place + 1), into: &result)
    } else if byte != 0x08, byte != 0x0D {
      settle(into: &result)
    }
    result.append(byte)
  }

  /// Returns whether a mark begins here that is drawn over the glyph before it, in UTF-8: U+0300–U+036F, U+20C0–U+20FF.
  private static func isCombining(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case 0xCC, 0xCD: return true
    case 0xE2: return place + 1 < bytes.count && bytes[place + 1] == 0x83
    default: return false
    }
  }

  /// Has the terminal look as it should, as far as is seen.
  ///
  /// - Parameter isBlank: whether only the ground will be seen.
  private mutating func settle(isBlank: Bool = false, into result: inout [UInt8]) {
    guard let before = actual, before != wanted else { return }
    var next = wanted
    if isBlank, before.hidesInk { (next.ink, next.styles) = (before.ink, before.styles) }
    if before == next { return }
    next.write(after: before, into: &result)
    actual = next
  }
}
