import FoundationGaps
import JSON

/// The names of texts that a widget's source takes for symbols: `image` of `Image(systemName: item.image)`.
///
/// A text that is made up from such a name alone is no symbol, and would be told as a slip of the widget's.
struct SymbolNames {
  private var names: Set<String> = []
  private static let labels: Set<String> = ["systemName", "systemImage"]

  /// Reads the names in a widget's files.
  init(_ files: [SourceFile]) {
    for file in files {
      for index in file.tokens.indices
      where Self.labels.contains(file.text(at: index)) && file.text(at: index + 1) == ":" {
        guard let name = MomentNames.name(file, in: Self.argument(from: index + 2, in: file)) else {
          continue
        }
        names.insert(name)
      }
    }
  }

  /// Returns the argument that begins at a place.
  private static func argument(from start: Int, in file: SourceFile) -> Range<Int> {
    var end = start
    while end < file.tokens.count, end < start + SourceFile.longestHead {
      switch file.text(at: end) {
      case ",", ")": return start..<end
      case "(", "[": end = max(end, file.closing(of: end)) + 1
      default: end += 1
      }
    }
    return start..<start
  }

  /// Returns the JSON of a state that was made up, with a symbol for each text of these names.
  func applied(to json: String) -> String {
    guard !names.isEmpty, let value = try? JSONValue(parsing: json) else { return json }
    return value.replacingMembers { key, value in
      // The case of an enum stays: it is not made up from the name.
      names.contains(key) && value.string == SampleValue.text(key)
        ? .string(SampleValue.text("symbol")) : nil
    }.compact
  }
}
