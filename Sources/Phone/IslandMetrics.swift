import Drawing
import WidgetProtocol

/// The Dynamic Island of a model, in points, as pictures of phones show it (PHONES.md).
public struct IslandMetrics: Hashable, Sendable {
  /// The black pill around the sensors, with nothing beside it.
  public var sensor: Size
  /// The distance of the island from the top of the screen, and of an expanded one from its sides.
  public var top: Double
  /// The corner radius of an expanded island.
  public var expandedRadius: Double
  /// What Apple's guidelines give, which phones do not keep to: lints compare with it.
  public var guideline: IslandGuideline
  /// How many activities share it: two, of which both are seen, or three, among which people swipe.
  public var capacity = 2

  /// The height of the compact and minimal presentations: 110 pixels.
  public static let height = 110.0 / 3
  /// From the island's outer edge to compact content, above it and below; nothing is at the sensor.
  public static let compactMargin = 7.0
  /// The narrower compact side is at least this part of the wider one.
  public static let narrowerSide = 0.75
  /// What the widest compact island leaves of the screen on each side.
  public static let widestInset = height
  /// Beside minimal content, on both sides.
  public static let minimalMargin = 7.0
  /// The widest and the narrowest detached island.
  public static let minimalWidths = (narrowest: height, widest: 45.0)
  /// Between the sensor and the detached island.
  public static let detachedGap = 8.0
  /// Around expanded content, on all four sides.
  public static let expandedMargin = 18.0
  /// How far inside of an expanded island its content is cut off, by a shape with the island's corners.
  public static let expandedCut = 12.0
  /// The line around the black, outside of it; its colour shows on a dark ground only.
  public static let keylineWidth = 1.5
  public static let keyline = RGBA.white.opacity(0.042)
  /// The shadow of an expanded island: the bell that comes nearest to what was measured around one.
  public static let shadow = ShadowMark(color: RGBA.black.opacity(0.35), radius: 16.5, y: 5.5)

  /// Returns the box of the shape by which an expanded island cuts off what a picture shows, and the radius of its corners.
  ///
  /// Content that wants more than there is takes of the lower margin. The box reaches as far beyond its end as beyond
  /// other content. Where the author's margins are narrower than the system's, it reaches as far beyond them.
  public static func expandedClip(
    in island: Size, of picture: Picture, corner: Double
  ) -> (box: Rect, radius: Double) {
    /// Returns how far inside an edge the shape lies: between 0 and what it is for the system's margin, since a widget may
    /// say any number.
    func cut(_ margin: Double?) -> Double {
      guard let margin, !margin.isNaN else { return expandedCut }
      return min(expandedCut, max(0, margin - Guess.expandedOverhang))
    }
    let margins = picture.expandedMargins
    let (left, right) = (cut(margins?.left), cut(margins?.right))
    let (top, bottom) = (cut(margins?.top), cut(margins?.bottom))
    var box = Rect(
      x: left, y: top, width: max(0, island.width - left - right),
      height: max(0, island.height - top - bottom))
    // All corners get the smallest radius, which cuts least. The island's own corners cut the rest.
    let radius = max(0, corner - max(left, right, top, bottom))
    guard picture.idealSize.height > picture.list.size.height else { return (box, radius) }
    let end = picture.contentFrame.maxY + expandedMargin - expandedCut
    if end > box.maxY { box.height = min(end, island.height) - box.y }
    return (box, radius)
  }

  /// Returns the widest side that a compact island has on a screen.
  public func widestSide(of screenWidth: Double) -> Double {
    (screenWidth - 2 * Self.widestInset - sensor.width) / 2
  }
}

/// The island's figures in Apple's Human Interface Guidelines, in points.
public struct IslandGuideline: Hashable, Sendable {
  /// The width of a compact island.
  public var totalWidth: Double
  /// The width of each side of it: 52.33 or 62.33.
  public var compactSide: Double
  public var expandedWidth: Double
}
