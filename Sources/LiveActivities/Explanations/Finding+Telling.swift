import Findings

extension Finding {
  /// Place and sentence on one line: `aps.timestamp: timestamp 1800000006 is 4 s older than …`.
  public var told: String { path.map { "\($0): \(clause)" } ?? clause }

  /// The sentence as it goes on after a colon: a rule's own sentence without its capital and full stop.
  public var clause: String {
    guard sentence == FindingTable.row(id)?.sentence else { return sentence }
    var text = Substring(sentence)
    if text.last == ".", !text.dropLast().contains(". ") { text = text.dropLast() }
    // Names such as JSON and APNs keep their capitals.
    guard let first = text.first, first.isUppercase, text.dropFirst().first?.isUppercase != true
    else { return String(text) }
    return first.lowercased() + text.dropFirst()
  }
}

/// Returns a count with its noun: `1 argument`, `2 arguments`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
