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
  /// The file that declares the activity that is meant. Where that is not one file: the first that declares any activity,
  /// else the first file.
  public var mainFile: String? { (declaration.map { files[$0.file] } ?? files.first)?.path }
  /// Whose attributes are meant where a source declares several activities.
  public var attributesType = ""

  public init(files: [File]) {
    let isWidget = { (file: File) in
      file.lines.contains { Self.place(of: "ActivityConfiguration", in: $0) != nil }
    }
    self.files = files.filter(isWidget) + files.filter { !isWidget($0) }
  }

  /// Returns whether a word stands anywhere in the source.
  public func contains(_ word: String) -> Bool {
    files.contains { $0.lines.contains { Self.place(of: word, in: $0) != nil } }
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
    let tokens = Self.openings[slot] ?? []
    return tokens.lazy.compactMap(only).first
      ?? declaration.flatMap { part in
        tokens.lazy.compactMap { only($0, in: files[part.file], part.lines) }.first
      }
  }

  /// The lines from the configuration of the activity that is meant to the next one in that file, when it is declared
  /// once.
  private var declaration: (file: Int, lines: Range<Int>)? {
    guard !attributesType.isEmpty else { return nil }
    let word = "ActivityConfiguration("
    var found: (file: Int, lines: Range<Int>)?
    for (number, file) in files.enumerated() {
      let starts = file.lines.indices.filter {
        Self.place(of: word, in: file.lines[$0]) != nil && !Self.isComment(file.lines[$0])
      }
      for (place, start) in starts.enumerated() {
        guard isMeant(file.lines[start...].prefix(2).joined()) else { continue }
        if found != nil { return nil }
        let end = place + 1 < starts.count ? starts[place + 1] : file.lines.count
        found = (number, start..<end)
      }
    }
    return found
  }

  /// Returns whether `ActivityConfiguration(for: Ride.Attributes.self)` is that of the activity that is meant.
  private func isMeant(_ text: String) -> Bool {
    guard let start = text.firstRange(of: "for:")?.upperBound,
      let end = text[start...].firstRange(of: ".self")?.lowerBound
    else { return false }
    let type = text[start..<end].filter { !$0.isWhitespace }
    return type == attributesType || type.hasSuffix("." + attributesType)
  }

  /// Returns the lines from which a finding can have come that a view raised while it was drawn.
  public func places(of mention: SourceMention) -> [SourceLocation] {
    files.flatMap { file in
      file.lines.indices.filter { index in
        let line = file.lines[index]
        guard mention.words.contains(where: { Self.stands($0, in: line) }), !Self.isComment(line),
          mention.beside.isEmpty
            || mention.beside.contains(where: { Self.place(of: $0, in: line) != nil })
        else { return false }
        guard let unless = mention.unless else { return true }
        let next = index + 1 < file.lines.count ? file.lines[index + 1] : ""
        return Self.place(of: unless, in: line) == nil && Self.place(of: unless, in: next) == nil
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
      for index in Self.lines(with: token, in: file, file.lines.indices) {
        if found != nil { return nil }
        found = SourceLocation(file: file.path, line: index + 1)
      }
    }
    return found
  }

  /// Returns where a token stands in some lines of a file, when that is one of them.
  private func only(_ token: String, in file: File, _ lines: Range<Int>) -> SourceLocation? {
    let places = Self.lines(with: token, in: file, lines)
    return places.count == 1 ? SourceLocation(file: file.path, line: places[0] + 1) : nil
  }

  private static func lines(with token: String, in file: File, _ lines: Range<Int>) -> [Int] {
    lines.filter { stands(token, in: file.lines[$0]) && !isComment(file.lines[$0]) }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("//")
  }

  /// Returns whether a token stands in a line by itself: no part of a longer name or number.
  private static func stands(_ token: String, in line: Substring) -> Bool {
    guard let first = token.first, let last = token.last else { return false }
    var rest = line
    while let range = place(of: token, in: rest) {
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

  /// Returns where a text stands first in a line, by its bytes: each remark is looked up in each line, and a search by
  /// characters takes a hundred times as long.
  private static func place(of text: String, in line: Substring) -> Range<Substring.Index>? {
    var (text, line) = (text, line)
    let place = line.withUTF8 { line in
      text.withUTF8 { text in
        line.count < text.count
          ? nil
          : (0...line.count - text.count).first { start in
            text.indices.allSatisfy { line[start + $0] == text[$0] }
          }
      }
    }
    guard let place else { return nil }
    let start = line.utf8.index(line.startIndex, offsetBy: place)
    return start..<line.utf8.index(start, offsetBy: text.utf8.count)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
