/// Tells with which iOS a symbol of SF Symbols came, so that a name that no phone knows is found.
public enum SymbolRelease {
  /// The newest iOS whose symbols are in the table.
  public static let newest = 26.0

  /// Returns the iOS that a name came with; nil for a name that SF Symbols does not have in `newest`.
  public static func system(of name: String) -> Double? {
    guard name.utf8.count <= SymbolMark.longestName else { return nil }
    if let system = plain(name) { return system }
    guard let dot = name.lastIndex(of: "."), languages.contains(name[dot...].dropFirst())
    else { return nil }
    return plain(String(name[..<dot]))
  }

  /// Returns whether a symbol that came with one iOS is in another. A whole number stands for the last version of that
  /// iOS, as of a phone that gets no newer one.
  public static func isThere(since first: Double, on system: Double) -> Bool {
    system == system.rounded() ? first < system + 1 : first <= system
  }

  /// All names, but for those of languages, in no order.
  public static var names: [String] {
    table.keys.flatMap { name in
      [name] + forms.filter { table[name]?.forms.contains($0.letter) == true }.map { name + $0.end }
    }
  }

  /// One symbol's iOS, and the forms that came with it.
  private struct Row: Sendable {
    var system: Double
    var forms: Substring
  }

  private static func plain(_ name: String) -> Double? {
    if let row = table[name] { return row.system }
    for form in forms where name.hasSuffix(form.end) {
      let row = table[String(name.dropLast(form.end.utf8.count))]
      if let row, row.forms.contains(form.letter) { return row.system }
    }
    return nil
  }

  private static let forms: [(letter: Character, end: String)] = [
    ("f", ".fill"), ("C", ".circle.fill"), ("c", ".circle"), ("S", ".square.fill"),
    ("s", ".square"),
    ("X", ".slash.fill"), ("x", ".slash"),
  ]

  /// What names of forms for a language or for its direction end with.
  private static let languages: Set<Substring> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
  ]

  private static let table = RowTable(sorted: SymbolReleaseRows.rows) { row -> Row? in
    let words = row.split(separator: " ")
    guard let system = words.first.flatMap({ Double($0) }) else { return nil }
    return Row(system: system, forms: words.count > 1 ? words[1] : "")
  }
}
