extension TypeMetrics {
  /// Widths by character, in em.
  enum Advances {
    typealias Cuts = (text: [Double], display: [Double])

    static let thin: Cuts = (widths(AdvanceTable.text100), widths(AdvanceTable.display100))
    static let regular: Cuts = (widths(AdvanceTable.text400), widths(AdvanceTable.display400))
    static let black: Cuts = (widths(AdvanceTable.text900), widths(AdvanceTable.display900))

    /// Where a code point stands in the table: the direct index below U+0250, otherwise by its run.
    private static let direct: [Int16] = {
      var indexes = [Int16](repeating: -1, count: 0x250)
      var position: Int16 = 0
      for (first, last) in AdvanceTable.runs {
        for code in first...last {
          if code < 0x250 { indexes[Int(code)] = position }
          position += 1
        }
      }
      return indexes
    }()

    /// The first index of each run.
    private static let starts: [Int] = AdvanceTable.runs.reduce(into: [0]) { starts, run in
      starts.append((starts.last ?? 0) + Int(run.1 - run.0) + 1)
    }

    static func index(of code: UInt32) -> Int? {
      if code < 0x250 {
        let index = direct[Int(code)]
        return index < 0 ? nil : Int(index)
      }
      for (place, run) in AdvanceTable.runs.enumerated() where code <= run.1 {
        return code < run.0 ? nil : starts[place] + Int(code - run.0)
      }
      return nil
    }

    /// Reads two characters a width.
    private static func widths(_ text: String) -> [Double] {
      let bytes = Array(text.utf8)
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        Double(tableDigit(bytes[$0]) * 92 + tableDigit(bytes[$0 + 1])) / 4096
      }
    }
  }

  /// What pairs of letters move together, in em.
  enum Kerning {
    /// One row for each kerned letter.
    private static let amounts: [Double] = {
      var amounts = [Double](repeating: 0, count: count * count)
      let bytes = Array(KerningTable.pairs.utf8)
      for start in stride(from: 0, to: bytes.count - 2, by: 3) {
        let (first, second) = (tableDigit(bytes[start]), tableDigit(bytes[start + 1]))
        amounts[first * count + second] = Double(tableDigit(bytes[start + 2]) - 46) / 512
      }
      return amounts
    }()

    private static let scalars = Array(KerningTable.characters.unicodeScalars)
    private static let count = scalars.count

    /// The places of the kerned letters and of those made of them, up to U+024F.
    private static let latin: [Int16] = {
      let bases = [UInt8](repeating: 0x20, count: 0xC0) + Array(KerningTable.bases.utf8)
      return (0..<0x250).map { code in
        let base = bases.indices.contains(code) ? bases[code] : 0x20
        return place(Unicode.Scalar(base == 0x20 ? UInt32(code) : UInt32(base)))
      }
    }()

    private static func place(_ scalar: Unicode.Scalar?) -> Int16 {
      guard let scalar, let index = scalars.firstIndex(of: scalar) else { return -1 }
      return Int16(index)
    }

    /// Returns the place of a code point among the kerned letters.
    static func place(of code: UInt32) -> Int? {
      let place = code < 0x250 ? latin[Int(code)] : code < 0x2100 ? place(Unicode.Scalar(code)) : -1
      return place < 0 ? nil : Int(place)
    }

    /// Returns what stands between two letters.
    static func amount(_ first: Int, _ second: Int) -> Double { amounts[first * count + second] }
  }
}

/// Returns the value of a digit of the tables: base 92, printable characters without quote and backslash.
func tableDigit(_ byte: UInt8) -> Int {
  Int(byte) - 0x21 - (byte > 0x22 ? 1 : 0) - (byte > 0x5C ? 1 : 0)
}
