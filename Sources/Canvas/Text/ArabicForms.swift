internal import _FoundationICU

/// The forms that Arabic letters take beside one another, as ICU knows them: a cell shows one letter, and no
/// terminal joins letters across cells.
enum ArabicForms {
  /// Returns characters as they are written, each in the form that its neighbours give it; vowel signs stay.
  static func joined(_ characters: [Character]) -> [Character] {
    // ICU joins the letters themselves; the signs on a letter are kept aside, but not what parts it from the next one, as
    // Persian does within its words, or joins it to none.
    var letters: [UInt16] = []
    var places: [Int] = []
    for character in characters {
      places.append(letters.count)
      let first = character.unicodeScalars.first?.value ?? 0xFFFC
      letters.append(first <= 0xFFFF ? UInt16(first) : 0xFFFC)
      let joiner = character.unicodeScalars.dropFirst().last {
        (0x200C...0x200D).contains($0.value)
      }
      if let joiner { letters.append(UInt16(joiner.value)) }
    }
    guard letters.contains(where: { 0x620...0x6D3 ~= $0 }) else { return characters }
    // ICU would make one letter of lam and alef, which then leaves a cell free. So each of the two is shaped beside a letter
    // that joins as the other does: alef beside beh, lam beside waw.
    var withoutLam = letters
    var withoutAlef = letters
    for index in letters.indices.dropFirst()
    where letters[index - 1] == lam && alefs.contains(letters[index]) {
      withoutLam[index - 1] = beh
      withoutAlef[index] = waw
    }
    guard let others = shaped(withoutLam), let lams = shaped(withoutAlef) else { return characters }
    return zip(characters, places).map { character, place in
      let form = letters[place] == lam ? lams[place] : others[place]
      guard form != letters[place], let scalar = Unicode.Scalar(form) else { return character }
      var text = String.UnicodeScalarView([scalar])
      text.append(contentsOf: character.unicodeScalars.dropFirst())
      return Character(String(text))
    }
  }

  private static let (lam, beh, waw): (UInt16, UInt16, UInt16) = (0x0644, 0x0628, 0x0648)
  /// The alefs that make one letter with lam.
  private static let alefs: Set<UInt16> = [0x0622, 0x0623, 0x0625, 0x0627]

  /// Returns as many letters as there were, in their forms; nil when ICU refuses them.
  private static func shaped(_ letters: [UInt16]) -> [UInt16]? {
    var forms = [UInt16](repeating: 0, count: letters.count)
    var code = U_ZERO_ERROR
    let count = swift_u_shapeArabic(
      letters, Int32(letters.count), &forms, Int32(forms.count),
      UInt32(
        U_SHAPE_LETTERS_SHAPE | U_SHAPE_LENGTH_FIXED_SPACES_NEAR | U_SHAPE_TEXT_DIRECTION_LOGICAL),
      &code)
    return code.rawValue <= 0 && Int(count) == letters.count ? forms : nil
  }
}
