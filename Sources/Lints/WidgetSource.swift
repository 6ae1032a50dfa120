import Findings

/// The Swift files of a widget, in which the line is looked up that a remark is about.
public struct WidgetSource: Sendable {
  public struct File: Sendable {
    public var path: String
    var lines: [Substring]

    /// Creates a file with its text.
    public init(path: String, text: String) {
      self.path = path
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
    for token in Self.openings[remark.place] ?? [] {
      if let place = only(token) { return place }
    }
    return nil
  }

  /// How the closures of the slots begin.
  private static let openings: [String: [String]] = [
    "lockScreen": ["ActivityConfiguration("], "small": ["ActivityConfiguration("],
    "expanded": ["DynamicIsland {", "dynamicIsland:"],
    "compact": ["compactLeading:"], "compactLeading": ["compactLeading:"],
    "compactTrailing": ["compactTrailing:"], "minimal": ["minimal:"],
  ]

  /// Returns where a token stands, when that is one line of one file.
  private func only(_ token: String) -> SourceLocation? {
    var found: SourceLocation?
    for file in files {
      for (index, line) in file.lines.enumerated() where line.contains(token) {
        let code = line.drop(while: \.isWhitespace)
        if code.hasPrefix("//") { continue }
        if found != nil { return nil }
        found = SourceLocation(file: file.path, line: index + 1)
      }
    }
    return found
  }
}
