/// How wide letters are of scripts that Inter does not have, as Noto's fonts have them: no phone's were measured, and one
/// width for all stretches some words and squeezes others.
///
/// Of a letter that joins its neighbours the width is that of its forms, as often as they stand in running text: within a
/// word it is narrower than alone.
enum ForeignAdvances {
  /// The letters from the first one on, in thousandths of the font's size; 0: another table or none has it.
  private static let rows: [(first: UInt32, widths: [UInt16])] = [
    // Hebrew.
    (
      0x05D0,
      [
        632, 572, 374, 542, 627, 301, 330, 662, 634, 295, 545, 515, 522, 684, 660, 329, 379,
        643, 593, 620, 601, 529, 556, 627, 523, 730, 685,
      ]
    ),
    // Arabic: each letter as wide as its forms are in running text.
    (
      0x0621,
      [
        411, 273, 273, 464, 275, 397, 275, 465, 462, 489, 489, 623, 623, 623, 516, 516, 387,
        387, 910, 910, 1013, 1013, 722, 722, 516, 516, 566, 566, 397, 421, 421, 270, 596, 540,
        557, 371, 554, 394, 523, 464, 397, 421,
      ]
    ),
    // Arabic-Indic digits and signs.
    (
      0x0660,
      [
        295, 280, 487, 583, 478, 532, 504, 578, 576, 491, 473, 245, 245, 498,
      ]
    ),
    // Letters of Persian and Urdu.
    (
      0x0671,
      [
        273, 273, 275, 195, 408, 464, 551, 427, 475, 465, 465, 475, 489, 489, 489, 489, 623,
        623, 635, 623, 623, 635, 635, 516, 516, 516, 516, 516, 516, 516, 516, 516, 387, 387,
        387, 387, 387, 387, 387, 387, 387, 910, 910, 1209, 1013, 1013, 722, 516, 596, 596, 596,
        596, 596, 596, 780, 540, 566, 861, 566, 557, 557, 557, 566, 566, 566, 566, 566, 566,
        371, 371, 371, 371, 394, 693, 404, 418, 394, 553, 635, 462, 387, 387, 457, 464, 464,
        464, 464, 464, 464, 464, 464, 421, 863, 421, 464, 397, 397, 667, 667,
      ]
    ),
    // Persian digits.
    (
      0x06F0,
      [
        295, 280, 487, 583, 492, 545, 425, 578, 576, 491,
      ]
    ),
    // Devanagari.
    (
      0x0904,
      [
        764, 764, 1023, 491, 491, 548, 765, 853, 699, 553, 553, 553, 553, 1023, 1023, 1023,
        1023, 762, 818, 563, 591, 647, 634, 701, 742, 756, 742, 504, 585, 577, 563, 723, 570,
        642, 520, 615, 555, 555, 568, 771, 571, 703, 598, 580, 409, 409, 678, 760, 760, 556,
        680, 578, 676, 531, 0, 259, 0, 467, 259, 259, 259, 0, 0, 0, 0, 0, 0, 0, 0, 259, 259,
        259, 259, 0, 273, 259, 902, 0, 0, 0, 0, 0, 0, 0, 762, 818, 563, 742, 577, 563, 771,
        580, 853, 699, 0, 0, 379, 599, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551,
      ]
    ),
    // Thai.
    (
      0x0E01,
      [
        600, 547, 549, 614, 621, 598, 537, 532, 604, 550, 556, 906, 909, 603, 603, 547, 626,
        903, 909, 616, 636, 602, 609, 544, 613, 604, 605, 648, 652, 695, 682, 603, 614, 594,
        488, 602, 571, 603, 492, 628, 640, 572, 587, 668, 574, 560, 519, 338, 0, 406, 406, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 584, 295, 568, 308, 289, 304, 406, 595, 0, 0, 0, 0, 0, 0,
        0, 0, 595, 570, 545, 613, 559, 539, 540, 520, 720, 565, 504, 767, 872,
      ]
    ),
  ]

  /// The sign by which a letter of Devanagari joins the next one, and the part of its width that it keeps then, as in
  /// Noto's half forms.
  private static let (virama, half) = (UInt32(0x094D), 0.6)

  /// Returns a character's width in em, of all the letters in it; nil where its first one stands in no row.
  static func width(_ character: Character) -> Double? {
    var (sum, last, isHalf) = (0.0, 0.0, false)
    for scalar in character.unicodeScalars {
      if scalar.value == virama {
        isHalf = true
      } else if let width = width(scalar) {
        // A letter that no other one follows stays whole.
        if isHalf { sum -= last * (1 - half) }
        (sum, last, isHalf) = (sum + width, width, false)
      } else if last == 0 {
        return nil
      }
    }
    return sum * Guess.foreignWidth
  }

  /// Returns a letter's width in em; nil where it stands in no row.
  private static func width(_ scalar: Unicode.Scalar) -> Double? {
    for row in rows {
      let place = Int(scalar.value) - Int(row.first)
      if row.widths.indices.contains(place), row.widths[place] > 0 {
        return Double(row.widths[place]) / 1000
      }
    }
    return nil
  }
}
