import Drawing
import WidgetProtocol

extension Presentation {
  /// The card on CarPlay's dashboard. Its three sizes are those that Apple asks to verify with; a car scales them.
  public static let carPlay = Presentation(
    "carPlay", "CarPlay", "the card on a car's dashboard (iOS 26)", slots: [.small],
    column: .small, rooms: { _, size in size.map { [smallRoom($0, on: .car)] } ?? [] },
    alone: { $0.smallAlone }, inPlace: { exhibit, place in exhibit.onDashboard(place) }
  ).with {
    // The card is dark grey by day, too (SURFACES.md).
    ($0.sizes, $0.scheme) = (SurfaceSize.carPlay, .dark)
    ($0.hasControls, $0.tap, $0.end) = (false, .nothing, .atOnce)
    $0.isOnPhone = false
    $0.sizesToVerify = SurfaceSize.carPlay
    $0.guesses = [
      "carPlayCardRadius", "carPlayCardFill", "carPlayTint", "carPlayGlass", "carPlayScale",
      "smallPairInset", "smallPairTitle", "smallPairTypeStep",
    ]
  }
}

extension SurfaceSize {
  /// CarPlay's cards, with the displays of Apple's simulator on which they stand.
  static let carPlay: [SurfaceSize] = [
    display("wide", 240, 78, 1920, 720), display("tall", 240, 100, 900, 1200),
    display("narrow", 170, 78, 800, 480),
  ]

  private static func display(
    _ name: String, _ width: Double, _ height: Double, _ pixelsWide: Double, _ pixelsHigh: Double
  ) -> SurfaceSize {
    SurfaceSize(
      name: name, title: "CarPlay \(Int(width)) × \(Int(height))",
      room: Size(width: width, height: height),
      screen: Size(
        width: pixelsWide / Guess.carPlayScale, height: pixelsHigh / Guess.carPlayScale))
  }
}
