import Drawing
import SwiftUI

/// What an axis consists of.
public protocol AxisContent {
  associatedtype _Body: AxisContent = _AxisList
  /// What a type of one's own consists of.
  @AxisContentBuilder var body: _Body { get }
  /// The groups of marks, each at values of its own.
  var _groups: [_AxisGroup] { get }
}
/// A mark of an axis.
public protocol AxisMark {
  associatedtype _Body: AxisMark = _AxisMarkList
  /// What a type of one's own consists of.
  @AxisMarkBuilder var body: _Body { get }
  /// What is drawn at a value.
  var _parts: [_AxisPart] { get }
}

extension AxisContent {
  public var _groups: [_AxisGroup] { body._groups }
}
extension AxisContent where _Body == _AxisList {
  public var body: _AxisList { _AxisList(_groups: _groups) }
}
extension AxisMark {
  public var _parts: [_AxisPart] { body._parts }
}
extension AxisMark where _Body == _AxisMarkList {
  public var body: _AxisMarkList { _AxisMarkList(_parts: _parts) }
}

/// Marks at some values of an axis.
public struct _AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What is drawn at a value; nil is the usual.
  var content: ((AxisValue) -> [_AxisPart])?
  /// The line of the usual grid.
  var stroke: StrokeStyle?
}

/// What is drawn at one value.
public struct _AxisPart {
  enum Kind {
    case grid(StrokeStyle?)
    /// A tick; nil is as long as the labels where those stand beside it.
    case tick(length: CGFloat?, StrokeStyle?)
    case label(AxisLabel)
  }
  let kind: Kind
  var style: AnyShapeStyle?
  /// Whether a line stands in the middle between its value and the next one.
  var isCentered = false
}

/// The text or view at a value.
struct AxisLabel {
  enum Content { case usual, formatted((AxisValue) -> String?), view(AnyView) }
  var content: Content
  var font: Font?
  var isCentered: Bool?
  var anchor: UnitPoint?
  var offset = CGSize.zero
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// Who stays where two labels meet; nil lets both stay.
  var priority: Double? = 0
}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
  public let _groups: [_AxisGroup]
  /// Creates marks at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    _groups = [
      _AxisGroup(
        preset: preset, position: position, values: values, content: { content($0)._parts })
    ]
  }
  /// Creates marks at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    _groups = [
      _AxisGroup(
        preset: preset, position: position, values: values, content: { _ in content()._parts })
    ]
  }
  /// Creates marks at these values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
  /// Creates marks at these values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), content: content)
  }
  /// Creates the usual marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    _groups = [_AxisGroup(preset: preset, position: position, values: values, stroke: stroke)]
  }
  /// Creates the usual marks at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }
  /// Creates the usual marks with values in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    _groups = [
      _AxisGroup(
        preset: preset, position: position, values: values,
        content: { _ in
          [_AxisPart(kind: .grid(stroke)), _AxisPart(kind: .tick(length: nil, stroke))]
            + AxisValueLabel(format: format)._parts
        })
    ]
  }
  /// Creates the usual marks at these values, in a format.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(values),
      stroke: stroke)
  }
}

/// A style of marks.
public struct AxisMarkPreset: Sendable, Equatable {
  enum Way { case usual, extended, aligned, inset }
  let way: Way
  public static let automatic = AxisMarkPreset(way: .usual)
  public static let extended = AxisMarkPreset(way: .extended)
  public static let aligned = AxisMarkPreset(way: .aligned)
  public static let inset = AxisMarkPreset(way: .inset)
}

/// A side of the chart.
public struct AxisMarkPosition: Sendable, Equatable {
  enum Side { case usual, leading, trailing, top, bottom }
  let side: Side
  public static let automatic = AxisMarkPosition(side: .usual)
  public static let leading = AxisMarkPosition(side: .leading)
  public static let trailing = AxisMarkPosition(side: .trailing)
  public static let top = AxisMarkPosition(side: .top)
  public static let bottom = AxisMarkPosition(side: .bottom)
}

/// Where marks stand.
public struct AxisMarkValues: Sendable {
  enum Way: Sendable {
    case about(Int?), every(Double), everyUnit(ChartTicks.TimeStep, Calendar?), at([PlottedValue])
  }
  let way: Way
  init(way: Way) { self.way = way }
  init(_ values: [some Plottable]) { way = .at(values.map(\.plotted)) }
  public static let automatic = AxisMarkValues(way: .about(nil))
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(way: .about(desiredCount)) }
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self { Self(way: .about(desiredCount)) }
  public static func stride(
    by unit: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self {
    Self(way: .everyUnit(.init(unit: unit, count: max(1, min(count, 1_000_000))), calendar))
  }
  public static func stride<P: Plottable>(
    by size: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(way: .every(size.plotted.number ?? 1)) }
}

/// A value of an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let place: PlottedValue
  /// How far apart the values are, which says how they are written.
  var distance = ValueDistance()

  /// Returns the value, when it is of the type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value.at(place) }
}

/// A line of the grid.
public struct AxisGridLine: AxisMark {
  public let _parts: [_AxisPart]
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .grid(stroke), isCentered: centered ?? false)]
  }
}

public struct AxisTick: AxisMark {
  public let _parts: [_AxisPart]
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// nil is as long as the labels.
    let points: CGFloat?
    public static let automatic = Length(points: nil)
    public static let label = Length(points: nil)
    public static let longestLabel = Length(points: nil)
    init(points: CGFloat?) { self.points = points }
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    public init(floatLiteral value: Double) { points = CGFloat(value) }
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [
      _AxisPart(kind: .tick(length: length.points, stroke), isCentered: centered ?? false)
    ]
  }
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick(length: length, stroke), isCentered: centered ?? false)]
  }
}

/// Marks of an axis of any type.
public struct AnyAxisMark: AxisMark {
  public let _parts: [_AxisPart]
  /// Creates marks whose type is forgotten.
  public init(_ mark: some AxisMark) { _parts = mark._parts }
}
/// Axes of any type.
public struct AnyAxisContent: AxisContent {
  public let _groups: [_AxisGroup]
  /// Creates axes whose type is forgotten.
  public init(_ content: some AxisContent) { _groups = content._groups }
}
/// Marks that were put together.
public struct _AxisMarkList: AxisMark {
  public let _parts: [_AxisPart]
}
/// Axes that were put together.
public struct _AxisList: AxisContent {
  public let _groups: [_AxisGroup]
}

extension AxisMark {
  func changed(_ change: (inout _AxisPart) -> Void) -> _AxisMarkList {
    _AxisMarkList(
      _parts: _parts.map { part in
        var copy = part
        change(&copy)
        return copy
      })
  }
  /// Sets the colour of the mark.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Has the marks drawn as one, which looks the same here.
  public func compositingLayer() -> some AxisMark { changed { _ in } }
  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changed { part in
      guard case .label(var label) = part.kind, label.font == nil else { return }
      label.font = font
      part = _AxisPart(kind: .label(label), style: part.style)
    }
  }
  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { part in
      guard case .label(var label) = part.kind else { return }
      label.offset = CGSize(width: label.offset.width + x, height: label.offset.height + y)
      part = _AxisPart(kind: .label(label), style: part.style)
    }
  }
}

/// Puts marks together.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisMarkList {
    _AxisMarkList(_parts: mark._parts)
  }
  public static func buildBlock(_ parts: _AxisMarkList...) -> _AxisMarkList {
    _AxisMarkList(_parts: parts.flatMap(\._parts))
  }
  public static func buildOptional(_ part: _AxisMarkList?) -> _AxisMarkList {
    part ?? _AxisMarkList(_parts: [])
  }
  public static func buildEither(first part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildEither(second part: _AxisMarkList) -> _AxisMarkList { part }
  public static func buildLimitedAvailability(_ part: _AxisMarkList) -> _AxisMarkList { part }
}

/// Puts axes together.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisList {
    _AxisList(_groups: content._groups)
  }
  public static func buildBlock(_ parts: _AxisList...) -> _AxisList {
    _AxisList(_groups: parts.flatMap(\._groups))
  }
  public static func buildOptional(_ part: _AxisList?) -> _AxisList {
    part ?? _AxisList(_groups: [])
  }
  public static func buildEither(first part: _AxisList) -> _AxisList { part }
  public static func buildEither(second part: _AxisList) -> _AxisList { part }
  public static func buildLimitedAvailability(_ part: _AxisList) -> _AxisList { part }
}
