/// Replaces characters that ASCII does not have.
enum ASCIIForms {
  static func form(_ glyph: Character) -> Character {
    if let form = table[glyph] { return form }
    // Letters lose their accents.
    let plain = glyph.decomposed
    if let first = plain.first, first.isASCII { return Character(first) }
    if glyph.isWhitespace { return " " }
    return plain.first?.properties.isEmojiPresentation == true ? "*" : "?"
  }

  private static let table: [Character: Character] = {
    var table: [Character: Character] = [:]
    let groups: [(String, Character)] = [
      ("─━┄┅┈┉╌╍═╴╸╶╺‐‑‒–—―−", "-"), ("│┃┆┇┊┋╎╏║", "|"),
      ("┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬", "+"), ("‘’′", "'"), ("“”″", "\""), ("·∙", "."),
      ("•●◉⬤", "*"), ("○◯◌", "o"), ("…", "_"), ("×✕✗✖", "x"), ("✓✔", "+"), ("→▶►▸⏵➜", ">"),
      ("←◀◄◂", "<"), ("›»⟩", ">"), ("‹«⟨", "<"), ("‖", "|"), ("∕⁄", "/"), ("↑▲▴⌃", "^"),
      ("↓▼▾⌄", "v"), ("★☆✦✧", "*"), ("░", "."), ("▒", ":"),
      ("▓", "%"), ("€", "E"), ("£", "L"), ("°", "o"), ("÷", "/"), ("¿", "?"), ("¡", "!"),
      ("♥♡", "v"), ("■□▪▫▢", "#"), ("⏸", "="), ("ß", "s"), ("æ", "a"), ("Æ", "A"), ("ø", "o"),
      ("Ø", "O"), ("đ", "d"), ("Đ", "D"), ("ł", "l"), ("Ł", "L"), ("þ", "p"), ("Þ", "P"),
      ("ı", "i"), ("œ", "o"), ("Œ", "O"), ("\u{A0}", " "),
    ]
    for (glyphs, form) in groups { for glyph in glyphs { table[glyph] = form } }
    return table
  }()
}

extension Character {
  /// The scalars of the character with its accents taken apart.
  var decomposed: [Unicode.Scalar] {
    AccentTable.decomposition(self)
  }
}
