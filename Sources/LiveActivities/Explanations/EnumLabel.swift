import JSON

/// A value of an enum's case under another key than its label: `_0` stands for a value without one.
struct EnumLabel {
  let sentence: String
  let fix: String

  /// Looks for the label that was left out; nil where there is none.
  ///
  /// - Parameters:
  ///   - key: what the type reads and the payload lacks.
  ///   - strange: what is sent and the type does not read.
  ///   - holder: what has it, as `the payload has`.
  init?(key: String, strange: [String], values: JSONValue?, _ holder: String) {
    if EnumLabel.isPlace(key) {
      guard let label = strange.first(where: { !EnumLabel.isPlace($0) }) else { return nil }
      sentence =
        "missing; \(holder) \(quoted(label)), but the case's value has no label in Swift and stands under \(quoted(key))"
      fix =
        "Send \(quoted(key)) in place of \(quoted(label)), or give the value that label in Swift."
      return
    }
    guard let place = strange.first(where: EnumLabel.isPlace) else { return nil }
    sentence =
      "missing; \(holder) \(quoted(place)), which stands for a value without a label: this one has the label \(quoted(key))"
    fix =
      values?[place]?[key] == nil
      ? "Send \(quoted(key)) in place of \(quoted(place))."
      : "Leave \(quoted(place)) out, and send what it holds."
  }

  /// Returns whether a key is what Swift writes for a value without a label: `_0`, `_1` …
  private static func isPlace(_ key: String) -> Bool {
    key.first == "_" && key.count > 1 && key.dropFirst().allSatisfy(\.isNumber)
  }
}
