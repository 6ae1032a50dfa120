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
  init(_ names: HandedNames) {
    for (number, file) in names.files.enumerated() {
      for index in file.tokens.indices { note(number, at: index, names) }
    }
  }

  private mutating func note(_ number: Int, at index: Int, _ names: HandedNames) {
    let file = names.files[number]
    guard let epoch = Self.epochs[file.text(at: index)], file.text(at: index + 1) == ":",
      file.text(at: index - 1) == "(", ["Date", "init"].contains(file.text(at: index - 2))
    else { return }
    let start = index + 2
    let argument =
      start..<max(
        start, min(file.closing(of: index - 1), start + SourceFile.longestHead))
    for origin in names.origins(of: argument, in: number) {
      // A helper may write a span of time by way of a date.
      if origin.arguments.count > 1, SampleValue.isSpan(origin.name) { continue }
      let isThousandths = origin.arguments.contains { argument in
        let file = names.files[argument.file]
        return argument.range.contains { place in
          file.text(at: place) == "/" && Self.isThousand(file.text(at: place + 1))
        }
      }
      // Who divides says more than who does not: the number may have been divided before.
      words[origin.name] = isThousandths ? "@millis" : words[origin.name] ?? epoch
    }
  }

  private static let epochs = [
    "timeIntervalSince1970": "@now", "timeIntervalSinceReferenceDate": "@date",
  ]

  private static func isThousand(_ number: String) -> Bool {
    Double(number.filter { $0 != "_" }) == 1000
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
