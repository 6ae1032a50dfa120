extension String {
  /// Returns the text if it has no more characters than there may be; else those of its words that do, and “…”.
  ///
  /// A word that takes most of the room is cut itself.
  public func shortened(to most: Int) -> String {
    let kept = prefix(most)
    return kept.endIndex == endIndex ? self : String.ended(kept, before: self[kept.endIndex])
  }

  /// Returns the text if it fits; else as many of its words as do, and “…”. A word that takes most of the room is cut
  /// itself.
  public func shortened(fits: (String) -> Bool) -> String {
    if fits(self) { return self }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits("\(prefix(middle))…") { low = middle } else { high = middle - 1 }
    }
    let kept = prefix(max(0, low))
    return kept.endIndex == endIndex ? self : String.ended(kept, before: self[kept.endIndex])
  }

  /// Returns the beginning of a text up to its last whole word, without the sign behind that.
  private static func ended(_ beginning: Substring, before next: Character) -> String {
    var kept = beginning
    if !next.isWhitespace, let blank = beginning.lastIndex(where: \.isWhitespace) {
      let words = beginning[..<blank]
      if words.count * 2 >= beginning.count { kept = words }
    }
    while let last = kept.last, last.isWhitespace || ",;:–→".contains(last) { kept.removeLast() }
    return "\(kept)…"
  }
}
