extension View {
  /// The label that is read out.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    wrapped { node, context in LabelNode(node, label: label.string(in: context.environment)) }
  }
  /// The label that is read out.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// The label that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// The value that is read out.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    wrapped { node, context in
      LabelNode(
        node, label: nil, traits: ["accessibilityValue=\(value.string(in: context.environment))"])
    }
  }
  /// The value that is read out.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// The value that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// What a press does, in words.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// What a press does, in words.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Leaves the view out of what is read.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    wrapped { node, _ in
      hidden ? LabelNode(node, label: nil, traits: ["accessibilityHidden", "decorative"]) : node
    }
  }
  /// Reads the view's parts as one.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// What the view is for.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// What the view is not for.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// A name for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Who is read first.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Whether smart inversion leaves the view alone.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Whether the large content viewer shows the view.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// The heading's level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
}

/// What is read of a view's parts.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is for.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  public static let isToggle = AccessibilityTraits(rawValue: 128)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
