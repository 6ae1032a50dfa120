/// Words that agree with the number before them, as the system makes them in English. Other
/// languages are left as they are written.
enum Inflection {
  /// Makes words agree with their number: `2 apple` is `2 apples`; `1 apple` stays.
  static func agreeing(_ text: String) -> String {
    guard Surroundings.current.locale.language.languageCode?.identifier == "en" else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { number($0) != nil }),
      let count = number(words[place]), count != 1,
      let noun = noun(of: words, place)
    else { return text }
    words[noun] = plural(words[noun])
    return words.joined(separator: " ")
  }

  /// Words that stand behind what is counted: `2 days left`, `3 cups of tea`.
  private static let following: Set<String> = [
    "left", "remaining", "ago", "away", "later", "more", "to", "of", "in", "on", "at", "for",
    "from", "by",
    "with", "until", "per", "and", "or", "behind", "ahead", "total", "old", "long",
  ]

  /// Returns the place of the word that is counted: the last one, or the last before a word that cannot be counted.
  private static func noun(of words: [String], _ number: Int) -> Int? {
    let places = words.indices.filter { $0 != number && words[$0].last?.isLetter == true }
    let end = places.dropFirst().first {
      $0 > number && following.contains(words[$0].lowercased())
    }
    return end.map { end in places.last { $0 < end } } ?? places.last
  }

  private static func number(_ word: String) -> Double? {
    Double(word.filter { $0 != "," && $0 != "*" })
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "half": "halves", "life": "lives", "leaf": "leaves",
    "is": "are", "was": "were", "has": "have",
  ]

  static func plural(_ word: String) -> String {
    if let known = irregular[word.lowercased()] {
      return word.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let lower = word.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
