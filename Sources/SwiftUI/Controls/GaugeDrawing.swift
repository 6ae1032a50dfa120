import Drawing
import Numbers

/// A gauge in one of the system's forms.
nonisolated struct GaugeFormView: PrimitiveView {
  let form: GaugeForm
  let configuration: GaugeStyleConfiguration

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    switch form {
    case .linear: linear._build(in: context, into: &nodes)
    case .accessoryLinear, .accessoryLinearCapacity:
      accessoryLinear._build(in: context, into: &nodes)
    case .circular, .circularCapacity: circular._build(in: context, into: &nodes)
    }
  }

  private nonisolated var bar: some View {
    NodeView { context in
      GaugeBarNode(
        configuration.value, hasMarker: form == .accessoryLinear, context.environment)
    }
  }

  private nonisolated var linear: some View {
    VStack(alignment: .leading, spacing: ControlMetrics.labelGap) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        bar
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
  }

  private nonisolated var accessoryLinear: some View {
    VStack(alignment: .leading, spacing: Guess.gaugeLabelGap) {
      if form == .accessoryLinearCapacity { configuration.label }
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        bar
        configuration.maximumValueLabel
      }
      if form == .accessoryLinearCapacity { configuration.currentValueLabel.font(.caption) }
    }
    .font(.caption)
  }

  /// What stands in the ring: the value, or in a closed one the label where there is no value.
  private nonisolated var center: StyledPart? {
    configuration.currentValueLabel ?? (form == .circularCapacity ? configuration.label : nil)
  }

  private nonisolated var circular: some View {
    NodeView { context in
      GaugeRingNode(configuration.value, isOpen: form == .circular, context.environment)
    }
    .overlay {
      center.font(.system(size: ControlMetrics.gaugeValueSize, weight: .medium))
        .minimumScaleFactor(0.3).lineLimit(1).padding(ControlMetrics.gaugeLine + 3)
    }
    .overlay(alignment: .bottom) {
      if form == .circular {
        if configuration.minimumValueLabel != nil {
          HStack(spacing: Self.labelGap) {
            endLabel(configuration.minimumValueLabel, (Self.opening - Self.labelGap) / 2)
            endLabel(configuration.maximumValueLabel, (Self.opening - Self.labelGap) / 2)
          }
          // The ring runs clockwise in every language, and each label stands at its end of it.
          .environment(\.layoutDirection, .leftToRight)
        } else {
          endLabel(configuration.label, Self.opening)
        }
      }
    }
  }

  /// Returns a label in the ring's opening, in smaller letters where it has no room in its own.
  private nonisolated func endLabel(_ label: StyledPart?, _ width: CGFloat) -> some View {
    label.font(.system(size: Guess.gaugeLabelSize)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(width: width)
  }

  /// How wide the opening of a ring is between the round ends of its line, a quarter of a turn apart, with a point of
  /// air at each.
  private static var opening: CGFloat {
    (ControlMetrics.gaugeRing - ControlMetrics.gaugeLine) * 0.5.squareRoot()
      - ControlMetrics.gaugeLine - 2
  }
  /// Between the labels of the least and the largest value.
  private static let labelGap: CGFloat = 3
}

/// A bar that is filled to a value, or has a marker there.
final class GaugeBarNode: LayoutNode {
  let value: Double
  let hasMarker: Bool
  let environment: EnvironmentValues

  init(_ value: Double, hasMarker: Bool, _ environment: EnvironmentValues) {
    (self.value, self.hasMarker, self.environment) = (value, hasMarker, environment)
  }

  override var spacing: Spacing { .control }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 100, height: Guess.gaugeBar)
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let rect = painter.rect(origin, size)
    let paint = ShapeStyleBox.tint.paint(in: environment, rect)
      .along(rect, isMirrored: painter.isMirrored)
    painter.mark(
      "Gauge", at: origin, size, content: Percent.text(of: value),
      color: paint.representative)
    let bar = ProgressBar(
      .capsule(rect), hasMarker ? paint : .color(SystemColor.fill.value(in: environment)), paint,
      isMirrored: painter.isMirrored)
    for mark in bar.marks(hasMarker ? 0 : value) { painter.add(mark) }
    if hasMarker {
      let along = painter.isMirrored ? 1 - value : value
      let radius = rect.height * 0.75
      let x = rect.x + rect.height / 2 + along * max(0, rect.width - rect.height)
      painter.add(
        .fill(
          .ellipse(
            Rect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)),
          .color(SystemColor.label.value(in: environment))))
    }
  }
}

/// A ring that is filled to a value, or open below with a marker at the value.
final class GaugeRingNode: LayoutNode {
  let value: Double
  let isOpen: Bool
  let environment: EnvironmentValues

  init(_ value: Double, isOpen: Bool, _ environment: EnvironmentValues) {
    (self.value, self.isOpen, self.environment) = (value, isOpen, environment)
  }

  override var spacing: Spacing { .control }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: ControlMetrics.gaugeRing, height: ControlMetrics.gaugeRing)
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let rect = painter.rect(origin, size)
    let line = ControlMetrics.gaugeLine
    let radius = (min(rect.width, rect.height) - line) / 2
    let center = Point(x: rect.midX, y: rect.midY)
    guard radius > 0 else { return }
    let (start, sweep) = isOpen ? (0.75 * .pi, 1.5 * Double.pi) : (-0.5 * .pi, 2 * Double.pi)
    let paint = ShapeStyleBox.tint.paint(in: environment, rect)
      .around(rect, start: start, sweep: sweep, cap: line / 2 / radius)
    painter.mark(
      "Gauge", at: origin, size, content: Percent.text(of: value),
      color: paint.representative)
    func dot(_ angle: Double) -> DisplayItem {
      let (x, y) = (center.x + radius * cos(angle), center.y + radius * sin(angle))
      return .fill(
        .ellipse(Rect(x: x - line / 2, y: y - line / 2, width: line, height: line)), paint)
    }
    func arc(_ start: Double, _ end: Double, _ paint: Paint, _ cap: StrokeStyleMark.Cap)
      -> DisplayItem
    {
      .stroke(
        .path(
          PathElement.arc(center: center, radius: radius, start: start, delta: end - start),
          isEvenOdd: false), paint, StrokeStyleMark(width: line, cap: cap))
    }
    let angle = start + sweep * value
    guard isOpen else {
      painter.add(arc(start, start + sweep, paint.opacity(Guess.gaugeTrack), .round))
      if value > 0 { painter.add(arc(start, angle, paint, .round)) }
      return
    }
    // The marker is a dot of the ring in a gap of it.
    let gap = ControlMetrics.gaugeGap / 2 / radius
    for (from, to, end) in [
      (start, angle - gap, start), (angle + gap, start + sweep, start + sweep),
    ]
    where from < to {
      painter.add(arc(from, to, paint, .butt))
      painter.add(dot(end))
    }
    painter.add(dot(angle))
  }
}

extension Paint {
  /// Returns the stops of a gradient without a direction of its own: `Gradient` runs across the area that it is for,
  /// `Color.gradient` down.
  private func freeStops(in area: Rect) -> [GradientStop]? {
    guard case .linear(let stops, let start, let end) = self else { return nil }
    let isAcross = start.y == end.y && start.x <= area.minX && end.x >= area.maxX
    return isAcross || start.x == end.x ? stops : nil
  }

  /// Returns the paint of a gauge along a bar; a gradient follows it.
  fileprivate func along(_ bar: Rect, isMirrored: Bool) -> Paint {
    guard let stops = freeStops(in: bar) else { return self }
    let ends = (Point(x: bar.minX, y: bar.midY), Point(x: bar.maxX, y: bar.midY))
    return isMirrored
      ? .linear(stops, start: ends.1, end: ends.0) : .linear(stops, start: ends.0, end: ends.1)
  }

  /// Returns the paint of a gauge around a ring; a gradient follows it clockwise.
  ///
  /// - Parameter cap: how far its round ends reach, as an angle.
  fileprivate func around(_ ring: Rect, start: Double, sweep: Double, cap: Double) -> Paint {
    guard let stops = freeStops(in: ring) else { return self }
    return .angular(
      stops, center: Point(x: ring.midX, y: ring.midY), startAngle: start - cap,
      endAngle: start + sweep + (sweep < 2 * .pi ? cap : -cap))
  }
}
