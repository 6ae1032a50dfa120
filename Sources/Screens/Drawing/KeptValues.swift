/// Values that were worked out, by what they depend on; when there are too many, all are forgotten.
struct KeptValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private(set) var all: [Key: Value] = [:]

  /// Creates an empty store that keeps one value more than `limit` at most.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, if it is kept.
  subscript(key: Key) -> Value? { all[key] }

  /// Keeps the value of a key.
  mutating func keep(_ value: Value, for key: Key) {
    if all.count > limit { all.removeAll() }
    all[key] = value
  }

  /// Forgets all values.
  mutating func removeAll() { all.removeAll() }
}
