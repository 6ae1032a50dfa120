/// What of a file the other files of its module are compiled by: all of its text but what stands in the bodies of
/// functions, initialisers and computed values.
///
/// Where a text is not understood it counts as a whole: then too much is compiled again, never too little.
enum SourceInterface {
  /// Returns that text, with one space or line end between words that are apart.
  static func text(of source: String) -> String {
    let file = SourceFile(path: "", text: source)
    let hidden = bodies(of: file)
    var text = ""
    var next = 0
    var last: SwiftToken?
    for token in file.tokens {
      while next < hidden.count, hidden[next].upperBound <= token.range.lowerBound { next += 1 }
      if next < hidden.count, hidden[next].contains(token.range.lowerBound) { continue }
      if let last, last.range.upperBound < token.range.lowerBound {
        text += last.line == token.line ? " " : "\n"
      }
      text += file.text(token)
      last = token
    }
    return text
  }

  /// Returns where bodies stand that no other file sees, in order.
  private static func bodies(of file: SourceFile) -> [Range<Int>] {
    SourceDeclaration.all(of: file).flatMap { [$0] + $0.members }.compactMap { declaration in
      guard let body = declaration.body, isHidden(body, of: declaration, in: file) else {
        return nil
      }
      return body
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func isHidden(
    _ body: Range<Int>, of declaration: SourceDeclaration, in file: SourceFile
  ) -> Bool {
    let head = String(
      decoding: file.bytes[declaration.range.lowerBound..<body.lowerBound], as: UTF8.self)
    // `@inlinable`, `@inline(__always)`, `@_transparent`: callers are compiled with the body.
    guard !head.contains("@inlin"), !head.contains("@_") else { return false }
    // Accessors say whether a value can be set, and what may throw or wait.
    let first = file.firstToken(from: body.lowerBound)
    return first.map { !accessors.contains(file.text($0)) } ?? false
  }

  private static let accessors: Set<String> = [
    "@", "get", "set", "_read", "_modify", "read", "modify", "init", "mutating", "nonmutating",
    "nonisolated", "willSet", "didSet", "borrow", "mutate", "yielding", "unsafeAddress",
    "unsafeMutableAddress",
  ]
}
