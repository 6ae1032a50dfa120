/// The variations of a variable font (`fvar`, `avar`): its axes, and the named instances on them.
struct FontVariations {
  /// One axis, such as the weight.
  struct Axis {
    var tag: String
    var least: Double
    var normal: Double
    var most: Double
  }

  /// A named instance, such as “SemiBold”.
  struct Instance {
    /// Numbers of texts in the table of names; the second is nil where the font leaves it out.
    var subfamily: Int
    var postScript: Int?
    /// A number for each axis, as designers count it.
    var place: [Double]
  }

  let axes: [Axis]
  /// Without the place that the font has by itself.
  let instances: [Instance]
  private let bends: FontBytes?

  /// More axes and instances than these are not read.
  private static let mostAxes = 64
  private static let mostInstances = 256

  /// Reads the tables; nil where the font has no axes.
  init?(fvar: FontBytes, avar: FontBytes?) {
    let (start, count, size) = (fvar.word(4), fvar.word(8), fvar.word(10))
    guard (1...FontVariations.mostAxes).contains(count), size >= 20 else { return nil }
    let axes = (0..<count).map { row in
      let axis = fvar.from(start + size * row)
      let (least, normal, most) = (axis.fixed(4), axis.fixed(8), axis.fixed(12))
      return Axis(
        tag: axis.tag(0), least: min(least, normal), normal: normal, most: max(most, normal))
    }
    let places = fvar.from(start + size * count)
    let (named, length) = (fvar.word(12), fvar.word(14))
    let hasNames = length >= 4 * count + 6
    self.axes = axes
    instances = (0..<min(named, FontVariations.mostInstances)).compactMap { row in
      let instance = places.from(length * row)
      let place = axes.indices.map {
        min(max(instance.fixed(4 + 4 * $0), axes[$0].least), axes[$0].most)
      }
      guard length >= 4 * count + 4, place != axes.map(\.normal) else { return nil }
      let postScript = hasNames ? instance.word(4 + 4 * count) : 0xFFFF
      return Instance(
        subfamily: instance.word(0), postScript: postScript == 0xFFFF ? nil : postScript,
        place: place)
    }
    bends = avar.flatMap { $0.word(0) == 1 && $0.word(6) == count ? $0 : nil }
  }

  /// Returns a place as the font's other tables count it: from −1 to 1 on each axis, 0 where the font is by itself.
  func normalized(_ place: [Double]) -> [Double] {
    var map = bends?.from(8)
    return zip(axes, place).map { axis, value in
      let side = value < axis.normal ? axis.normal - axis.least : axis.most - axis.normal
      let part = side > 0 ? min(max((value - axis.normal) / side, -1), 1) : 0
      guard let bend = map else { return part }
      let count = bend.word(0)
      map = bend.from(2 + 4 * count)
      return FontVariations.bent(part, bend, count)
    }
  }

  /// Returns a number between the two rows of a map that stand beside it.
  private static func bent(_ part: Double, _ map: FontBytes, _ count: Int) -> Double {
    let row = map.row(of: Int((part * 0x4000).rounded(.down)), among: count) {
      map.short(2 + 4 * $0)
    }
    guard let row, row + 1 < count else { return part }
    let (from, to) = (map.fraction(2 + 4 * row), map.fraction(6 + 4 * row))
    let (low, high) = (map.fraction(4 + 4 * row), map.fraction(8 + 4 * row))
    return to > from ? low + (high - low) * (part - from) / (to - from) : low
  }
}
