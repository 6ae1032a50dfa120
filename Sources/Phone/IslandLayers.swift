import Drawing
import WidgetProtocol

extension PhoneScene {
  /// Island or notch, with nothing in it.
  func topHardware(_ size: Size) -> [Layer] {
    switch device.top {
    case .island(let metrics):
      return [restingIsland(metrics, in: size.width)]
    case .notch:
      let notch = Guess.notch
      var layer = Layer(
        id: .island,
        frame: Rect(
          x: snapped((size.width - notch.width) / 2), y: -notch.height, width: notch.width,
          height: notch.height * 2), radius: 20)
      layer.fill = .color(.black)
      return [layer]
    case .plain:
      return []
    }
  }

  /// What the island shows, as layers over everything else.
  func islandLayers(_ size: Size) -> [Layer] {
    guard let metrics = device.island else { return topHardware(size) }
    switch island {
    case .resting:
      return [restingIsland(metrics, in: size.width)]
    case .compact(let leading, let trailing):
      return [compactIsland(metrics, leading, trailing, in: size.width)]
    case .minimal(let attached, let detached):
      return minimalIslands(metrics, attached, detached, in: size.width)
    case .expanded(let part):
      return [expandedIsland(metrics, part, in: size.width)]
    }
  }

  /// The top of the island on the screen.
  private func islandTop(_ metrics: IslandMetrics) -> Double { snappedToRow(metrics.top) }

  private func base(_ frame: Rect, radius: Double, keyline: RGBA? = nil) -> Layer {
    var layer = Layer(id: .island, frame: frame, radius: radius)
    layer.isContinuous = radius >= 40
    layer.fill = .color(.black)
    layer.clips = true
    layer.keyline = isDark ? keyline : nil
    return layer
  }

  private func restingIsland(_ metrics: IslandMetrics, in width: Double) -> Layer {
    let frame = Rect(
      x: snapped((width - metrics.pill.width) / 2), y: islandTop(metrics),
      width: metrics.pill.width, height: metrics.pill.height)
    var layer = base(frame, radius: frame.height / 2)
    layer.regions = [PhoneRegion(frame: frame, target: .sensor, label: "Dynamic Island")]
    return layer
  }

  private func compactIsland(
    _ metrics: IslandMetrics, _ leading: Part, _ trailing: Part, in width: Double
  ) -> Layer {
    let frame = Rect(
      x: snapped((width - metrics.totalWidth) / 2), y: islandTop(metrics),
      width: metrics.totalWidth, height: IslandMetrics.height)
    var layer = base(
      frame, radius: frame.height / 2,
      keyline: leading.picture.keylineTint ?? trailing.picture.keylineTint)
    let side = metrics.compactSide
    let sides: [(part: Part, slot: Slot, x: Double)] = [
      // Snug against the sensors, whatever width the content took.
      (leading, .compactLeading, side - leading.picture.list.size.width),
      (trailing, .compactTrailing, side + IslandMetrics.sensorGap),
    ]
    for (part, slot, x) in sides {
      layer.regions.append(
        islandRegion(
          part, slot,
          slot == .compactLeading
            ? Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
            : Rect(x: frame.midX, y: frame.y, width: frame.width / 2, height: frame.height)))
      layer.add(
        part.picture, at: Point(x: x, y: centered(part.picture, in: frame.height)),
        activityID: part.activityID, slot: slot)
    }
    return layer
  }

  private func minimalIslands(
    _ metrics: IslandMetrics, _ attached: Part?, _ detached: Part?, in width: Double
  ) -> [Layer] {
    let height = IslandMetrics.height
    let left = snapped((width - metrics.totalWidth) / 2)
    let top = islandTop(metrics)
    let detachedWidth = detached.map { minimalWidth($0) } ?? IslandMetrics.minimalWidths.narrowest
    let detachedFrame = Rect(
      x: snapped(left + metrics.totalWidth - detachedWidth), y: top, width: detachedWidth,
      height: height)
    // Without a second activity the pill keeps the shape that it would have beside one.
    let pill = Rect(
      x: left, y: top, width: detachedFrame.minX - Guess.detachedGap - left, height: height)
    var main = base(pill, radius: height / 2, keyline: attached?.picture.keylineTint)
    if let attached {
      let side = metrics.compactSide
      let content = minimalWidth(attached)
      main.regions = [islandRegion(attached, .minimal, pill)]
      // Centred between the island's end and the sensors.
      main.add(
        attached.picture,
        at: Point(
          x: (side - content) / 2 + (content - attached.picture.list.size.width) / 2,
          y: centered(attached.picture, in: height)),
        activityID: attached.activityID, slot: .minimal)
    } else {
      main.regions = [PhoneRegion(frame: pill, target: .sensor, label: "Dynamic Island")]
    }
    guard let detached else { return [main] }
    var satellite = Layer(id: .detached, frame: detachedFrame, radius: height / 2)
    satellite.isContinuous = false
    satellite.fill = .color(.black)
    satellite.clips = true
    satellite.keyline = isDark ? detached.picture.keylineTint : nil
    // It drips off the island's end.
    satellite.origin = Rect(x: pill.maxX - height, y: top, width: height, height: height)
    satellite.regions = [islandRegion(detached, .minimal, detachedFrame)]
    satellite.add(
      detached.picture,
      at: Point(
        x: (detachedWidth - detached.picture.list.size.width) / 2,
        y: centered(detached.picture, in: height)),
      activityID: detached.activityID, slot: .minimal)
    return [main, satellite]
  }

  private func expandedIsland(_ metrics: IslandMetrics, _ part: Part, in width: Double) -> Layer {
    let heights = DeviceModel.contentHeights
    let frame = Rect(
      x: snapped((width - metrics.expandedWidth) / 2), y: islandTop(metrics),
      width: metrics.expandedWidth,
      height: min(max(part.picture.list.size.height, heights.least), heights.greatest))
    var layer = base(
      frame, radius: IslandMetrics.expandedRadius, keyline: part.picture.keylineTint)
    layer.regions = [islandRegion(part, .expanded, frame)]
    layer.add(part.picture, at: .zero, activityID: part.activityID, slot: .expanded)
    return layer
  }

  private func minimalWidth(_ part: Part) -> Double {
    let widths = IslandMetrics.minimalWidths
    return min(max(part.picture.list.size.width, widths.narrowest), widths.widest)
  }

  private func centered(_ picture: Picture, in height: Double) -> Double {
    (height - picture.list.size.height) / 2
  }

  private func islandRegion(_ part: Part, _ slot: Slot, _ frame: Rect) -> PhoneRegion {
    PhoneRegion(
      frame: frame,
      target: .island(activityID: part.activityID, slot: slot, url: part.picture.url),
      label: "Dynamic Island")
  }
}
