/// How wide the letters are that stand as one: of most scripts the sum of their widths.
///
/// In Devanagari the virama joins a letter to the next one. Most letters keep a part of their width before it, as in
/// Noto's half forms; some stay whole, some stand above the next one, and र becomes a mark.
struct ForeignCluster {
  /// The width of all its letters in em.
  private(set) var width = 0.0
  /// The letter that a virama would join to the next one.
  private var last: (letter: Unicode.Scalar, width: Double)?
  private var isJoined = false

  var isEmpty: Bool { last == nil }

  /// Adds a letter of a width in em.
  mutating func add(_ letter: Unicode.Scalar, _ own: Double) {
    if isJoined, let last {
      isJoined = false
      // Below another letter it is a mark. That one goes on: the next virama joins it.
      if letter == Self.ra, last.letter != Self.ra { return }
      width -= last.width * (1 - Self.part(of: last.letter, before: letter))
    }
    width += own
    last = (letter, own)
  }

  /// Adds a mark, which has no width of its own.
  mutating func mark(_ mark: Unicode.Scalar) {
    if mark == "\u{094D}" {
      isJoined = true
    } else if let last, last.letter == Self.ra, let part = Self.vowelsOfRa[mark] {
      width += last.width * part
    }
  }

  private static let ra: Unicode.Scalar = "र"

  /// How much wider the letter र becomes with a vowel that stands beside it, in parts of its width.
  private static let vowelsOfRa: [Unicode.Scalar: Double] = ["\u{0941}": 0.38, "\u{0942}": 0.92]

  /// What of its width a letter keeps before the next one.
  private static let (half, above) = (0.6, 0.15)

  /// The letters that have no half form.
  private static let whole = Set("ङछटठडढदहळ".unicodeScalars)

  /// The letters that stand above others.
  private static let stacks: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "क": "ष", "ङ": "कग", "ज": "ञ", "ट": "टठ", "ठ": "ठ", "ड": "डढ", "ढ": "ढ", "त": "त",
    "द": "गघदधबभमयव", "न": "न", "प": "न", "श": "चनलव", "ष": "टठ", "ह": "णनमयलव",
  ].mapValues { (below: String) in Set(below.unicodeScalars) }

  private static func part(of letter: Unicode.Scalar, before next: Unicode.Scalar) -> Double {
    if letter == ra { return 0 }
    if stacks[letter]?.contains(next) == true { return above }
    return whole.contains(letter) ? 1 : half
  }
}
