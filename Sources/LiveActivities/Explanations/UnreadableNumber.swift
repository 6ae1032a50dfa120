import Findings
import JSON

/// A number that no `Double` holds: for it a decoder refuses the whole value and names no place.
struct UnreadableNumber {
  private let path: [String]
  private let text: String

  /// Creates the one at a place.
  init(_ number: JSONNumber, at path: [String]) { (self.path, text) = (path, number.text) }

  /// Finds the first one; nil when each number can be read.
  init?(in value: JSONValue, at path: [String] = []) {
    switch value {
    case .number(let number):
      guard !number.fitsDouble else { return nil }
      self.init(number, at: path)
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
