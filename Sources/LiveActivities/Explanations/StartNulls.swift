import Findings
import JSON

/// Finds null in what a start brings.
///
/// The decoder takes it for an optional property, and so does Islet; one report says that a phone starts nothing then.
enum StartNulls {
  /// Returns the finding about the values that are null; nil when none is.
  static func finding(_ activity: LiveActivity) -> Finding? {
    var paths: [String] = []
    collect(activity.attributes.value, "aps.attributes", &paths)
    collect(activity.state.value, "aps.content-state", &paths)
    guard let first = paths.first else { return nil }
    let others = paths.dropFirst().joined(separator: ", ")
    return Finding(
      "null-at-start", path: first,
      sentence:
        "null: an optional property takes it, and one report says that nothing starts then\(others.isEmpty ? "" : "; likewise \(others)")"
    )
  }

  /// How many places are named.
  private static let limit = 4

  private static func collect(_ value: JSONValue?, _ path: String, _ paths: inout [String]) {
    guard paths.count < limit else { return }
    switch value {
    case .null: paths.append(path)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, "\(path)[\(index)]", &paths)
      }
    case .object(let object):
      for (key, member) in object.members {
        collect(member, "\(path).\(pathStep(key))", &paths)
      }
    case .bool, .number, .string, nil: break
    }
  }
}
