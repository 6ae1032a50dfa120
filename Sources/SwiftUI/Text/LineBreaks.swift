/// Where a line may end: at spaces and hyphens, and between the characters of Chinese and Japanese, though not everywhere.
enum LineBreaks {
  static let softHyphen: Character = "\u{AD}"

  /// Returns whether a line may end after a character, whatever comes next.
  static func mayBreak(after character: Character) -> Bool {
    guard let code = character.unicodeScalars.first?.value else { return false }
    switch code {
    case 0x20, 0x2D, 0x2013, 0x2014, 0x09, 0x200B: return true
    case ..<0x2E80: return false
    default: return isIdeographic(code)
    }
  }

  /// Settles whether a line may end between two characters, where the second one has a say: closing marks never begin
  /// a line and opening ones never end one; before Chinese or Japanese a line may end after a letter, too.
  static func settle(_ mayBreak: inout Bool, _ first: Character, _ second: Character) {
    guard let code = first.unicodeScalars.first?.value,
      let next = second.unicodeScalars.first?.value, max(code, next) >= 0x2018, code != 0x20
    else { return }
    if closing.contains(next) || opening.contains(code) {
      mayBreak = false
    } else if isIdeographic(next), first.isLetter || first.isNumber {
      mayBreak = true
    }
  }

  /// Returns whether a character is of a script that breaks anywhere: Chinese and Japanese do, Korean breaks at
  /// spaces.
  private static func isIdeographic(_ code: UInt32) -> Bool {
    code >= 0x2E80 && (code < 0xAC00 || code > 0xD7AF)
  }

  /// Marks that end what they belong to: 、 。 ， ． ： ； ？ ！ and what closes brackets and quotes, ー and 々.
  private static let closing: Set<UInt32> = [
    0x2019, 0x201D, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011,
    0x3015, 0x3017, 0x301F, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
    0xFF3D, 0xFF5D, 0xFF61, 0xFF63, 0xFF64,
  ]

  /// Marks that begin what they belong to.
  private static let opening: Set<UInt32> = [
    0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x301D, 0xFF08, 0xFF3B,
    0xFF5B, 0xFF62,
  ]
}
