extension SourceFile {
  private static let operatorSigns = Set("/=-+!*%<>&|^~?".utf8)

  /// Returns the operator that begins at a token: the signs up to the next blank, letter or bracket.
  func operatorName(at place: Int) -> String? {
    let name = String(decoding: signs(from: place), as: UTF8.self)
    // `func +++<T>(…)`: what opens the parameters of types is none of it.
    if name.utf8.count > 1, name.hasSuffix("<"),
      tokens.indices.contains(place + name.utf8.count),
      tokens[place + name.utf8.count].kind == .identifier
    {
      return String(name.dropLast())
    }
    return name.isEmpty ? nil : name
  }

  /// Returns which of some operators stand in the file.
  func operators(among asked: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let hasSlashes = asked.contains { $0.utf8.contains(UInt8(ascii: "/")) }
    for (token, word) in zip(tokens, words)
    where token.kind == .string && word.contains(bytesOf: "\\(") {
      // Without quotes the text of the literal is code like the rest.
      let inside = word.map { "\"#\\".contains($0) || $0 == "/" && !hasSlashes ? " " : $0 }
      found.formUnion(SourceFile(path: "", text: String(inside)).operators(among: asked))
    }
    var place = 0
    while place < tokens.count {
      let signs = signs(from: place)
      if !signs.isEmpty, case let name = String(decoding: signs, as: UTF8.self),
        asked.contains(name)
      {
        found.insert(name)
      }
      place += max(1, signs.count)
    }
    return found
  }

  /// Returns the signs that stand behind one another from a token on.
  private func signs(from place: Int) -> ArraySlice<UInt8> {
    guard tokens.indices.contains(place), tokens[place].kind == .punctuation else { return [] }
    return bytes[tokens[place].range.lowerBound...].prefix { Self.operatorSigns.contains($0) }
  }
}
