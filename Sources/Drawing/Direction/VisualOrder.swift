internal import _FoundationICU

/// The order in which the characters of one line stand from left to right.
///
/// ICU, which Foundation brings along, applies Unicode Standard Annex #9 to a paragraph of one line, whose direction
/// is that of its first letter. The library renames ICU's functions with the prefix `swift_`, as a macro.
public enum VisualOrder {
  /// A character of the line at its place.
  public struct Place: Hashable, Sendable {
    /// Which of the characters as they are written.
    public var index: Int
    /// Whether it is read from right to left, so that a bracket faces the other way.
    public var isMirrored: Bool

    public init(index: Int, isMirrored: Bool) {
      (self.index, self.isMirrored) = (index, isMirrored)
    }
  }

  /// Returns the direction of a paragraph, that of its first letter; nil when nothing in it is read from right to left.
  public static func isRightToLeft(_ paragraph: [Character]) -> Bool? {
    guard paragraph.contains(where: isRightToLeft) else { return nil }
    for character in paragraph {
      for scalar in character.unicodeScalars {
        switch swift_u_charDirection(UChar32(bitPattern: scalar.value)) {
        case U_LEFT_TO_RIGHT: return false
        case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: return true
        default: continue
        }
      }
    }
    return false
  }

  /// Returns the characters of a line from the left; nil when that is the order in which they are written.
  ///
  /// - Parameter isRightToLeft: the direction of the paragraph that the line is of; nil: that of the line's first letter.
  public static func places(
    _ characters: [Character], isRightToLeft: Bool? = nil
  ) -> [Place]? {
    guard isRightToLeft == true || characters.contains(where: Self.isRightToLeft) else {
      return nil
    }
    var units: [UInt16] = []
    /// Which character begins at a unit; -1 inside of one.
    var begins: [Int] = []
    for (index, character) in characters.enumerated() {
      units += character.utf16
      begins += [index] + [Int](repeating: -1, count: character.utf16.count - 1)
    }
    guard
      let order = Paragraph(
        units, direction: isRightToLeft.map { $0 ? 1 : 0 } ?? UBiDiLevel(UBIDI_DEFAULT_LTR))
    else { return nil }
    return order.visual.compactMap { unit in
      begins[unit] < 0
        ? nil : Place(index: begins[unit], isMirrored: order.levels[unit] % 2 == 1)
    }
  }

  /// Returns what stands for a character in text from right to left: brackets face the other way.
  public static func mirrored(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      let other = Unicode.Scalar(
        UInt32(bitPattern: swift_u_charMirror(UChar32(bitPattern: scalar.value))))
    else { return character }
    return Character(other)
  }

  /// Returns whether a character can make text go from right to left.
  private static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.contains(where: isRightToLeft)
  }

  /// Returns whether a scalar can make text go from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x590 { return false }
    switch swift_u_charDirection(UChar32(bitPattern: scalar.value)) {
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER, U_RIGHT_TO_LEFT_EMBEDDING,
      U_RIGHT_TO_LEFT_OVERRIDE, U_RIGHT_TO_LEFT_ISOLATE:
      return true
    default: return false
    }
  }

  /// A line as ICU orders it.
  struct Paragraph {
    /// The embedding level of each UTF-16 unit; odd ones are read from right to left.
    var levels: [UInt8]
    /// The units from left to right.
    var visual: [Int]

    /// Orders a line; nil when ICU refuses it.
    /// - Parameter direction: 0 from left to right, 1 from right to left, or `UBIDI_DEFAULT_LTR`.
    init?(_ units: [UInt16], direction: UInt8) {
      guard !units.isEmpty, let paragraph = swift_ubidi_open() else { return nil }
      defer { swift_ubidi_close(paragraph) }
      var code = U_ZERO_ERROR
      var map = [Int32](repeating: 0, count: units.count)
      let levels = units.withUnsafeBufferPointer { units -> [UInt8]? in
        // ICU keeps the pointer while the paragraph is in use.
        swift_ubidi_setPara(paragraph, units.baseAddress, Int32(units.count), direction, nil, &code)
        guard let levels = swift_ubidi_getLevels(paragraph, &code), code.rawValue <= 0 else {
          return nil
        }
        swift_ubidi_getVisualMap(paragraph, &map, &code)
        return Array(UnsafeBufferPointer(start: levels, count: units.count))
      }
      guard let levels, code.rawValue <= 0 else { return nil }
      self.levels = levels
      visual = map.map(Int.init)
    }
  }
}
