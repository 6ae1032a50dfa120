import Drawing

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: PrimitiveView {
    let view: AnyView
    nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
      view._build(in: context, into: &nodes)
    }
  }
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on it; never in a picture.
  public let isPressed = false
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  /// Returns the button's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a primitive button style is given.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  /// Presses the button; nothing happens in a picture.
  public func trigger() {}
}

/// How buttons look and are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// Returns the button's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The style as the environment keeps it.
  nonisolated var _box: ButtonStyleBox { get }
}

extension PrimitiveButtonStyle {
  public nonisolated var _box: ButtonStyleBox {
    nonisolated(unsafe) let style = self
    return ButtonStyleBox { label, role, context, nodes in
      nonisolated(unsafe) let label = label
      EnvironmentValues.within(context.environment) {
        onMainActor {
          style.makeBody(configuration: .init(role: role, label: .init(view: label)))
        }
      }
      ._build(in: context, into: &nodes)
    }
  }
}

/// A button style as the environment keeps it.
public struct ButtonStyleBox: @unchecked Sendable {
  let build: (AnyView, ButtonRole?, inout _ViewContext, inout _NodeList) -> Void

  /// Returns the style for a view that stands in another style. Buttons in what the style makes look as they would
  /// around that view, or a style that shows its button would have no end.
  func standing(in outer: ButtonStyleBox?) -> ButtonStyleBox {
    ButtonStyleBox { label, role, context, nodes in
      var context = context
      context.environment.system.buttonStyle = outer
      build(label, role, &context, &nodes)
    }
  }

  /// What widgets give buttons without a style: a capsule filled faintly with the tint. That is why so
  /// many widgets ask for `.plain`.
  static let automatic = bordered(isProminent: false)

  /// The label in the tint.
  static let borderless = ButtonStyleBox { label, role, context, nodes in
    context.environment.tintForeground(role == .destructive ? .color(.red) : .tint)
    context.environment.dimIfDisabled()
    let first = nodes.list.count
    label._build(in: context, into: &nodes)
    ControlNode.wrap(&nodes.list[first...])
  }

  /// The label as it is.
  static let plain = ButtonStyleBox { label, _, context, nodes in
    context.environment.dimIfDisabled()
    label._build(in: context, into: &nodes)
  }

  /// Returns the label on a rounded ground in the tint: `BorderMetrics` has its figures. Without the ground the button
  /// keeps its size.
  static func bordered(isProminent: Bool, hasGround: Bool = true) -> ButtonStyleBox {
    ButtonStyleBox { label, role, context, nodes in
      let environment = context.environment
      let tint: ShapeStyleBox =
        role == .destructive ? .color(.red) : ShapeStyleBox.tint.fixed(in: environment)
      let metrics = BorderMetrics(environment)
      let ground: ShapeStyleBox =
        isProminent ? tint : .opacity(tint, BorderMetrics.fillOpacity(environment))
      context.environment.tintForeground(isProminent ? .color(.white) : tint)
      context.environment.dimIfDisabled()
      if context.environment.font == nil { context.environment.font = metrics.font }
      let first = nodes.list.count
      let isFlexible = environment.system.buttonSizing == .flexible
      let face = label.frame(maxWidth: isFlexible ? .infinity : nil)
        .padding(.horizontal, metrics.horizontal).padding(.vertical, metrics.vertical)
      if hasGround {
        face.background(ModifiedShapeStyle(_box: ground), in: metrics.shape)
          ._build(in: context, into: &nodes)
      } else {
        face._build(in: context, into: &nodes)
      }
      ControlNode.wrap(&nodes.list[first...])
    }
  }
}

/// A control, which keeps its distance to what stands above and below.
final class ControlNode: WrapperNode {
  override var spacing: Spacing {
    var spacing = child.spacing
    spacing.makeControl()
    return spacing
  }

  /// Makes controls of nodes.
  static func wrap(_ nodes: inout ArraySlice<LayoutNode>) {
    for index in nodes.indices { nodes[index] = ControlNode(nodes[index]) }
  }
}

/// The size of bordered buttons by control size.
///
/// Heights and insets as measured (LAYOUT.md, "Controls"): 28 small, 34.33 regular, 50.33 large; 8 on every side of what
/// is in a small circle.
struct BorderMetrics {
  /// Returns how much of the tint the ground has: on dark measured in the island, on light on a card.
  static func fillOpacity(_ environment: EnvironmentValues) -> Double {
    environment.colorScheme == .dark ? 0.32 : 0.12
  }

  let horizontal: CGFloat
  let vertical: CGFloat
  let radius: CGFloat
  let font: Font?
  private let border: ButtonBorderShape

  init(_ environment: EnvironmentValues, border own: ButtonBorderShape? = nil) {
    border =
      own.flatMap { $0.kind == .surroundings ? nil : $0 } ?? environment.system.buttonBorderShape
    let isLarge = [.large, .extraLarge].contains(environment.controlSize)
    radius = CGFloat(isLarge ? Guess.largeButtonRadius : Guess.smallButtonRadius)
    switch environment.controlSize {
    case .mini, .small:
      let isCircle = border.kind == .circle
      (horizontal, vertical) = isCircle ? (8, 8) : (10, 5)
      font = .subheadline
    case .regular: (horizontal, vertical, font) = (12, 7, nil)
    case .large, .extraLarge: (horizontal, vertical, font) = (20, 15, nil)
    }
  }

  var shape: AnyShape {
    switch border.kind {
    case .automatic, .capsule, .surroundings: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
    }
  }
}

extension EnvironmentValues {
  /// Gives a control's label its colour, unless the author gave one to the control or to what it stands in.
  mutating func tintForeground(_ style: ShapeStyleBox) {
    if system.foreground.isEmpty { setForeground([style]) }
  }

  /// Makes the foreground fainter where controls do not answer.
  mutating func dimIfDisabled() {
    if isEnabled { return }
    setForeground([.opacity(.level(0), Guess.disabledOpacity)])
  }
}

/// The shape of a bordered button.
public nonisolated struct ButtonBorderShape: InsettableShape, Equatable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
    /// The one that bordered buttons have where the shape stands.
    case surroundings
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path {
    BorderMetrics(EnvironmentValues.current, border: self).shape.path(in: rect)
  }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    BorderMetrics(EnvironmentValues.current, border: self).shape._contour(in: rect)
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<ButtonBorderShape> {
    InsetShape(shape: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of bordered buttons where it stands.
  nonisolated public static var buttonBorder: ButtonBorderShape {
    ButtonBorderShape(kind: .surroundings)
  }
}

/// The platform's button style.
public struct DefaultButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .automatic }
}
/// A label without any sign of being a button.
public struct PlainButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .plain }
}
/// A label in the tint.
public struct BorderlessButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .borderless }
}
/// A label on a faint ground.
public struct BorderedButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .bordered(isProminent: false) }
}
/// A label on a ground in the tint.
public struct BorderedProminentButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .bordered(isProminent: true) }
}
/// A label on glass; drawn on a faint ground here.
public struct GlassButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .bordered(isProminent: false) }
}
/// A label on tinted glass; drawn on a ground in the tint here.
public struct GlassProminentButtonStyle: _SystemButtonStyle {
  nonisolated public init() {}
  public nonisolated var _box: ButtonStyleBox { .bordered(isProminent: true) }
}

/// A style that the system draws itself.
public protocol _SystemButtonStyle: PrimitiveButtonStyle, Sendable {}

extension _SystemButtonStyle {
  /// Returns the label; the system's styles draw their ground without it.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
  /// Sets how buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return buttonStyle(
      ButtonStyleBox { label, role, context, nodes in
        nonisolated(unsafe) let label = label
        EnvironmentValues.within(context.environment) {
          onMainActor {
            style.makeBody(configuration: .init(role: role, label: .init(view: label)))
          }
        }
        ._build(in: context, into: &nodes)
      })
  }

  /// Sets how buttons in the view look.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    buttonStyle(style._box)
  }

  nonisolated private func buttonStyle(_ box: ButtonStyleBox) -> some View {
    changingEnvironment {
      $0.system.buttonStyle = box.standing(in: $0.system.buttonStyle)
    }
  }

  /// Returns the shape of bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changingEnvironment { $0.system.buttonBorderShape = shape }
  }

  /// Sets whether bordered buttons are as wide as their room.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    changingEnvironment { $0.system.buttonSizing = sizing }
  }

  /// Sets whether buttons repeat while they are pressed; a widget's never do.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }
  private let kind: Kind
  /// As wide as its label, in a widget.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as its label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// As wide as its room.
  public static let flexible = ButtonSizing(kind: .flexible)
}

/// Whether a button repeats while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}
