import Findings
import JSON

/// A number that no `Double` holds: for it a decoder refuses the whole value and names no place.
struct UnreadableNumber {
  private let path: [String]
  private let text: String

  /// Finds the first one; nil when each number can be read.
  init?(in value: JSONValue, at path: [String] = []) {
    switch value {
    case .number(let number):
      let isTooSmall =
        number.double == 0
        && number.text.prefix { !"eE".contains($0) }
          .contains { "123456789".contains($0) }
      guard !number.double.isFinite || isTooSmall else { return nil }
      (self.path, text) = (path, number.text)
    case .object(let object):
      for (key, member) in object.members {
        if let found = UnreadableNumber(in: member, at: path + [key]) {
          self = found
          return
        }
      }
      return nil
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let found = UnreadableNumber(in: element, at: path + ["[\(index)]"]) {
          self = found
          return
        }
      }
      return nil
    case .null, .bool, .string: return nil
    }
  }

  /// Returns what is told of it.
  func finding(below root: String) -> Finding {
    Finding(
      "data-corrupted", path: FaultExplanation.path(root, path),
      sentence: "\(text.prefix(40)) is beyond what a Double holds",
      fix: "Send a number between 1e-307 and 1e308, or 0.")
  }
}
