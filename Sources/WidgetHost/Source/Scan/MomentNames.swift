import FoundationGaps
import JSON

/// The names of numbers that a widget's source turns into dates, by `Date(timeIntervalSince1970:)` or
/// `Date(timeIntervalSinceReferenceDate:)`, with the word for a moment in the unit that it reads: `"@millis"` where
/// the source divides by a thousand.
///
/// Nothing else tells in which unit a field `deadline: Double` counts.
struct MomentNames {
  private var words: [String: String] = [:]

  /// Reads the names in a widget's files.
  init(_ files: [SourceFile]) {
    for file in files {
      let aliases = Self.aliases(in: file)
      for index in file.tokens.indices { note(file, at: index, aliases) }
    }
  }

  private mutating func note(_ file: SourceFile, at index: Int, _ aliases: [String: Int]) {
    guard let epoch = Self.epochs[file.text(at: index)], file.text(at: index + 1) == ":",
      file.text(at: index - 1) == "(", ["Date", "init"].contains(file.text(at: index - 2))
    else { return }
    let start = index + 2
    let argument =
      start..<max(
        start, min(file.closing(of: index - 1), start + SourceFile.longestHead))
    guard var name = Self.name(file, in: argument) else { return }
    if let first = aliases[name], let path = Self.path(from: first, in: file),
      let own = Self.name(file, in: path)
    {
      name = own
    }
    let isThousandths = argument.contains { place in
      file.text(at: place) == "/" && Self.isThousand(file.text(at: place + 1))
    }
    // Who divides says more than who does not: the number may have been divided before.
    if isThousandths { words[name] = "@millis" } else { words[name] = words[name] ?? epoch }
  }

  private static let epochs = [
    "timeIntervalSince1970": "@now", "timeIntervalSinceReferenceDate": "@date",
  ]

  private static func isThousand(_ number: String) -> Bool {
    Double(number.filter { $0 != "_" }) == 1000
  }

  /// Returns the last name of the first path of an expression: `deadline` of `TimeInterval(context.state.deadline) / 1000`.
  static func name(_ file: SourceFile, in range: Range<Int>) -> String? {
    range.first { place in
      file.tokens.indices.contains(place) && file.tokens[place].kind == .identifier
        && file.text(at: place).first?.isLowercase == true
        && !["?", "!", ".", "("].contains(file.text(at: place + 1))
        || endsOptional(file, place)
    }.map { file.text(at: $0) }
  }

  /// Returns whether a name is the last one of its path although `!` or `??` follows.
  private static func endsOptional(_ file: SourceFile, _ place: Int) -> Bool {
    guard file.tokens.indices.contains(place), file.tokens[place].kind == .identifier,
      ["?", "!"].contains(file.text(at: place + 1))
    else { return false }
    return file.text(at: place + 2) != "."
  }

  /// Returns where the paths begin that local names stand for, each name's first one: `context` in
  /// `if let end = context.state.endTime`.
  private static func aliases(in file: SourceFile) -> [String: Int] {
    var found: [String: Int] = [:]
    for place in file.tokens.indices
    where file.text(at: place) == "let" && file.text(at: place + 2) == "="
      && file.text(at: place + 4) == "."
    {
      let name = file.text(at: place + 1)
      if found[name] == nil { found[name] = place + 3 }
    }
    return found
  }

  /// Returns the path that begins at a place.
  private static func path(from start: Int, in file: SourceFile) -> Range<Int>? {
    var end = start + 1
    while file.text(at: end) == ".", end < start + SourceFile.longestHead { end += 2 }
    // A call gives what nobody knows.
    return file.text(at: end) == "(" ? nil : start..<end
  }

  /// Returns the JSON of a state that was made up, with moments for the numbers of these names.
  func applied(to json: String) -> String {
    guard !words.isEmpty, let value = try? JSONValue(parsing: json) else { return json }
    return value.replacingMembers { key, value in
      words[key].flatMap {
        value.isNumberOrMoment ? .moment($0, SampleValue.distance(key)) : nil
      }
    }.compact
  }
}

extension JSONValue {
  fileprivate var isNumberOrMoment: Bool {
    switch self {
    case .number: true
    case .string(let text): text.hasPrefix("@now") || text.hasPrefix("@millis")
    default: false
    }
  }
}
