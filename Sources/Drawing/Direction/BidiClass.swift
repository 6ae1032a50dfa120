/// How a character behaves where text of both directions meets (Unicode Standard Annex #9, table 4).
enum BidiClass {
  case left, right, arabic
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case nonspacingMark, boundary, space, other

  /// The class of a character, which is that of its first scalar.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .boundary
      return
    }
    self = BidiClass.named(scalar.value) ?? BidiClass.byCategory(scalar)
  }

  private static func named(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089:
      .europeanNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212: .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x609, 0x60A, 0x2030...0x2034,
      0x20A0...0x20CF:
      .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: .commonSeparator
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD: .arabicNumber
    case 0x200E: .left
    case 0x200F: .right
    case 0x61C: .arabic
    default: nil
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: .nonspacingMark
    case .format, .control: .boundary
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .spacingMark:
      direction(scalar.value)
    default: isRightToLeft(scalar.value) ? direction(scalar.value) : .other
    }
  }

  private static func direction(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
      .arabic
    default: isRightToLeft(value) ? .right : .left
    }
  }

  /// The blocks that are written from right to left.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
