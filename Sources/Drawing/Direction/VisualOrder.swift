/// The order in which the characters of one line stand from left to right.
///
/// Unicode Standard Annex #9 for a paragraph of one line: its direction is that of its first letter (P2, P3),
/// then weak types (W), paired brackets (N0), neutrals (N1, N2), levels (I) and reordering (L).
/// Embeddings and isolates are left out: their characters show nothing and change nothing.
public struct VisualOrder {
  /// A character of the line at its place.
  public struct Place: Hashable, Sendable {
    /// Which of the characters as they are written.
    public var index: Int
    /// Whether it is read from right to left, so that a bracket faces the other way.
    public var isMirrored: Bool

    public init(index: Int, isMirrored: Bool) {
      (self.index, self.isMirrored) = (index, isMirrored)
    }
  }

  private let characters: [Character]
  private var classes: [BidiClass]
  /// 0 for a line from left to right, 1 for one from right to left.
  private let base: Int

  /// The direction of a paragraph, that of its first letter; nil when nothing in it is read from right to left.
  public static func isRightToLeft(_ paragraph: [Character]) -> Bool? {
    guard paragraph.contains(where: isForeign) else { return nil }
    for character in paragraph {
      switch BidiClass(character) {
      case .left: return false
      case .right, .arabic: return true
      default: continue
      }
    }
    return false
  }

  /// The characters of a line from the left; nil when that is the order in which they are written.
  ///
  /// - Parameter isRightToLeft: the direction of the paragraph that the line is of; nil: that of the line's first letter.
  public static func places(
    _ characters: [Character], isRightToLeft: Bool? = nil
  ) -> [Place]? {
    guard isRightToLeft == true || characters.contains(where: isForeign) else { return nil }
    var order = VisualOrder(characters, isRightToLeft)
    return order.resolved()
  }

  private static func isForeign(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      BidiClass.isRightToLeft($0.value) || $0.value == 0x200F
    } ?? false
  }

  /// What stands for a character in text from right to left: brackets face the other way.
  public static func mirrored(_ character: Character) -> Character {
    mirrors[character] ?? character
  }

  private init(_ characters: [Character], _ isRightToLeft: Bool?) {
    self.characters = characters
    classes = characters.map(BidiClass.init)
    base = isRightToLeft ?? VisualOrder.isRightToLeft(characters) == true ? 1 : 0
  }

  private var baseClass: BidiClass { base == 0 ? .left : .right }

  private mutating func resolved() -> [Place] {
    let original = classes
    resolveWeak()
    resolveBrackets(original)
    resolveNeutrals()
    var levels = classes.map { kind in
      switch kind {
      case .right: 1
      case .europeanNumber, .arabicNumber: 2
      default: base == 0 ? 0 : 2
      }
    }
    // L1: blanks at the end of the line are the line's.
    for index in levels.indices.reversed() {
      guard original[index] == .space || original[index] == .boundary else { break }
      levels[index] = base
    }
    return reordered(levels)
  }

  // W1 to W7.

  private mutating func resolveWeak() {
    var strong = baseClass
    for index in classes.indices {
      let before = index > 0 ? classes[index - 1] : baseClass
      switch classes[index] {
      case .nonspacingMark, .boundary: classes[index] = before
      case .europeanNumber where strong == .arabic: classes[index] = .arabicNumber
      case .left, .right, .arabic: strong = classes[index]
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
    // One separator between two numbers of a kind belongs to them.
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      switch classes[index] {
      case .europeanSeparator where before == .europeanNumber,
        .commonSeparator where before == .europeanNumber || before == .arabicNumber:
        classes[index] = before
      default: break
      }
    }
    // Signs beside a number belong to it.
    for index in classes.indices where classes[index] == .europeanTerminator {
      let after = classes[index...].first { $0 != .europeanTerminator }
      let before = index > 0 ? classes[index - 1] : .other
      if before == .europeanNumber || after == .europeanNumber { classes[index] = .europeanNumber }
    }
    var last = baseClass
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .other
      case .left, .right: last = classes[index]
      case .europeanNumber where last == .left: classes[index] = .left
      default: break
      }
    }
  }

  /// What a class counts as for the neutrals beside it: numbers count as right-to-left.
  private func side(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .left: .left
    case .right, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }

  // N0.

  private mutating func resolveBrackets(_ original: [BidiClass]) {
    var open: [(place: Int, close: Character)] = []
    var pairs: [(Int, Int)] = []
    for (index, character) in characters.enumerated() where classes[index] == .other {
      if let close = VisualOrder.closing[character] {
        open.append((index, close))
        if open.count > 63 { return }
      } else if let match = open.lastIndex(where: { $0.close == character }) {
        pairs.append((open[match].place, index))
        open.removeSubrange(match...)
      }
    }
    for (start, end) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = classes[start + 1..<end].compactMap(side)
      if inside.contains(baseClass) {
        set(start, end, baseClass)
      } else if let other = inside.first {
        let before = classes[..<start].reversed().compactMap(side).first ?? baseClass
        set(start, end, before == other ? other : baseClass)
      }
    }
  }

  private mutating func set(_ start: Int, _ end: Int, _ kind: BidiClass) {
    classes[start] = kind
    classes[end] = kind
  }

  // N1 and N2.

  private mutating func resolveNeutrals() {
    var index = 0
    while index < classes.count {
      guard side(classes[index]) == nil else {
        index += 1
        continue
      }
      var end = index
      while end < classes.count, side(classes[end]) == nil { end += 1 }
      let before = index > 0 ? side(classes[index - 1]) ?? baseClass : baseClass
      let after = end < classes.count ? side(classes[end]) ?? baseClass : baseClass
      for place in index..<end { classes[place] = before == after ? before : baseClass }
      index = end
    }
  }

  // L2 and L4.

  private func reordered(_ levels: [Int]) -> [Place] {
    var places = Array(levels.indices)
    for level in (1...2).reversed() {
      var start = 0
      while start < places.count {
        guard levels[places[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < places.count, levels[places[end]] >= level { end += 1 }
        places[start..<end].reverse()
        start = end
      }
    }
    return places.map { Place(index: $0, isMirrored: levels[$0] == 1) }
  }

  private static let pairs: [(Character, Character)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("⟨", "⟩"), ("「", "」"), ("『", "』"),
  ]
  private static let closing = Dictionary(uniqueKeysWithValues: pairs)
  private static let mirrors: [Character: Character] = {
    var mirrors: [Character: Character] = [:]
    for (one, other) in pairs + [("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥")] {
      mirrors[one] = other
      mirrors[other] = one
    }
    return mirrors
  }()
}
