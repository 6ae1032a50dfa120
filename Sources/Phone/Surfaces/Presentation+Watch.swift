import Drawing
import WidgetProtocol

// Apple's Watch, from watchOS 11 on. The sizes of cards are Apple's (Human Interface Guidelines), which has none for 42
// and 46 mm; what widgets have of them in the Smart Stack was measured in watchOS 26.5, and an activity is taken to have
// as much. Screens are Apple's, in two pixels a point; the corners of 46 and 49 mm are measured on Apple's drawings.

extension Presentation {
  /// The card in the Watch's Smart Stack.
  public static let watch = Presentation(
    "watch", "Watch", "the card in a Watch's Smart Stack (watchOS 11)", slots: [.small],
    column: .small, rooms: { _, size in size.map { [smallRoom($0, on: .watch)] } ?? [] },
    alone: { $0.smallAlone },
    inPlace: { exhibit, place in exhibit.onWatch(place) { exhibit.smartStack($0) } }
  ).with {
    ($0.sizes, $0.tap, $0.end) = (SurfaceSize.watches, .opensFullScreen, .withCard)
    $0.isOnPhone = false
    $0.sizesToVerify = SurfaceSize.watches.filter { $0.name == "40mm" }
    $0.guesses = [
      "watchCardRadius", "watchCardFill", "watchCardMargins", "smallPairInset", "smallPairTitle",
      "smallPairTypeStep",
    ]
  }

  /// The Watch's whole screen after a tap on the card.
  public static let watchFullScreen = Presentation(
    "watchFullScreen", "Watch, full screen", "the Watch's whole screen after a tap on the card",
    slots: [.small], column: .watch,
    rooms: { _, size in
      guard let size else { return [] }
      var whole = size
      whole.room = Size(
        width: size.screen.width - 2 * Guess.watchEdge,
        height: size.screen.height - Guess.watchStatusHeight - Guess.watchOpenHeight)
      whole.content = nil
      return [smallRoom(whole, on: .watch)]
    },
    alone: { exhibit in exhibit.watchAlone { exhibit.fullScreen($0) } },
    inPlace: { exhibit, place in exhibit.onWatch(place) { exhibit.fullScreen($0) } }
  ).with {
    ($0.sizes, $0.tap, $0.end) = (SurfaceSize.watches, .nothing, .withCard)
    ($0.isUsual, $0.isOnPhone) = (false, false)
    $0.guesses = ["watchEdge", "watchStatusHeight", "watchOpenHeight"]
  }

  /// An alert on the Watch: its words, then the activity.
  public static let watchAlert = Presentation(
    "watchAlert", "Watch, alert", "an alert's title and body on the Watch, with the activity below",
    slots: [.small], column: .watch,
    rooms: { _, size in size.map { [smallRoom($0, on: .watch)] } ?? [] },
    alone: { exhibit in exhibit.watchAlone { exhibit.alertScreen($0) } },
    inPlace: { exhibit, place in exhibit.onWatch(place) { exhibit.alertScreen($0) } }
  ).with {
    ($0.sizes, $0.tap, $0.end) = (SurfaceSize.watches, .opensFullScreen, .atOnce)
    ($0.isUsual, $0.isOnPhone) = (false, false)
    $0.guesses = ["watchCardRadius", "watchCardFill", "watchCardMargins", "watchAlertIcon"]
  }
}

extension SurfaceSize {
  /// The Watches' cards and screens.
  public static let watches: [SurfaceSize] = [
    watch(45, card: (184, 80.5), content: (165, 58.5), screen: (198, 242)),
    watch(40, card: (152, 69.5), content: (138, 55.5), screen: (162, 197)),
    watch(41, card: (165, 72.5), content: (151, 55.5), screen: (176, 215)),
    watch(42, card: (176, 72), content: (162, 55.5), screen: (187, 223), isCardGuessed: true),
    watch(44, card: (173, 76.5), content: (158, 58.5), screen: (184, 224)),
    watch(
      46, card: (190, 79), content: (175, 58.5), screen: (208, 248), radius: 51,
      isCardGuessed: true),
    watch(49, card: (191, 81.5), content: (176, 60), screen: (205, 251), radius: 58),
  ]

  /// The black and the metal around a Watch's screen.
  static let watchRim = Guess.watchBezel + Guess.watchCase
  /// What is drawn beside the case, and of the strap.
  static let watchStrap = Size(width: 20, height: 26)

  private static func watch(
    _ millimetres: Int, card: (Double, Double), content: (Double, Double),
    screen: (Double, Double), radius: Double? = nil, isCardGuessed: Bool = false
  ) -> SurfaceSize {
    SurfaceSize(
      name: "\(millimetres)mm", title: "Apple Watch \(millimetres) mm",
      room: Size(width: card.0, height: card.1),
      content: Size(width: content.0, height: content.1),
      screen: Size(width: screen.0, height: screen.1),
      screenRadius: radius ?? screen.0 * Guess.watchScreenCorner,
      around: Size(
        width: 2 * (watchRim + watchStrap.width), height: 2 * (watchRim + watchStrap.height)),
      isSmallWatch: millimetres <= 42,
      guesses: (isCardGuessed ? ["card size"] : []) + (radius == nil ? ["watchScreenCorner"] : []))
  }
}
