import Findings

/// The Swift files of a widget, in which a remark's line is looked up.
public struct WidgetSource: Sendable {
  public struct File: Sendable {
    public var path: String
    var lines: [Substring]

    /// Creates a file with its text.
    public init(path: String, text: String) {
      self.path = path
      lines = text.sourceLines
    }
  }

  /// Those that declare an activity first.
  private var files: [File]

  public init(files: [File]) {
    let isWidget = { (file: File) in file.lines.contains { $0.contains("ActivityConfiguration") } }
    self.files = files.filter(isWidget) + files.filter { !isWidget($0) }
  }

  /// Returns whether a word stands anywhere in the source.
  public func contains(_ word: String) -> Bool {
    files.contains { $0.lines.contains { $0.contains(word) } }
  }

  /// Finds the line that a remark is about: the only one with one of its tokens, or the one where the closure of its
  /// slot begins.
  func location(of remark: Remark) -> SourceLocation? {
    for token in remark.tokens {
      if let place = only(token) { return place }
    }
    return opening(of: remark.place)
  }

  /// Finds the line where the closure of a slot begins; nil where that is not one line.
  public func opening(of slot: String) -> SourceLocation? {
    (Self.openings[slot] ?? []).lazy.compactMap(only).first
  }

  /// Returns the lines from which a finding can have come that a view raised while it was drawn.
  public func places(of mention: SourceMention) -> [SourceLocation] {
    files.flatMap { file in
      file.lines.indices.filter { index in
        let line = file.lines[index]
        guard mention.words.contains(where: { Self.stands($0, in: line) }), !Self.isComment(line),
          mention.beside.isEmpty || mention.beside.contains(where: { line.contains($0) })
        else { return false }
        guard let unless = mention.unless else { return true }
        let next = index + 1 < file.lines.count ? file.lines[index + 1] : ""
        return !line.contains(unless) && !next.contains(unless)
      }.map { SourceLocation(file: file.path, line: $0 + 1) }
    }
  }

  /// How the closures of the slots begin.
  private static let openings: [String: [String]] = [
    "lockScreen": ["ActivityConfiguration("], "small": ["ActivityConfiguration("],
    "expanded": ["DynamicIsland {", "DynamicIsland(expanded:", "dynamicIsland:"],
    "compact": ["compactLeading:"], "compactLeading": ["compactLeading:"],
    "compactTrailing": ["compactTrailing:"], "minimal": ["minimal:"],
  ]

  /// Returns where a token stands, when that is one line of one file.
  private func only(_ token: String) -> SourceLocation? {
    var found: SourceLocation?
    for file in files {
      for (index, line) in file.lines.enumerated() where Self.stands(token, in: line) {
        if Self.isComment(line) { continue }
        if found != nil { return nil }
        found = SourceLocation(file: file.path, line: index + 1)
      }
    }
    return found
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("//")
  }

  /// Returns whether a token stands in a line by itself: no part of a longer name or number.
  private static func stands(_ token: String, in line: Substring) -> Bool {
    guard let first = token.first, let last = token.last else { return false }
    var rest = line
    while let range = rest.firstRange(of: token) {
      let before =
        range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
      if !(isOfName(first) && isOfName(before)),
        !(isOfName(last) && (isOfName(after) || after == "."))
      {
        return true
      }
      rest = line[line.index(after: range.lowerBound)...]
    }
    return false
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
