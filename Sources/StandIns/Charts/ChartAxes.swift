import SwiftUI

/// What an axis consists of; axes compile and are not drawn.
public protocol AxisContent {}
/// A mark of an axis.
public protocol AxisMark {}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
  /// Marks at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Marks at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  /// Marks at these values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Marks at these values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
}

/// A style of marks.
public struct AxisMarkPreset: Sendable {
  public static var automatic: Self { Self() }
  public static var extended: Self { Self() }
  public static var aligned: Self { Self() }
  public static var inset: Self { Self() }
}

/// A side of the chart.
public struct AxisMarkPosition: Sendable {
  public static var automatic: Self { Self() }
  public static var leading: Self { Self() }
  public static var trailing: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
}

/// Where marks stand.
public struct AxisMarkValues: Sendable {
  public static var automatic: Self { Self() }
  public static func automatic(desiredCount: Int? = nil) -> Self { Self() }
  public static func stride(by unit: Calendar.Component, count: Int = 1) -> Self { Self() }
  public static func stride(by size: Double) -> Self { Self() }
}

/// A value of an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  /// Returns the value, when it is of the type; there is none here.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// A line of the grid.
public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}

/// A tick.
public struct AxisTick: AxisMark {
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

/// A label.
public struct AxisValueLabel: AxisMark {
  public init(centered: Bool? = nil, horizontalSpacing: CGFloat? = nil) {}
  public init(_ text: LocalizedStringKey, centered: Bool? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {}
  /// Creates the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, horizontalSpacing: CGFloat? = nil
  ) {}
  public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { self }
  public func font(_ font: Font?) -> AxisValueLabel { self }
}

/// Marks that were put together.
public struct _AxisMarkList: AxisMark {}
/// Axes that were put together.
public struct _AxisList: AxisContent {}

/// Puts marks together.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList { _AxisMarkList() }
  public static func buildBlock(_ parts: _AxisMarkList...) -> _AxisMarkList { _AxisMarkList() }
  public static func buildOptional(_ part: _AxisMarkList?) -> _AxisMarkList { _AxisMarkList() }
  public static func buildEither(first part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildEither(second part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildLimitedAvailability(_ part: _AxisMarkList) -> _AxisMarkList { part }
}

/// Puts axes together.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList { _AxisList() }
  public static func buildBlock(_ parts: _AxisList...) -> _AxisList { _AxisList() }
  public static func buildOptional(_ part: _AxisList?) -> _AxisList { _AxisList() }
  public static func buildEither(first part: _AxisList) -> _AxisList { part }
  public static func buildEither(second part: _AxisList) -> _AxisList { part }
  public static func buildLimitedAvailability(_ part: _AxisList) -> _AxisList { part }
}
