/// How high the capitals of a font size are drawn.
struct LetterHeight: Hashable, Sendable {
  var rows: Int
  /// 2, or 3 where letters are drawn in sextants.
  var rowsPerCell = 2
  /// Higher than on the phone, so that a title stands out; characters do where it has no room.
  var isTitle = false
  /// Only narrow letters come near to the phone's.
  var isSmall = false
}

/// One way to draw the letters of a text.
struct LetterForm: Hashable, Sendable {
  /// Of the capitals, in rows.
  var height: Int
  /// With strokes no thicker than regular, whatever the weight says.
  var isLight = false
  /// With stems of two half pixels.
  var isHeavy = false
  /// With columns of half a pixel, for letters drawn in thirds.
  var isNarrow = false
  var rowsPerCell = 2

  /// Creates letters of a height in halves of a cell.
  init(_ height: Int, isLight: Bool = false) { (self.height, self.isLight) = (height, isLight) }

  /// Returns letters in thirds of a cell, best first; what is below 19 pt at the usual zoom is narrow only.
  static func thirds(isSmall: Bool) -> [LetterForm] {
    var forms = [LetterForm(5, isLight: true), LetterForm(5, isLight: true)]
    forms[0].isHeavy = true
    var narrow = LetterForm(5, isLight: true)
    narrow.isNarrow = true
    forms = isSmall ? [narrow] : forms + [narrow]
    for index in forms.indices { forms[index].rowsPerCell = 3 }
    return forms
  }

  /// Returns the letters to try for a height, best first.
  ///
  /// Four rows cannot hold both holes of an 8, so that five are tried for them too.
  static func forms(_ height: Int) -> [LetterForm] {
    switch height {
    case 5: [LetterForm(5), LetterForm(5, isLight: true), LetterForm(4)]
    case 7: [LetterForm(7), LetterForm(5), LetterForm(5, isLight: true), LetterForm(4)]
    case 8...:
      [LetterForm(height)]
        + (max(8, height * 4 / 5)..<height).reversed().map { LetterForm($0) }
    default: [LetterForm(height)]
    }
  }
}
