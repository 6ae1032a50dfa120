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

  /// Returns where some tokens stand, from the first to the last.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound - 1].range
      .upperBound
  }

  /// Returns as many blanks as a range has bytes, and keeps its line breaks.
  func blanks(for range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") },
      as: UTF8.self)
  }

  /// Returns the tokens of a directive: those that follow on its line.
  func rest(ofLineFrom index: Int) -> Range<Int> {
    let line = tokens[index].line
    var end = index + 1
    while end < tokens.count, tokens[end].line == line { end += 1 }
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

  /// Returns the place of the bracket that closes one, or the last one before an end.
  func closing(of opening: Int, before end: Int? = nil) -> Int {
    let end = end ?? tokens.count
    var depth = 0
    for place in opening..<end {
      switch text(at: place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return end - 1
  }
}
