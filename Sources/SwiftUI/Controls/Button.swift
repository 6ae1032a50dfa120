import AppIntents
import Drawing
import Findings

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A view that runs an intent when it is pressed.
public struct Button<Label> {
  let action: PressAction
  let role: ButtonRole?
  let label: Label
}

extension Button: View, PrimitiveView where Label: View {
  public typealias Body = Never

  /// Creates a button that runs an intent.
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    (action, role, self.label) = (.intent(intent), nil, label())
  }
  /// Creates a button that runs an intent.
  nonisolated public init<I: AppIntent>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
  ) {
    (action, self.role, self.label) = (.intent(intent), role, label())
  }
  /// Creates a button of an app; in a widget a press opens the app instead.
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.action, role, self.label) = (.closure, nil, label())
  }
  /// Creates a button of an app; in a widget a press opens the app instead.
  nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.action, self.role, self.label) = (.closure, role, label())
  }

  /// Builds the label in the button's style, answering a tap.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    var context = context
    let environment = context.environment
    let style = environment.system.buttonStyle ?? .automatic
    // A button's label is tinted, unless its style says otherwise.
    let first = nodes.list.count
    style.build(AnyView(label), role, &context, &nodes)
    if case .closure = action {
      context.session.report(
        Finding("widget-button-closure", mention: .view("Button", unless: "intent:")))
    }
    guard action.intent != nil else { return }
    for index in first..<nodes.list.count {
      nodes.list[index] = PressNode(
        nodes.list[index], .press(action, isOn: nil), kind: "Button",
        isEnabled: environment.isEnabled)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title and a role that runs an intent.
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I
  ) {
    (action, self.role, label) = (.intent(intent), role, Text(titleKey))
  }
  /// Creates a button with a title and a role that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, role: ButtonRole?, intent: I
  ) {
    (action, self.role, label) = (.intent(intent), role, Text(title))
  }
  /// Creates a button with a title and a role that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, intent: I
  ) {
    (action, self.role, label) = (.intent(intent), role, Text(titleResource))
  }
  /// Creates a button with a title that runs an intent.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    (action, role, label) = (.intent(intent), nil, Text(titleKey))
  }
  /// Creates a button with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(_ title: LocalizedStringResource, intent: I) {
    (action, role, label) = (.intent(intent), nil, Text(title))
  }
  /// Creates a button with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    (action, role, label) = (.intent(intent), nil, Text(title))
  }
  /// Creates a button of an app with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, Text(titleKey))
  }
  /// Creates a button of an app with a title.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, Text(titleResource))
  }
  /// Creates a button of an app with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol that runs an intent.
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    (action, self.role) = (.intent(intent), role)
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Creates a button with a title and a symbol that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, intent: I
  ) {
    (action, self.role) = (.intent(intent), role)
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// Creates a button with a title and a symbol that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: I
  ) {
    (action, self.role) = (.intent(intent), role)
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
  /// Creates a button of an app with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role) = (.closure, role)
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Creates a button of an app with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role) = (.closure, role)
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// Creates a button of an app with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role) = (.closure, role)
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
  /// Creates a button with a title and a picture that runs an intent.
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: I
  ) {
    (action, self.role, label) = (.intent(intent), role, SwiftUI.Label(titleKey, image: image))
  }
  /// Creates a button with a title and a picture that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, intent: I
  ) {
    (action, self.role, label) = (.intent(intent), role, SwiftUI.Label(title, image: image))
  }
  /// Creates a button with a title and a picture that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: I
  ) {
    (action, self.role) = (.intent(intent), role)
    label = SwiftUI.Label(titleResource, image: image)
  }
  /// Creates a button of an app with a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, SwiftUI.Label(titleKey, image: image))
  }
  /// Creates a button of an app with a title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, SwiftUI.Label(title, image: image))
  }
  /// Creates a button of an app with a title and a picture.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    (self.action, self.role, label) = (.closure, role, SwiftUI.Label(titleResource, image: image))
  }
}

extension Button where Label == ButtonStyleConfiguration.Label {
  /// Creates the button that a style was given; the tap is answered by the one around it.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (action, role, label) = (.configured, configuration.role, configuration.label)
  }
}

/// A view that opens a URL when it is pressed.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View, PrimitiveView where Label: View {
  public typealias Body = Never

  /// Creates a view that opens a URL.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// Builds the label as it is, or in the style that buttons are given, answering a tap: in an activity a link without a
  /// style takes no tint (LAYOUT.md, "Controls").
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let first = nodes.list.count
    if let style = context.environment.system.buttonStyle {
      var context = context
      style.build(AnyView(label), nil, &context, &nodes)
    } else {
      nodes.list += label.nodes(in: context)
    }
    for index in first..<nodes.list.count {
      nodes.list[index] = PressNode(
        nodes.list[index], .link(destination.absoluteString), kind: "Link",
        isEnabled: context.environment.isEnabled)
    }
  }
}

extension Link where Label == Text {
  /// Creates a title that opens a URL.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    (self.destination, label) = (destination, Text(titleKey))
  }
  /// Creates a title that opens a URL.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    (self.destination, label) = (destination, Text(titleResource))
  }
  /// Creates a title that opens a URL.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.destination, label) = (destination, Text(title))
  }
}
