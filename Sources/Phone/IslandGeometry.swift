import Drawing
import WidgetProtocol

/// The widths of what is in the island, in points, including the system's margins.
public enum IslandContents: Hashable, Sendable {
  case resting
  /// The widths of the two slots.
  case compact(leading: Double, trailing: Double)
  /// The widths of what the two activities show; either may be missing.
  case minimal(attached: Double?, detached: Double?)
  case expanded(height: Double)
}

/// Where the island and its slots are on a screen: it follows from a device's row and the sizes of what is in the
/// island (PHONES.md).
public struct IslandGeometry: Hashable, Sendable {
  /// The black shape around the sensor.
  public var island: Rect
  /// The detached island beside it.
  public var bubble: Rect?
  /// The corners of both.
  public var radius: Double
  /// The sensor, which stays at the screen's centre whatever is beside it.
  public var sensor: Rect
  public var slots: [IslandSlot]

  /// Creates the island's place for its contents.
  ///
  /// - Parameters:
  ///   - isFresh: whether it has the wider stand of the time just after an activity appeared.
  ///   - isRightToLeft: whether its leading side is at the right.
  public init(
    _ contents: IslandContents, metrics: IslandMetrics, screenWidth: Double,
    pixel: Double = 1.0 / 3, isFresh: Bool = false, isRightToLeft: Bool = false
  ) {
    func snapped(_ length: Double) -> Double { (length / pixel).rounded() * pixel }
    let height = IslandMetrics.height
    sensor = Rect(
      x: snapped((screenWidth - metrics.sensor.width) / 2), y: metrics.top,
      width: metrics.sensor.width, height: metrics.sensor.height)
    (island, radius, slots) = (sensor, height / 2, [])
    switch contents {
    case .resting: break
    case .compact(let leading, let trailing):
      let widest = metrics.widestSide(of: screenWidth)
      let spread = isFresh ? Guess.freshSpread : 0
      let (left, right) = Self.sides(
        leading + spread, trailing + spread, widest: widest, snapped)
      island = Rect(
        x: sensor.minX - left, y: metrics.top, width: left + sensor.width + right, height: height)
      // Content keeps the outer margin; the room that was added lies at the sensor.
      slots = [
        IslandSlot(
          .compactLeading, Rect(x: island.minX, y: island.y, width: left, height: height),
          content: Rect(
            x: island.minX + spread, y: island.y, width: min(leading, widest), height: height)),
        IslandSlot(
          .compactTrailing, Rect(x: sensor.maxX, y: island.y, width: right, height: height),
          content: Rect(
            x: island.maxX - spread - min(trailing, widest), y: island.y,
            width: min(trailing, widest), height: height)),
      ]
    case .minimal(let attached, let detached):
      let left = attached.map { snapped(min($0, metrics.widestSide(of: screenWidth))) } ?? 0
      island = Rect(
        x: sensor.minX - left, y: metrics.top, width: left + sensor.width, height: height)
      if attached != nil {
        let frame = Rect(x: island.minX, y: island.y, width: left, height: height)
        slots.append(IslandSlot(.minimal, frame, content: frame))
      }
      if let detached {
        let widths = IslandMetrics.minimalWidths
        let frame = Rect(
          x: sensor.maxX + IslandMetrics.detachedGap, y: island.y,
          width: snapped(min(max(detached, widths.narrowest), widths.widest)), height: height)
        bubble = frame
        slots.append(IslandSlot(.minimal, frame, content: frame, isDetached: true))
      }
    case .expanded(let wanted):
      let heights = DeviceModel.contentHeights
      island = Rect(
        x: metrics.top, y: metrics.top, width: screenWidth - 2 * metrics.top,
        height: min(max(wanted, heights.least), heights.greatest))
      radius = metrics.expandedRadius
      slots = [IslandSlot(.expanded, island, content: island)]
    }
    if isRightToLeft { mirror() }
  }

  /// Puts everything on the other side of the sensor.
  private mutating func mirror() {
    let width = 2 * sensor.midX
    island = island.mirrored(in: width)
    bubble = bubble?.mirrored(in: width)
    for index in slots.indices {
      slots[index].frame = slots[index].frame.mirrored(in: width)
      slots[index].content = slots[index].content.mirrored(in: width)
    }
  }

  /// Returns the widths of the compact sides: whole pixels, the narrower at least three quarters of the wider; a side
  /// that takes all there is makes the other one as wide.
  private static func sides(
    _ leading: Double, _ trailing: Double, widest: Double, _ snapped: (Double) -> Double
  ) -> (left: Double, right: Double) {
    if max(leading, trailing) >= widest - 0.01 { return (widest, widest) }
    let (left, right) = (snapped(leading), snapped(trailing))
    return (
      max(left, snapped(IslandMetrics.narrowerSide * right)),
      max(right, snapped(IslandMetrics.narrowerSide * left))
    )
  }

  /// Returns the geometry, moved by a distance.
  func offset(x: Double, y: Double) -> IslandGeometry {
    var moved = self
    moved.island = island.offset(x: x, y: y)
    moved.bubble = bubble?.offset(x: x, y: y)
    moved.sensor = sensor.offset(x: x, y: y)
    moved.slots = slots.map { slot in
      var slot = slot
      slot.frame = slot.frame.offset(x: x, y: y)
      slot.content = slot.content.offset(x: x, y: y)
      return slot
    }
    return moved
  }

  /// Everything by name: the black shapes, the sensor, and the slots.
  public var frames: [String: Rect] {
    var frames = ["island": island, "sensor": sensor]
    frames["bubble"] = bubble
    for slot in slots { frames[slot.name] = slot.frame }
    return frames
  }
}

/// One slot of the island on the screen.
public struct IslandSlot: Hashable, Sendable {
  public var slot: Slot
  /// The slot with what the system added to its content.
  public var frame: Rect
  /// Where the widget's picture stands, margins included.
  public var content: Rect
  /// Whether it is in the detached island.
  public var isDetached: Bool

  init(_ slot: Slot, _ frame: Rect, content: Rect, isDetached: Bool = false) {
    (self.slot, self.frame, self.content, self.isDetached) = (slot, frame, content, isDetached)
  }

  /// Its name in lists: `compactLeading`, `minimalAttached`, `minimalDetached`, `expanded`.
  public var name: String {
    slot == .minimal ? (isDetached ? "minimalDetached" : "minimalAttached") : slot.rawValue
  }
}
