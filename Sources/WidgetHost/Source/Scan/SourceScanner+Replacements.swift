extension SourceScanner {
  /// Notes that the build copy has other text in the place of some bytes.
  mutating func replace(_ range: Range<Int>, with text: String) {
    found.replacements.append(.init(file: number, range: range, text: text))
  }

  /// Blanks an attribute with its parentheses, and gives the place behind it.
  mutating func blankAttribute(at index: Int) -> Int {
    var end = index + 2
    if file.text(at: end) == "(",
      file.tokens[end].range.lowerBound == file.tokens[end - 1].range.upperBound
    {
      end = file.closing(of: end) + 1
    }
    let range = file.bytes(of: index..<end)
    replace(range, with: file.blanks(for: range))
    return end
  }

  /// Blanks a macro that says how a model is kept, `#Index<Order>([\.number])`, and gives the place behind it.
  mutating func blankModelMacro(at index: Int) -> Int {
    var end = index + 1
    if file.text(at: end) == "<" {
      let last = min(file.tokens.count, index + SourceFile.longestHead)
      end = (end..<last).first { file.text(at: $0) == "(" } ?? end
    }
    guard file.text(at: end) == "(" else { return index + 1 }
    let range = file.bytes(of: index..<file.closing(of: end) + 1)
    replace(range, with: file.blanks(for: range))
    return file.closing(of: end) + 1
  }

  /// Makes a selector of its words: there is no Objective-C here, and nobody sends any.
  mutating func nameSelector(at index: Int) -> Int {
    nameWords(at: index) { _, words, lines in "Selector(\"\(words)\"\(lines))" }
  }

  /// Makes a text of what a key path names: in `#keyPath(Order.shop.name)` that is `shop.name`.
  mutating func nameKeyPath(at index: Int) -> Int {
    nameWords(at: index) { file, words, lines in
      let isOfType =
        file.text(at: index + 2).first?.isUppercase == true && file.text(at: index + 3) == "."
      let path = isOfType ? words.drop { $0 != "." }.dropFirst() : words[...]
      return "(\"\(path)\"\(lines))"
    }
  }

  /// Writes what stands between the brackets behind a word otherwise, and gives the place behind them.
  private mutating func nameWords(
    at index: Int, _ text: (SourceFile, _ words: String, _ lines: String) -> String
  ) -> Int {
    let last = file.closing(of: index + 1)
    let words = file.tokens[index + 2..<max(index + 2, last)].map { file.text($0) }.joined()
    let range = file.bytes(of: index..<last + 1)
    let lines = file.blanks(for: range).filter(\.isNewline)
    replace(range, with: text(file, words.filter { $0 != "\"" && !$0.isNewline }, lines))
    return last + 1
  }

  // MARK: Imports

  /// Returns whether the word at a place begins an import, maybe behind an attribute or an access level.
  func isStartOfImport(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = file.tokens[index - 1]
    if before.line < file.tokens[index].line { return true }
    // `@testable import`, `@preconcurrency import`, `public import`, `; import`.
    return ["testable", "preconcurrency", "_exported", "_implementationOnly", ";", ")"]
      .contains(file.text(before)) || Self.importLevels.contains(file.text(before))
  }

  /// The access levels that an import may have.
  private static let importLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Takes the access level from an import: another module may stand in for its own and for those that files import
  /// without a level, which no compiler takes.
  private mutating func blankLevel(ofImport index: Int) {
    var place = index - 1
    while place >= 0, file.tokens[place].line == file.tokens[index].line {
      let text = file.text(at: place)
      if Self.importLevels.contains(text) {
        let range = file.tokens[place].range
        return replace(range, with: file.blanks(for: range))
      }
      guard ["@", "testable", "preconcurrency", "_exported"].contains(text) else { return }
      place -= 1
    }
  }

  /// Notes an import of a module, or of one name of it.
  mutating func readImport(at index: Int) {
    guard let (place, isOneName) = file.importedModule(at: index) else { return }
    blankLevel(ofImport: index)
    let name = file.tokens[place]
    let isQualified =
      file.text(at: place + 1) == "." && file.tokens[place + 1].line == name.line
    var end = place + 1
    while end + 1 < file.tokens.count, file.text(at: end) == ".",
      file.tokens[end].line == name.line
    {
      end += 2
    }
    found.imports.append(
      .init(
        module: file.text(name), range: name.range, line: name.line, file: number,
        isWhole: !isOneName && !isQualified,
        clause: isOneName ? file.bytes(of: index + 1..<end) : name.range, isIdle: isIdle))
    guard isQualified, !isOneName else { return }
    // `import os.log` and `import CoreImage.CIFilterBuiltins`: there are no submodules here.
    let range = file.bytes(of: place + 1..<end)
    replace(range, with: file.blanks(for: range))
  }
}
