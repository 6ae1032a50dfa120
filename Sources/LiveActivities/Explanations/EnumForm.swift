import Findings
import JSON

/// How an enum is written, with raw values or without, and what went wrong with one.
struct EnumForm {
  private let type: String
  /// The names of its cases, or its raw values.
  private let cases: [String]
  /// Each case as JSON, `{"live":{"score":Int}}`, in the same order; empty when only the names are known.
  private let shapes: [String]
  /// Whether the decoder said that it wanted exactly one key.
  private let wantsOneKey: Bool
  private let isLearned: Bool

  init(_ fault: DecodeFault) {
    type = fault.expected
    let areShapes = !fault.knownKeys.isEmpty && fault.knownKeys.count == fault.allowed.count
    cases = areShapes ? fault.knownKeys : fault.allowed
    shapes = areShapes ? fault.allowed : []
    wantsOneKey = fault.message.contains("number of keys")
    isLearned = fault.place.isLearned
    // Of an enum without raw values, the keys of its object are known too, or it was an object that was missed.
    let isKeyed =
      areShapes || wantsOneKey || type == "enum" || fault.message.contains("Dictionary<")
    hasRawValues = !isKeyed && !fault.allowed.isEmpty
    hasNumbers = fault.place.hasNumbers
  }

  /// Whether the place reads an enum without raw values, as far as can be told.
  var isEnum: Bool { !hasRawValues && (wantsOneKey || !cases.isEmpty) }
  /// Whether the place reads an enum by its raw values.
  let hasRawValues: Bool
  private let hasNumbers: Bool

  /// The cases at the end of a sentence.
  var list: String {
    cases.isEmpty
      ? ""
      : "; \(isLearned ? "by your samples its cases are" : "its cases are") \(cases.prefix(12).map(quoted).joined(separator: ", "))"
  }

  /// Returns how the case of this name, or nearly this name, is written; nil when there is none.
  func advice(for name: String) -> String? {
    let meant = cases.contains(name) ? name : NearestKey.nearest(to: name, in: cases)
    return meant.map { "Send \(written($0))." }
  }

  /// What to do where no case is meant; nil when none is known.
  var generalAdvice: String? {
    if isLearned { return "If the type has this case, add a state with it to the app's states." }
    return cases.isEmpty
      ? nil : "Send one of its cases: \(cases.prefix(4).map(written).joined(separator: " or "))."
  }

  /// Returns a case of the enum as JSON.
  private func written(_ name: String) -> String {
    guard let place = cases.firstIndex(of: name), shapes.indices.contains(place) else {
      return "{\(quoted(name)): {…}}"
    }
    return String(shapes[place].prefix(200))
  }

  /// Returns the finding about a value that is not of the kind of the raw values.
  func rawValueFinding(of value: JSONValue, at path: String) -> Finding {
    func written(_ value: String) -> String { hasNumbers ? value : quoted(value) }
    let known = cases.prefix(12).map(written).joined(separator: ", ")
    let word = value.object?.keys.count == 1 ? value.object?.keys.first : value.string
    let meant = word.flatMap { cases.contains($0) ? $0 : NearestKey.nearest(to: $0, in: cases) }
    let name = type.isEmpty ? "an enum" : type
    return Finding(
      "enum-unknown-value", path: path,
      sentence:
        "\(FaultExplanation.shown(value)), where \(name) is read by its raw values; it has \(known)",
      fix: meant.map { "Send \(written($0))." } ?? "Send one of \(known).")
  }

  /// Returns an object that is none of the cases.
  func finding(of object: JSONObject, at path: String) -> Finding {
    let keys = object.keys
    let has = keys.count == 1 ? "the key \(quoted(keys[0])) is no case" : "\(keys.count) keys"
    // {"type": "live", "score": …}: the case stands in a value.
    let named = object.members.compactMap(\.value.string).first { cases.contains($0) }
    let hint = named.map { ": the case \(quoted($0)) itself is the key" } ?? ", its case"
    let meant =
      keys.count == 1 && !isPart(keys) ? keys[0] : keys.first(where: cases.contains) ?? whole(keys)
    let present = keys.filter(cases.contains)
    if present.count > 1 {
      return Finding(
        "enum-keys", path: path,
        sentence:
          "\(present.prefix(4).map(quoted).joined(separator: " and ")) stand side by side, where \(type.isEmpty ? "an enum" : type) has one case at a time\(list)",
        fix:
          "Send only the case that holds: \(present.prefix(4).map(written).joined(separator: " or "))."
      )
    }
    return Finding(
      "enum-keys", path: path,
      sentence:
        "\(has), where \(type.isEmpty ? "an enum" : type) is written as an object with exactly one key\(hint)\(list)",
      fix: (named ?? meant).flatMap(advice)
        ?? generalAdvice)
  }

  /// Returns the one case that holds all of these keys: the case itself was left out.
  private func whole(_ keys: [String]) -> String? {
    let holders = zip(cases, shapes).filter { name, shape in
      keys.allSatisfy { $0 != name && shape.contains("\(quoted($0)):") }
    }
    return keys.isEmpty || holders.count != 1 ? nil : holders.first?.0
  }

  private func isPart(_ keys: [String]) -> Bool {
    advice(for: keys[0]) == nil && whole(keys) != nil
  }
}
