import Findings
import JSON

/// Finds keys that an object has twice: the first one counts, and no decoder reports the other.
enum RepeatedKeys {
  /// Keys that are told of one payload.
  private static let limit = 4

  /// Returns what is told of an object's keys.
  ///
  /// - Parameter deep: whether what the members hold is looked into too.
  static func findings(in object: JSONObject, at path: String, deep: Bool) -> [Finding] {
    var findings: [Finding] = []
    look(.object(object), path, deep, &findings)
    return findings
  }

  private static func look(
    _ value: JSONValue, _ path: String, _ deep: Bool, _ findings: inout [Finding]
  ) {
    switch value {
    case .object(let object):
      var seen: Set<String> = []
      for (key, value) in object.members {
        let place = path.isEmpty ? pathStep(key) : "\(path).\(pathStep(key))"
        if !seen.insert(key).inserted, findings.count < limit {
          findings.append(
            Finding(
              "key-repeated", path: place,
              sentence:
                "\(quoted(key)) appears twice; here the first one counts, and which one a phone takes is not established"
            ))
        }
        if deep { look(value, place, deep, &findings) }
      }
    case .array(let elements) where deep:
      for (index, element) in elements.enumerated() {
        look(element, "\(path)[\(index)]", deep, &findings)
      }
    default: return
    }
  }
}
