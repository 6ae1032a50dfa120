/// A statement that a function does without, when what it calls is not here: a call alone, of somebody who counts or keeps.
enum PlainStatement {
  /// Returns the tokens of the innermost statement on a line of a function; nil where others may need what it does.
  ///
  /// - Parameter lines: those of the function.
  static func tokens(
    on line: Int, of file: SourceFile, within lines: ClosedRange<Int>
  ) -> Range<Int>? {
    guard let statement = innermost(on: line, of: file, within: lines) else { return nil }
    let words = statement.map { file.text(at: $0) }
    guard let first = statement.first, file.tokens[first].kind == .identifier,
      !keywords.contains(words[0]), !words.contains("request")
    else { return nil }
    var depth = 0
    for (place, word) in words.enumerated() {
      if SourceFile.opensBracket(word) { depth += 1 }
      if SourceFile.closesBracket(word) { depth -= 1 }
      // What is kept somewhere may be read.
      if depth == 0, word == "=", words[0] != "_", words[place - 1] != "=" { return nil }
    }
    return statement
  }

  private static let keywords: Set<String> = [
    "let", "var", "guard", "if", "else", "for", "while", "switch", "case", "return", "throw", "do",
    "catch", "defer", "func", "repeat", "break", "continue", "default", "fallthrough", "struct",
    "class", "enum", "async", "static", "private", "fileprivate", "public", "init",
  ]

  /// Returns the smallest run of tokens between two line ends outside of parentheses that reaches over a line.
  private static func innermost(
    on line: Int, of file: SourceFile, within lines: ClosedRange<Int>
  ) -> Range<Int>? {
    guard
      let start = file.tokens.indices.first(where: { file.tokens[$0].line >= lines.lowerBound })
    else { return nil }
    var found: Range<Int>?
    // For each open bracket where its last statement begins, and whether statements stand in it.
    var open: [(first: Int?, isBlock: Bool)] = []
    func end(_ first: Int?, _ place: Int) {
      guard let first, first < place, file.tokens[first].line <= line,
        file.tokens[place - 1].line >= line
      else { return }
      if found.map({ $0.count > place - first }) ?? true { found = first..<place }
    }
    for place in start..<file.tokens.count where file.tokens[place].line <= lines.upperBound {
      let text = file.text(at: place)
      if text == "in", let first = open.last?.first, file.text(at: first) != "for" {
        // So far it was what a closure takes.
        open[open.count - 1].first = nil
        continue
      }
      if let scope = open.last, scope.isBlock {
        let isNew =
          scope.first == nil
          || (file.tokens[place].line > file.tokens[place - 1].line && begins(at: place, of: file)
            && !goesOn(behind: place - 1, of: file))
        if isNew, text != "}" {
          end(scope.first, place)
          open[open.count - 1].first = place
        }
      }
      if SourceFile.opensBracket(text) {
        open.append((nil, text == "{"))
      } else if SourceFile.closesBracket(text), let scope = open.popLast(), scope.isBlock {
        end(scope.first, place)
      }
    }
    return found
  }

  /// Returns whether a word at the start of a line begins a statement.
  private static func begins(at place: Int, of file: SourceFile) -> Bool {
    ![")", "]", "else", "catch", "where"].contains(file.text(at: place))
      && !file.goesOn(with: place)
  }

  /// Returns whether what follows a word at the end of a line belongs to it.
  private static func goesOn(behind place: Int, of file: SourceFile) -> Bool {
    file.goesOn(behind: place) || file.text(at: place) == "return"
  }
}
