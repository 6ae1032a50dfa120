import Drawing
import WidgetProtocol

// Apple's Watch, from watchOS 11 on. The sizes of cards are Apple's (Human Interface Guidelines), which has none for 42
// and 46 mm; screens are Apple's, in two pixels a point; the corners of 46 and 49 mm are measured on Apple's drawings.

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
    $0.guesses = ["watchCardRadius", "watchCardFill", "smallPairInset", "smallPairTitle"]
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
    $0.guesses = ["watchCardRadius", "watchCardFill", "watchAlertIcon"]
  }
}

extension SurfaceSize {
  /// The Watches' cards and screens.
  public static let watches: [SurfaceSize] = [
    watch(45, 184, 80.5, 198, 242), watch(40, 152, 69.5, 162, 197), watch(41, 165, 72.5, 176, 215),
    watch(42, 176, 72, 187, 223, isCardGuessed: true), watch(44, 173, 76.5, 184, 224),
    watch(46, 190, 79, 208, 248, radius: 51, isCardGuessed: true),
    watch(49, 191, 81.5, 205, 251, radius: 58),
  ]

  private static func watch(
    _ millimetres: Int, _ width: Double, _ height: Double, _ screenWidth: Double,
    _ screenHeight: Double, radius: Double? = nil, isCardGuessed: Bool = false
  ) -> SurfaceSize {
    SurfaceSize(
      name: "\(millimetres)mm", title: "Apple Watch \(millimetres) mm",
      room: Size(width: width, height: height),
      screen: Size(width: screenWidth, height: screenHeight),
      screenRadius: radius ?? screenWidth * Guess.watchScreenCorner,
      guesses: (isCardGuessed ? ["card size"] : []) + (radius == nil ? ["watchScreenCorner"] : []))
  }
}
