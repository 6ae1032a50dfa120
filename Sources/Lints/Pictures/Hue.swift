import Drawing
import Foundation
import WidgetProtocol

extension RGBA {
  /// Hue in degrees and saturation, 0 to 1.
  var hue: (degrees: Double, saturation: Double) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard span > 0, high > 0 else { return (0, 0) }
    let sixth =
      switch high {
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    return ((sixth * 60 + 360).truncatingRemainder(dividingBy: 360), span / high)
  }
}

/// Finds the hue that prevails in a picture.
enum DominantHue {
  /// Saturation from which on a colour counts as one.
  private static let leastSaturation = 0.25

  /// Returns the hue of what is coloured, weighed by its area, in degrees; nil when nothing is or no hue prevails.
  static func of(_ picture: Picture) -> Double? {
    var parts = DrawnMark.all(of: picture.list).compactMap { mark in
      mark.color.map { ($0, mark.frame.width * mark.frame.height * weight(mark)) }
    }
    if let tint = picture.backgroundTint {
      parts.append((tint, picture.list.size.width * picture.list.size.height))
    }
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for (color, area) in parts {
      let (degrees, saturation) = color.hue
      guard saturation >= leastSaturation, color.alpha > 0.2 else { continue }
      let weight = area * saturation * color.alpha
      x += cos(degrees * .pi / 180) * weight
      y += sin(degrees * .pi / 180) * weight
      sum += weight
    }
    // Colours all around the circle cancel one another: then none prevails.
    guard sum > 0, (x * x + y * y).squareRoot() > 0.5 * sum else { return nil }
    return (atan2(y, x) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
  }

  /// Returns the distance of two hues on their circle, in degrees.
  static func distance(_ left: Double, _ right: Double) -> Double {
    let span = abs(left - right)
    return min(span, 360 - span)
  }

  /// Returns how much of its box a mark fills.
  private static func weight(_ mark: DrawnMark) -> Double {
    switch mark.kind {
    case .fill: 1
    case .stroke, .text, .symbol, .progress: 0.3
    case .image, .placeholder: 0
    }
  }
}
