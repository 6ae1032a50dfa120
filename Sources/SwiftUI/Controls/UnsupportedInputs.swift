// What a person types, drags and picks with. Widgets take taps only: none of this is drawn there.

/// A place to write text; not in widgets.
nonisolated public struct TextField<Label: View>: View {
  public var body: some View { UnsupportedView(name: "TextField", height: 22) }
}

extension TextField where Label == Text {
  /// Creates a place to write text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal
  ) {}
  /// Creates a place to write text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis = .horizontal
  ) {}
  /// Creates a place to write a value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {}
}

/// A place to write a password; not in widgets.
nonisolated public struct SecureField<Label: View>: View {
  public var body: some View { UnsupportedView(name: "SecureField", height: 22) }
}

extension SecureField where Label == Text {
  /// Creates a place to write a password.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// A place to write a long text; not in widgets.
nonisolated public struct TextEditor: View {
  /// Creates a place to write a long text.
  nonisolated public init(text: Binding<String>) {}
  public var body: some View { UnsupportedView(name: "TextEditor") }
}

/// A choice among values; not in widgets.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// Creates a choice among values.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView(name: "Picker", height: 30) }
}

extension Picker where Label == Text {
  /// Creates a choice among values.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}
  /// Creates a choice among values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

/// A choice of a date; not in widgets.
nonisolated public struct DatePicker<Label: View>: View {
  public var body: some View { UnsupportedView(name: "DatePicker", height: 34) }
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// Creates a choice of a date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  /// Creates a choice of a date in a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

/// A choice of a colour; not in widgets.
nonisolated public struct ColorPicker<Label: View>: View {
  public var body: some View { UnsupportedView(name: "ColorPicker", height: 28) }
}

extension ColorPicker where Label == Text {
  /// Creates a choice of a colour.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

/// A value on a scale; not in widgets.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  public var body: some View { UnsupportedView(name: "Slider", height: 30) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a value on a scale.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// Creates a value on a scale with steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a value on a scale with words.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// Creates a value on a scale with steps and words.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  /// Creates a value on a scale with words, in the old order.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {}
  /// Creates a value on a scale with steps and words, in the old order.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}

extension Slider {
  /// Creates a value on a scale with words, also at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  /// Creates a value on a scale with steps and words, also at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  /// Creates a value on a scale with words, also at its ends, in the old order.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {}
  /// Creates a value on a scale with steps and words, also at its ends, in the old order.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {}
}

/// A value that goes up and down by steps; not in widgets.
nonisolated public struct Stepper<Label: View>: View {
  /// Creates a value that goes up and down.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView(name: "Stepper", height: 32) }
}

extension Stepper where Label == Text {
  /// Creates a value that goes up and down.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {}
  /// Creates a value that goes up and down between limits.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {}
}

/// Pages or tabs; not in widgets.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// Creates pages of which one is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
  public var body: some View { UnsupportedView(name: "TabView") }
}

extension TabView where SelectionValue == Int {
  /// Creates pages.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// A button with a menu; not in widgets.
nonisolated public struct Menu<Label: View, Content: View>: View {
  /// Creates a button with a menu.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: some View { UnsupportedView(name: "Menu", height: 30) }
}

extension Menu where Label == Text {
  /// Creates a button with a menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
}
