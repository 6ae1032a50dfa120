/// How high the capitals of a font size are drawn.
struct LetterHeight: Hashable, Sendable {
  var rows: Int
  /// 2, or 3 where letters are drawn in sextants.
  var rowsPerCell = 2
  /// Higher than on the phone, so that a title stands out; characters do where it has no room.
  var isTitle = false
}

/// One way to draw the letters of a text.
struct LetterForm: Hashable, Sendable {
  /// Of the capitals, in rows.
  var height: Int
  /// With strokes no thicker than regular, whatever the weight says.
  var isLight = false
  /// With stems of two half pixels.
  var isHeavy = false
  var rowsPerCell = 2

  /// Letters of a height in halves of a cell.
  init(_ height: Int, isLight: Bool = false) { (self.height, self.isLight) = (height, isLight) }

  /// Letters in thirds of a cell, best first.
  static let thirds: [LetterForm] = [true, false].map { isHeavy in
    var form = LetterForm(5, isLight: true)
    (form.isHeavy, form.rowsPerCell) = (isHeavy, 3)
    return form
  }

  /// The letters to try for a height, best first.
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
