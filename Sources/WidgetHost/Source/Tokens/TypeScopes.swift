/// The types and extensions of a file, and which of them each of its tokens stands in.
struct TypeScopes {
  /// A type or an extension.
  struct Scope {
    /// `struct`, `extension` …
    var word: String
    /// With the types around it, as the compiler writes it: `Brew.Mode`.
    var path: String
    /// The names between its name and its brace.
    var head: Set<String>
    /// Whether its file keeps it for itself, or a type around it.
    var isFilePrivate: Bool
    /// What it is called by itself, or what it extends: `Mode`.
    var name: String { path.lastName }
  }

  private(set) var all: [Scope] = []
  /// Tokens that follow one another, with the innermost type in whose braces they stand, by its place among all.
  private(set) var runs: [(scope: Int?, tokens: Range<Int>)] = []

  /// Reads a file, in one pass.
  init(of file: SourceFile) {
    var open: [(scope: Int, end: Int)] = []
    var brace: Int?
    var start = 0
    func endRun(before end: Int, _ runs: inout [(scope: Int?, tokens: Range<Int>)]) {
      if start < end { runs.append((open.last?.scope, start..<end)) }
      start = end
    }
    for place in file.tokens.indices {
      if let last = open.last, last.end == place {
        endRun(before: place, &runs)
        open.removeLast()
      }
      if brace == place {
        endRun(before: place + 1, &runs)
        open.append((all.count - 1, file.partner(of: place) ?? file.tokens.count))
        brace = nil
      } else if let head = file.typeHead(at: place) {
        let names = file.tokens.indices[head.path.upperBound..<head.brace]
          .filter { file.tokens[$0].kind == .identifier }.map { file.text(at: $0) }
        let path = file.words[head.path].joined().filter { $0 != "`" }
        all.append(
          Scope(
            word: file.text(at: place),
            path: SourceFile.name(path, in: open.last.map { all[$0.scope].path }),
            head: Set(names),
            isFilePrivate: file.isFilePrivate(at: place)
              || open.last.map { all[$0.scope].isFilePrivate } ?? false))
        brace = head.brace
      }
    }
    endRun(before: file.tokens.count, &runs)
  }
}

extension String {
  /// The last name of a path: `Mode` of `Brew.Mode`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
