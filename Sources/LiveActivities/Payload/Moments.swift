import Findings
import JSON

/// Texts that stand for moments in scenarios: `@now`, `@date-5`.
enum Moments {
  /// Returns whether a text stands for a moment.
  static func isMoment(_ text: String) -> Bool {
    for word in ["@now", "@date"] where text.hasPrefix(word) {
      let rest = text.dropFirst(word.count)
      if rest.isEmpty { return true }
      if rest.first == "+" || rest.first == "-" { return Double(rest) != nil }
    }
    return false
  }

  /// Returns whether a text in this state begins as moments do. Usually none does, and nothing more is
  /// searched.
  static func mayBe(in state: JSONText) -> Bool {
    state.bytes.withUnsafeBufferPointer { bytes in
      for place in 1..<max(1, bytes.count)
      where bytes[place] == UInt8(ascii: "@") && bytes[place - 1] == UInt8(ascii: "\"") {
        return true
      }
      return false
    }
  }

  /// Returns the finding about such a text at a place.
  static func finding(_ text: String, at path: String) -> Finding {
    Finding(
      "moment-unresolved", path: path,
      sentence:
        "\(quoted(text)) is a text here: only lines of a scenario have moments in their place",
      fix: "Send the number itself, or play the push as a line of a scenario: islet play.")
  }

  /// Returns the finding about the first such text in a state; nil when there is none.
  static func finding(in state: JSONText, root: String) -> Finding? {
    guard mayBe(in: state), let value = state.value, let found = first(in: value, at: root) else {
      return nil
    }
    return finding(found.text, at: found.path)
  }

  /// Returns the first such text in a value, with its place.
  private static func first(in value: JSONValue, at path: String) -> (path: String, text: String)? {
    switch value {
    case .string(let text): return isMoment(text) ? (path, text) : nil
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let found = first(in: element, at: "\(path)[\(index)]") { return found }
      }
    case .object(let object):
      for (key, member) in object.members {
        if let found = first(in: member, at: path.isEmpty ? key : "\(path).\(key)") {
          return found
        }
      }
    default: break
    }
    return nil
  }
}
