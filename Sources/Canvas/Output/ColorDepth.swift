import Drawing
/// How many colours a terminal shows: each step is readable by itself.
public enum ColorDepth: String, Hashable, Sendable, Codable, CaseIterable {
  /// 24 bits a colour.
  case direct
  /// The 6 × 6 × 6 cube and 24 greys that terminals share.
  case indexed256 = "256"
  /// The sixteen colours of old.
  case ansi16 = "16"
  /// The terminal's own two colours; shapes show as shades.
  case none

  /// Whether there are colours enough for small pictures.
  public var hasShades: Bool { self == .direct || self == .indexed256 }

  /// Returns the number of the palette entry that a colour has or is nearest to; nil where there is no palette.
  public func paletteIndex(of color: CellColor) -> Int? {
    switch self {
    case .direct, .none: nil
    case .indexed256: Palette.nearest256(color)
    case .ansi16: Palette.nearest16(color)
    }
  }

  /// Returns the colour as this depth shows it.
  public func nearest(_ color: CellColor) -> CellColor {
    switch self {
    case .direct: color
    case .indexed256: Palette.color256(Palette.nearest256(color))
    case .ansi16: Palette.colors16[Palette.nearest16(color)]
    case .none: color
    }
  }
}

/// The palettes that terminals share.
enum Palette {
  /// What xterm shows for the sixteen.
  static let colors16: [CellColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { CellColor($0) }

  private static let steps = [0, 95, 135, 175, 215, 255]

  static func color256(_ index: Int) -> CellColor {
    if index < 16 { return colors16[max(0, index)] }
    if index >= 232 {
      let gray = UInt32(8 + 10 * min(23, index - 232))
      return CellColor(gray << 16 | gray << 8 | gray)
    }
    let cube = index - 16
    let (r, g, b) = (steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    return CellColor(UInt32(r << 16 | g << 8 | b))
  }

  /// Returns the nearest entry that no theme changes: one of the cube or of the greys.
  ///
  /// The cube's steps are far apart, and the nearest of each part may be another hue: a red with a little
  /// blue would turn pink. So the steps below and above are compared by how they look.
  static func nearest256(_ color: CellColor) -> Int {
    if let own = own256[color] { return own }
    func around(_ part: Int) -> [Int] {
      let above = steps.firstIndex { $0 >= part } ?? 5
      return above > 0 && steps[above] != part ? [above - 1, above] : [above]
    }
    let wanted = PerceivedColor(color)
    var best = 232 + min(23, max(0, Int(grayLevel(wanted).rounded())))
    let isTinted = spread(of: color) >= 30
    if isTinted, quietGray(color) != nil { return best }
    var least = isTinted ? Double.infinity : wanted.difference(perceived[best - 16])
    let (greens, blues) = (around(color.green), around(color.blue))
    for red in around(color.red) {
      for green in greens {
        for blue in blues where !isTinted || red != green || green != blue {
          let index = 16 + 36 * red + 6 * green + blue
          let away = wanted.difference(perceived[index - 16])
          if away < least { (best, least) = (index, away) }
        }
      }
    }
    return best
  }

  /// Returns the grey that a wallpaper's dark tint becomes, counted from the darkest, with its fraction; nil for other
  /// colours.
  ///
  /// Between black and its first step the cube has nothing. What is dark and strongly coloured takes that step; dark
  /// tints would fall into slabs of it, and are quiet greys, which have ten steps there.
  static func quietGray(_ color: CellColor) -> Double? {
    let high = max(color.red, color.green, color.blue)
    let isStrong = spread(of: color) >= 30 && 5 * spread(of: color) >= 3 * high
    guard high < steps[1], !isStrong else { return nil }
    return grayLevel(PerceivedColor(color))
  }

  /// Returns the grey that is as light to the eye, counted from the darkest, with its fraction.
  ///
  /// A blue is darker than the mean of its parts. Plain cells and mixtures must take the same grey, or the plain ones
  /// would be seen as a box in a wallpaper.
  static func grayLevel(_ color: PerceivedColor) -> Double {
    (color.gray - 8) / 10
  }

  /// Returns whether a colour has a hue that is seen in a mixture.
  static func isTinted(_ color: CellColor) -> Bool { spread(of: color) >= 24 }

  private static func spread(of color: CellColor) -> Int {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }

  /// The entries from 16 on by their colours, and what each looks like.
  private static let own256 = Dictionary(
    (16..<256).map { (color256($0), $0) }, uniquingKeysWith: { first, _ in first })
  private static let perceived = (16..<256).map { PerceivedColor(color256($0)) }

  static func nearest16(_ color: CellColor) -> Int {
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    // What is nearly grey stays grey: a tinted near-black must not turn blue.
    if high - low < 40 || high < 48 {
      let light = luma(color)
      // Where there are eight colours a grey becomes white: a dark tint is rather none.
      let darkest = isDarkTint(color) ? 90 : 64
      return light < darkest ? 0 : light < 160 ? 8 : light < 240 ? 7 : 15
    }
    var best = 0
    var least = Int.max
    for (index, candidate) in colors16.enumerated() where index != 8 && index != 7 {
      let away = distance(color, candidate)
      if away < least { (best, least) = (index, away) }
    }
    return best
  }

  /// Returns the colour whose quarter on black comes near to a dark tint; nil for what is nearly grey or black.
  static func quarter16(_ color: CellColor) -> CellColor? {
    guard isDarkTint(color) else { return nil }
    var best: CellColor?
    var least = distance(color, .black)
    // A grey would be nearer to many a tint, and give up its hue.
    for candidate in colors16
    where candidate.red != candidate.green || candidate.green != candidate.blue {
      let quarter = CellColor.black.mixed(candidate, 0.25)
      let away = distance(color, quarter)
      if away < least { (best, least) = (candidate, away) }
    }
    return best
  }

  /// Returns whether a colour is dark, as wallpapers are, and no grey.
  private static func isDarkTint(_ color: CellColor) -> Bool {
    spread(of: color) >= 22 && max(color.red, color.green, color.blue) >= 40 && luma(color) < 90
  }

  static func luma(_ color: CellColor) -> Int {
    (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
  }

  /// Returns the difference of two colours, weighted as the eye does.
  static func distance(_ a: CellColor, _ b: CellColor) -> Int {
    let mean = (a.red + b.red) / 2
    let (r, g, b) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return (((512 + mean) * r * r) >> 8) + 4 * g * g + (((767 - mean) * b * b) >> 8)
  }
}

extension CellColor {
  /// The light of each value that a part of a colour can have.
  private static let lights = (0...255).map { Luminance.linear(Double($0) / 255) }

  var luminance: Double {
    Luminance.of(
      red: Self.lights[red], green: Self.lights[green], blue: Self.lights[blue])
  }

  /// Returns the contrast between two colours, 1 to 21.
  public func contrast(with other: CellColor) -> Double {
    Luminance.contrast(luminance, other.luminance)
  }

  /// Returns a colour between two.
  func mixed(_ other: CellColor, _ part: Double) -> CellColor {
    func mix(_ a: Int, _ b: Int) -> UInt32 {
      UInt32(min(255, max(0, (Double(a) + Double(b - a) * part).rounded())))
    }
    return CellColor(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }
}
