import Findings
import JSON

/// How an enum without raw values is written, and what went wrong with one.
struct EnumForm {
  private let type: String
  /// The names of its cases.
  private let cases: [String]
  /// Each case as JSON, `{"live":{"score":Int}}`, in the same order; empty when only the names are known.
  private let shapes: [String]
  /// Whether the decoder said that it wanted exactly one key.
  private let wantsOneKey: Bool

  init(_ fault: DecodeFault) {
    type = fault.expected
    let areShapes = !fault.knownKeys.isEmpty && fault.knownKeys.count == fault.allowed.count
    cases = areShapes ? fault.knownKeys : fault.allowed
    shapes = areShapes ? fault.allowed : []
    wantsOneKey = fault.message.contains("number of keys")
  }

  /// Whether the place reads an enum, as far as can be told.
  var isEnum: Bool { wantsOneKey || !cases.isEmpty }

  /// The cases at the end of a sentence.
  var list: String {
    cases.isEmpty ? "" : "; its cases are \(cases.prefix(12).map(quoted).joined(separator: ", "))"
  }

  /// Returns how the case of this name, or nearly this name, is written; nil when there is none.
  func advice(for name: String) -> String? {
    let meant = cases.contains(name) ? name : NearestKey.nearest(to: name, in: cases)
    guard let meant, let place = cases.firstIndex(of: meant) else { return nil }
    guard shapes.indices.contains(place) else { return "Send {\(quoted(meant)): {…}}." }
    return "Send \(shapes[place].prefix(200))."
  }

  /// Returns an object that is none of the cases.
  func finding(of object: JSONObject, at path: String) -> Finding {
    let keys = object.keys
    let has = keys.count == 1 ? "the key \(quoted(keys[0])) is no case" : "\(keys.count) keys"
    // {"type": "live", "score": …}: the case stands in a value.
    let named = object.members.compactMap(\.value.string).first { cases.contains($0) }
    let hint = named.map { ": the case \(quoted($0)) itself is the key" } ?? ", its case"
    let meant = keys.count == 1 ? keys[0] : keys.first(where: cases.contains)
    return Finding(
      "enum-keys", path: path,
      sentence:
        "\(has), where \(type.isEmpty ? "an enum" : type) is written as an object with exactly one key\(hint)\(list)",
      fix: (named ?? meant).flatMap(advice))
  }
}
