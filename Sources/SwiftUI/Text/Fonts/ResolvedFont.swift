import Drawing

extension Font {
  /// What a font is resolved in: the surroundings of a view.
  public struct Context {
    let environment: EnvironmentValues
  }

  /// A font as it is in its surroundings.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isItalic: Bool
    /// Whether all letters are of one width.
    public let isMonospaced: Bool
    private let smallCapitals: SmallCapitals?

    /// Whether the font is at least semibold.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    public var isSmallCaps: Bool { smallCapitals == .all }
    public var isLowercaseSmallCaps: Bool { isSmallCaps || smallCapitals == .lowercase }
    public var isUppercaseSmallCaps: Bool { isSmallCaps || smallCapitals == .uppercase }

    init(_ font: Font, in environment: EnvironmentValues) {
      let face = font.face(in: environment)
      (pointSize, weight) = (CGFloat(face.size), Weight(value: face.weight))
      (width, leading) = (font.traits.width ?? .standard, font.traits.leading ?? .standard)
      (isItalic, isMonospaced) = (face.isItalic, face.design == .monospaced)
      smallCapitals = face.smallCapitals
    }
  }

  /// Returns the font as it is in some surroundings.
  public func resolve(in context: Context) -> Resolved { Resolved(self, in: context.environment) }
}

extension EnvironmentValues {
  /// What fonts are resolved in here.
  public var fontResolutionContext: Font.Context { Font.Context(environment: self) }
}
