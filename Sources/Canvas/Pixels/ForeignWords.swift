import Drawing
import Outlines

/// Words of a script that a face's own font lacks, in the proportions of the fonts that have them.
///
/// Layout knows one width for all letters of such a script, and each word needs more or less than that: in the middle of
/// rooms of their own words would stand between uneven gaps.
enum ForeignWords {
  /// How much wider than in its font a word becomes at most, so that its line fills the width that layout measured.
  ///
  /// Beyond it letters look drawn out of shape.
  static let mostStretch = 1.3

  /// Returns the widths of a run's characters, of which its foreign words share theirs out by what their fonts need.
  static func fitted(
    _ advances: [Double], _ characters: [Character], _ face: Face, _ forms: HanForms
  ) -> [Double] {
    let words = words(of: characters, advances, face, forms)
    let natural = words.reduce(0) { $0 + $1.natural }
    let room = words.reduce(0) { $0 + $1.room }
    guard natural > 0, natural.isFinite, room.isFinite else { return advances }
    var fitted = advances
    for word in words {
      let scale = word.natural / natural * room / word.room
      for index in word.place { fitted[index] *= scale }
    }
    return fitted
  }

  /// Returns by how much a text from another font is wider than there, given the room for it: only words are widened, for
  /// a sign keeps its form.
  static func stretch(_ text: String, natural: Double, room: Double) -> Double {
    guard natural > 0 else { return 1 }
    return min(room / natural, text.contains(where: \.isLetter) ? mostStretch : 1)
  }

  private struct Word {
    var place: Range<Int>
    /// What layout gives it.
    var room: Double
    /// What it takes in its own font.
    var natural: Double
  }

  private static func words(
    of characters: [Character], _ advances: [Double], _ face: Face, _ forms: HanForms
  ) -> [Word] {
    var words: [Word] = []
    var start = 0
    while start < characters.count {
      guard let file = file(of: characters[start], advances[start], face, forms) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < characters.count,
        self.file(of: characters[end], advances[end], face, forms) == file
      {
        end += 1
      }
      let text = String(characters[start..<end])
      let isRightToLeft = VisualOrder.isRightToLeft(Array(text)) ?? false
      if text.contains(where: \.isLetter),
        let set = FontShelf.shaped(text, file: file, isRightToLeft: isRightToLeft)
      {
        words.append(
          Word(
            place: start..<end, room: advances[start..<end].reduce(0, +),
            natural: set.advance * face.size))
      }
      start = end
    }
    return words.filter { $0.natural > 0 && $0.room > 0 }
  }

  /// Returns the font that has a character, where the face's own has it not; nil for spaces, emoji and digits of one width
  /// too.
  private static func file(
    of character: Character, _ advance: Double, _ face: Face, _ forms: HanForms
  ) -> String? {
    guard !character.isWhitespace, !face.isTabular(character), advance > 0,
      FontShelf.glyph(character, face) == nil,
      let file = FontShelf.fallback(character, face, forms), !FontShelf.isColored(file)
    else { return nil }
    return file
  }
}
