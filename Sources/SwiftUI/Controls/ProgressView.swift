import Drawing

/// How far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  /// What the progress is of.
  enum Progress: Sendable {
    case unknown
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }
  let progress: Progress
  let label: Label?
  let valueLabel: CurrentValueLabel?

  init(_ progress: Progress, label: Label?, valueLabel: CurrentValueLabel?) {
    (self.progress, self.label, self.valueLabel) = (progress, label, valueLabel)
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progress {
    guard let value else { return .unknown }
    let fraction = Double(value) / Double(total)
    return .fraction(fraction.isFinite ? max(0, min(1, fraction)) : 0)
  }
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  /// Builds the bar or ring in the style of the place.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let configuration = ProgressViewStyleConfiguration(
      progress: progress.erased,
      label: label.map { .init(AnyView($0)) },
      currentValueLabel: valueLabel.map { .init(AnyView($0)) })
    let style =
      context.environment.system.progressStyle ?? .automatic
    style.build(configuration, context, &nodes)
  }
}

extension ProgressView.Progress {
  var erased: ProgressViewStyleConfiguration.Progress {
    switch self {
    case .unknown: .unknown
    case .fraction(let fraction): .fraction(fraction)
    case .interval(let range, let countsDown): .interval(range, countsDown: countsDown)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(.unknown, label: nil, valueLabel: nil)
  }
  /// Creates a wheel with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label: label(), valueLabel: nil)
  }
  /// Creates a wheel with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, label: Text(titleKey), valueLabel: nil)
  }
  /// Creates a wheel with a title.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(.unknown, label: Text(titleResource), valueLabel: nil)
  }
  /// Creates a wheel with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, label: Text(title), valueLabel: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(Self.fraction(value, total), label: nil, valueLabel: nil)
  }
  /// Creates a bar with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, total), label: label(), valueLabel: nil)
  }
  /// Creates a bar with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), label: Text(titleKey), valueLabel: nil)
  }
  /// Creates a bar with a title.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), label: Text(titleResource), valueLabel: nil)
  }
  /// Creates a bar with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, total), label: Text(title), valueLabel: nil)
  }
  /// Creates the progress of the app's work, as it is now.
  nonisolated public init(_ progress: Foundation.Progress) where Label == EmptyView {
    self.init(.fraction(progress.fractionCompleted), label: nil, valueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a bar with two labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
  }
  /// Creates a bar that moves with the clock.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      valueLabel: currentValueLabel())
  }
  /// Creates the bar that a style was given.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    let progress: Progress =
      switch configuration.progress {
      case .unknown: .unknown
      case .fraction(let fraction): .fraction(fraction)
      case .interval(let range, let countsDown): .interval(range, countsDown: countsDown)
      }
    self.init(
      progress, label: configuration.label, valueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == _TimerValueLabel {
  /// Creates a bar that moves with the clock, with a label and the time below.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      valueLabel: _TimerValueLabel(range: timerInterval, countsDown: countsDown))
  }
  /// Creates a bar that moves with the clock, with the time below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: nil,
      valueLabel: _TimerValueLabel(range: timerInterval, countsDown: countsDown))
  }
}

/// The time that a bar shows when its author gives no label.
public nonisolated struct _TimerValueLabel: PrimitiveView {
  let range: ClosedRange<Date>
  let countsDown: Bool
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    Text(timerInterval: range, countsDown: countsDown)._build(in: context, into: &nodes)
  }
}
