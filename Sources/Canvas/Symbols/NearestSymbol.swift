import Drawing
import Findings

/// Finds the name of SF Symbols that somebody meant who wrote one that is none.
enum NearestSymbol {
  /// Returns the nearest real name; nil where none is near.
  static func name(for name: String) -> String? {
    let name = String(name.prefix(80))
    let parts = name.split(separator: ".")
    // Of words that are all right only their choice is wrong: another letter would make another symbol.
    let near =
      parts.allSatisfy(words.contains) ? combination(of: parts) : slip(from: name)
    return near ?? SymbolTable.beginning(of: name) { SymbolRelease.system(of: $0) != nil }
  }

  private static let names = SymbolRelease.names.sorted()
  private static let words = Set(names.flatMap { $0.split(separator: ".") })

  /// Returns the name with the same words in another order, with one that begins or ends alike (`gear`, `gearshape`), or
  /// without one of them.
  private static func combination(of parts: [Substring]) -> String? {
    let sorted = parts.sorted()
    var alike: String?
    for name in names {
      let others = name.split(separator: ".")
      guard others.count == parts.count else { continue }
      if others.sorted() == sorted { return name }
      let differing = zip(parts, others).filter { $0 != $1 }
      if alike == nil, differing.count == 1, let (own, other) = differing.first,
        own.count >= 3, other.hasPrefix(own) || other.hasSuffix(own)
      {
        alike = name
      }
    }
    if let alike { return alike }
    for place in parts.indices.reversed() where parts.count > 1 {
      let rest = (parts[..<place] + parts[(place + 1)...]).joined(separator: ".")
      if SymbolRelease.system(of: rest) != nil { return rest }
    }
    return nil
  }

  /// Returns the name with the fewest changed letters, if they are few.
  ///
  /// Of several with as few, one with the same first letter counts first, then one in which only letters are missing.
  private static func slip(from name: String) -> String? {
    let wanted = Array(name.utf8)
    let most = max(1, min(4, wanted.count / 3))
    var best: (name: String, rank: [Int])?
    for candidate in names where abs(candidate.utf8.count - wanted.count) <= most {
      let other = Array(candidate.utf8)
      let distance = EditDistance.between(wanted, other)
      guard distance <= most else { continue }
      let rank = [
        distance, other.first == wanted.first ? 0 : 1, isMissing(wanted, from: other) ? 0 : 1,
      ]
      if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (candidate, rank) }
    }
    return best?.name
  }

  /// Returns whether a word is another one without some of its letters.
  private static func isMissing(_ short: [UInt8], from long: [UInt8]) -> Bool {
    var rest = long[...]
    for letter in short {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
