extension TypeMetrics {
  /// What the tables do not say of San Francisco's widths (SwiftUI/LAYOUT.md, "Type").
  enum Calibration {
    private static let share = Curve(AdvanceTable.displayShare)
    private static let heavier = Curve(AdvanceTable.heavier.map { ($0.0 / 10, $0.1) })

    /// Returns how much of a font's widths is that of the display sizes. Rounded letters are as wide as those at
    /// every size, which one measured string says.
    static func displayPart(_ face: Face) -> Double {
      face.design == .rounded ? 1 : share.value(at: face.size)
    }

    /// Returns how much wider heavier letters are than the table's.
    static func factor(weight: Double) -> Double { 1 + heavier.value(at: weight / 10) }

    /// Returns the width of monospaced digits in em: .631 and .622 at 11 and 13 points, .61 of the display
    /// sizes, from pictures.
    static func tabularWidth(_ displayPart: Double) -> Double { 0.627 - 0.017 * displayPart }

    /// How wide letters of weight 900 are on pictures of one app: capitals in parts of what Inter's weights say, monospaced
    /// digits in parts of those of weight 400. Lighter ones are as measured without it: a word of 800, digits of 600.
    private static let black = (
      capitals: (from: 800.0, part: 0.963), digits: (from: 700.0, part: 1.145)
    )

    /// Returns how wide monospaced digits are, in parts of those of weight 400.
    static func tabularFactor(weight: Double) -> Double {
      let digits = AdvanceTable.tabularDigits
      func inter(_ weight: Double) -> Double {
        let (start, from, to) =
          weight < 400 ? (100.0, digits[0], digits[1]) : (400, digits[1], digits[2])
        return (from + (to - from) * (weight - start) / (weight < 400 ? 300 : 500)) / digits[1]
      }
      let last = inter(min(weight, black.digits.from))
      return last + (black.digits.part - last) * part(of: weight, from: black.digits.from)
    }

    /// Returns how wide capitals are, in parts of what the table says.
    static func capitals(weight: Double) -> Double {
      1 + (black.capitals.part - 1) * part(of: weight, from: black.capitals.from)
    }

    /// Returns where a weight lies between one and 900.
    private static func part(of weight: Double, from start: Double) -> Double {
      max(0, weight - start) / (900 - start)
    }

    /// SF Mono's one width, in em.
    static let monospacedWidth = 0.6184
    /// The space before AM and PM, in em.
    static let narrowSpace = 0.15

    /// Points after each character by size, in San Francisco and in its rounded design (Apple's Human
    /// Interface Guidelines). The values at fewer points than the table has are its first.
    private static let plain = Curve([
      (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
      (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
      (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
      (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
      (35, 0.38), (36, 0.36), (37, 0.36), (38, 0.37), (40, 0.37), (41, 0.36), (42, 0.37),
      (44, 0.37), (45, 0.35), (48, 0.35), (50, 0.34), (52, 0.33), (54, 0.32), (56, 0.30),
      (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
      (72, 0.14), (76, 0.07), (80, 0),
    ])
    private static let rounded = Curve([
      (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48), (15, 0.44), (16, 0.41),
      (17, 0.37), (19, 0.37), (20, 0.36), (22, 0.34), (23, 0.35), (25, 0.35), (28, 0.36),
      (30, 0.37), (32, 0.38), (34, 0.38), (40, 0.39), (44, 0.37), (48, 0.35), (56, 0.30),
      (60, 0.23), (72, 0.11), (80, 0),
    ])

    /// Returns the tracking of a face in em. New York is as wide as San Francisco without tracking, which one
    /// measured string says.
    static func tracking(_ face: Face) -> Double {
      switch face.design {
      case .monospaced, .serif: 0
      case .rounded: rounded.value(at: face.size)
      case .standard: plain.value(at: face.size)
      }
    }

    /// The width of an emoji with the room at its sides, in parts of the picture's.
    static let emojiRoom = 1.125

    /// Returns whether a phone draws a character in colours.
    ///
    /// - Parameter isText: whether the selector of text's presentation stands behind it.
    static func isEmoji(_ scalar: Unicode.Scalar, isText: Bool) -> Bool {
      scalar.properties.isEmojiPresentation || !isText && scalar.isPictureOnPhones
    }

    /// Returns the width of a letter of a script that neither Inter nor `ForeignAdvances` has, in em: full for Chinese
    /// and Japanese, a guess for the others.
    static func foreignWidth(_ scalar: Unicode.Scalar) -> Double {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: return 0
      case .spaceSeparator: return space(scalar)
      default: break
      }
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

    /// Returns the width of a space whose name says how wide it is, in em (The Unicode Standard, table 6-2). Dates
    /// and intervals have thin ones around their dash.
    private static func space(_ scalar: Unicode.Scalar) -> Double {
      switch scalar.value {
      case 0x2001, 0x2003, 0x3000: 1
      case 0x2000, 0x2002: 0.5
      case 0x2004: 1.0 / 3
      case 0x2006: 1.0 / 6
      case 0x2007: tabularWidth(0)
      case 0x2009: 0.2
      case 0x200A: 0.1
      default: 0.25
      }
    }
  }
}

/// Straight lines between points whose places are whole numbers from 0 to 100, read in one step.
package struct Curve: Sendable {
  private let samples: [Double]

  /// Creates a curve through points. Before the first point and after the last the curve is level.
  package init(_ points: [(Double, Double)]) {
    samples = (0...101).map { place in
      guard let next = points.firstIndex(where: { $0.0 >= Double(place) }) else {
        return points.last?.1 ?? 0
      }
      if next == 0 { return points[0].1 }
      let (low, high) = (points[next - 1], points[next])
      return low.1 + (high.1 - low.1) * (Double(place) - low.0) / (high.0 - low.0)
    }
  }

  /// Returns the value at a place; for NaN, the first value.
  package func value(at place: Double) -> Double {
    let place = place > 0 ? min(place, 100) : 0
    let low = Int(place)
    return samples[low] + (samples[low + 1] - samples[low]) * (place - Double(low))
  }
}
