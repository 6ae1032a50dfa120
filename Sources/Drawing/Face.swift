/// A resolved font: what is left of `Font` once Dynamic Type and the environment have been applied.
public struct Face: Hashable, Sendable, Codable {
  /// The design of the letters.
  public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, rounded, serif, monospaced
  }

  /// Size in points.
  public var size: Double
  /// Weight as CSS counts it: 100 ultralight, 400 regular, 600 semibold, 700 bold, 900 black.
  public var weight: Int
  public var design: Design
  public var isItalic: Bool
  /// Whether all digits take the same width.
  public var hasMonospacedDigits: Bool
  /// Horizontal stretch: 1 standard, below condensed, above expanded.
  public var stretch: Double
  /// Extra points after each character, added to the font's own tracking.
  public var tracking: Double
  /// The letters that the font draws as small capitals; nil for none.
  public var smallCapitals: SmallCapitals?
  /// The figures of a font that the widget brings along; nil for the system's.
  public var font: FontFigures?

  public init(
    size: Double, weight: Int = 400, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, stretch: Double = 1, tracking: Double = 0
  ) {
    (self.size, self.weight, self.design, self.isItalic) = (size, weight, design, isItalic)
    (self.hasMonospacedDigits, self.stretch) = (hasMonospacedDigits, stretch)
    self.tracking = tracking
  }

  /// Whether all digits of a script have one width.
  public var hasFixedDigits: Bool { hasMonospacedDigits || design == .monospaced }

  /// Returns whether a character is a digit, of any script, that has a room as wide as every other digit's.
  public func isTabular(_ character: Character) -> Bool {
    hasFixedDigits && character.unicodeScalars.first?.decimalDigit != nil
  }

  /// Returns a weight of the system's font as Bold Text makes it: one step heavier up to light, then two
  /// (LAYOUT.md, "Type").
  public static func bolder(_ weight: Int) -> Int { min(weight + (weight < 400 ? 100 : 200), 900) }
}
