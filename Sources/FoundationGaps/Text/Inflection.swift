/// Words that agree with the number before them, as the system makes them in English. Other
/// languages are left as they are written.
enum Inflection {
  /// Makes words agree with their number: `2 apple` is `2 apples`; `1 apple` stays.
  static func agreeing(_ text: String) -> String {
    guard Surroundings.current.locale.language.languageCode?.identifier == "en" else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { number($0) != nil }),
      let count = number(words[place]), count != 1,
      let noun = words.indices.last(where: { $0 != place && words[$0].last?.isLetter == true })
    else { return text }
    words[noun] = plural(words[noun])
    return words.joined(separator: " ")
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
