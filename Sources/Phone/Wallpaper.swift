import Drawing
import WidgetProtocol

/// The picture behind everything: a quiet gradient that lets cards and island stand out.
enum Wallpaper {
  /// Returns the wallpaper of a whole screen.
  static func paint(_ appearance: WidgetEnvironment.Appearance, height: Double) -> Paint {
    .linear(
      stops(appearance), start: Point(x: 0, y: 0), end: Point(x: 0, y: max(1, height)))
  }

  /// Returns the colours from top to bottom.
  static func stops(_ appearance: WidgetEnvironment.Appearance) -> [GradientStop] {
    switch appearance {
    case .dark:
      [
        GradientStop(RGBA(22, 26, 54), at: 0), GradientStop(RGBA(52, 33, 70), at: 0.55),
        GradientStop(RGBA(88, 44, 84), at: 1),
      ]
    case .light:
      [
        GradientStop(RGBA(72, 108, 176), at: 0), GradientStop(RGBA(122, 128, 190), at: 0.55),
        GradientStop(RGBA(192, 138, 172), at: 1),
      ]
    }
  }
}
