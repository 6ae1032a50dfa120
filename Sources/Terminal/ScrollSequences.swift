/// The sequences with which ncurses moves lines instead of writing them, in the form of ECMA-48.
enum ScrollSequences {
  /// Returns whether a scrolling region is set, lines are put in or taken out, or the screen is scrolled.
  static func occur(in bytes: [UInt8]) -> Bool {
    var place = 0
    while let escape = bytes[place...].firstIndex(of: 0x1B), escape + 1 < bytes.count {
      place = escape + 2
      switch bytes[escape + 1] {
      case UInt8(ascii: "M"), UInt8(ascii: "D"): return true
      case UInt8(ascii: "["):
        while place < bytes.count, !(0x40...0x7E ~= bytes[place]) { place += 1 }
        if place < bytes.count, finals.contains(bytes[place]) { return true }
      default: continue
      }
    }
    return false
  }

  /// DECSTBM, IL, DL, SU and SD.
  private static let finals: Set<UInt8> = Set("rLMST".utf8)
}
