/// The figures of a font that a widget brings along, as far as one text needs them, in em.
///
/// They go with the text's face: whoever draws the text, or writes its digits anew, measures it as layout did.
public struct FontFigures: Hashable, Sendable, Codable {
  /// Where the outlines of its letters are: the absolute path of a file, `#`, and the font's place in the file.
  public var file: String
  /// Tells one content of the file from the next.
  public var version: String
  public var ascent: Double
  public var descent: Double
  /// What the font leaves between two lines.
  public var lineGap: Double
  public var capHeight: Double
  /// The code points of the letters that it has, in rising order.
  public var codes: [UInt32] = []
  /// The widths of these letters, in the same order.
  public var advances: [Double] = []
  /// The pairs of letters that move, in rising order.
  public var pairs: [Pair] = []

  /// What stands between two letters beside their widths; negative where they move together.
  public struct Pair: Hashable, Sendable, Codable {
    public var first: UInt32
    public var second: UInt32
    public var amount: Double

    public init(first: UInt32, second: UInt32, amount: Double) {
      (self.first, self.second, self.amount) = (first, second, amount)
    }

    fileprivate var key: UInt64 { UInt64(first) << 32 | UInt64(second) }
  }

  /// Creates the figures of a font without letters.
  public init(
    file: String, version: String, ascent: Double, descent: Double, lineGap: Double,
    capHeight: Double
  ) {
    (self.file, self.version) = (file, version)
    (self.ascent, self.descent, self.lineGap) = (ascent, descent, lineGap)
    self.capHeight = capHeight
  }

  /// More ems than any figure of a font has. What comes from another process may say anything.
  private static let most = 100.0

  /// Returns the width of a letter; nil where the font lacks it.
  func advance(_ code: UInt32) -> Double? {
    guard let place = FontFigures.place(of: code, in: codes, by: \.self),
      advances.indices.contains(place), abs(advances[place]) <= FontFigures.most
    else { return nil }
    return advances[place]
  }

  /// Returns what stands between two letters.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    let key = UInt64(first) << 32 | UInt64(second)
    guard let place = FontFigures.place(of: key, in: pairs, by: \.key),
      abs(pairs[place].amount) <= FontFigures.most
    else { return 0 }
    return pairs[place].amount
  }

  /// Returns where a key stands in rows that rise by it.
  private static func place<Row, Key: Comparable>(
    of key: Key, in rows: [Row], by keyOf: (Row) -> Key
  ) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(rows[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && keyOf(rows[low]) == key ? low : nil
  }
}
