/// How the numbers of a variable font change at one place on its axes: a store of changes by regions.
struct FontChanges {
  private let store: FontBytes
  /// How much of each region's change counts here, from 0 to 1.
  private let shares: [Double]

  /// More regions than these are not read.
  private static let mostRegions = 4_096

  /// Reads a store.
  ///
  /// - Parameter place: a number from −1 to 1 for each axis.
  init?(_ store: FontBytes, at place: [Double]) {
    guard store.word(0) == 1 else { return nil }
    let regions = store.from(store.long(2))
    guard regions.word(0) == place.count, regions.word(2) <= FontChanges.mostRegions else {
      return nil
    }
    self.store = store
    shares = (0..<regions.word(2)).map { row in
      place.indices.reduce(1) { share, axis in
        let region = regions.from(4 + 6 * (row * place.count + axis))
        return share
          * FontChanges.share(
            of: place[axis], from: region.fraction(0), peak: region.fraction(2),
            to: region.fraction(4))
      }
    }
  }

  /// Returns how much of a region's change counts at a place on one axis.
  private static func share(
    of place: Double, from start: Double, peak: Double, to end: Double
  ) -> Double {
    // A region that does not name the axis, or that no place could be in, counts whole.
    if peak == 0 || start > peak || peak > end || start < 0 && end > 0 { return 1 }
    if place == peak { return 1 }
    if place <= start || place >= end { return 0 }
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }

  /// Returns the change of one number, in the font's units.
  func units(_ outer: Int, _ inner: Int) -> Double {
    guard outer < store.word(6) else { return 0 }
    let part = store.from(store.long(8 + 4 * outer))
    let (isLong, wide) = (part.word(2) & 0x8000 != 0, part.word(2) & 0x7FFF)
    let count = part.word(4)
    guard inner < part.word(0), wide <= count else { return 0 }
    let (wideSize, size) = isLong ? (4, 2) : (2, 1)
    let row = part.from(
      6 + 2 * count + inner * (wide * wideSize + (count - wide) * size))
    return (0..<count).reduce(0) { sum, column in
      let region = part.word(6 + 2 * column)
      guard shares.indices.contains(region), shares[region] != 0 else { return sum }
      let place =
        column < wide ? wideSize * column : wideSize * wide + size * (column - wide)
      let change =
        column < wide
        ? (isLong ? row.signed(place) : row.short(place))
        : (isLong ? row.short(place) : row.signedByte(place))
      return sum + shares[region] * Double(change)
    }
  }

  /// Returns the change that a table of a font's own values names, in the font's units.
  func units(_ device: FontBytes) -> Double {
    device.word(4) == 0x8000 ? units(device.word(0), device.word(2)) : 0
  }
}

/// How the widths of a variable font's letters change at one place on its axes (`HVAR`).
struct WidthChanges {
  private let changes: FontChanges
  /// Where a letter's change stands; nil: in the order of the letters.
  private let map: FontBytes?

  /// Reads the table.
  init?(_ table: FontBytes, at place: [Double]) {
    guard table.word(0) == 1, let changes = FontChanges(table.from(table.long(4)), at: place) else {
      return nil
    }
    self.changes = changes
    map = table.long(8) == 0 ? nil : table.from(table.long(8))
  }

  /// Returns how much wider a glyph is, in the font's units.
  func units(_ glyph: Int) -> Double {
    guard let map else { return changes.units(0, glyph) }
    let (format, entry) = (map.byte(0), map.byte(1))
    let count = format == 0 ? map.word(2) : map.long(2)
    guard count > 0 else { return 0 }
    let size = (entry >> 4 & 3) + 1
    let start = (format == 0 ? 4 : 6) + size * min(glyph, count - 1)
    let value = (0..<size).reduce(0) { $0 << 8 | map.byte(start + $1) }
    let bits = (entry & 15) + 1
    return changes.units(value >> bits, value & (1 << bits - 1))
  }
}
