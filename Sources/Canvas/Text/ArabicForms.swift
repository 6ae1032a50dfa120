/// The forms that Arabic letters take beside one another: a cell shows one letter, and no terminal
/// joins letters across cells.
enum ArabicForms {
  /// Which neighbours a letter holds on to.
  private struct Letter {
    /// The form that stands alone; joined to the one before, to the one after, to both follow it.
    var alone: UInt32
    var joinsBefore: Bool
    var joinsAfter: Bool
  }

  /// The letters' forms in the order of Unicode's block, with how many each has: one form joins
  /// nothing, two only the letter before, four both.
  private static let blocks: [(letters: ClosedRange<UInt32>, first: UInt32, forms: [UInt32])] = [
    (
      0x0621...0x063A, 0xFE80,
      [1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4]
    ),
    (0x0641...0x064A, 0xFED1, [4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
    // Persian and Urdu.
    (0x067E...0x067E, 0xFB56, [4]), (0x0686...0x0686, 0xFB7A, [4]),
    (0x0698...0x0698, 0xFB8A, [2]), (0x06A9...0x06A9, 0xFB8E, [4]),
    (0x06AF...0x06AF, 0xFB92, [4]), (0x06CC...0x06CC, 0xFBFC, [4]),
  ]

  private static let table: [UInt32: Letter] = {
    var table: [UInt32: Letter] = [:]
    for block in blocks {
      var form = block.first
      for (letter, count) in zip(block.letters, block.forms) {
        table[letter] = Letter(alone: form, joinsBefore: count > 1, joinsAfter: count == 4)
        form += count
      }
    }
    return table
  }()

  /// The long stroke between letters joins both and looks the same everywhere.
  private static let stroke: UInt32 = 0x0640

  /// Characters as they are written, each in the form that its neighbours give it; vowel signs stay.
  static func joined(_ characters: [Character]) -> [Character] {
    let values = characters.map { $0.unicodeScalars.first?.value ?? 0 }
    guard values.contains(where: { table[$0] != nil }) else { return characters }
    func joins(_ index: Int, after: Bool) -> Bool {
      guard values.indices.contains(index) else { return false }
      if values[index] == stroke { return true }
      return table[values[index]].map { after ? $0.joinsAfter : $0.joinsBefore } ?? false
    }
    return characters.indices.map { index in
      guard let letter = table[values[index]] else { return characters[index] }
      let before = letter.joinsBefore && joins(index - 1, after: true)
      let after = letter.joinsAfter && joins(index + 1, after: false)
      let form = letter.alone + (before ? 1 : 0) + (after ? 2 : 0)
      guard let scalar = Unicode.Scalar(form) else { return characters[index] }
      var text = String.UnicodeScalarView([scalar])
      text.append(contentsOf: characters[index].unicodeScalars.dropFirst())
      return Character(String(text))
    }
  }
}
