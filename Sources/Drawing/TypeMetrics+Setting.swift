extension TypeMetrics {
  /// The dash that stands for a digit.
  public static let figureDash: Character = "\u{2012}"

  /// The widths of one font, prepared once for a whole text.
  public struct Setting: Sendable {
    /// Widths of the two weights around the font's, at text and at display sizes.
    private let light: (text: [Double], display: [Double])
    private let heavy: (text: [Double], display: [Double])
    /// Where the font's weight lies between them, and its size between text and display sizes.
    private let weightPart: Double
    private let displayPart: Double
    /// Points an em of the table.
    private let scale: Double
    private let tracking: Double
    private let tabularDigit: Double?
    /// How wide capitals are, in parts of what the table says.
    private let capitals: Double
    private let fixed: Double?
    /// Widths of the letters that other fonts have.
    private let foreign: ForeignAdvances
    private let size: Double
    /// How wide emoji are.
    private let emoji: Double
    /// The figures of the widget's own font.
    private let font: FontFigures?
    /// The font itself, where it has small capitals.
    private let smallCapitals: Face?
    /// What of the tracking is asked for, beside the system font's own.
    private let ownTracking: Double

    /// Creates the widths of a font.
    public init(_ face: Face) {
      let weight = Double(min(max(face.weight, 100), 900))
      let isLight = weight < 400
      light = isLight ? Advances.thin : Advances.regular
      heavy = isLight ? Advances.regular : Advances.black
      weightPart = isLight ? (weight - 100) / 300 : (weight - 400) / 500
      displayPart = Calibration.displayPart(face)
      size = face.size * max(0.1, face.stretch)
      emoji = TypeMetrics.emojiSide(face.size) * Calibration.emojiRoom * max(0.1, face.stretch)
      scale = size * Calibration.factor(weight: weight)
      tracking = face.tracking + Calibration.tracking(face)
      (font, ownTracking) = (face.font, face.tracking)
      smallCapitals = face.smallCapitals == nil ? nil : face
      capitals = Calibration.capitals(weight: weight)
      tabularDigit =
        face.hasMonospacedDigits
        ? Calibration.tabularWidth(displayPart) * Calibration.tabularFactor(weight: weight) * size
        : nil
      fixed = face.design == .monospaced ? Calibration.monospacedWidth * size : nil
      foreign = ForeignAdvances(weight: weight)
    }

    /// A character as a font sets it.
    public struct Letter: Sendable {
      /// Its width, tracking included.
      public var width: Double
      /// Its place in the table of kerned pairs.
      fileprivate var place: Int?
      /// Its code point, where it is a letter of the widget's own font.
      fileprivate var code: UInt32?
      /// Its size, in parts of the font's.
      fileprivate var part = 1.0
    }

    /// Returns a character's width and how it is kerned.
    public func letter(_ character: Character) -> Letter {
      guard let capital = smallCapitals?.smallCapital(of: character) else {
        return whole(character)
      }
      var letter = whole(capital)
      letter.part = Guess.smallCapital
      if fixed == nil { letter.width = (letter.width - tracking) * letter.part + tracking }
      return letter
    }

    /// Returns the same of a character in the font's own size.
    private func whole(_ character: Character) -> Letter {
      var scalars = character.unicodeScalars.makeIterator()
      guard let first = scalars.next() else { return Letter(width: 0) }
      // A figure dash takes the room of a digit.
      let code = first.value == 0x2012 ? 0x30 : first.value
      let second = scalars.next()
      if let second,
        second.properties.isEmoji && second.value > 0x7F
          || second.value == 0xFE0F || second.value == 0x20E3
      {
        return Letter(width: emoji)
      }
      if let advance = font?.advance(first.value) ?? (code == 0x202F ? font?.advance(0x20) : nil) {
        return Letter(width: advance * size + ownTracking, code: first.value)
      }
      if let index = Advances.index(of: code) {
        if let fixed { return Letter(width: fixed + tracking) }
        if let tabularDigit, code >= 0x30, code <= 0x39 {
          return Letter(width: tabularDigit + tracking)
        }
        let part = capitals != 1 && first.properties.isUppercase ? capitals : 1
        return Letter(width: width(index) * scale * part + tracking, place: Kerning.place(of: code))
      }
      // A time's narrow space (LAYOUT.md, "Type").
      if code == 0x202F {
        return Letter(width: (fixed ?? Calibration.narrowSpace * size) + tracking)
      }
      // Other fonts have no tracking of their own.
      let isEmoji = Calibration.isEmoji(first, isText: second?.value == 0xFE0E)
      if isEmoji { return Letter(width: emoji) }
      if tabularDigit != nil || fixed != nil, let widest = foreign.widestDigit(besides: first) {
        return Letter(width: widest * size)
      }
      return Letter(
        width: (foreign.width(character) ?? Calibration.foreignWidth(first)) * size)
    }

    /// Returns the distance between two letters beyond their widths; it is negative where they move together.
    public func kerning(_ first: Letter, _ second: Letter) -> Double {
      if let font, let first = first.code, let second = second.code {
        return font.kerning(first, second) * size
      }
      let part = min(first.part, second.part)
      guard let first = first.place, let second = second.place else { return 0 }
      return Kerning.amount(first, second) * size * part
    }

    /// Returns a character's width in the table, between weights and sizes.
    private func width(_ index: Int) -> Double {
      func cut(_ light: [Double], _ heavy: [Double]) -> Double {
        weightPart == 0 ? light[index] : light[index] + (heavy[index] - light[index]) * weightPart
      }
      if displayPart == 0 { return cut(light.text, heavy.text) }
      let display = cut(light.display, heavy.display)
      if displayPart == 1 { return display }
      let text = cut(light.text, heavy.text)
      return text + (display - text) * displayPart
    }
  }
}
