import Drawing
import SwiftUI

/// What a part of a chart is.
enum ChartPart {
  case plot
  case label(AxisPlan.Label, isVertical: Bool)
  /// A tick of the x axis that is as long as the labels.
  case tick(AxisPlan.Line)
  case title(AxisTitle)
  /// What lies behind the labels of an axis.
  case ground(isVertical: Bool)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

/// A label that is whole, or not there where it gets no room.
struct ChartLabel<Content: View>: View {
  let content: Content
  var body: some View {
    ViewThatFits(in: .horizontal) {
      content.lineLimit(1).fixedSize()
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

/// Places a view with a point of it at a point.
struct ChartPoint: Layout {
  let anchor: UnitPoint
  let place: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: anchor,
        proposal: .unspecified)
    }
  }
}

/// Places a plot and, around it, the labels of its axes.
struct ChartLayout: Layout {
  let x: AxisValues
  let y: AxisValues

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = subviews.map { ($0, $0[ChartPartKey.self], $0.sizeThatFits(.unspecified)) }
    let plot = plot(in: bounds, parts.map { ($0.1, $0.2) })
    for (view, part, _) in parts {
      switch part {
      case .plot:
        view.place(at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(plot.size))
      case .ground(let isVertical):
        let strip = strip(isVertical: isVertical, beside: plot, parts.map { ($0.1, $0.2) })
        view.place(at: strip.origin, anchor: .topLeading, proposal: ProposedViewSize(strip.size))
      case .tick(let line):
        let box = box(line, at: plot, parts.map { ($0.1, $0.2) })
        view.place(
          at: box?.origin ?? plot.origin, anchor: .topLeading,
          proposal: box.map { ProposedViewSize($0.size) } ?? .zero)
      case .label, .title: continue
      }
    }
    placeLabels(parts, around: plot, in: bounds)
    placeTitles(parts, beside: plot, in: bounds)
  }

  /// Places titles at the edges of the chart, the first of two of one side outside.
  private func placeTitles(
    _ parts: [(LayoutSubview, ChartPart, CGSize)], beside plot: CGRect, in bounds: CGRect
  ) {
    var free = bounds
    for (view, part, size) in parts {
      guard case .title(let title) = part else { continue }
      let room = title.isAlongPlot ? plot : bounds
      let left = room.minX + (room.width - size.width) * title.part
      let down = room.minY + (room.height - size.height) * title.part
      let place: CGPoint
      switch title.side {
      case .top:
        place = CGPoint(x: left, y: free.minY)
        free.origin.y += size.height + title.spacing
        free.size.height -= size.height + title.spacing
      case .bottom:
        place = CGPoint(x: left, y: free.maxY - size.height)
        free.size.height -= size.height + title.spacing
      case .leading:
        place = CGPoint(x: free.minX, y: down)
        free.origin.x += size.width + title.spacing
        free.size.width -= size.width + title.spacing
      case .trailing:
        place = CGPoint(x: free.maxX - size.width, y: down)
        free.size.width -= size.width + title.spacing
      }
      view.place(at: place, anchor: .topLeading, proposal: .unspecified)
    }
  }

  /// Returns the strip beside the plot in which an axis has its labels, at the side where the first one stands.
  private func strip(
    isVertical: Bool, beside plot: CGRect, _ parts: [(ChartPart, CGSize)]
  ) -> CGRect {
    var (room, isOpposite) = (0.0, false)
    for (part, size) in parts {
      guard case .label(let label, isVertical) = part, !label.isInside else { continue }
      room = max(
        room, isVertical ? size.width + label.spacing.width : size.height + label.spacing.height)
      isOpposite = label.isOpposite
    }
    return isVertical
      ? CGRect(
        x: isOpposite ? plot.minX - room : plot.maxX, y: plot.minY, width: room,
        height: plot.height)
      : CGRect(
        x: plot.minX, y: isOpposite ? plot.minY - room : plot.maxY, width: plot.width,
        height: room)
  }

  /// Returns the box of a tick, which reaches to the foot of the labels at its side; nil outside of the plot.
  private func box(
    _ line: AxisPlan.Line, at plot: CGRect, _ parts: [(ChartPart, CGSize)]
  ) -> CGRect? {
    guard let place = x.scale(plot.width).place(line.value), (-0.001...1.001).contains(place)
    else { return nil }
    let labels = strip(isVertical: false, beside: plot, parts)
    let hasLabels = labels.height > 0 && line.isOpposite == (labels.minY < plot.minY)
    let length = hasLabels ? labels.height : Guess.chartTick
    return CGRect(
      x: plot.minX + plot.width * place, y: line.isOpposite ? plot.minY - length : plot.maxY,
      width: 0, height: length)
  }

  /// Returns the area that labels leave. Those at the ends of the y axis reach out of it, and out of the chart.
  func plot(in bounds: CGRect, _ parts: [(ChartPart, CGSize)]) -> CGRect {
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    for (part, size) in parts {
      switch part {
      case .label(let label, true) where !label.isInside:
        let room = size.width + label.spacing.width
        if label.isOpposite { left = max(left, room) } else { right = max(right, room) }
      case .label(let label, false) where !label.isInside:
        let room = size.height + label.spacing.height
        if label.isOpposite { top = max(top, room) } else { bottom = max(bottom, room) }
      case .title(let title):
        switch title.side {
        case .top: top += size.height + title.spacing
        case .bottom: bottom += size.height + title.spacing
        case .leading: left += size.width + title.spacing
        case .trailing: right += size.width + title.spacing
        }
      default: continue
      }
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - top - bottom))
  }

  private func placeLabels(
    _ parts: [(LayoutSubview, ChartPart, CGSize)], around plot: CGRect, in bounds: CGRect
  ) {
    let (x, y) = (x.scale(plot.width), y.scale(plot.height))
    var taken: [CGRect] = []
    let labels = parts.compactMap { view, part, size -> (LayoutSubview, AxisPlan.Label, CGRect)? in
      guard case .label(let label, let isVertical) = part else { return nil }
      let box =
        isVertical
        ? box(label, size, y.place(label.value).map { 1 - $0 }, beside: plot)
        : box(label, size, x.place(label.value), below: plot, in: bounds)
      return box.map { (view, label, $0) }
    }
    let placed = Set(
      labels.indices.sorted { one, other in
        (labels[other].1.priority ?? .infinity, one) < (labels[one].1.priority ?? .infinity, other)
      }.filter { index in
        let box = labels[index].2
        guard labels[index].1.priority != nil else { return true }
        if taken.contains(where: { $0.intersects(box) }) { return false }
        taken.append(box)
        return true
      })
    var shown = 0
    for (view, part, _) in parts {
      guard case .label = part else { continue }
      var corner: CGPoint?
      if shown < labels.count, labels[shown].0 == view {
        if placed.contains(shown) { corner = labels[shown].2.origin }
        shown += 1
      }
      // A label without a place, or one that meets another, gets no room.
      view.place(
        at: corner ?? plot.origin, anchor: .topLeading,
        proposal: corner == nil ? .zero : .unspecified)
    }
  }

  private func box(
    _ label: AxisPlan.Label, _ size: CGSize, _ place: Double?, beside plot: CGRect
  ) -> CGRect? {
    guard let place, (-0.001...1.001).contains(place) else { return nil }
    let out = label.isInside ? -size.width - label.spacing.width : label.spacing.width
    let left = label.isOpposite ? plot.minX - size.width - out : plot.maxX + out
    let top = plot.minY + plot.height * place - size.height * (label.anchor ?? 0.5)
    return CGRect(
      x: left + label.offset.width, y: top + label.offset.height, width: size.width,
      height: size.height)
  }

  private func box(
    _ label: AxisPlan.Label, _ size: CGSize, _ place: Double?, below plot: CGRect, in bounds: CGRect
  ) -> CGRect? {
    guard let place, (-0.001...1.001).contains(place) else { return nil }
    let anchor = label.isAligned ? place : label.anchor ?? 0
    var left = plot.minX + plot.width * place - size.width * anchor
    if label.anchor == nil, !label.isAligned {
      left += label.spacing.width
      // A label that begins at its value and would leave the plot is none.
      if left + size.width > plot.maxX + 0.5 { return nil }
    }
    left = max(bounds.minX, min(left, bounds.maxX - size.width))
    let out = label.isInside ? -size.height - label.spacing.height : label.spacing.height
    let top = label.isOpposite ? plot.minY - size.height - out : plot.maxY + out
    return CGRect(
      x: left + label.offset.width, y: top + label.offset.height, width: size.width,
      height: size.height)
  }
}
