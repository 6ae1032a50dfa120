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
  /// Whether a swipe has moved the card aside, so that the button shows that removes it.
  public var isSwiped = false
  public var activityID: String
  public var appTitle: String
  /// Points a pixel.
  public var pixel: Double
  /// The size of the surface, where it comes in several.
  public var size: SurfaceSize?
  /// The app's icon, where the system shows it.
  public var icon: PhoneScene.AppIcon
  /// What an alert says, where one is shown.
  public var alert = AlertWords()
  /// Activities of other apps, the more relevant first.
  public var competitors: [Competitor] = []
  /// Whether the wallpaper is seen around it; without it the picture is transparent there.
  public var hasWallpaper = true

  /// Whether the device is read from right to left: the system's own parts are mirrored then.
  public var isRightToLeft = false

  /// The time, where a surface shows it by itself: a Watch has the phone's.
  public var wallClock = WallClock(time: "9:41", date: "")

  /// Creates a presentation to be shown.
  public init(
    _ presentation: Presentation, pictures: [Slot: Picture], device: DeviceModel = .standard,
    appearance: WidgetEnvironment.Appearance = .dark, isDimmed: Bool = false,
    isNight: Bool = false, activityID: String = "", appTitle: String = "", pixel: Double = 5,
    size: SurfaceSize? = nil, icon: PhoneScene.AppIcon? = nil
  ) {
    (self.presentation, self.pictures, self.device) = (presentation, pictures, device)
    self.size = size ?? presentation.sizes.first
    self.icon = icon ?? PhoneScene.AppIcon(bundle: appTitle, title: appTitle, glyph: "□")
    (self.appearance, self.isDimmed, self.isNight) = (appearance, isDimmed, isNight)
    (self.activityID, self.appTitle, self.pixel) = (activityID, appTitle, pixel)
  }

  /// The picture; nil when a slot's picture is missing.
  public var picture: PhonePicture? {
    presentation.alone(self).map { marked($0.picture) }
  }

  /// Returns the presentation in its place on the whole device.
  ///
  /// - `ground`: the colour around the device.
  public func inPlace(_ wallClock: WallClock, ground: RGBA) -> PhonePicture? {
    presentation.inPlace(self, InPlace(wallClock: wallClock, ground: ground)).map(marked)
  }

  /// The figures behind the picture that nobody has published or measured, by their names.
  public var guesses: [String] {
    presentation.guesses + (size?.guesses ?? [])
      + (presentation.isOnPhone
        ? device.guesses.filter(presentation.deviceFigures.contains).map {
          "\($0) of \(device.name)"
        }
        : [])
  }

  private func marked(_ picture: PhonePicture) -> PhonePicture {
    var picture = picture
    picture.guesses = guesses
    return picture
  }

  /// Returns layers on a strip of ground, with a margin around them.
  ///
  /// - Parameter goesOn: whether they are a piece of what goes on at the right, and end at a whole pixel.
  func strip(
    _ layers: [Layer], ground: Paint? = nil, least: Double = 0, goesOn: Bool = false
  ) -> Stage? {
    guard let first = layers.first else { return nil }
    let surface = layers.reduce(first.frame) { $0.union($1.frame) }
    let size = Size(
      width: goesOn
        ? surface.maxX : roundedUp(max(surface.maxX, least) + Self.margin, to: pixel),
      height: roundedUp(surface.maxY + Self.margin, to: 2 * pixel))
    var backdrop = Layer(id: .backdrop, frame: Rect(size))
    backdrop.fill = ground ?? Wallpaper.paint(appearance, height: size.height)
    var stage = Stage(size: size, layers: (hasWallpaper ? [backdrop] : []) + layers)
    if isDimmed { stage.backdropAdjustments = [.luminance(Guess.alwaysOnLuminance)] }
    return stage
  }

  /// The wallpaper around a surface, in points.
  static let margin = 10.0

  var scene: PhoneScene {
    var scene = PhoneScene(
      device: device, wallClock: WallClock(time: "", date: ""), appearance: appearance,
      pixel: pixel)
    scene.isRightToLeft = isRightToLeft
    return scene
  }

  var card: PhoneScene.Card? {
    pictures[.lockScreen].map {
      PhoneScene.Card(
        activityID: activityID, appTitle: appTitle, picture: $0, isSwiped: isSwiped)
    }
  }

  /// The activity's card, and those of other apps below it.
  var cards: [PhoneScene.Card]? {
    card.map { own in
      [own]
        + competitors.compactMap { competitor in
          competitor.pictures[.lockScreen].map {
            PhoneScene.Card(
              activityID: competitor.activityID, appTitle: competitor.icon.title, picture: $0)
          }
        }
    }
  }

  /// Returns the same presentation for another app, to be drawn beside it.
  func of(_ competitor: Competitor) -> Exhibit {
    var other = self
    (other.pictures, other.icon) = (competitor.pictures, competitor.icon)
    (other.activityID, other.appTitle) = (competitor.activityID, competitor.icon.title)
    other.competitors = []
    return other
  }

  /// What the island shows in this presentation; nil when a picture is missing, and for cards.
  var island: PhoneScene.Island? {
    switch presentation {
    case .compact:
      guard let leading = part(.compactLeading), let trailing = part(.compactTrailing) else {
        return nil
      }
      return .compact(leading: leading, trailing: trailing)
    case .minimal:
      let other = competitors.lazy.compactMap { competitor in
        competitor.pictures[.minimal].map {
          PhoneScene.Part(activityID: competitor.activityID, picture: $0)
        }
      }.first
      return part(.minimal).map { .minimal(attached: $0, detached: other ?? $0) }
    case .expanded: return part(.expanded).map { .expanded($0) }
    default: return nil
    }
  }

  func part(_ slot: Slot) -> PhoneScene.Part? {
    pictures[slot].map { PhoneScene.Part(activityID: activityID, picture: $0) }
  }

  /// Where the island of the presentation ends, so that most pictures of it are equally wide.
  var islandEnd: Double {
    guard presentation == .compact || presentation == .minimal, let island = device.island else {
      return 0
    }
    return scene.snapped(Self.margin) + island.guideline.totalWidth + pixel
  }

  /// The black shapes or the card, and each slot by its name, where they stand on the whole screen in points.
  public var frames: [String: Rect] {
    var frames: [String: Rect] = [:]
    if let island = island,
      let geometry = device.geometry(
        island.contents, isRightToLeft: isRightToLeft)
    {
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

  func roundedUp(_ length: Double, to step: Double) -> Double {
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
