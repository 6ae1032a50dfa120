import Drawing
import WidgetProtocol

/// One presentation by itself, at its true size on a strip of wallpaper: what galleries and goldens show.
public struct Exhibit: Hashable, Sendable {
  public var presentation: Presentation
  /// What the widget drew for each slot of the presentation.
  public var pictures: [Slot: Picture]
  public var device: DeviceModel
  public var appearance: WidgetEnvironment.Appearance
  /// Whether the card is drawn as on an Always-On display.
  public var isDimmed: Bool
  public var isNight: Bool
  public var activityID: String
  public var appTitle: String
  /// Points a pixel.
  public var pixel: Double
  /// Whether the wallpaper is seen around it; without it the picture is transparent there.
  public var hasWallpaper = true

  /// A presentation to be shown.
  public init(
    _ presentation: Presentation, pictures: [Slot: Picture], device: DeviceModel = .standard,
    appearance: WidgetEnvironment.Appearance = .dark, isDimmed: Bool = false,
    isNight: Bool = false, activityID: String = "", appTitle: String = "", pixel: Double = 5
  ) {
    (self.presentation, self.pictures, self.device) = (presentation, pictures, device)
    (self.appearance, self.isDimmed, self.isNight) = (appearance, isDimmed, isNight)
    (self.activityID, self.appTitle, self.pixel) = (activityID, appTitle, pixel)
  }

  /// The surfaces that a device has for a presentation; empty where it lacks the presentation.
  public static func surfaces(
    for presentation: Presentation, on device: DeviceModel
  ) -> [Surface] {
    switch presentation {
    case .watch: [.watch45]
    case .carPlay: [.carPlay]
    case .standBy where device.kind == .pad: []
    default: presentation.slots.compactMap { device.surface(for: $0) }
    }
  }

  /// The picture; nil when a slot's picture is missing.
  public var picture: PhonePicture? {
    if presentation == .standBy {
      guard let card else { return nil }
      var scene = scene
      scene.place = .standBy(opened: activityID)
      scene.cards = [card]
      scene.isNight = isNight
      return scene.picture
    }
    guard let layers else { return nil }
    let surface = layers.reduce(layers[0].frame) { $0.union($1.frame) }
    let size = Size(
      width: roundedUp(max(surface.maxX, islandEnd) + Self.margin, to: pixel),
      height: roundedUp(surface.maxY + Self.margin, to: 2 * pixel))
    var backdrop = Layer(id: .backdrop, frame: Rect(size))
    backdrop.fill = Wallpaper.paint(appearance, height: size.height)
    var stage = Stage(size: size, layers: (hasWallpaper ? [backdrop] : []) + layers)
    if isDimmed { stage.adjustments = [.luminance(Guess.alwaysOnLuminance)] }
    return stage.picture
  }

  /// The presentation at its place on the whole phone, in its body; what is no phone stays by itself.
  ///
  /// - `ground`: what is seen beside the phone.
  public func onPhone(_ wallClock: WallClock, ground: RGBA) -> PhonePicture? {
    var scene = scene
    scene.wallClock = wallClock
    switch presentation {
    case .lockScreen:
      guard let card else { return nil }
      scene.place = isDimmed ? .alwaysOn : .lockScreen
      scene.cards = [card]
    case .compact, .minimal, .expanded:
      guard let island else { return nil }
      scene.place = .home
      scene.island = island
    case .standBy, .watch, .carPlay: return picture
    }
    return PhoneBody.whole(device, pixel: pixel, ground: ground).around(scene.picture)
  }

  /// The wallpaper around a surface, in points.
  static let margin = 10.0

  private var scene: PhoneScene {
    PhoneScene(
      device: device, wallClock: WallClock(time: "", date: ""), appearance: appearance,
      pixel: pixel)
  }

  private var card: PhoneScene.Card? {
    pictures[.lockScreen].map {
      PhoneScene.Card(activityID: activityID, appTitle: appTitle, picture: $0)
    }
  }

  /// What the island shows in this presentation; nil when a picture is missing, and for cards.
  private var island: PhoneScene.Island? {
    switch presentation {
    case .compact:
      guard let leading = part(.compactLeading), let trailing = part(.compactTrailing) else {
        return nil
      }
      return .compact(leading: leading, trailing: trailing)
    case .minimal: return part(.minimal).map { .minimal(attached: $0, detached: $0) }
    case .expanded: return part(.expanded).map { .expanded($0) }
    case .lockScreen, .standBy, .watch, .carPlay: return nil
    }
  }

  private func part(_ slot: Slot) -> PhoneScene.Part? {
    pictures[slot].map { PhoneScene.Part(activityID: activityID, picture: $0) }
  }

  /// The surface's layers, their top left corner at the margin; never empty.
  private var layers: [Layer]? {
    var scene = scene
    switch presentation {
    case .lockScreen, .standBy:
      guard let card else { return nil }
      if isDimmed { scene.place = .alwaysOn }
      let y = scene.snappedToRow(Self.margin)
      return scene.cardLayers(card, y: y, in: device.cardWidth + 2 * Self.margin)
    case .compact, .minimal, .expanded:
      guard let island else { return nil }
      scene.island = island
    case .watch, .carPlay:
      return part(.small).map { [smallLayer($0)] }
    }
    guard let island = scene.islandGeometry(in: device.screen)?.island else { return nil }
    // The strip begins the margin before the island; distances between the parts stay as on the screen.
    let (x, y) = (
      scene.snapped(Self.margin) - island.x, scene.snappedToRow(Self.margin) - island.y
    )
    return scene.islandLayers(device.screen).map { $0.offset(x: x, y: y) }
  }

  /// Where the island of the presentation ends, so that most pictures of it are equally wide.
  private var islandEnd: Double {
    guard presentation == .compact || presentation == .minimal, let island = device.island else {
      return 0
    }
    return scene.snapped(Self.margin) + island.guideline.totalWidth + pixel
  }

  /// The black shapes or the card, and each slot by its name, where they stand on the whole screen in points.
  public var frames: [String: Rect] {
    var frames: [String: Rect] = [:]
    if let island = island, let geometry = device.geometry(island.contents) {
      frames = geometry.frames
    } else if presentation == .lockScreen, let card {
      let height = scene.cardHeight(card)
      let frame = Rect(
        x: (device.screen.width - device.cardWidth) / 2,
        y: device.screen.height - device.belowCards - height, width: device.cardWidth,
        height: height)
      frames = ["card": frame, "lockScreen": frame]
    }
    return frames.mapValues { $0.rounded }
  }

  private func smallLayer(_ part: PhoneScene.Part) -> Layer {
    let margin = scene.snappedToRow(Self.margin)
    let frame = Rect(
      x: margin, y: margin, width: part.picture.list.size.width,
      height: part.picture.list.size.height)
    var layer = Layer(id: .card(activityID), frame: frame, radius: DeviceModel.cardRadius)
    layer.fill = .color(part.picture.backgroundTint ?? RGBA(28, 28, 30))
    layer.clips = true
    layer.add(part.picture, at: .zero, activityID: activityID, slot: .small)
    return layer
  }

  private func roundedUp(_ length: Double, to step: Double) -> Double {
    step > 0 ? (length / step).rounded(.up) * step : length
  }
}

extension Rect {
  /// The rectangle in hundredths of a point, as lists write it.
  fileprivate var rounded: Rect {
    func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(
      x: hundredth(x), y: hundredth(y), width: hundredth(width), height: hundredth(height))
  }
}
