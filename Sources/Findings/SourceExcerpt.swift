/// The line of a file that a finding is about, with a caret under its column.
public struct SourceExcerpt: Hashable, Sendable {
  /// The line with its number, and the caret's line where a column is known.
  public let lines: [String]

  /// The most characters of a line that are shown.
  private static let most = 96

  /// Creates the excerpt of a file's text; nil when it has no such line.
  public init?(of source: String, at location: SourceLocation) {
    let all = source.sourceLines
    guard location.line > 0, location.line <= all.count else { return nil }
    // Tabs would stand wherever the terminal has its stops.
    let line = all[location.line - 1].replacing("\t", with: " ")
    let place = location.column.map { column in
      String(decoding: line.utf16.prefix(max(0, column - 1)), as: UTF16.self).count
    }
    let start = max(0, (place ?? 0) - SourceExcerpt.most + 16)
    let shown = String(line.dropFirst(start).prefix(SourceExcerpt.most))
    let number = "\(location.line)"
    let gutter = String(repeating: " ", count: number.count)
    var lines = ["\(number) | \(start > 0 ? "…" : "")\(shown)"]
    if let place {
      let blanks = String(repeating: " ", count: place - start + (start > 0 ? 1 : 0))
      lines.append("\(gutter) | \(blanks)^")
    }
    self.lines = lines
  }
}
