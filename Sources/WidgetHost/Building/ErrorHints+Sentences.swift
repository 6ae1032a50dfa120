// What sentences of the compiler say.
extension String {
  /// The sentence with each type by its own name: where another name stands for one, as in `'TimeInterval' (aka 'Double')`,
  /// the compiler quotes both.
  var withoutOtherNames: String {
    contains("' (aka '") ? replacing(/'[^']*' \(aka '([^']*)'\)/) { "'\($0.1)'" } : self
  }

  /// What a sentence of the compiler quotes: each type by its own name.
  var quotedNames: [String] {
    withoutOtherNames.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension ErrorHints {
  /// Returns the name that a sentence of the compiler says is missing.
  static func missingName(_ sentence: String) -> String? {
    let quoted = sentence.quotedNames
    func part(_ index: Int) -> String? {
      quoted.indices.contains(index) ? quoted[index] : nil
    }
    let name: String? =
      // The compiler's own words stand behind these.
      if sentence.contains(" is not declared in the source")
        || sentence.contains(" looks like a name of Apple's")
      {
        sentence.split(separator: " ").first.map(String.init)
      } else if sentence.contains("has no member '") || sentence.contains("has no dynamic member '")
      {
        part(1)
      } else if sentence.contains("annot find") {
        part(0)
      } else if isLooseMember(sentence) {
        part(0)
      } else if sentence.contains("argument label in call (have '") {
        // Of several labels nobody can tell which one was meant.
        part(0).flatMap { $0.filter { $0 == ":" }.count == 1 ? $0.replacing(":", with: "") : nil }
      } else {
        nil
      }
    guard let name, !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return name
  }

  /// Returns whether a sentence is on a member without a name in front, whose type is not found: `.botom`.
  static func isLooseMember(_ sentence: String) -> Bool {
    sentence.contains("eference to member '")
      && sentence.contains("cannot be resolved without a contextual type")
  }
}
