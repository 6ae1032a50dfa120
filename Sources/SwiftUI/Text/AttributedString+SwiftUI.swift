/// The font of attributed text.
public enum SwiftUIFontAttribute: AttributedStringKey {
  public typealias Value = Font
  public static let name = "SwiftUI.Font"
}

/// The colour of attributed text.
public enum SwiftUIForegroundAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.ForegroundColor"
}

/// The colour behind attributed text.
public enum SwiftUIBackgroundAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.BackgroundColor"
}

/// A line below attributed text.
public enum SwiftUIUnderlineAttribute: AttributedStringKey {
  public typealias Value = Text.LineStyle
  public static let name = "SwiftUI.UnderlineStyle"
}

/// A line through attributed text.
public enum SwiftUIStrikethroughAttribute: AttributedStringKey {
  public typealias Value = Text.LineStyle
  public static let name = "SwiftUI.StrikethroughStyle"
}

/// Room between the letters of attributed text.
public enum SwiftUITrackingAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.Tracking"
}

/// Room between the letters of attributed text, kept from ligatures.
public enum SwiftUIKernAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.Kern"
}

/// How far attributed text stands above its line.
public enum SwiftUIBaselineOffsetAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.BaselineOffset"
}

extension AttributeScopes {
  /// The attributes that SwiftUI draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: SwiftUIFontAttribute
    public let foregroundColor: SwiftUIForegroundAttribute
    public let backgroundColor: SwiftUIBackgroundAttribute
    public let underlineStyle: SwiftUIUnderlineAttribute
    public let strikethroughStyle: SwiftUIStrikethroughAttribute
    public let tracking: SwiftUITrackingAttribute
    public let kern: SwiftUIKernAttribute
    public let baselineOffset: SwiftUIBaselineOffsetAttribute
    public let lineHeight: SwiftUILineHeightAttribute
    public let foundation: FoundationAttributes
  }
  /// The attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributedString {
  /// Creates text from UIKit's, with what SwiftUI draws of it.
  public init(_ text: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      var run = AttributedString(text.attributedSubstring(from: range).string)
      run.font = (attributes[.font] as? UIFont).map { Font($0) }
      run.foregroundColor = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
      run.backgroundColor = (attributes[.backgroundColor] as? UIColor).map { Color(uiColor: $0) }
      run.kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      run.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      run.underlineStyle = Self.line(attributes[.underlineStyle])
      run.strikethroughStyle = Self.line(attributes[.strikethroughStyle])
      self += run
    }
  }

  /// Returns the line for a style of UIKit's, whose number is 0 where there is none.
  private static func line(_ style: Any?) -> Text.LineStyle? {
    let number = (style as? Int) ?? (style as? NSNumber)?.intValue ?? 0
    return number == 0 ? nil : .single
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of SwiftUI.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
