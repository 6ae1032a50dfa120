import Drawing

/// The room that the device gives to a slot, in points.
public struct SlotRoom: Hashable, Sendable, Codable {
  public var slot: Slot
  /// The width offered; the height offered is `maxHeight`.
  public var width: Double
  /// A slot that hugs its content is never narrower than this (compact 0, minimal), or has a fixed width.
  public var minWidth: Double
  /// Lock Screen cards and expanded islands hug their content between the two.
  public var minHeight: Double
  public var maxHeight: Double
  /// The sensor's size, for the expanded island.
  public var sensor: Size?
  /// Device pixels per point.
  public var scale: Double
  /// Whether it is on a Watch, whose text styles have sizes of their own.
  public var isWatch: Bool
  /// Whether that is one of the smaller Watches, of 40 to 42 mm, whose text styles are smaller.
  public var isSmallWatch = false
  /// The phone's version of iOS, whose controls and colours the widget gets.
  public var systemVersion = 18.0
  /// Since this iOS a Lock Screen's card is dark in light appearance, too (PHONES.md, "Card").
  public static let darkCardSystem = 26.0
  /// The phone's upright screen, in points; nil for what is on another device.
  public var screen: Size?
  /// What the system keeps free around the content, where the widget sets no margins; on a whole screen, what is outside
  /// of its safe area.
  public var margins: Insets
  /// What the system keeps free around the two compact views where a small card shows them, because the activity has no
  /// view for the small family; above them is the system's line with icon and name.
  public var pairInsets = Insets()
  /// Whether the island has less room than usual: `isDynamicIslandLimitedInWidth`.
  public var isLimitedInWidth = false
  /// Whether the slot is the whole screen of a locked phone, as for an alarm that rings.
  public var fillsScreen = false
  /// The corner radius of the shape around the content.
  public var radius: Double

  public init(
    slot: Slot, width: Double, minWidth: Double? = nil, minHeight: Double, maxHeight: Double,
    sensor: Size? = nil, scale: Double = 3, isWatch: Bool = false, margins: Insets = Insets(),
    radius: Double = 0
  ) {
    (self.slot, self.width, self.minWidth) = (slot, width, minWidth ?? width)
    (self.minHeight, self.maxHeight) = (minHeight, maxHeight)
    (self.sensor, self.scale, self.isWatch) = (sensor, scale, isWatch)
    (self.margins, self.radius) = (margins, radius)
  }
}
