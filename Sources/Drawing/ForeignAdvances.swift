/// How wide letters are of scripts that Inter does not have, as Noto's fonts have them: no phone's were measured, and one
/// width for all stretches some words and squeezes others.
///
/// Of a letter that joins its neighbours the width is that of its forms, as often as they stand in running text: within a
/// word it is narrower than alone.
struct ForeignAdvances {
  /// Letters that follow one another.
  private struct Row {
    let first: UInt32
    /// How wide they are in bold, in parts of regular.
    let bold: Double
    /// Their widths in thousandths of the font's size; 0: another table or none has the letter.
    let widths: [UInt16]

    init(_ first: UInt32, bold: Double, _ widths: [UInt16]) {
      (self.first, self.bold, self.widths) = (first, bold, widths)
    }
  }

  private static let rows = [
    // Hebrew, between its maqaf and its gershayim.
    Row(0x05BE, bold: 1.06, [324]),
    Row(0x05C0, bold: 1.06, [525]),
    Row(0x05C3, bold: 1.06, [246]),
    Row(
      0x05D0, bold: 1.06,
      [
        632, 572, 374, 542, 627, 301, 330, 662, 634, 295, 545, 515, 522, 684, 660, 329, 379, 643,
        593, 620, 601, 529, 556, 627, 523, 730, 685,
      ]),
    Row(0x05F0, bold: 1.06, [589, 602, 599, 186, 365]),
    // Signs of Arabic.
    Row(0x0609, bold: 1.11, [649, 833, 447, 328, 365]),
    Row(0x061B, bold: 1.11, [344]),
    Row(0x061D, bold: 1.11, [600, 289, 434]),
    // Arabic: each letter as wide as its forms are in running text.
    Row(
      0x0621, bold: 1.11,
      [
        411, 273, 273, 464, 275, 397, 275, 465, 462, 489, 489, 623, 623, 623, 516, 516, 387, 387,
        910, 910, 1013, 1013, 722, 722, 516, 516, 566, 566, 397, 421, 421, 270, 596, 540, 557,
        371, 554, 394, 523, 464, 397, 421,
      ]),
    // Arabic-Indic digits and signs.
    Row(
      0x0660, bold: 1.11,
      [
        295, 280, 487, 583, 478, 532, 504, 578, 576, 491, 473, 245, 245, 498,
      ]),
    // Letters of Persian and Urdu, and their full stop.
    Row(
      0x0671, bold: 1.11,
      [
        273, 273, 275, 195, 408, 464, 551, 427, 475, 465, 465, 475, 489, 489, 489, 489, 623, 623,
        635, 623, 623, 635, 635, 516, 516, 516, 516, 516, 516, 516, 516, 516, 387, 387, 387, 387,
        387, 387, 387, 387, 387, 910, 910, 1209, 1013, 1013, 722, 516, 596, 596, 596, 596, 596,
        596, 780, 540, 566, 861, 566, 557, 557, 557, 566, 566, 566, 566, 566, 566, 371, 371, 371,
        371, 394, 693, 404, 418, 394, 553, 635, 462, 387, 387, 457, 464, 464, 464, 464, 464, 464,
        464, 464, 421, 863, 421, 464, 397, 397, 667, 667, 299, 405,
      ]),
    // Persian digits.
    Row(0x06F0, bold: 1.11, [295, 280, 487, 583, 492, 545, 425, 578, 576, 491]),
    // Devanagari.
    Row(
      0x0903, bold: 1.095,
      [
        272, 764, 764, 1023, 491, 491, 548, 765, 853, 699, 553, 553, 553, 553, 1023, 1023, 1023,
        1023, 762, 818, 563, 591, 647, 634, 701, 742, 756, 742, 504, 585, 577, 563, 723, 570, 642,
        520, 615, 555, 555, 568, 771, 571, 703, 598, 580, 409, 409, 678, 760, 760, 556, 680, 578,
        676, 531, 0, 259, 0, 467, 259, 259, 259, 0, 0, 0, 0, 0, 0, 0, 0, 259, 259, 259, 259, 0,
        273, 259, 902, 0, 0, 0, 0, 0, 0, 0, 762, 818, 563, 742, 577, 563, 771, 580, 853, 699, 0,
        0, 379, 599,
      ]),
    // Digits of Devanagari.
    Row(0x0966, bold: 1.035, [551, 551, 551, 551, 551, 551, 551, 551, 551, 551]),
    // Thai.
    Row(
      0x0E01, bold: 1.055,
      [
        600, 547, 549, 614, 621, 598, 537, 532, 604, 550, 556, 906, 909, 603, 603, 547, 626, 903,
        909, 616, 636, 602, 609, 544, 613, 604, 605, 648, 652, 695, 682, 603, 614, 594, 488, 602,
        571, 603, 492, 628, 640, 572, 587, 668, 574, 560, 519, 338, 0, 406, 406, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 584, 295, 568, 308, 289, 304, 406, 595, 0, 0, 0, 0, 0, 0, 0, 0, 595,
      ]),
    // Digits and signs of Thai.
    Row(
      0x0E50, bold: 1.01,
      [
        570, 545, 613, 559, 539, 540, 520, 720, 565, 504, 767, 872,
      ]),
  ]

  /// Where the weight lies between regular and bold, whose widths were measured: 0 to 1.
  private let boldness: Double

  init(weight: Double) { boldness = min(max((weight - 400) / 300, 0), 1) }

  /// Returns a character's width in em, of all the letters in it; nil where its first one stands in no row.
  func width(_ character: Character) -> Double? {
    var cluster = ForeignCluster()
    for scalar in character.unicodeScalars {
      if let width = width(scalar) {
        cluster.add(scalar, width)
      } else if cluster.isEmpty {
        return nil
      } else {
        cluster.mark(scalar)
      }
    }
    return cluster.width * Guess.foreignWidth
  }

  /// Returns the width in em of the widest digit of a digit's script; nil for what is no digit of a row.
  func widestDigit(besides digit: Unicode.Scalar) -> Double? {
    guard let value = digit.decimalDigit else { return nil }
    let zero = digit.value - value
    let widths = (zero...zero + 9).compactMap { Unicode.Scalar($0).flatMap(width) }
    return widths.max().map { $0 * Guess.foreignWidth }
  }

  /// Returns a letter's width in em; nil where it stands in no row.
  private func width(_ scalar: Unicode.Scalar) -> Double? {
    for row in Self.rows {
      let place = Int(scalar.value) - Int(row.first)
      if row.widths.indices.contains(place), row.widths[place] > 0 {
        return Double(row.widths[place]) / 1000 * (1 + (row.bold - 1) * boldness)
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The value of a digit of any script, 0 to 9; nil for other signs.
  var decimalDigit: UInt32? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { UInt32(min(max($0, 0), 9)) }
  }
}
