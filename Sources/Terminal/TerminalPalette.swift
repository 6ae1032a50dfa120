import Canvas

/// The numbers by which terminals with a palette know colours.
enum TerminalPalette {
  /// The nearest of the 6 × 6 × 6 cube and the 24 greys; the first 16 are the user's own and left alone.
  static func index256(_ color: CellColor) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
    }
    let parts = [color.red, color.green, color.blue]
    let cube = parts.map(nearest)
    let cubeError = zip(parts, cube).reduce(0) { sum, pair in
      let distance = pair.0 - levels[pair.1]
      return sum + distance * distance
    }
    let average = parts.reduce(0, +) / 3
    let grey = min(23, max(0, (average - 3) / 10))
    let greyError = parts.reduce(0) { sum, part in
      let distance = part - (8 + 10 * grey)
      return sum + distance * distance
    }
    return greyError < cubeError ? 232 + grey : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// The nearest of the sixteen, as xterm has them.
  static func index16(_ color: CellColor) -> Int {
    var best = (index: 0, error: Int.max)
    for (index, entry) in sixteen.enumerated() {
      let (red, green, blue) = (
        color.red - entry.red, color.green - entry.green, color.blue - entry.blue
      )
      let error = red * red + green * green + blue * blue
      if error < best.error { best = (index, error) }
    }
    return best.index
  }

  static let sixteen: [CellColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { CellColor($0) }
}
