import Numbers

extension TypeMetrics {
  /// How San Francisco differs from Inter: every figure that turns one into the other.
  enum Calibration {
    /// From this size on San Francisco is its Display cut (Inter Display without tracking fits).
    static let displaySize = 20.0
    static let displayFactor = 1.01

    /// The ratio of widths, from strings measured on iOS (layout.md §2.5). Semibold and heavier run a
    /// little wider than Inter's.
    static func factor(size: Double, weight: Double) -> Double {
      let regular = size >= displaySize ? displayFactor : size >= 18 ? 0.97 : 0.995
      return regular * (1 + 0.02 * min(2, max(0, weight - 400) / 200))
    }

    /// San Francisco's own digits, Regular at 64 points, in em (layout.md §2.5).
    static let bigDigits: [Double] = [1249, 915, 1166, 1219, 1245, 1205, 1271, 1127, 1235, 1271]
      .map { $0 / 2048 }

    /// How much of `bigDigits` a size has: all from 40 points on, none below the Display cut. The line
    /// between is a guess.
    static func bigDigitPart(size: Double) -> Double {
      min(1, max(0, (size - displaySize) / 20))
    }

    /// Tabular digits: San Francisco's are about .62 em where Inter's are .6477 (a guess).
    static let tabularFactor = 0.957
    /// SF Mono's one width, in em.
    static let monospacedWidth = 0.6
    /// Emoji, in em.
    static let emojiWidth = 1.2

    /// Points after each character by size, San Francisco (layout.md §2.3).
    private static let textTracking: [Double] = [
      0.24, 0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    ]
    private static let trackingStart = 5.0

    /// Rounded letters stand further apart than the others: the difference of the two tracking tables.
    private static let roundedExtra: [(size: Double, points: Double)] = [
      (10, 0.45), (11, 0.5), (12, 0.54), (13, 0.59), (14, 0.63), (15, 0.67), (16, 0.72), (17, 0.8),
      (20, 0.81), (22, 0.6), (24, 0.28), (28, 0), (80, 0),
    ]

    static func tracking(_ face: Face) -> Double {
      if face.design == .monospaced { return 0 }
      let base = face.size < displaySize ? interpolated(face.size) : 0
      return face.design == .rounded ? base + rounded(face.size) : base
    }

    private static func interpolated(_ size: Double) -> Double {
      let place = min(max(size - trackingStart, 0), Double(textTracking.count - 1))
      let index = min(Int(bounded: place), textTracking.count - 2)
      let part = place - Double(index)
      return textTracking[index] + (textTracking[index + 1] - textTracking[index]) * part
    }

    private static func rounded(_ size: Double) -> Double {
      guard let next = roundedExtra.firstIndex(where: { $0.size >= size }) else { return 0 }
      if next == 0 { return roundedExtra[0].points }
      let (low, high) = (roundedExtra[next - 1], roundedExtra[next])
      return low.points
        + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }

    /// Widths of scripts that Inter does not have, in em: full for Chinese and Japanese, guesses for the
    /// others.
    static func foreignWidth(_ scalar: Unicode.Scalar) -> Double {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: return 0
      default: break
      }
      if properties.isEmojiPresentation { return emojiWidth }
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return 0.55
      case 0x0900...0x0DFF: return 0.62
      case 0x0E00...0x0EFF: return 0.58
      case 0x1100...0x11FF, 0xAC00...0xD7AF: return 0.92
      case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x20000...0x3FFFF:
        return 1
      case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1.1
      default: return 0.62
      }
    }
  }
}
