import Drawing
import Numbers

/// A bar with its label above and the value below.
nonisolated struct _LinearProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    // Hidden labels are both: a phone's card shows the bar alone (LAYOUT.md, "Controls").
    let showsLabels = !context.environment.system.labelsHidden
    // A value that is hidden keeps a little room around the bar.
    let hidesValue = !showsLabels && !configuration.currentValueLabel.nodes(in: context).isEmpty
    let margin = hidesValue ? ControlMetrics.hiddenValueMargin : 0
    let column = VStack(alignment: .leading, spacing: ControlMetrics.labelGap) {
      if showsLabels { configuration.label }
      NodeView {
        ProgressBarNode(configuration.progress, tint: tint, margin: margin, $0.environment)
      }
      if showsLabels {
        configuration.currentValueLabel
          .font(.caption)
          .foregroundStyle(HierarchicalShapeStyle.secondary)
      }
    }
    column._build(in: context, into: &nodes)
  }
}

/// A bar that may move with the clock.
final class ProgressBarNode: LayoutNode {
  let progress: ProgressViewStyleConfiguration.Progress
  let tint: Color?
  /// Above and below the bar.
  let margin: Double
  let environment: EnvironmentValues

  init(
    _ progress: ProgressViewStyleConfiguration.Progress, tint: Color?, margin: Double = 0,
    _ environment: EnvironmentValues
  ) {
    (self.progress, self.tint, self.margin) = (progress, tint, margin)
    self.environment = environment
  }

  override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    if key == ObjectIdentifier(FillsWidthKey.self) { values.append(true) }
  }

  /// The length of a bar that nobody offers room to.
  private static let idealWidth = 100.0

  override var spacing: Spacing { .control }

  override func measure(_ proposal: Proposal) -> Size {
    Size(
      width: proposal.width ?? ProgressBarNode.idealWidth,
      height: ControlMetrics.barHeight + 2 * margin)
  }

  override func drawMarks(_ painter: MarkCollector, at place: Point, _ proposal: Proposal) {
    let origin = Point(x: place.x, y: place.y + margin)
    let size = Size(width: size(proposal).width, height: ControlMetrics.barHeight)
    let rect = painter.rect(origin, size)
    let style: ShapeStyleBox = tint.map { .color($0) } ?? .tint
    let fill = style.paint(in: environment, rect)
    let track = Paint.color(SystemColor.tertiaryFill.value(in: environment))
    let configuration = ProgressViewStyleConfiguration(progress: progress)
    let fraction = configuration.fraction(in: environment)
    painter.mark(
      "ProgressView", at: origin, size,
      content: fraction.map(Percent.text),
      color: fill.representative,
      traits: progress.isDynamic ? ["dynamic"] : [])
    if case .interval(let range, let countsDown) = progress {
      painter.add(
        .progress(
          ProgressMark(
            track: .capsule(rect), trackPaint: track, fillPaint: fill,
            start: range.lowerBound.timeIntervalSince1970,
            end: range.upperBound.timeIntervalSince1970, countsDown: countsDown,
            isMirrored: painter.isMirrored)))
      return
    }
    let bar = ProgressBar(.capsule(rect), track, fill, isMirrored: painter.isMirrored)
    for mark in bar.marks(fraction ?? 0) { painter.add(mark) }
  }
}

/// A ring around its value or label, as a capacity gauge in an accessory; or the spokes of a wheel with the label below.
nonisolated struct _CircularProgress: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let ring = NodeView { RingNode(configuration, tint: tint, $0.environment) }
    let showsLabel = !context.environment.system.labelsHidden
    if configuration.fraction(in: context.environment) == nil {
      let column = VStack(spacing: ControlMetrics.labelGap) {
        ring
        if showsLabel {
          configuration.label.foregroundStyle(HierarchicalShapeStyle.secondary)
        }
      }
      return column._build(in: context, into: &nodes)
    }
    let content = showsLabel ? configuration.currentValueLabel ?? configuration.label : nil
    ring.overlay { RingContent(content: content) }._build(in: context, into: &nodes)
  }
}

/// What stands in a ring, no larger than the square in it.
nonisolated struct RingContent: PrimitiveView {
  let content: StyledPart?

  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let part = content.lineLimit(1).minimumScaleFactor(0.3)
    for node in part.nodes(in: context) { nodes.list.append(InscribedNode(node)) }
  }
}

/// A view in the square inside of the ring that it is offered, in the middle; what is larger is drawn smaller.
final class InscribedNode: WrapperNode {
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 * ControlMetrics.ringLabel },
      height: proposal.height.map { $0 * ControlMetrics.ringLabel })
  }

  /// Returns by how much the view is drawn smaller: a symbol has one size, whatever it is offered.
  private func scale(_ inner: Proposal) -> Double {
    let own = child.size(inner)
    func part(_ room: Double?, _ length: Double) -> Double {
      guard let room, length > room, length.isFinite else { return 1 }
      return room / length
    }
    return min(part(inner.width, own.width), part(inner.height, own.height))
  }

  override func measure(_ proposal: Proposal) -> Size {
    let inner = inner(proposal)
    let (own, scale) = (child.size(inner), scale(inner))
    return Size(width: own.width * scale, height: own.height * scale)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let inner = inner(proposal)
    let scale = scale(inner)
    if scale == 1 { return child.draw(painter, at: origin, inner) }
    let corner = painter.rect(origin, size(proposal)).origin
    let smaller = Transform.scale(x: scale, y: scale).about(corner)
    EffectNode(child, map: { _ in smaller }) { items, _ in
      GroupMark(items, transform: smaller)
    }.draw(painter, at: origin, inner)
  }

  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    let inner = inner(proposal)
    return child.explicitGuide(guide, inner).map { $0 * scale(inner) }
  }
}

/// A ring filled clockwise from the top, which may move with the clock; a wheel of spokes for what has no end.
final class RingNode: LayoutNode {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  let environment: EnvironmentValues

  init(
    _ configuration: ProgressViewStyleConfiguration, tint: Color?,
    _ environment: EnvironmentValues
  ) {
    (self.configuration, self.tint, self.environment) = (configuration, tint, environment)
  }

  override var spacing: Spacing { .control }

  /// Returns the size: a ring is the largest square in its room, as wide as high where only one of both is offered; a
  /// wheel does not grow.
  override func measure(_ proposal: Proposal) -> Size {
    if configuration.fraction(in: environment) == nil {
      return Size(width: ControlMetrics.wheelSize, height: ControlMetrics.wheelSize)
    }
    let offered = [proposal.width, proposal.height].compactMap { $0 }.min()
    let side = max(0, offered ?? Guess.ringSize)
    return Size(width: side, height: side)
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let rect = painter.rect(origin, size)
    let fraction = configuration.fraction(in: environment)
    painter.mark(
      "ProgressView", at: origin, size,
      content: fraction.map(Percent.text),
      traits: configuration.progress.isDynamic ? ["dynamic"] : [])
    guard let fraction else { return drawWheel(painter, rect) }
    let line = max(1, size.width * ControlMetrics.ringLine)
    let style: ShapeStyleBox = tint.map { .color($0) } ?? .tint
    let paint = style.paint(in: environment, rect)
    let circle = rect.inset(by: line / 2)
    let track = paint.opacity(ControlMetrics.ringTrack)
    if case .interval(let range, let countsDown) = configuration.progress {
      painter.add(
        .progress(
          ProgressMark(
            track: .ellipse(circle), trackPaint: track, fillPaint: paint,
            start: range.lowerBound.timeIntervalSince1970,
            end: range.upperBound.timeIntervalSince1970, countsDown: countsDown, ringLine: line)))
      return
    }
    for mark in ProgressRing(.ellipse(circle), track, paint, line: line).marks(fraction) {
      painter.add(mark)
    }
  }

  private func drawWheel(_ painter: MarkCollector, _ rect: Rect) {
    // A wheel is grey where nobody has set a tint, whatever the accent colour.
    let box = tint.map { ShapeStyleBox.color($0) } ?? environment.system.tint
    let base =
      box?.paint(in: environment, rect).representative
      ?? SystemColor.secondaryLabel.value(in: environment)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      let (dx, dy) = (cos(angle), sin(angle))
      let line: [PathElement] = [
        .move(Point(x: rect.midX + dx * rect.width * 0.24, y: rect.midY + dy * rect.width * 0.24)),
        .line(Point(x: rect.midX + dx * rect.width * 0.45, y: rect.midY + dy * rect.width * 0.45)),
      ]
      painter.add(
        .stroke(
          .path(line, isEvenOdd: false), .color(base.opacity(1 - Double(spoke) * 0.1)),
          StrokeStyleMark(width: 2, cap: .round)))
    }
  }
}
