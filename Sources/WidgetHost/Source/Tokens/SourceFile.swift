import Foundation

/// One Swift file of a widget, split into tokens.
struct SourceFile {
  /// As the user gave it, for messages.
  var path: String
  let bytes: [UInt8]
  /// Without comments and line ends.
  let tokens: [SwiftToken]
  /// The texts of the tokens. Each is asked for many times, and to make it anew takes longer than to compare it.
  let words: [String]
  /// Where its comments stand, in bytes.
  let comments: [Range<Int>]
  /// For each bracket that has its other one, that one's place; for all other tokens -1.
  private let partners: [Int]
  /// Tokens before the brace of a declaration: nobody writes more, and a search for a brace that is not there would go
  /// through the whole file each time.
  static let longestHead = 400
  /// What never stands between the name of a type and its brace.
  private static let headEnds: Set<String> = [
    "struct", "enum", "extension", "actor", "protocol", "func", "var", "let", "import", "}", ";",
  ]

  /// Returns whether a word ends the head of a type: with its brace, or since another declaration begins.
  static func endsHead(_ word: String) -> Bool { word == "{" || headEnds.contains(word) }

  static func opensBracket(_ word: String) -> Bool { word == "(" || word == "[" || word == "{" }

  static func closesBracket(_ word: String) -> Bool { word == ")" || word == "]" || word == "}" }

  /// Returns whether a token closes what `<` opens: the arrow of a closure's type closes nothing.
  func closesAngle(_ place: Int) -> Bool { text(at: place) == ">" && text(at: place - 1) != "-" }

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    let all = SwiftTokenizer.tokens(bytes)
    tokens = all.filter { $0.kind != .comment && $0.kind != .newline }
    comments = all.filter { $0.kind == .comment }.map(\.range)
    words = tokens.map { [bytes] in String(decoding: bytes[$0.range], as: UTF8.self) }
    partners = SourceFile.partners(of: tokens, in: bytes)
  }

  /// Finds the other one of each bracket in one pass, whichever kind it has.
  private static func partners(of tokens: [SwiftToken], in bytes: [UInt8]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (place, token) in tokens.enumerated() where token.kind == .punctuation {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append(place)
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard let opening = open.popLast() else { continue }
        (partners[opening], partners[place]) = (place, opening)
      default: break
      }
    }
    return partners
  }

  func text(_ token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func text(at index: Int) -> String {
    words.indices.contains(index) ? words[index] : ""
  }

  /// Returns which of some names stand in the file.
  func names(among asked: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for (token, word) in zip(tokens, words) where token.kind == .identifier {
      if asked.contains(word) { found.insert(word) }
    }
    return found
  }

  /// Returns the names in the code of a text literal, with the words of its text; none where it has no code.
  func names(inLiteral place: Int) -> Set<String> {
    let text = words[place]
    guard text.contains(bytesOf: "\\(") else { return [] }
    // Without quotes and slashes, the text of the literal is words like the rest.
    let inside = SourceFile(path: "", text: String(text.map { "\"/#".contains($0) ? " " : $0 }))
    return zip(inside.tokens, inside.words).reduce(into: []) { names, item in
      if item.0.kind == .identifier { names.insert(item.1) }
    }
  }

  /// Returns the name of a type with those around it.
  ///
  /// No compiler takes types that lie so deep in one another that their names do not end: there the names begin anew.
  static func name(_ name: String, in outer: String?) -> String {
    guard let outer, outer.utf8.count < 1000 else { return name }
    return "\(outer).\(name)"
  }

  /// Returns where some tokens stand, from the first to the last; no bytes for none.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    let tokens = self.tokens[tokens.clamped(to: self.tokens.indices)]
    guard let first = tokens.first, let last = tokens.last else {
      let place = tokens.startIndex < self.tokens.endIndex ? self.tokens[tokens.startIndex] : nil
      let start = place?.range.lowerBound ?? bytes.count
      return start..<start
    }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Returns the first token that begins at a byte or behind it.
  func firstToken(from byte: Int) -> SwiftToken? {
    let place = place(from: byte)
    return place < tokens.count ? tokens[place] : nil
  }

  /// Returns the place of the first token that begins at a byte or behind it; the number of tokens where there is none.
  func place(from byte: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns as many blanks as a range has bytes, and keeps its line breaks.
  func blanks(for range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") },
      as: UTF8.self)
  }

  /// Returns the tokens of a directive: those that follow on its line.
  ///
  /// - Parameter most: how many are of account.
  func rest(ofLineFrom index: Int, most: Int = .max) -> Range<Int> {
    let line = tokens[index].line
    let last = most < tokens.count - index ? index + most : tokens.count
    var end = index + 1
    while end < last, tokens[end].line == line { end += 1 }
    return index + 1..<end
  }

  /// Returns the last token of a call with all its closures: `word(…) { … } label: { … }`.
  func endOfCall(from index: Int) -> Int {
    var end = index
    if text(at: end + 1) == "(" { end = closing(of: end + 1) }
    while true {
      if text(at: end + 1) == "{" {
        end = closing(of: end + 1)
      } else if end > index, text(at: end + 2) == ":", text(at: end + 3) == "{" {
        end = closing(of: end + 3)
      } else {
        return end
      }
    }
  }

  /// Returns the place of the bracket that closes the one at a place, or the last one before an end.
  func closing(of opening: Int, before end: Int? = nil) -> Int {
    let end = end ?? tokens.count
    guard let place = partner(of: opening), place > opening, place < end else { return end - 1 }
    return place
  }

  /// Returns the place of a bracket's other one; nil for what is none or has none.
  func partner(of place: Int) -> Int? {
    guard partners.indices.contains(place), partners[place] >= 0 else { return nil }
    return partners[place]
  }
}
