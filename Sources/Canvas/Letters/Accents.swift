/// Marks that letters carry, as small drawings of pixels.
enum Accents {
  /// Rows of a mark; those below the letter are `isBelow`.
  struct Mark: Sendable {
    var rows: [String]
    var isBelow: Bool
  }

  /// Returns a mark's drawing where there is room for one row only, or for two.
  static func mark(_ scalar: Unicode.Scalar, isLow: Bool) -> Mark? {
    guard let entry = table[scalar.value] else { return nil }
    return Mark(rows: isLow ? entry.low : entry.high, isBelow: entry.isBelow)
  }

  private static let table: [UInt32: (high: [String], low: [String], isBelow: Bool)] = [
    0x300: (["#..", ".#."], ["##."], false),
    0x301: (["..#", ".#."], [".##"], false),
    0x302: ([".#.", "#.#"], ["###"], false),
    0x303: ([".##", "##."], ["###"], false),
    0x304: (["###"], ["###"], false),
    0x306: (["#.#", ".#."], ["###"], false),
    0x307: (["#"], ["#"], false),
    0x308: (["#.#"], ["#.#"], false),
    0x30A: ([".#.", "#.#", ".#."], [".#."], false),
    0x30B: (["#.#", "#.#"], ["#.#"], false),
    0x30C: (["#.#", ".#."], ["#.#"], false),
    0x326: (["#"], ["#"], true),
    0x327: ([".#", "##"], ["#"], true),
    0x328: (["#.", "##"], ["#"], true),
  ]
}
