extension TypeMetrics {
  /// The widths of one font, prepared once for a whole text.
  public struct Setting: Sendable {
    /// Widths of the two weights around the font's, and where it lies between them.
    private let light: Advances.Cut
    private let heavy: Advances.Cut
    private let part: Double
    /// Points an em of the table.
    private let scale: Double
    /// How much of a digit's width is San Francisco's own; the weights' widths scale it.
    private let bigDigitPart: Double
    private let regular: Advances.Cut
    private let tracking: Double
    private let tabularDigit: Double?
    private let fixed: Double?
    private let size: Double

    /// The widths of a font.
    public init(_ face: Face) {
      let isDisplay = face.size >= Calibration.displaySize
      let cuts = isDisplay ? Advances.display : Advances.text
      let weight = Double(min(max(face.weight, 100), 900))
      let isLight = weight < 400
      light = isLight ? cuts.thin : cuts.regular
      heavy = isLight ? cuts.regular : cuts.black
      part = isLight ? (weight - 100) / 300 : (weight - 400) / 500
      size = face.size
      scale =
        face.size * Calibration.factor(size: face.size, weight: weight) * max(0.1, face.stretch)
      bigDigitPart = Calibration.bigDigitPart(size: face.size)
      regular = cuts.regular
      tracking = face.tracking + Calibration.tracking(face)
      tabularDigit =
        face.hasMonospacedDigits
        ? (light.tabularDigit + (heavy.tabularDigit - light.tabularDigit) * part)
          * Calibration.tabularFactor * face.size * max(0.1, face.stretch) : nil
      fixed =
        face.design == .monospaced
        ? Calibration.monospacedWidth * face.size * max(0.1, face.stretch) : nil
    }

    /// The width of one character, tracking included.
    public func advance(_ character: Character) -> Double {
      var scalars = character.unicodeScalars.makeIterator()
      guard let first = scalars.next() else { return 0 }
      let code = first.value
      if let second = scalars.next(),
        second.properties.isEmoji && second.value > 0x7F
          || second.value == 0xFE0F || second.value == 0x20E3
      {
        return Calibration.emojiWidth * size
      }
      if let index = Advances.index(of: code) {
        let isDigit = code >= 0x30 && code <= 0x39
        if let fixed { return fixed + tracking }
        if isDigit, let tabularDigit { return tabularDigit + tracking }
        let low = light.widths[index]
        let width = (low + (heavy.widths[index] - low) * part) * scale
        guard isDigit, bigDigitPart > 0 else { return width + tracking }
        let own = Calibration.bigDigits[Int(code - 0x30)] * width / max(regular.widths[index], 0.01)
        return width + (own / Calibration.displayFactor - width) * bigDigitPart + tracking
      }
      let em = Calibration.foreignWidth(first)
      return em == 0 ? 0 : em * size + tracking
    }
  }

  /// Widths by character, in em.
  enum Advances {
    /// One optical cut in one weight.
    struct Cut: Sendable {
      let widths: [Double]
      let tabularDigit: Double
    }

    typealias Weights = (thin: Cut, regular: Cut, black: Cut)

    static let text: Weights = (
      cut(AdvanceTable.text100, AdvanceTable.textDigits[0]),
      cut(AdvanceTable.text400, AdvanceTable.textDigits[1]),
      cut(AdvanceTable.text900, AdvanceTable.textDigits[2])
    )
    static let display: Weights = (
      cut(AdvanceTable.display100, AdvanceTable.displayDigits[0]),
      cut(AdvanceTable.display400, AdvanceTable.displayDigits[1]),
      cut(AdvanceTable.display900, AdvanceTable.displayDigits[2])
    )

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

    /// Reads two characters a width: base 92, printable characters without quote and backslash.
    private static func cut(_ text: String, _ tabularDigit: Double) -> Cut {
      func digit(_ byte: UInt8) -> Int {
        Int(byte) - 0x21 - (byte > 0x22 ? 1 : 0) - (byte > 0x5C ? 1 : 0)
      }
      let bytes = Array(text.utf8)
      let widths = stride(from: 0, to: bytes.count - 1, by: 2).map {
        Double(digit(bytes[$0]) * 92 + digit(bytes[$0 + 1])) / 4096
      }
      return Cut(widths: widths, tabularDigit: tabularDigit)
    }
  }
}
