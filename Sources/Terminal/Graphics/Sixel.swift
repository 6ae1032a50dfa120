import Canvas

/// Sixel pictures: bands of six rows, each colour of a band as a line of characters.
enum Sixel {
  /// Returns the sequence that shows a picture at the cursor, in at most so many colours. Transparent pixels show
  /// as black.
  static func show(_ image: PixelImage, colors most: Int = 256) -> [UInt8] {
    let table = ColorTable(image, most: most)
    var out: [UInt8] = []
    out.reserveCapacity(image.width * image.height / 4 + 4096)
    // 1: what is not set stays as it is. Raster attributes: square pixels, width and height.
    append("\u{1B}P0;1q\"1;1;\(image.width);\(image.height)", &out)
    for (index, color) in table.colors.enumerated() {
      append("#\(index);2;\(percent(color.x));\(percent(color.y));\(percent(color.z))", &out)
    }
    var band = Band(width: image.width)
    image.bytes.withUnsafeBufferPointer { bytes in
      for top in stride(from: 0, to: image.height, by: 6) {
        if top > 0 { out.append(UInt8(ascii: "-")) }
        band.write(bytes, rows: top..<min(top + 6, image.height), table, into: &out)
      }
    }
    out += [0x1B, UInt8(ascii: "\\")]
    return out
  }

  private static func percent(_ part: UInt8) -> Int { (Int(part) * 100 + 127) / 255 }

  fileprivate static func append(_ text: String, _ out: inout [UInt8]) { out += Array(text.utf8) }

  /// The memory of one band: which of its six rows each colour has in each column.
  private struct Band {
    let width: Int
    private var masks: [UInt8]
    /// The columns that a colour begins and ends in; the order in which colours were met.
    private var first: [Int]
    private var last: [Int]
    private var met: [Int] = []

    init(width: Int) {
      self.width = width
      masks = [UInt8](repeating: 0, count: 256 * max(1, width))
      (first, last) = (Array(repeating: -1, count: 256), Array(repeating: -1, count: 256))
    }

    mutating func write(
      _ bytes: UnsafeBufferPointer<UInt8>, rows: Range<Int>, _ table: ColorTable,
      into out: inout [UInt8]
    ) {
      met.removeAll(keepingCapacity: true)
      for (bit, row) in rows.enumerated() {
        for column in 0..<width {
          let at = (row * width + column) * 4
          let entry = Int(table.entry(bytes[at], bytes[at + 1], bytes[at + 2]))
          if first[entry] < 0 {
            first[entry] = column
            last[entry] = column
            met.append(entry)
          } else {
            first[entry] = min(first[entry], column)
            last[entry] = max(last[entry], column)
          }
          masks[entry * width + column] |= 1 << UInt8(bit)
        }
      }
      for (place, entry) in met.enumerated() {
        // Back to the band's beginning, for the next colour.
        if place > 0 { out.append(UInt8(ascii: "$")) }
        Sixel.append("#\(entry)", &out)
        writeLine(entry, into: &out)
        for column in first[entry]...last[entry] { masks[entry * width + column] = 0 }
        (first[entry], last[entry]) = (-1, -1)
      }
    }

    /// Writes a colour's line; runs of four and more are counted.
    private func writeLine(_ entry: Int, into out: inout [UInt8]) {
      let base = entry * width
      if first[entry] > 0 { run(0, first[entry], into: &out) }
      var start = first[entry]
      while start <= last[entry] {
        let mask = masks[base + start]
        var end = start + 1
        while end <= last[entry], masks[base + end] == mask { end += 1 }
        run(mask, end - start, into: &out)
        start = end
      }
    }

    private func run(_ mask: UInt8, _ count: Int, into out: inout [UInt8]) {
      let letter = 63 + mask
      if count < 4 {
        for _ in 0..<count { out.append(letter) }
      } else {
        Sixel.append("!\(count)", &out)
        out.append(letter)
      }
    }
  }
}
