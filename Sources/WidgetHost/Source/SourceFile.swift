import Foundation

/// One Swift file of a widget, split into tokens.
struct SourceFile {
  /// As the user gave it, for messages.
  var path: String
  var bytes: [UInt8]
  /// Without comments and line ends.
  var tokens: [SwiftToken]
  private var all: [SwiftToken]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    all = SwiftTokenizer.tokens(bytes)
    tokens = all.filter { $0.kind != .comment && $0.kind != .newline }
  }

  func text(_ token: SwiftToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  func text(at index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index]) : ""
  }

  /// The tokens of a directive: those that follow on its line.
  func rest(ofLineFrom index: Int) -> Range<Int> {
    let line = tokens[index].line
    var end = index + 1
    while end < tokens.count, tokens[end].line == line { end += 1 }
    return index + 1..<end
  }

  /// The last token of a call with all its closures: `word(…) { … } label: { … }`.
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

  /// The place of the bracket that closes one, or the last token.
  private func closing(of opening: Int) -> Int {
    var depth = 0
    for place in opening..<tokens.count {
      switch text(at: place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return tokens.count - 1
  }
}
