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
    /// To the plot, and along the x axis to the line at whose side the label begins.
    var spacing: CGSize
    var priority: Double?
    /// Over the plot instead of beside it.
    var isInside: Bool
  }
  private(set) var lines: [Line] = []
  /// The ticks that are as long as the labels.
  private(set) var ticks: [Line] = []
  private(set) var labels: [Label] = []

  init() {}

  /// Creates the plan of an axis.
  ///
  /// - Parameters:
  ///   - groups: what an author wants; nil is the usual.
  ///   - count: about so many dates or powers of ten are marked by themselves.
  init(_ groups: [_AxisGroup]?, _ scale: ChartScale, isVertical: Bool, count: Int) {
    for group in groups ?? [_AxisGroup()] {
      let isOpposite = [isVertical ? AxisMarkPosition.leading : .top].contains(group.position)
      let values = group.values.places(on: scale, about: count)
      let distance = ValueDistance(
        values, unit: group.values.timeStep(on: scale, about: count)?.unit,
        span: scale.range.upperBound - scale.range.lowerBound)
      for (index, place) in values.enumerated() where scale.place(place) != nil {
        let value = AxisValue(index: index, count: values.count, place: place, distance: distance)
        let next = values.indices.contains(index + 1) ? values[index + 1] : nil
        let middle = Self.middle(place, next, scale)
        for part in group.content?(value) ?? Self.usual(scale, group.stroke) {
          add(part, value, middle: middle, group, isOpposite: isOpposite, isVertical, scale)
        }
      }
    }
  }

  /// Returns the middle between a value and the next one, or that of a name's slot; nil for the last number.
  private static func middle(
    _ place: PlottedValue, _ next: PlottedValue?, _ scale: ChartScale
  ) -> PlottedValue? {
    if scale.isDiscrete { return place }
    guard let next, let start = scale.place(place), let end = scale.place(next) else { return nil }
    return scale.value(at: (start + end) / 2)
  }

  /// Returns what an axis has by itself at a value: names have no line of the grid.
  private static func usual(_ scale: ChartScale, _ stroke: StrokeStyle?) -> [_AxisPart] {
    let label = _AxisPart(kind: .label(AxisLabel(content: .usual)))
    return scale.isDiscrete ? [label] : [_AxisPart(kind: .grid(stroke)), label]
  }

  private mutating func add(
    _ part: _AxisPart, _ value: AxisValue, middle: PlottedValue?, _ group: _AxisGroup,
    isOpposite: Bool, _ isVertical: Bool, _ scale: ChartScale
  ) {
    var isBetween = part.isCentered
    if case .label(let label) = part.kind { isBetween = label.isCentered ?? false }
    // What stands between two values has no place after the last.
    guard let place = isBetween ? middle : value.place else { return }
    func line(_ stroke: StrokeStyle?, length: CGFloat?) -> Line {
      Line(
        value: place, stroke: stroke ?? ChartMetrics.stroke(isUpright: !isVertical),
        style: part.style ?? AnyShapeStyle(ChartMetrics.gridColor), length: length,
        isOpposite: isOpposite)
    }
    switch part.kind {
    case .grid(let stroke):
      lines.append(line(stroke, length: nil))
    case .tick(let length, let stroke):
      // Labels that begin at their value stand beside the tick, others below it.
      if length == nil, !isVertical, !scale.isDiscrete {
        ticks.append(line(stroke, length: nil))
      } else {
        lines.append(line(stroke, length: length ?? Guess.chartTick))
      }
    case .label(let label):
      let view: AnyView
      switch label.content {
      case .usual: view = AnyView(Text(verbatim: value.usualText))
      case .formatted(let text):
        guard let text = text(value) else { return }
        view = AnyView(Text(verbatim: text))
      case .view(let own): view = own
      }
      let styled = view.font(label.font ?? ChartMetrics.labelFont)
        .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      let along = isVertical ? label.anchor?.y : label.anchor?.x
      // Labels of names and those of the y axis stand around their value, others begin at it.
      let isCentered = label.isCentered ?? (isVertical || scale.isDiscrete)
      labels.append(
        Label(
          value: place, content: AnyView(styled),
          anchor: along ?? (isCentered ? 0.5 : nil),
          isAligned: group.preset == .aligned, isOpposite: isOpposite, offset: label.offset,
          spacing: CGSize(
            width: label.horizontalSpacing ?? ChartMetrics.labelGap,
            height: label.verticalSpacing ?? ChartMetrics.labelGap),
          priority: label.priority, isInside: group.preset == .inset))
    }
  }
}
