import AppIntents
import Drawing

public struct Toggle<Label> {
  let isOn: Bool
  let action: PressAction
  let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
  public typealias Body = Never

  /// Creates a switch that runs an intent.
  nonisolated public init<I: AppIntent>(
    isOn: Bool, intent: I, @ViewBuilder label: () -> Label
  ) {
    (self.isOn, action, self.label) = (isOn, .intent(intent), label())
  }
  /// Creates a switch of an app.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, action, self.label) = (isOn.wrappedValue, .closure, label())
  }

  /// Builds label and switch in the toggle's style, answering a tap.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let environment = context.environment
    let style = environment.system.toggleStyle ?? .switch
    let first = nodes.list.count
    style.build(
      ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: .constant(isOn)), context, &nodes
    )
    guard action.intent != nil else { return }
    for index in first..<nodes.list.count {
      nodes.list[index] = PressNode(
        nodes.list[index], .press(action, isOn: isOn), kind: "Toggle",
        isEnabled: environment.isEnabled)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title that runs an intent.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    (self.isOn, action, label) = (isOn, .intent(intent), Text(titleKey))
  }
  /// Creates a switch with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    (self.isOn, action, label) = (isOn, .intent(intent), Text(title))
  }
  /// Creates a switch with a title that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: I
  ) {
    (self.isOn, action, label) = (isOn, .intent(intent), Text(titleResource))
  }
  /// Creates a switch of an app with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (self.isOn, action, label) = (isOn.wrappedValue, .closure, Text(titleKey))
  }
  /// Creates a switch of an app with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (self.isOn, action, label) = (isOn.wrappedValue, .closure, Text(title))
  }
  /// Creates a switch of an app with a title.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    (self.isOn, action, label) = (isOn.wrappedValue, .closure, Text(titleResource))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with a title and a symbol that runs an intent.
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) {
    (self.isOn, action) = (isOn, .intent(intent))
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Creates a switch with a title and a symbol that runs an intent.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, isOn: Bool, intent: I
  ) {
    (self.isOn, action) = (isOn, .intent(intent))
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// Creates a switch with a title and a symbol that runs an intent.
  @_disfavoredOverload
  nonisolated public init<I: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: I
  ) {
    (self.isOn, action) = (isOn, .intent(intent))
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
  /// Creates a switch of an app with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    (self.isOn, action) = (isOn.wrappedValue, .closure)
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Creates a switch of an app with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    (self.isOn, action) = (isOn.wrappedValue, .closure)
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
  /// Creates a switch of an app with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    (self.isOn, action) = (isOn.wrappedValue, .closure)
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
  }
}

/// What a toggle style is given.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = StyledPart
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several that differ.
  public var isMixed: Bool { false }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  /// Returns the toggle's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

extension StyleBox where Configuration == ToggleStyleConfiguration {
  static var `switch`: StyleBox {
    StyleBox { configuration, context, nodes in
      SwitchView(label: AnyView(configuration.label), isOn: configuration.isOn)
        ._build(in: context, into: &nodes)
    }
  }

  static var button: StyleBox {
    StyleBox { configuration, context, nodes in
      var context = context
      // What is off has no ground, and the same size: a tap moves nothing around it.
      let style = ButtonStyleBox.bordered(
        isProminent: configuration.isOn, hasGround: configuration.isOn)
      style.build(AnyView(configuration.label), nil, &context, &nodes)
    }
  }
}

/// A label and a switch.
nonisolated struct SwitchView: PrimitiveView {
  let label: AnyView
  let isOn: Bool

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let row = HStack {
      if !context.environment.system.labelsHidden {
        label
        Spacer()
      }
      knob(context.environment)
    }
    let first = nodes.list.count
    row._build(in: context, into: &nodes)
    ControlNode.wrap(&nodes.list[first...])
  }

  private nonisolated func knob(_ environment: EnvironmentValues) -> some View {
    let ground: ShapeStyleBox =
      isOn
      ? environment.system.tint ?? .color(.green) : .color(Color(.system(.secondaryFill)))
    let size = ControlMetrics.toggle(environment)
    let knob = ControlMetrics.knob(environment)
    return Capsule().fill(ModifiedShapeStyle(_box: ground))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(Color.white).frame(width: knob.width).padding(knob.inset)
      }
      .frame(width: size.width, height: size.height)
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  /// Creates a switch in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchView(label: AnyView(configuration.label), isOn: configuration.isOn)
      .changingEnvironment { if let tint { $0.system.tint = .color(tint) } }
  }
}
/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NodesView { StyleBox.button.build(configuration, $0, &$1) }
  }
}
/// The platform's switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how toggles in the view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.toggleStyle) { style.makeBody(configuration: $0) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style was given; the tap is answered by the one around it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    (isOn, action, label) = (configuration.isOn, .configured, configuration.label)
  }
}
