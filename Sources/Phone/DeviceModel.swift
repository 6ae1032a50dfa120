import Drawing
import WidgetProtocol

/// A phone or tablet model and the figures that Live Activities depend on, in points, upright.
public struct DeviceModel: Hashable, Sendable, Identifiable {
  /// What is at the top of the screen.
  public enum Top: Hashable, Sendable {
    case island(IslandMetrics)
    case notch
    /// A phone with a home button, or a tablet: nothing but the status bar.
    case plain
    /// A phone that folds: nothing in the middle, a camera in the right corner of the outer screen.
    case fold(hasCamera: Bool)
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
  /// The iOS that it runs: the newest that Apple gives it.
  public var systemVersion: Double
  /// Whether its screen dims when the phone sleeps, instead of going dark.
  public var hasAlwaysOn = false
  /// Whether it recognizes who looks at it; the others want a finger or a code.
  public var hasFaceID = true
  /// Which of the figures nobody has documented or measured: `cardWidth`, `safeTop`, `screenRadius`,
  /// `expandedRadius`, `sensor`, `compactSide`.
  public var guesses: [String]

  /// The name for command lines: `iphone-16-pro`.
  public var id: String { Self.key(name) }

  /// The island's figures, on a model that has one.
  public var island: IslandMetrics? {
    if case .island(let metrics) = top { metrics } else { nil }
  }

  /// Whether it shows StandBy: a phone with iOS 17 or later.
  public var hasStandBy: Bool { kind == .phone && systemVersion >= 17 }

  /// Whether a button below the screen goes home, instead of a swipe.
  public var hasHomeButton: Bool { kind == .phone && top == .plain }

  /// The same phone with its fold the other way; nil for one that does not fold.
  public var folded: DeviceModel? {
    let opened = " opened"
    guard case .fold = top else { return nil }
    let other = name.hasSuffix(opened) ? String(name.dropLast(opened.count)) : name + opened
    return Self.all.first { $0.name == other }
  }

  /// Returns the model whose name, written in any of the usual ways, is given: `iPhone 16 Pro`, `iphone-16-pro`,
  /// `16pro`, and as Xcode's simulators have it: `iPhone SE (3rd generation)`, `iPad Pro (12.9-inch) (6th generation)`.
  public static func named(_ name: String) -> DeviceModel? {
    let wanted = squeezed(withoutGeneration(name).replacing("-inch", with: ""))
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

  /// Returns a name without the generation behind it, where the models of all generations since the second are as large.
  private static func withoutGeneration(_ name: String) -> String {
    let name = name.lowercased()
    guard name.hasSuffix(" generation)"), let start = name.lastIndex(of: "("),
      !name[start...].hasPrefix("(1st ")
    else { return name }
    return String(name[..<start])
  }

  private static func squeezed(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

extension DeviceModel {
  /// The corners of a Lock Screen card, continuous, on every iOS (PHONES.md).
  public static let cardRadius = 23.8
  /// The greatest height of a card and of an expanded island; only the island has a least one.
  public static let contentHeights = (least: 84.0, greatest: 160.0)

  /// How far the last card ends above the end of a phone's screen; the Air has 8 more (PHONES.md, "Card").
  public var belowCards: Double { systemVersion < 26 ? 120 : screen.width == 420 ? 136 : 128 }

  /// Whether its Lock Screen's cards are dark in light appearance, too (PHONES.md, "Card").
  public var hasDarkCards: Bool { systemVersion >= SlotRoom.darkCardSystem }

  /// The scale at which a dimmed Lock Screen draws clock and cards, about its middle (PHONES.md, "Sleeping screen").
  public var dimmedScale: Double { systemVersion >= Guess.dimmedScaleSystem ? 0.97 : 1 }

  /// Returns where the island and what is in it stand on the whole screen; nil on a model without one.
  public func geometry(
    _ contents: IslandContents, isFresh: Bool = false, isRightToLeft: Bool = false
  ) -> IslandGeometry? {
    island.map {
      IslandGeometry(
        contents, metrics: $0, screenWidth: screen.width, pixel: 1 / scale, isFresh: isFresh,
        isRightToLeft: isRightToLeft)
    }
  }

  /// Returns the room for one slot; nil where the model has no such presentation.
  public func room(for slot: Slot) -> SlotRoom? {
    var room = figures(for: slot)
    room?.systemVersion = systemVersion
    room?.screen = screen
    return room
  }

  private func figures(for slot: Slot) -> SlotRoom? {
    let heights = Self.contentHeights
    switch slot {
    case .lockScreen:
      return SlotRoom(
        slot: slot, width: cardWidth, minHeight: 0, maxHeight: heights.greatest, scale: scale,
        radius: Self.cardRadius)
    case .compactLeading, .compactTrailing:
      guard let island else { return nil }
      // A side hugs its content; what is greedy or long gets half of what the sensor leaves.
      let margin = IslandMetrics.compactMargin
      let isLeading = slot == .compactLeading
      return SlotRoom(
        slot: slot, width: island.widestSide(of: screen.width), minWidth: 0,
        minHeight: IslandMetrics.height, maxHeight: IslandMetrics.height, scale: scale,
        margins: Insets(
          top: margin, left: isLeading ? margin : 0, bottom: margin, right: isLeading ? 0 : margin),
        radius: IslandMetrics.height / 2)
    case .minimal:
      guard island != nil else { return nil }
      let (high, aside) = (IslandMetrics.compactMargin, IslandMetrics.minimalMargin)
      return SlotRoom(
        slot: slot, width: IslandMetrics.minimalWidths.widest,
        minWidth: IslandMetrics.minimalWidths.narrowest, minHeight: IslandMetrics.height,
        maxHeight: IslandMetrics.height, scale: scale,
        margins: Insets(top: high, left: aside, bottom: high, right: aside),
        radius: IslandMetrics.height / 2)
    case .expanded:
      guard let island else { return nil }
      let margin = IslandMetrics.expandedMargin
      return SlotRoom(
        slot: slot, width: screen.width - 2 * island.top, minHeight: heights.least,
        maxHeight: heights.greatest, sensor: island.sensor, scale: scale,
        margins: Insets(top: margin, left: margin, bottom: margin, right: margin),
        radius: island.expandedRadius)
    case .small:
      // It stands on other devices only.
      return nil
    }
  }
}
