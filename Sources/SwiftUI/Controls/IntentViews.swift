import AppIntents

// What an app says and shows of its intents; no view of it is part of a widget.

extension IntentResult {
  /// Returns a result with a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { .result(view: content()) }

  /// Returns a result with a sentence for the person and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    .result(dialog: dialog, view: content())
  }

  /// Returns a result with a value and a view.
  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, Never> {
    .result(value: value, view: content())
  }

  /// Returns a result with a value, a sentence for the person and a view.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    .result(value: value, dialog: dialog, view: content())
  }
}

extension AppIntent {
  /// Asks the person to confirm what a view shows; nobody is asked here, and it counts as a yes.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {}
}

extension DisplayRepresentation.Image {
  /// Creates an image of a symbol in a colour.
  public init(
    systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }
}

/// A tip that says how an intent is called by voice. It is shown in apps alone, and draws nothing.
public struct SiriTipView: View {
  /// Creates the tip of an intent.
  nonisolated public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: EmptyView { EmptyView() }
}

/// How a tip of Siri's looks.
public struct SiriTipViewStyle: Sendable {
  public static let automatic = SiriTipViewStyle()
  public static let light = SiriTipViewStyle()
  public static let dark = SiriTipViewStyle()
  public static let black = SiriTipViewStyle()
}

/// A button that shows the app's shortcuts. It is shown in apps alone, and draws nothing.
public struct ShortcutsLink: View {
  /// Creates the button.
  nonisolated public init(action: @escaping () -> Void = {}) {}
  public var body: EmptyView { EmptyView() }
}

/// How a button of shortcuts looks.
public struct ShortcutsLinkStyle: Sendable {
  public static let automatic = ShortcutsLinkStyle()
  public static let light = ShortcutsLinkStyle()
  public static let lightOutline = ShortcutsLinkStyle()
  public static let dark = ShortcutsLinkStyle()
  public static let darkOutline = ShortcutsLinkStyle()
}

extension View {
  /// Changes nothing: no tip is drawn.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  /// Changes nothing: no button is drawn.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
