import Drawing
import WidgetProtocol

/// A phone or tablet model and the figures that Live Activities depend on, in points, upright.
public struct DeviceModel: Hashable, Sendable, Identifiable {
  /// What stands at the top of the screen.
  public enum Top: Hashable, Sendable {
    case island(IslandMetrics)
    case notch
    /// A phone with a home button, or a tablet: nothing but the status bar.
    case plain
  }

  /// Phones and tablets differ in their Lock Screen.
  public enum Kind: String, Hashable, Sendable { case phone, pad }

  /// The name for people: `iPhone 16 Pro`.
  public var name: String
  public var kind: Kind
  public var screen: Size
  /// Device pixels a point.
  public var scale: Double
  public var top: Top
  /// Safe areas of the upright screen.
  public var safeTop: Double
  public var safeBottom: Double
  public var screenRadius: Double
  /// The width of a Lock Screen card.
  public var cardWidth: Double
  /// Which of the figures nobody has documented or measured: `cardWidth`, `safeTop`, `screenRadius`, `sensor`.
  public var guesses: [String]

  /// The name for command lines: `iphone-16-pro`.
  public var id: String { Self.key(name) }

  /// The island's figures, on a model that has one.
  public var island: IslandMetrics? {
    if case .island(let metrics) = top { metrics } else { nil }
  }

  /// Whether a button below the screen goes home, instead of a swipe.
  public var hasHomeButton: Bool { kind == .phone && top == .plain }

  /// The model whose name, written in any of the usual ways, is given: `iPhone 16 Pro`, `iphone-16-pro`, `16pro`.
  public static func named(_ name: String) -> DeviceModel? {
    let wanted = squeezed(name)
    return all.first { model in
      let known = squeezed(model.name)
      return known == wanted || known == "iphone" + wanted || known == "ipad" + wanted
    }
  }

  /// The model that is used when none is named.
  public static var standard: DeviceModel { all.first { $0.name == "iPhone 16" } ?? all[0] }

  static func key(_ name: String) -> String {
    var words: [String] = []
    for word in name.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words.append(String(word))
    }
    return words.joined(separator: "-")
  }

  private static func squeezed(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// The Dynamic Island of a model, in points.
public struct IslandMetrics: Hashable, Sendable {
  /// The width of a compact island, and of the two minimal ones together.
  public var totalWidth: Double
  public var expandedWidth: Double
  /// The distance of the island from the top of the screen.
  public var top: Double
  /// The island at rest: the black pill around the sensors.
  public var pill: Size

  /// The height of the compact and minimal presentations.
  public static let height = 36.67
  /// The widest and the narrowest minimal presentation.
  public static let minimalWidths = (narrowest: 36.67, widest: 45.0)
  /// The gap that the compact sides keep for the sensors: 230 − 2 × 52.33 = 250 − 2 × 62.33.
  public static let sensorGap = 125.34
  /// What the sensors take of an expanded island, in the middle of its upper edge.
  public static let sensor = Size(width: 126, height: 37)
  /// The corner radius of an expanded island.
  public static let expandedRadius = 44.0

  /// The width offered to each side of a compact island.
  public var compactSide: Double { (totalWidth - Self.sensorGap) / 2 }
}

extension DeviceModel {
  /// The least and the greatest height of a Lock Screen card and of an expanded island.
  public static let contentHeights = (least: 84.0, greatest: 160.0)

  /// The room for one slot; nil where the model has no such presentation.
  public func surface(for slot: Slot) -> Surface? {
    let heights = Self.contentHeights
    switch slot {
    case .lockScreen:
      return Surface(
        slot: slot, width: cardWidth, minHeight: heights.least, maxHeight: heights.greatest,
        scale: scale)
    case .compactLeading, .compactTrailing:
      guard let island else { return nil }
      // The content hugs the sensors, so its side may be narrower than the room for it.
      return Surface(
        slot: slot, width: island.compactSide, minWidth: 0, minHeight: IslandMetrics.height,
        maxHeight: IslandMetrics.height, scale: scale)
    case .minimal:
      guard island != nil else { return nil }
      return Surface(
        slot: slot, width: IslandMetrics.minimalWidths.widest,
        minWidth: IslandMetrics.minimalWidths.narrowest, minHeight: IslandMetrics.height,
        maxHeight: IslandMetrics.height, scale: scale)
    case .expanded:
      guard let island else { return nil }
      return Surface(
        slot: slot, width: island.expandedWidth, minHeight: heights.least,
        maxHeight: heights.greatest, sensor: IslandMetrics.sensor, scale: scale)
    case .small:
      return Surface.watch45
    }
  }
}

extension Surface {
  /// The Smart Stack of a 45-mm Watch.
  public static let watch45 = Surface(
    slot: .small, width: 184, minHeight: 80.5, maxHeight: 80.5, scale: 2, isWatch: true)
  /// The middle one of Apple's three CarPlay test sizes.
  public static let carPlay = Surface(
    slot: .small, width: 240, minHeight: 78, maxHeight: 78, scale: 2)
}
