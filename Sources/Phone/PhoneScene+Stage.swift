import Drawing
import WidgetProtocol

extension PhoneScene {
  /// The picture of the scene at rest.
  public var picture: PhonePicture { stage.picture }

  /// The scene laid out.
  var stage: Stage {
    var stage = ownStage
    stage.hanForms = hanForms
    return stage
  }

  private var ownStage: Stage {
    switch place {
    case .lockScreen where alarm != nil: alarmStage
    case .lockScreen, .alwaysOn: lockScreenStage
    case .screenOff: screenOffStage
    case .home, .app: isOnItsSide ? turnedStage : unlockedStage
    case .standBy(let opened): standByStage(opened)
    }
  }

  /// The room for the picture: the screen, or what is left of it.
  var canvasSize: Size {
    let screen =
      isOnItsSide ? Size(width: device.screen.height, height: device.screen.width) : device.screen
    guard let room else { return screen }
    return Size(width: min(screen.width, room.width), height: min(screen.height, room.height))
  }

  /// Whether the picture is wider than high: StandBy, or an app on a phone on its side.
  public var isOnItsSide: Bool {
    switch place {
    case .standBy: true
    case .app: isTurned && device.kind == .phone
    default: false
    }
  }

  /// Returns a distance moved to the nearest whole pixel.
  func snapped(_ length: Double) -> Double {
    pixel > 0 ? (length / pixel).rounded() * pixel : length
  }

  /// Returns a distance moved to the nearest row of cells, two pixels each.
  func snappedToRow(_ length: Double) -> Double {
    pixel > 0 ? (length / (2 * pixel)).rounded() * 2 * pixel : length
  }

  /// Returns an area over the whole picture, to the end of its last pixels.
  func wholePixels(_ size: Size) -> Rect {
    guard pixel > 0 else { return Rect(size) }
    let row = 2 * pixel
    return Rect(
      x: 0, y: 0, width: (size.width / pixel).rounded(.up) * pixel,
      height: (size.height / row).rounded(.up) * row)
  }

  /// Returns the wallpaper over the whole picture.
  func backdrop(_ size: Size) -> Layer {
    var layer = Layer(id: .backdrop, frame: wholePixels(size))
    layer.fill = hasWallpaper ? Wallpaper.paint(appearance, height: size.height) : nil
    return layer
  }
}
