/// The line of a file that a finding is about, with a caret under its column.
public struct SourceExcerpt: Hashable, Sendable {
  private let number: Int
  /// The line before its column and from there on, as far as a screen may show it.
  private let before: String
  private let after: String
  /// Whether something of the line is left out at either end.
  private let isCutBefore: Bool
  private let isCutAfter: Bool
  private let hasColumn: Bool

  /// The most characters of a line that are kept on either side of the column.
  private static let most = 256
  /// Columns of the line's number and the line that a terminal of 100 columns leaves after an indent.
  public static let usualColumns = 96

  /// Creates the excerpt of a file's text; nil when it has no such line.
  public init?(of source: String, at location: SourceLocation) {
    let all = source.sourceLines
    guard location.line > 0, location.line <= all.count else { return nil }
    // Tabs would stand wherever the terminal has its stops.
    let line = all[location.line - 1].replacing("\t", with: " ")
    let place = location.column.map { column in
      String(decoding: line.utf16.prefix(max(0, column - 1)), as: UTF16.self).count
    }
    (number, hasColumn) = (location.line, place != nil)
    let (start, end) = (line.prefix(place ?? 0), line.dropFirst(place ?? 0))
    before = String(start.suffix(SourceExcerpt.most))
    after = String(end.prefix(SourceExcerpt.most))
    (isCutBefore, isCutAfter) = (before.count < start.count, after.count < end.count)
  }

  /// Returns the line with its number, and the caret's line where a column is known. Of a line that is too long the part
  /// with the caret is shown.
  ///
  /// - Parameters:
  ///   - columns: in which they are shown.
  ///   - width: returns the columns that a text takes where they are shown.
  public func lines(
    columns: Int = SourceExcerpt.usualColumns, width: (String) -> Int
  ) -> [String] {
    let gutter = String(repeating: " ", count: "\(number)".count)
    let room = max(8, columns - gutter.count - 3)
    var (before, end) = (before, after)
    var isCut = isCutBefore
    // The blanks at the beginning say nothing of the error.
    if width(before + end) > room { before = String(before.drop { $0 == " " }) }
    let most = room - max(1, min(width(end), room / 4))
    if width(before) + (isCut ? 1 : 0) > most {
      isCut = true
      before = String(
        SourceExcerpt.first(before.reversed(), columns: most - 1, width: width).reversed())
    }
    if isCut { before = "…" + before }
    let rest = room - width(before)
    if isCutAfter || width(end) > rest {
      end = String(SourceExcerpt.first(end, columns: rest - 1, width: width)) + "…"
    }
    var lines = ["\(number) | \(before)\(end)"]
    if hasColumn {
      lines.append("\(gutter) | \(String(repeating: " ", count: width(before)))^")
    }
    return lines
  }

  /// Returns as many of the first characters as fit into columns.
  private static func first(
    _ characters: some Sequence<Character>, columns: Int, width: (String) -> Int
  ) -> [Character] {
    var used = 0
    return Array(
      characters.prefix { character in
        used += width(String(character))
        return used <= columns
      })
  }
}
