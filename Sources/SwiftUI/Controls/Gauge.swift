import Drawing

/// A value in a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel?
  let minimumLabel: BoundsLabel?
  let maximumLabel: BoundsLabel?

  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return fraction.isFinite ? max(0, min(1, fraction)) : 0
  }
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never

  /// Builds the gauge in the style of the place.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(AnyView(label)),
      currentValueLabel: valueLabel.map { .init(AnyView($0)) },
      minimumValueLabel: minimumLabel.map { .init(AnyView($0)) },
      maximumValueLabel: maximumLabel.map { .init(AnyView($0)) })
    let style = context.environment.system.gaugeStyle ?? GaugeForm.linear.box
    style.build(configuration, context, &nodes)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    (fraction, self.label) = (Self.fraction(value, bounds), label())
    (valueLabel, minimumLabel, maximumLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and its value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label) = (Self.fraction(value, bounds), label())
    (valueLabel, minimumLabel, maximumLabel) = (currentValueLabel(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label, its value and labels of single values, which no style of a widget shows.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    (fraction, self.label) = (Self.fraction(value, bounds), label())
    (valueLabel, minimumLabel, maximumLabel) = (currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, its value and its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    (fraction, self.label) = (Self.fraction(value, bounds), label())
    valueLabel = currentValueLabel()
    (minimumLabel, maximumLabel) = (minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge with a label, its value, its ends and labels of single values, which no style of a widget shows.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    (fraction, self.label) = (Self.fraction(value, bounds), label())
    valueLabel = currentValueLabel()
    (minimumLabel, maximumLabel) = (minimumValueLabel(), maximumValueLabel())
  }
}

/// What a gauge style is given.
public struct GaugeStyleConfiguration {
  /// A label of the gauge.
  public typealias Label = StyledPart
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label
  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: Label?
  public var minimumValueLabel: Label?
  public var maximumValueLabel: Label?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// Returns the gauge's view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The forms of the system's gauges.
enum GaugeForm: Sendable {
  case linear, accessoryLinear, accessoryLinearCapacity, circular, circularCapacity

  var box: StyleBox<GaugeStyleConfiguration> {
    StyleBox { configuration, context, nodes in
      GaugeFormView(form: self, configuration: configuration)._build(in: context, into: &nodes)
    }
  }
}

/// A bar with its label above.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeFormView(form: .linear, configuration: configuration)
  }
}
/// A bar with a marker between its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeFormView(form: .accessoryLinear, configuration: configuration)
  }
}
/// A bar that is filled to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeFormView(form: .accessoryLinearCapacity, configuration: configuration)
  }
}
/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeFormView(form: .circular, configuration: configuration)
  }
}
/// A closed ring that is filled to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeFormView(form: .circularCapacity, configuration: configuration)
  }
}
/// The platform's gauge.
public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets how gauges in the view look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.gaugeStyle) { style.makeBody(configuration: $0) }
  }
}
