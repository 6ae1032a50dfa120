/// The colours that a terminal's palette has for those that were drawn, and its mixtures.
///
/// To find one takes longer than to draw a cell. A screen has few colours, and the next frame has nearly the same: who
/// draws many frames keeps what the first has found.
public struct KnownColors: Sendable {
  public let depth: ColorDepth
  private var nearest = Kept<CellColor>()
  private var mixtures = Kept<Mixture256>()
  /// What was asked last, and before: cells side by side mostly have the same ground and the same ink.
  private var last: (asked: CellColor, found: CellColor)
  private var before: (asked: CellColor, found: CellColor)

  public init(depth: ColorDepth) {
    self.depth = depth
    last = (.black, depth.nearest(.black))
    before = last
  }

  /// Returns the palette's colour that is nearest to a colour.
  mutating func nearest(_ color: CellColor) -> CellColor {
    if color == last.asked { return last.found }
    swap(&last, &before)
    if color != last.asked { last = (color, nearest.value(for: color, depth.nearest)) }
    return last.found
  }

  /// Returns the mixture that comes nearest to a colour.
  mutating func mixture(near color: CellColor) -> Mixture256 {
    mixtures.value(for: color, Mixture256.init(near:))
  }
}

extension KnownColors {
  /// What was found for colours.
  private struct Kept<Found: Sendable>: Sendable {
    private var values: [CellColor: Found] = [:]

    /// Pictures and motion bring new colours for ever: so many are more than a screen has, and some 100 KB.
    private static var most: Int { 4096 }

    mutating func value(for color: CellColor, _ find: (CellColor) -> Found) -> Found {
      if let value = values[color] { return value }
      if values.count >= Self.most { values = [:] }
      let value = find(color)
      values[color] = value
      return value
    }
  }
}
