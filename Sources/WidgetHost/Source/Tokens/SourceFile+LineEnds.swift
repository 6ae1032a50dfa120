extension SourceFile {
  /// Words that ask for something behind them.
  private static let openWords: Set<String> = ["as", "is", "try", "await"]
  private static let operatorBytes = Set("+-*/%&|^<>?!~=".utf8)
  private static let blanks = Set(" \t\n".utf8)

  /// Returns whether an expression or a type goes on in the next line where a token is the last of its own: a comma, a
  /// colon, or an operator with a blank in front. The marks of `Int?`, `Set<Int>` and `1...` have none.
  func goesOn(behind index: Int) -> Bool {
    let word = text(at: index)
    if word == "," || word == ":" || Self.openWords.contains(word) { return true }
    if word == "." { return text(at: index - 1) != "." }
    guard isOperator(index) else { return false }
    var first = index
    while isOperator(first - 1),
      tokens[first - 1].range.upperBound == tokens[first].range.lowerBound
    {
      first -= 1
    }
    let before = text(at: first - 1)
    // `prefix operator -` is whole; `as?` and `try!` are not.
    if before == "operator" { return false }
    if Self.openWords.contains(before) { return true }
    let start = tokens[first].range.lowerBound
    return start > 0 && Self.blanks.contains(bytes[start - 1])
  }

  /// Returns whether a token that is the first of its line goes on with what stands before it.
  func goesOn(with index: Int) -> Bool {
    let word = text(at: index)
    return word == ":" || word == "." || word == "as" || word == "is" || isOperator(index)
  }

  private func isOperator(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .punctuation else { return false }
    return Self.operatorBytes.contains(bytes[tokens[index].range.lowerBound])
  }
}
