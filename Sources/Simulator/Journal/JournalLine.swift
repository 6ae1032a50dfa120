import JSON

/// Lines of the journal that are not events of the phone.
enum JournalLine {
  /// Returns the line of settings that changed.
  static func settings(_ settings: JSONValue, at time: Double) -> [UInt8] {
    let line: JSONValue = ["settings": settings, "at": .double(time)]
    return Array(line.compact.utf8)
  }

  static let settingsStart = Array(#"{"settings":"#.utf8)
}
