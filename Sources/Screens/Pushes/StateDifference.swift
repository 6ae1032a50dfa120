import JSON

/// What differs between two content states, by path.
struct StateDifference: Hashable, Sendable {
  /// One place that changed.
  struct Change: Hashable, Sendable {
    var path: String
    /// Nil: the place is new.
    var old: String?
    /// Nil: the place is gone.
    var new: String?
  }

  private(set) var changes: [Change] = []

  /// The most changes that are listed.
  static let limit = 200

  init(from old: JSONValue, to new: JSONValue) { compare(old, new, "") }

  private mutating func compare(_ old: JSONValue?, _ new: JSONValue?, _ path: String) {
    guard old != new, changes.count < StateDifference.limit else { return }
    if let before = old?.object, let after = new?.object {
      for key in before.keys { compare(before[key], after[key], child(path, key)) }
      for key in after.keys where before[key] == nil { compare(nil, after[key], child(path, key)) }
    } else if let before = old?.array, let after = new?.array {
      for index in 0..<max(before.count, after.count) {
        // `nil` alone would be read as JSON's null.
        let old: JSONValue? = index < before.count ? .some(before[index]) : .none
        let new: JSONValue? = index < after.count ? .some(after[index]) : .none
        compare(old, new, "\(path)[\(index)]")
      }
    } else {
      changes.append(Change(path: path, old: old?.compact, new: new?.compact))
    }
  }

  private func child(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
