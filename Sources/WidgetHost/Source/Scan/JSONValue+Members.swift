import JSON

extension JSONValue {
  /// Returns the value with other values for members, wherever they stand; a member for which there is none is gone through.
  func replacingMembers(_ other: (_ key: String, _ value: JSONValue) -> JSONValue?) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.replacingMembers(other) })
    case .object(let object):
      .object(
        JSONObject(
          object.members.map { key, value in
            (key, other(key, value) ?? value.replacingMembers(other))
          }))
    default: self
    }
  }
}
