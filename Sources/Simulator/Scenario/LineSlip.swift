import JSON

/// Recognises JSON in another form where lines of events are expected: a list of events, or one event on several lines.
enum LineSlip {
  /// Returns what makes an event of a line that is no JSON by itself; nil where nobody can tell.
  static func fix(for line: some Collection<UInt8>) -> String? {
    var text = Array(line)
    while let last = text.last, [0x20, 0x09, 0x0D].contains(last) { text.removeLast() }
    guard let first = text.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    if first == UInt8(ascii: "[") {
      return
        "Write each event on a line of its own, without a list around them: jq -c '.[]' does that."
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { return "Save the file as UTF-8 without that mark." }
    let isWhole = (try? JSONValue(parsing: text.dropLast()))?.object != nil
    switch text.last {
    case UInt8(ascii: ",") where isWhole:
      return "Remove the comma at the end: each line stands by itself."
    case UInt8(ascii: "]") where isWhole:
      return "Remove the bracket at the end: each line stands by itself."
    default: break
    }
    let hasNoEnd = first == UInt8(ascii: "{") && !text.contains(UInt8(ascii: "}"))
    return hasNoEnd ? "Write each event on one line: jq -c . does that." : nil
  }
}
