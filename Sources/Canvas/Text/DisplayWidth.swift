/// How many columns characters take: the only place that decides it.
public enum DisplayWidth {
  /// Returns the columns of one scalar, as `wcwidth` counts: 0, 1 or 2; nil for control characters.
  public static func columns(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? nil : 1 }
    if value < 0xA0 { return nil }
    if value < 0x300 { return 1 }
    if WideRanges.contains(value) { return 2 }
    // Vowels and finals of Korean syllables join the consonant before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .lineSeparator, .paragraphSeparator, .control, .surrogate: return nil
    default: return 1
    }
  }

  /// Returns the columns of a character after `terminalForm`.
  public static func columns(of character: Character) -> Int {
    if isPlain(character) { return 1 }
    if character == Cell.continuation { return 0 }
    return terminalForm(character)?.columns ?? 1
  }

  /// Returns the columns of a text.
  public static func columns(of text: String) -> Int {
    plainColumns(of: text) ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of a text of plain scalars alone, as most texts are: their number; nil of other texts.
  public static func plainColumns(of text: String) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      guard isPlain(scalar) else { return nil }
      columns += 1
    }
    return columns
  }

  /// Returns whether a scalar is seen, takes one column and is a character by itself wherever its neighbours are plain
  /// as well.
  ///
  /// To find the characters of a text takes many times as long as to go through such scalars.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // ASCII; Latin letters and signs, but for the soft hyphen and the space that does not break.
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300: true
    // Dashes, quotation marks, dots; arrows; lines, blocks and shapes up to the first wide one.
    case 0x2010..<0x2028, 0x2030..<0x2060, 0x2190..<0x2200, 0x2500..<0x25FD: true
    default: false
    }
  }

  /// Returns a character as every terminal shows it in the same number of columns; nil when it shows nothing.
  ///
  /// Terminals disagree about joined emoji, skin tones and variation selectors, so these are reduced
  /// to the picture that they start with. Control and direction characters do not pass.
  public static func terminalForm(
    _ character: Character
  ) -> (glyph: Character, columns: Int)? {
    if isPlain(character) { return (character, 1) }
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return nil }
    guard let second = scalars.next() else {
      guard let width = columns(of: first) else {
        return first.properties.isWhitespace ? (" ", 1) : nil
      }
      return width == 0 ? nil : (character, width)
    }
    guard let width = columns(of: first) else {
      return first.properties.isWhitespace ? (" ", 1) : nil
    }
    if width == 0 { return nil }
    if isFlagLetter(first) && isFlagLetter(second) { return (character, 2) }
    if first.properties.isEmoji, second.value != 0x20E3 {
      // A keycap keeps its digit, a picture its first part.
      return (Character(first), width)
    }
    // Marks that combine stay, up to a few; everything else that takes no room goes.
    var kept = String.UnicodeScalarView([first])
    var columns = width
    var marks = 0
    for scalar in character.unicodeScalars.dropFirst().prefix(longestSyllable) {
      switch scalar.properties.generalCategory {
      case .nonspacingMark:
        if (0xFE00...0xFE0F).contains(scalar.value) || marks == mostMarks { continue }
        marks += 1
        kept.append(scalar)
      case .otherLetter, .spacingMark:
        // Parts of one syllable: Korean vowels take no column, other scripts' letters and marks one.
        let own = self.columns(of: scalar) ?? 0
        if columns + own > widestSyllable { return (Character(String(kept)), columns) }
        marks = 0
        kept.append(scalar)
        columns += own
      case .format:
        // Between letters of India's scripts it says which form they take.
        if isJoiner(scalar), (0x900...0x109F).contains(first.value) { kept.append(scalar) }
      default: break
      }
    }
    return (Character(String(kept)), columns)
  }

  /// No syllable of a script has more scalars behind its first one, or columns.
  private static let longestSyllable = 24
  private static let widestSyllable = 8
  /// So many marks stay on one letter.
  private static let mostMarks = 5

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Returns whether a character is a letter, digit or sign of ASCII, as most are.
  private static func isPlain(_ character: Character) -> Bool {
    character.asciiValue.map { (0x20..<0x7F).contains($0) } ?? false
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
