extension Text {
  /// Which way text runs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
  /// What lines of text are aligned by.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

/// Which variant of a text is shown.
public protocol TextVariantPreference: Sendable {}
/// The longest variant.
public struct FixedTextVariant: TextVariantPreference { public init() {} }
/// The longest variant that there is room for.
public struct SizeDependentTextVariant: TextVariantPreference { public init() {} }

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
