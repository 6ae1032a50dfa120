import Findings
import JSON
import LiveActivities

/// A line of a journal that is damaged: what can still be told of what it held.
struct LostLine {
  private let text: String
  private let number: Int

  init(_ line: ArraySlice<UInt8>, number: Int) {
    text = String(decoding: line.prefix(1 << 16), as: UTF8.self)
    self.number = number
  }

  /// What is lost, and that nothing else is.
  var finding: Finding {
    Finding(
      "journal-damaged", path: "line \(number)",
      sentence:
        "Line \(number) of the journal is damaged (\(text.utf8.count) bytes): lost is \(loss).")
  }

  /// What a line with such a key holds.
  private static let kinds: [(key: String, words: String)] = [
    ("copy", "nothing but the copy of a line"),
    ("snapshot", "all that was before the journal was last shortened"),
    ("activities", "a part of the activities of a shortened journal"),
    ("records", "a part of the push log of a shortened journal"),
    ("decoded", "what a widget said of a state"), ("push", "a push"), ("text", "a push"),
    ("base64", "a push"), ("request", "the start of an activity by its app"),
    ("update", "an update by the app"), ("end", "an end by the app"),
    ("person", "what a person did with the phone"), ("settings", "a setting"),
    ("set", "a switch"), ("clock", "what was done to the clock"), ("reboot", "a restart"),
    ("issued", "nothing but a copy of a token"), ("rotate", "a new token"),
    ("rotateDevice", "a new device token"), ("rotateStart", "a new push-to-start token"),
    ("install", "what was known of an app"), ("remove", "the removal of an app"),
    ("channel", "what was done to a channel"), ("launch", "a launch"), ("quit", "a force-quit"),
  ]

  private var loss: String {
    // Most of a file that is no journal has no keys: each line would be searched for all of them.
    guard text.utf8.contains(UInt8(ascii: "\"")) else {
      return "an event that cannot be told any more"
    }
    // A line begins with its kind; the payload behind it may have any key.
    let found = LostLine.kinds.compactMap { kind in
      text.firstRange(of: "\"\(kind.key)\":").map { (place: $0.lowerBound, words: kind.words) }
    }
    guard var words = found.min(by: { $0.place < $1.place })?.words else {
      return "an event that cannot be told any more"
    }
    if let id = value("to") ?? value("of") ?? value("rotate") { words += " for the activity \(id)" }
    if let token = value("token") { words += " to the token \(token.prefix(8))…" }
    if let number = digits("number") { words += ", number \(number)" }
    return words
  }

  /// Returns a member's text, as far as it is plain.
  private func value(_ key: String) -> String? {
    guard let start = text.firstRange(of: "\"\(key)\":\"")?.upperBound else { return nil }
    let value = text[start...].prefix(40).prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
    }
    return value.isEmpty ? nil : String(value)
  }

  private func digits(_ key: String) -> String? {
    guard let start = text.firstRange(of: "\"\(key)\":")?.upperBound else { return nil }
    let value = text[start...].prefix(12).prefix { $0.isNumber }
    return value.isEmpty ? nil : String(value)
  }
}
