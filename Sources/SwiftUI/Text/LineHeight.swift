import Drawing

extension AttributedString {
  /// How far apart the baselines of two lines stand (LAYOUT.md, "Lines").
  public struct LineHeight: Hashable, Sendable {
    private enum Rule: Hashable { case letters, times(CGFloat), plus(CGFloat), points(CGFloat) }
    private let rule: Rule

    /// As high as the letters of each line are.
    public static let variable = LineHeight(rule: .letters)
    public static let tight = multiple(factor: Guess.tightLine)
    public static let normal = multiple(factor: Guess.normalLine)
    public static let loose = multiple(factor: Guess.looseLine)

    /// Returns a height that is a multiple of the size of the line's largest font.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .times(factor)) }
    /// Returns a height that is the size of the line's largest font and so many points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .plus(increase))
    }
    /// Returns a height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .points(points)) }

    /// Returns the height of a line whose largest font has a size; nil where its letters say it.
    ///
    /// A height that is negative, or no number, counts for nothing.
    func height(size: Double) -> Double? {
      let height =
        switch rule {
        case .letters: Double.nan
        case .times(let factor): size * Double(factor)
        case .plus(let increase): size + Double(increase)
        case .points(let points): Double(points)
        }
      return height.isFinite && height >= 0 ? height : nil
    }
  }
}

/// The height of the lines of attributed text.
public enum SwiftUILineHeightAttribute: AttributedStringKey {
  public typealias Value = AttributedString.LineHeight
  public static let name = "SwiftUI.LineHeight"
}

extension View {
  /// Sets how far apart the baselines of text in the view stand; nil is what the font says.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    changingEnvironment { $0.system.lineHeight = lineHeight }
  }
}

extension EnvironmentValues {
  /// How far apart the baselines of text stand; nil is what the font says.
  public var lineHeight: AttributedString.LineHeight? {
    get { system.lineHeight }
    set { system.lineHeight = newValue }
  }
}
