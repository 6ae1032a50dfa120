import Drawing
import SwiftUI

/// What stands on one axis: lines and labels with their places.
struct AxisPlan {
  /// A line of the grid or a tick.
  struct Line {
    var value: PlottedValue
    var stroke: StrokeStyle
    var style: AnyShapeStyle
    /// nil runs across the plot.
    var length: CGFloat?
    var isOpposite: Bool
  }
  struct Label {
    var value: PlottedValue
    var content: AnyView
    /// Which part of the label stands at its value, along the axis.
    var anchor: CGFloat?
    /// Whether the label's own place says where it stands: the first one at its start, the last one at its end.
    var isAligned: Bool
    /// Whether it stands on the side where the axis usually does not.
    var isOpposite: Bool
    var offset: CGSize
    var spacing: CGFloat
    var priority: Double?
    /// Over the plot instead of beside it.
    var isInside: Bool
  }
  private(set) var lines: [Line] = []
  private(set) var labels: [Label] = []

  init() {}

  /// Creates the plan of an axis.
  ///
  /// - Parameters:
  ///   - groups: what an author wants; nil is the usual.
  ///   - count: about so many values are marked by themselves.
  init(_ groups: [_AxisGroup]?, _ scale: ChartScale, isVertical: Bool, count: Int) {
    for group in groups ?? [_AxisGroup()] {
      let isOpposite = [isVertical ? AxisMarkPosition.leading : .top].contains(group.position)
      let (values, step) = Self.values(group.values, scale, count: count)
      for (index, place) in values.enumerated() where scale.place(place) != nil {
        let value = AxisValue(index: index, count: values.count, place: place, timeStep: step)
        for part in group.content?(value) ?? Self.usual(scale, group.stroke) {
          add(part, value, group, isOpposite: isOpposite, isVertical, scale)
        }
      }
    }
  }

  /// Returns what an axis has by itself at a value: names have no line of the grid.
  private static func usual(_ scale: ChartScale, _ stroke: StrokeStyle?) -> [_AxisPart] {
    let label = _AxisPart(kind: .label(AxisLabel(content: .usual)))
    return scale.isDiscrete ? [label] : [_AxisPart(kind: .grid(stroke)), label]
  }

  /// Returns the values that are marked, and the unit between dates.
  private static func values(
    _ values: AxisMarkValues, _ scale: ChartScale, count: Int
  ) -> ([PlottedValue], Calendar.Component?) {
    switch values.way {
    case .at(let places): return (places, scale.isTime ? .minute : nil)
    case _ where scale.isDiscrete: return (scale.names.map { .name($0) }, nil)
    case .about(let wanted):
      let count = wanted ?? count
      guard scale.isTime else {
        return (ChartTicks.numbers(scale.range, about: count).map { .number($0) }, nil)
      }
      let step = ChartTicks.timeStep(scale.range, about: count)
      return (ChartTicks.dates(scale.range, every: step).map { .date($0) }, step.unit)
    case .every(let step):
      let places = ChartTicks.multiples(of: step, in: scale.range)
      return (places.map { scale.isTime ? .date($0) : .number($0) }, scale.isTime ? .minute : nil)
    case .everyUnit(let unit, let number):
      let step = ChartTicks.TimeStep(unit: unit, count: max(1, number), seconds: 1)
      return (ChartTicks.dates(scale.range, every: step).map { .date($0) }, unit)
    }
  }

  private mutating func add(
    _ part: _AxisPart, _ value: AxisValue, _ group: _AxisGroup, isOpposite: Bool,
    _ isVertical: Bool, _ scale: ChartScale
  ) {
    switch part.kind {
    case .grid(let stroke):
      lines.append(
        Line(
          value: value.place, stroke: stroke ?? StrokeStyle(lineWidth: Guess.chartGrid),
          style: part.style ?? AnyShapeStyle(Color.gray.opacity(Guess.chartGridOpacity)),
          length: nil, isOpposite: isOpposite))
    case .tick(let length, let stroke):
      lines.append(
        Line(
          value: value.place, stroke: stroke ?? StrokeStyle(lineWidth: Guess.chartGrid),
          style: part.style ?? AnyShapeStyle(Color.gray.opacity(Guess.chartGridOpacity)),
          length: length, isOpposite: isOpposite))
    case .label(let label):
      let view: AnyView
      switch label.content {
      case .usual: view = AnyView(Text(verbatim: value.usualText))
      case .formatted(let text):
        guard let text = text(value) else { return }
        view = AnyView(Text(verbatim: text))
      case .view(let own): view = own
      }
      let styled = view.font(label.font ?? .system(size: Guess.chartLabel))
        .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      let along = isVertical ? label.anchor?.y : label.anchor?.x
      // Labels of names and those of the y axis stand around their value, others begin at it.
      let isCentered = label.isCentered ?? (isVertical || scale.isDiscrete)
      labels.append(
        Label(
          value: value.place, content: AnyView(styled),
          anchor: along ?? (isCentered ? 0.5 : nil),
          isAligned: group.preset == .aligned, isOpposite: isOpposite, offset: label.offset,
          spacing: label.spacing ?? Guess.chartLabelGap, priority: label.priority,
          isInside: group.preset == .inset))
    }
  }
}
