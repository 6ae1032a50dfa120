/// Values of apps that a widget may read: they say what is true in a widget.
extension EnvironmentValues {
  /// Whether an assistive technology runs.
  public var accessibilityEnabled: Bool { false }
  /// Whether Switch Control runs.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether borders are to be shown around buttons.
  public var accessibilityShowBorders: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether images play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the view has the focus.
  public var isFocused: Bool { false }
  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool { false }
  /// Whether spelling is left alone.
  public var autocorrectionDisabled: Bool { false }
  /// The style behind the view.
  public var backgroundStyle: AnyShapeStyle? {
    get { system.background.map { AnyShapeStyle(ModifiedShapeStyle(_box: $0)) } }
    set { system.background = newValue?._box }
  }
  /// The material behind the view.
  public var backgroundMaterial: Material? {
    get { nil }
    set { _ = newValue }
  }
  /// How strong the background is.
  public var backgroundProminence: BackgroundProminence {
    get { .standard }
    set { _ = newValue }
  }
  /// How strong headers are.
  public var headerProminence: Prominence {
    get { .standard }
    set { _ = newValue }
  }
  /// How content changes in place.
  public var contentTransition: ContentTransition {
    get { system.contentTransition ?? .interpolate }
    set { system.contentTransition = newValue }
  }
  /// Whether a pressed button repeats.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  /// The least height of a row.
  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set { _ = newValue }
  }
  /// What is shown above a scene; nothing in a widget.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Loads again; nothing in a widget.
  public var refresh: RefreshAction? { nil }
  /// Opens a window; nothing in a widget.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Asks for a review; nothing in a widget.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether something is shown above a scene.
  public var isPresented: Bool { false }
  /// Whether content may be scrolled.
  public var isScrollEnabled: Bool {
    get { true }
    set { _ = newValue }
  }
  /// Whether a phone is set up for a person who needs few and large controls.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the Large Content Viewer is on.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether a person searches.
  public var isSearching: Bool { false }
  /// Whether lists can be edited.
  public var editMode: Binding<EditMode>? {
    get { nil }
    set { _ = newValue }
  }
  /// Whether materials look as in a window that is used.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { .automatic }
    set { _ = newValue }
  }
  /// Whether the app shows several windows.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the view looks as in a window that is used.
  public var appearsActive: Bool {
    get { true }
    set { _ = newValue }
  }
  /// The range of an image's brightness.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { nil }
    set { _ = newValue }
  }
  /// Whether labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { system.labelsHidden ? .hidden : .automatic }
    set { system.labelsHidden = newValue == .hidden }
  }
  /// How a symbol's colours are drawn.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { nil }
    set { _ = newValue }
  }
  /// How a symbol shows its value.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { nil }
    set { _ = newValue }
  }
  /// The least height of a header.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { nil }
    set { _ = newValue }
  }
}

/// How strong a background is.
public struct BackgroundProminence: Hashable, Sendable {
  let isIncreased: Bool
  public static let standard = BackgroundProminence(isIncreased: false)
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// What is shown above a scene.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  /// Closes it; there is nothing to close in a widget.
  public mutating func dismiss() {}
}

/// Loads again.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Opens a window.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
}

/// Asks for a review.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

/// Whether lists are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
