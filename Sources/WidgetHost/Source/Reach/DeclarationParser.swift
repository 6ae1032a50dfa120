/// Splits a file into declarations by their first words: what stands between two such words belongs
/// to the first.
struct DeclarationParser {
  let file: SourceFile

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "func", "var", "let", "typealias",
    "import", "init", "deinit", "subscript", "case", "associatedtype", "operator",
    "precedencegroup", "macro",
  ]
  static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "consuming", "borrowing", "prefix",
    "postfix",
    "infix", "distributed",
  ]

  func declarations(in range: Range<Int>, inside owner: SourceDeclaration?) -> [SourceDeclaration] {
    pieces(in: range).map { declaration(in: $0, inside: owner) }
  }

  /// Returns the tokens of each declaration; directives belong to none.
  private func pieces(in range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var isHead = false
    var index = range.lowerBound
    func end(_ place: Int) {
      if let first = start, first < place { pieces.append(first..<place) }
      start = nil
    }
    while index < range.upperBound {
      let text = file.text(at: index)
      if depth == 0 {
        if file.tokens[index].kind == .pound, ["#if", "#elseif", "#else", "#endif"].contains(text) {
          end(index)
          isHead = false
          index = file.rest(ofLineFrom: index).upperBound
          continue
        }
        if !isHead, isFirst(index, in: range), begins(text, at: index) {
          end(index)
          start = index
          isHead = true
        }
        if isHead, isKeyword(text, at: index) { isHead = false }
      }
      if text == "{" || text == "(" || text == "[" { depth += 1 }
      if text == "}" || text == ")" || text == "]" { depth = max(0, depth - 1) }
      index += 1
    }
    end(range.upperBound)
    return pieces
  }

  /// Returns whether a token is the first of its line, or stands behind the end of something.
  private func isFirst(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return true }
    if file.tokens[index - 1].line < file.tokens[index].line { return true }
    return ["}", ";"].contains(file.text(at: index - 1))
  }

  private func begins(_ text: String, at index: Int) -> Bool {
    switch file.tokens[index].kind {
    case .pound: true
    case .punctuation: text == "@"
    case .identifier: Self.keywords.contains(text) || Self.modifiers.contains(text)
    default: false
    }
  }

  /// `class func` has its keyword behind `class`.
  func isKeyword(_ text: String, at index: Int) -> Bool {
    let kind = file.tokens[index].kind
    if kind == .pound { return true }
    guard kind == .identifier, Self.keywords.contains(text) else { return false }
    if index > 0, file.text(at: index - 1) == "@" { return false }
    guard text == "class" else { return true }
    return !["func", "var", "let", "subscript", "override", "final"].contains(
      file.text(at: index + 1))
  }
}
