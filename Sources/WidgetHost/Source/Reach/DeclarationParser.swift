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
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "nonisolated", "isolated", "consuming", "borrowing", "prefix",
    "postfix",
    "infix", "distributed",
  ]

  /// Words that no value begins with, as it may with `open` or `prefix`.
  private static let reserved = keywords.subtracting(["actor", "macro"])
    .union(["public", "private", "fileprivate", "internal", "static"])

  func declarations(in range: Range<Int>, inside owner: SourceDeclaration?) -> [SourceDeclaration] {
    pieces(in: range).map { piece, conditional in
      var found = declaration(in: piece, inside: owner)
      if let conditional {
        found.range = file.bytes(of: conditional..<piece.upperBound)
        found.lines = file.tokens[conditional].line...found.lines.upperBound
      }
      return found
    }
  }

  /// Returns the tokens of each declaration, and where attributes before it begin that stand between directives; other
  /// directives belong to none.
  private func pieces(in range: Range<Int>) -> [(Range<Int>, conditional: Int?)] {
    var pieces: [(Range<Int>, conditional: Int?)] = []
    var start: Int?
    var attributes: Int?
    var conditional: Int?
    var depth = 0
    var isHead = false
    var blocks: [Int: Int]?
    var index = range.lowerBound
    func end(_ place: Int) {
      if let first = start, first < place { pieces.append((first..<place, conditional)) }
      (start, conditional) = (nil, nil)
    }
    while index < range.upperBound {
      let text = file.text(at: index)
      if depth == 0 {
        if file.tokens[index].kind == .pound, ["#if", "#elseif", "#else", "#endif"].contains(text) {
          // The rest of a value's chain: `Text("a")`, and in a branch `.bold()`.
          if text == "#if", start != nil,
            file.text(at: file.rest(ofLineFrom: index).upperBound) == "."
          {
            let ends = blocks ?? conditionalBlocks(in: range)
            blocks = ends
            if let last = ends[index] {
              index = last + 1
              continue
            }
          }
          end(index)
          isHead = false
          let block = text == "#if" ? attributeBlock(from: index, in: range) : nil
          attributes = block == nil ? nil : index
          index = block ?? file.rest(ofLineFrom: index).upperBound
          continue
        }
        if !isHead, isFirst(index, in: range), begins(text, at: index) {
          end(index)
          (start, conditional, attributes) = (index, attributes, nil)
          isHead = true
        }
        if isHead, isKeyword(text, at: index) { isHead = false }
      }
      if file.tokens[index].kind == .punctuation {
        if SourceFile.opensBracket(text) {
          // Between brackets no declaration of this range begins.
          if depth == 0, let other = file.partner(of: index), range.contains(other), other > index {
            index = other + 1
            continue
          }
          depth += 1
        }
        if SourceFile.closesBracket(text) { depth = max(0, depth - 1) }
      }
      index += 1
    }
    end(range.upperBound)
    return pieces
  }

  /// Returns the token behind an `#if` that holds attributes only, as generated code has them before declarations.
  private func attributeBlock(from start: Int, in range: Range<Int>) -> Int? {
    var index = file.rest(ofLineFrom: start).upperBound
    while index < range.upperBound {
      let text = file.text(at: index)
      if text == "#endif" {
        let end = file.rest(ofLineFrom: index).upperBound
        return end < range.upperBound ? end : nil
      } else if text == "#else" || text == "#elseif" {
        index = file.rest(ofLineFrom: index).upperBound
      } else if text == "@", file.text(at: index + 2) == "(" {
        index = file.closing(of: index + 2) + 1
      } else if text == "@" {
        index += 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the `#endif` of each `#if`.
  private func conditionalBlocks(in range: Range<Int>) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for index in range where file.tokens[index].kind == .pound {
      switch file.text(at: index) {
      case "#if": open.append(index)
      case "#endif": if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  /// Returns whether a token is the first of its line and goes on with nothing, or stands behind the end of something.
  private func isFirst(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return true }
    if file.tokens[index - 1].line < file.tokens[index].line {
      return Self.reserved.contains(file.text(at: index)) || !file.goesOn(behind: index - 1)
    }
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

  /// Returns whether a token is the keyword of a declaration: `class func` has it behind `class`.
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
