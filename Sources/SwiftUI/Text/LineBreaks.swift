import Drawing
import FoundationGaps

/// Where a line may end: by Unicode's rules, but not within a Korean word, nor in what the system renews.
enum LineBreaks {
  static let softHyphen: Character = "\u{AD}"

  /// Settles after which characters of a paragraph a line may end.
  ///
  /// - Parameter isDynamic: whether the system renews the text of a run.
  static func settle(_ units: inout [TextLayout.Unit], isDynamic: (Int) -> Bool) {
    guard units.contains(where: { !isPlain($0.character) }) else {
      for index in units.indices where units[index].character == " " {
        units[index].breaksAfter = !isDynamic(units[index].run)
      }
      return
    }
    // What the system renews stands in one piece, as a number does.
    let text = units.reduce(into: "") { text, unit in
      text.append(isDynamic(unit.run) ? "0" : unit.character)
    }
    let places = Set(LanguageData.lineBreaks(in: text))
    var place = 0
    for index in units.indices {
      let isRenewed = isDynamic(units[index].run)
      place += isRenewed ? 1 : units[index].character.utf16.count
      guard units[index].hyphen == nil else { continue }
      let next = index + 1 < units.count ? units[index + 1] : nil
      units[index].breaksAfter =
        !isRenewed && places.contains(place)
        && !(isHangul(units[index].character) && next.map { isHangul($0.character) } == true)
    }
  }

  /// Returns whether a line may end after a character if and only if it is a space, whatever stands beside it.
  private static func isPlain(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value < 0x250 else { return false }
    switch scalar.value {
    case 0x20, 0x2C, 0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    default: return scalar.value >= 0xC0 && scalar.properties.isAlphabetic
    }
  }

  private static func isHangul(_ character: Character) -> Bool {
    guard let code = character.unicodeScalars.first?.value else { return false }
    return (0x1100...0x11FF).contains(code) || (0x3130...0x318F).contains(code)
      || (0xAC00...0xD7AF).contains(code)
  }
}
