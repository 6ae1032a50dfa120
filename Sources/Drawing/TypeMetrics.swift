/// How wide and high letters are, in points, close to San Francisco's figures.
///
/// Advances and kerning come from tables made from the open Inter fonts and fitted to strings that were
/// measured on Apple platforms (`Advances/generate.py`); `TypeMetricsTests` lists them with their errors. A font that
/// the widget brings along has its own (`FontFigures`); what it lacks is as wide as in San Francisco.
public enum TypeMetrics {
  /// Ascent and descent of San Francisco, in em.
  static let ascentPerEm = 1950.0 / 2048
  static let descentPerEm = 494.0 / 2048
  static let capHeightPerEm = 1443.0 / 2048
  /// Height of an x in San Francisco, in em, as Capsize lists it; that of other fonts is the same part of a capital.
  static let xHeightPerEm = 1040.0 / 2048

  /// Returns the distance from the baseline to the top of the line.
  public static func ascent(_ face: Face) -> Double {
    face.size * (face.font?.ascent ?? ascentPerEm)
  }

  /// Returns the distance from the baseline to the bottom of the line.
  public static func descent(_ face: Face) -> Double {
    face.size * (face.font?.descent ?? descentPerEm)
  }

  /// Returns the height of a capital letter.
  public static func capHeight(_ face: Face) -> Double {
    face.size * (face.font?.capHeight ?? capHeightPerEm)
  }

  /// Returns the height of an x.
  public static func xHeight(_ face: Face) -> Double {
    capHeight(face) * xHeightPerEm / capHeightPerEm
  }

  /// Returns how wide and high the picture of an emoji is, which iOS draws larger in small fonts
  /// (SwiftUI/LAYOUT.md, "Type").
  public static func emojiSide(_ size: Double) -> Double {
    max(size, min(1.25 * size, max(20, 11 + size / 2)))
  }

  /// Returns the natural height of one line, not rounded to pixels.
  public static func lineHeight(_ face: Face) -> Double { ascent(face) + descent(face) }

  /// Returns the width of a text set on one line.
  public static func width(_ text: String, _ face: Face) -> Double {
    let setting = Setting(face)
    var width = 0.0
    var previous: Setting.Letter?
    for character in text {
      let letter = setting.letter(character)
      if let previous { width += setting.kerning(previous, letter) }
      width += letter.width
      previous = letter
    }
    return width
  }

  /// Returns how far each character of a text set on one line moves the pen, in points; their sum is the text's width.
  ///
  /// Layout and every painter place letters by these figures alone, so that a letter stands where its frame says.
  public static func advances(_ text: String, _ face: Face) -> [Double] {
    let setting = Setting(face)
    var advances: [Double] = []
    var previous: Setting.Letter?
    for character in text {
      let letter = setting.letter(character)
      if let previous { advances[advances.count - 1] += setting.kerning(previous, letter) }
      advances.append(letter.width)
      previous = letter
    }
    return advances
  }

  /// Returns the width of one character, tracking included.
  public static func advance(_ character: Character, _ face: Face) -> Double {
    Setting(face).letter(character).width
  }
}
