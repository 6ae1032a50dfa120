import Drawing
import WidgetProtocol

/// How the system frames the small family's card on another device than the phone.
enum SmallPlace: Sendable {
  case watch, car

  var radius: Double { self == .watch ? Guess.watchCardRadius : Guess.carPlayCardRadius }

  /// Returns the card's ground where the widget sets none.
  func fill(isDark: Bool) -> RGBA {
    switch self {
    case .watch: isDark ? Guess.watchCardFill : .white
    case .car: Guess.carPlayCardFill
    }
  }

  /// Returns a card's ground where the widget sets one. A car draws a tint over glass, also one that is opaque, and a
  /// clear one is none there. On a Watch the screen's black shows through as far as the tint lets it.
  func fill(tint: RGBA, isDark: Bool) -> RGBA {
    switch self {
    case .watch: tint.over(.black)
    case .car:
      tint.alpha > 0
        ? tint.opacity(Guess.carPlayTint).over(Guess.carPlayGlass) : fill(isDark: isDark)
    }
  }
}

extension Presentation {
  /// Returns the room of the small family in one of its sizes.
  static func smallRoom(_ size: SurfaceSize, on place: SmallPlace) -> SlotRoom {
    var room = SlotRoom(
      slot: .small, width: size.room.width, minHeight: size.room.height,
      maxHeight: size.room.height, scale: 2, isWatch: place == .watch, radius: place.radius)
    room.isSmallWatch = size.isSmallWatch
    if let content = size.content {
      let aside = (size.room.width - content.width) / 2 * Guess.watchCardMargins
      let above = (size.room.height - content.height) / 2 * Guess.watchCardMargins
      room.margins = Insets(top: above, left: aside, bottom: above, right: aside)
    }
    let inset = Guess.smallPairInset
    room.pairInsets = Insets(
      top: inset + Guess.smallPairTitle + inset / 2, left: inset, bottom: inset, right: inset)
    return room
  }

  /// Where the small family's card stands; nil for presentations that have none.
  var smallPlace: SmallPlace? {
    slots.contains(.small) ? (self == .carPlay ? .car : .watch) : nil
  }
}

extension Exhibit {
  /// Returns the card of the small family, its upper left corner at a place.
  func smallCard(at origin: Point) -> Layer? {
    guard let part = part(.small), let place = presentation.smallPlace else { return nil }
    let picture = part.picture
    let frame = Rect(
      x: origin.x, y: origin.y, width: picture.list.size.width, height: picture.list.size.height)
    var layer = Layer(id: .card(activityID), frame: frame, radius: place.radius)
    let isDark = picture.preferredAppearance != .light
    layer.fill = .color(
      picture.backgroundTint.map { place.fill(tint: $0, isDark: isDark) }
        ?? place.fill(isDark: isDark))
    layer.clips = true
    if presentation.tap != .nothing {
      layer.regions = [
        PhoneRegion(
          frame: frame, target: .card(activityID: activityID, url: picture.url), label: appTitle)
      ]
    }
    layer.add(picture, at: .zero, activityID: activityID, slot: .small)
    if !presentation.hasControls { layer.regions.removeAll(where: \.isControl) }
    if picture.isCompactPair == true { layer.content += title(in: frame.width, place) }
    return layer
  }

  /// Returns the system's line above compact views: round icon on a Watch, square one in a car, and the app's name.
  private func title(in width: Double, _ place: SmallPlace) -> [DisplayItem] {
    let (inset, side) = (Guess.smallPairInset, Guess.smallPairTitle)
    let size = side * 0.85
    let text = SystemText.fitted(
      appTitle, size: size, weight: 600, width: width - 2 * inset - side - 5)
    let face = Face(size: size, weight: 600)
    let name = SystemText.line(
      text, size: size, weight: 600, color: .white.opacity(0.75), at: inset + side + 5,
      y: inset + (side - TypeMetrics.lineHeight(face)) / 2)
    let box = Rect(x: inset, y: inset, width: side, height: side)
    // The views below change their sides, too.
    let shown = isRightToLeft ? box.mirrored(in: width) : box
    return [
      .group(
        GroupMark(
          icon.marks(side: side, pixel: pixel, isRound: place == .watch),
          transform: .translation(x: shown.x, y: shown.y))),
      isRightToLeft ? name.mirrored(in: width) : name,
    ]
  }

  /// The card on a strip of what is behind it on its device.
  var smallAlone: Stage? {
    let y = scene.snappedToRow(Self.margin)
    guard let card = smallCard(at: Point(x: scene.snapped(Self.margin), y: y)) else { return nil }
    let isCar = presentation.smallPlace == .car
    return strip(
      [card], ground: .color(isCar ? Dashboard(isDark: appearance == .dark).ground : .black))
  }
}

extension PhoneRegion {
  /// Whether it is a button or a toggle.
  var isControl: Bool {
    if case .action(_, _, let action) = target {
      switch action {
      case .button, .toggle: return true
      case .link: return false
      }
    }
    return false
  }
}

/// What an alert says.
public struct AlertWords: Hashable, Sendable {
  public var title: String
  public var body: String

  /// Creates an alert's words; placeholders where none are given.
  public init(title: String = "Title of the alert", body: String = "Body of the alert") {
    (self.title, self.body) = (title, body)
  }
}
