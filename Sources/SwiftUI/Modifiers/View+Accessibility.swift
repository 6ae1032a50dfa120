extension View {
  /// Sets the label that is read out.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    wrapped { node, context in LabelNode(node, label: label.string(in: context.environment)) }
  }
  /// Sets the label that is read out.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// Sets the label that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }
  /// Sets the label that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Sets the label that is read out: the texts of a view, which may have the view as it is among them.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let spoken = content(PlaceholderContentView(content: self))
    return wrapped { node, context in
      var place = context.with(axis: nil)
      place.view = context.view.child(ViewIdentity.layer)
      return SpokenNode(node, spoken: spoken.nodes(in: place))
    }
  }
  /// Sets the value that is read out.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    wrapped { node, context in
      LabelNode(
        node, label: nil, traits: ["accessibilityValue=\(value.string(in: context.environment))"])
    }
  }
  /// Sets the value that is read out.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// Sets the value that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(resource))
  }
  /// Sets the value that is read out.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Sets what a press does, in words.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// Sets what a press does, in words.
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
  /// Sets what the view is for.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Sets what the view is not for.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Sets a name for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Sets who is read first.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Sets whether smart inversion leaves the view alone.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Sets whether the large content viewer shows the view.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Sets the heading's level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
}

/// Accessibility that a picture keeps nothing of, and older names of what it keeps.
extension View {
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    self
  }
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> some View { self }
  nonisolated public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType
  ) -> some View { self }
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  nonisolated public func accessibilityDirectTouch(_ isOn: Bool = true) -> some View { self }
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View { self }
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
}

/// On text these give text again, so that it can still be put together with other text.
extension Text {
  /// Sets the label that is read out.
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.label = label.pieces
    return copy
  }
  /// Sets the label that is read out.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  /// Sets the label that is read out.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Creates a kind by its name.
  public init(named name: Text) { self.name = name.string(in: EnvironmentValues()) }
  init(name: String) { self.name = name }
}

/// The way that a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// Whether more content is read at once.
public struct AccessibilityContentImportance: Hashable, Sendable {
  let isHigh: Bool
  public static let `default` = AccessibilityContentImportance(isHigh: false)
  public static let high = AccessibilityContentImportance(isHigh: true)
}

/// What a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The label or the content of a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

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
  public static let isSearchField = AccessibilityTraits(rawValue: 256)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  public static let isModal = AccessibilityTraits(rawValue: 2048)
  public static let isTabBar = AccessibilityTraits(rawValue: 4096)
  public static let playsSound = AccessibilityTraits(rawValue: 8192)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 16384)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 32768)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 65536)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
