/// An `@NSManaged var name: Type`, which Core Data gives its value: here a value that reads and
/// writes what stands in for it. Extensions could not store one.
enum ManagedProperty {
  /// Returns what such a value is replaced with.
  ///
  /// - Parameter index: the token `@`.
  static func replacements(_ file: SourceFile, _ number: Int, at index: Int)
    -> [SourceScan.Replacement]
  {
    let word = file.bytes(of: index..<index + 2)
    var found = [
      SourceScan.Replacement(file: number, range: word, text: file.blanks(for: word))
    ]
    // The attribute may have a line of its own.
    let start = index + 2
    guard file.tokens.indices.contains(start) else { return found }
    let line = start..<end(of: start, in: file)
    guard let last = line.last, file.text(at: last) != "}" else { return found }
    let keyword = line.first { ["var", "func"].contains(file.text(at: $0)) }
    guard let keyword else { return found }
    let name = file.text(at: keyword + 1)
    let body =
      file.text(at: keyword) == "func"
      ? " {}" : " { get { _managedValue(\"\(name)\") } set { _manage(newValue, \"\(name)\") } }"
    let end = file.tokens[last].range.upperBound
    found.append(.init(file: number, range: end..<end, text: body))
    return found
  }

  /// Returns the place behind a declaration: the end of its line, or a semicolon outside of all brackets.
  private static func end(of start: Int, in file: SourceFile) -> Int {
    let last = file.rest(ofLineFrom: start, most: SourceFile.longestHead).upperBound
    var place = start
    while place < last, file.text(at: place) != ";" {
      place =
        SourceFile.opensBracket(file.text(at: place)) ? file.closing(of: place) + 1 : place + 1
    }
    return min(place, last)
  }
}
