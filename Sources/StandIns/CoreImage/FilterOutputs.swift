import SwiftUI

/// What filters make of their values: the one table of those that are computed.
enum FilterOutputs {
  typealias Output = @Sendable (CIFilter) -> CIImage?

  static let table: [String: Output] = [
    // Generators.
    "CIQRCodeGenerator": { filter in
      filter.data("inputMessage").flatMap {
        Barcode(qr: $0, level: filter.text("inputCorrectionLevel") ?? "M")
      }.map { CIImage($0) }
    },
    "CIAztecCodeGenerator": { filter in
      filter.data("inputMessage").flatMap {
        Barcode(
          aztec: $0, correction: filter.number("inputCorrectionLevel") ?? 23,
          layers: filter.count("inputLayers"),
          isCompact: filter.number("inputCompactStyle").map { $0 != 0 })
      }.map { CIImage($0) }
    },
    "CICode128BarcodeGenerator": { filter in
      filter.data("inputMessage").flatMap {
        Barcode(
          code128: $0,
          height: CGFloat(min(max(1, filter.number("inputBarcodeHeight") ?? 32), 500)),
          margin: CGFloat(min(max(0, filter.number("inputQuietSpace") ?? 10), 100)))
      }.map { CIImage($0) }
    },
    "CIPDF417BarcodeGenerator": { filter in
      filter.data("inputMessage").flatMap {
        Barcode(
          pdf417: $0, columns: filter.count("inputDataColumns"),
          correction: filter.number("inputCorrectionLevel").map { Int(min(max(0, $0), 8)) })
      }.map { CIImage($0) }
    },
    "CIConstantColorGenerator": { $0.color("inputColor").map { CIImage(color: $0) } },
    "CICheckerboardGenerator": { _ in nil },
    "CIRandomGenerator": { _ in nil },

    // Colours.
    "CIColorInvert": { filter in
      filter.image("inputImage")?.recolored {
        CIColor(red: 1 - $0.red, green: 1 - $0.green, blue: 1 - $0.blue, alpha: $0.alpha)
      }
    },
    "CIMaskToAlpha": { filter in
      filter.image("inputImage")?.recolored {
        CIColor(red: 1, green: 1, blue: 1, alpha: $0.luminance * $0.alpha)
      }
    },
    "CIFalseColor": { filter in
      let dark = filter.color("inputColor0") ?? CIColor(red: 0.3, green: 0, blue: 0)
      let light = filter.color("inputColor1") ?? CIColor(red: 1, green: 0.9, blue: 0.8)
      return filter.image("inputImage")?.recolored { dark.mixed(with: light, $0.luminance) }
    },
    "CIColorMatrix": { filter in
      let rows = [
        filter.vector("inputRVector") ?? [1, 0, 0, 0],
        filter.vector("inputGVector") ?? [0, 1, 0, 0],
        filter.vector("inputBVector") ?? [0, 0, 1, 0],
        filter.vector("inputAVector") ?? [0, 0, 0, 1],
      ]
      let bias = filter.vector("inputBiasVector") ?? []
      return filter.image("inputImage")?.recolored { color in
        let parts = [color.red, color.green, color.blue, color.alpha]
        let sums = rows.indices.map { row in
          zip(rows[row], parts).reduce(row < bias.count ? bias[row] : 0) { $0 + $1.0 * $1.1 }
        }
        return CIColor(red: sums[0], green: sums[1], blue: sums[2], alpha: min(max(0, sums[3]), 1))
      }
    },

    // Two pictures.
    "CISourceOverCompositing": { filter in
      guard let upper = filter.image("inputImage") else { return nil }
      return filter.image("inputBackgroundImage").map { upper.composited(over: $0) } ?? upper
    },
    "CIMultiplyCompositing": { filter in
      filter.mixed {
        CIColor(
          red: $0.red * $1.red, green: $0.green * $1.green, blue: $0.blue * $1.blue,
          alpha: $0.alpha * $1.alpha)
      }
    },
    "CISourceInCompositing": { filter in
      filter.mixed {
        CIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * $1.alpha)
      }
    },
    "CIBlendWithMask": { filter in
      // A mask that is a code chooses between two colours; any other picture is handed on.
      guard let mask = filter.image("inputMaskImage"),
        let upper = filter.image("inputImage")?.onlyColor
      else { return filter.image("inputImage") }
      let lower = filter.image("inputBackgroundImage").map { $0.onlyColor ?? .clear } ?? .clear
      return mask.recolored { lower.mixed(with: upper, $0.luminance * $0.alpha) }
    },
    "CIBlendWithAlphaMask": { filter in
      guard let mask = filter.image("inputMaskImage"),
        let upper = filter.image("inputImage")?.onlyColor
      else { return filter.image("inputImage") }
      let lower = filter.image("inputBackgroundImage").map { $0.onlyColor ?? .clear } ?? .clear
      return mask.recolored { lower.mixed(with: upper, $0.alpha) }
    },
  ]
}

extension CIFilter {
  /// Returns a whole number from 1 on; nil where none is set.
  fileprivate func count(_ key: String) -> Int? {
    number(key).flatMap { $0 >= 1 && $0 <= 1000 ? Int($0) : nil }
  }

  /// Returns the background with its colours mixed with the only one of the picture, or the other way round. Two pictures
  /// lie over one another instead.
  fileprivate func mixed(_ mix: (_ upper: CIColor, _ lower: CIColor) -> CIColor) -> CIImage? {
    guard let upper = image("inputImage"), let lower = image("inputBackgroundImage") else {
      return image("inputImage")
    }
    if let color = upper.onlyColor { return lower.recolored { mix(color, $0) } }
    if let color = lower.onlyColor { return upper.recolored { mix($0, color) } }
    return upper.composited(over: lower)
  }
}

extension CIImage {
  /// The colour of a picture that has one alone.
  fileprivate var onlyColor: CIColor? {
    switch content {
    case .color(let color): color
    case .cropped(let inner), .moved(let inner, _): inner.onlyColor
    case .nothing, .code, .picture, .over: nil
    }
  }
}

extension CIColor {
  /// How bright the colour is, from 0 to 1, as a mask counts it.
  fileprivate var luminance: CGFloat {
    min(max(0, 0.2126 * red + 0.7152 * green + 0.0722 * blue), 1)
  }

  /// Returns the colour between this one and another.
  fileprivate func mixed(with other: CIColor, _ share: CGFloat) -> CIColor {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    return CIColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
