import Findings

/// Says which formats of running times a phone can archive, so that it can renew the text itself.
enum ArchivedFormat {
  /// Returns what there is to say of a format: one that the app declares itself is unknown to the process that draws.
  static func finding(_ format: Any.Type) -> Finding? {
    // A type that another module adds to is written as “(extension in Foundation):Swift.Duration.Style”.
    let name = String(reflecting: format).split(separator: ":").last.map(String.init) ?? ""
    guard let module = name.split(separator: ".").first, !known.contains(String(module)) else {
      return nil
    }
    let format = name.split(separator: ".").dropFirst().joined(separator: ".")
    return Finding(
      "archive-format",
      sentence:
        "\(format) is a format of the app's own: a phone cannot archive it and shows a placeholder.",
      mention: SourceMention(["\(format)("]))
  }

  /// The modules whose formats the system knows.
  private static let known: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationGaps",
    "SwiftUI", "Swift",
  ]
}
