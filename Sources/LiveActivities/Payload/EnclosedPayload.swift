import Findings
import JSON

/// Finds a payload that is nested inside a body: the request to a service or library, which forwards only the nested
/// part.
struct EnclosedPayload {
  /// The members to go through, as a path: `recipients[0].context.requestPayload`.
  private var path: String
  /// Whether it stands there as text.
  private var isText: Bool

  /// So deep and at so many values nobody writes a request.
  private static let (deepest, most) = (8, 1000)

  /// Finds the payload nearest to the top; nil where there is none.
  init?(_ body: JSONValue) {
    var level: [(path: String, value: JSONValue)] = [("", body)]
    var seen = 0
    for _ in 0..<Self.deepest {
      var next: [(path: String, value: JSONValue)] = []
      for (path, value) in level {
        seen += 1
        guard seen <= Self.most else { return nil }
        if !path.isEmpty, value["aps"]?.object != nil {
          self.init(path: path, isText: false)
          return
        }
        if !path.isEmpty, Self.isPayload(value.string) {
          self.init(path: path, isText: true)
          return
        }
        next += Self.inner(value, at: path)
      }
      level = next
    }
    return nil
  }

  private init(path: String, isText: Bool) { (self.path, self.isText) = (path, isText) }

  /// Returns whether a text is a payload.
  private static func isPayload(_ text: String?) -> Bool {
    // Nothing else is looked for in texts that are no object.
    guard let text, text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    return (try? JSONValue(parsing: text))?["aps"]?.object != nil
  }

  private static func inner(
    _ value: JSONValue, at path: String
  ) -> [(path: String, value: JSONValue)] {
    if case .array(let elements) = value {
      return elements.enumerated().map { ("\(path)[\($0.offset)]", $0.element) }
    }
    return value.object?.members.map { (path.isEmpty ? $0.key : "\(path).\($0.key)", $0.value) }
      ?? []
  }

  var finding: Finding {
    Finding(
      "aps-missing", path: path,
      sentence:
        "the payload has no aps: \(isText ? "the text in" : "it stands in") \(quoted(path))\(isText ? " has it" : "")",
      fix:
        "Send \(isText ? "the text in" : "what") \(quoted(path)) \(isText ? "" : "holds ")as the body itself; the rest is for the service or library that forwards it."
    )
  }
}
