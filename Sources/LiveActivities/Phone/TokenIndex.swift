/// The slots of activities by the tokens that work now: what is looked up for every push.
struct TokenIndex: Hashable, Sendable {
  private var slots: [Fingerprint: Int32] = [:]

  var count: Int { slots.count }

  /// The slots that have a token, in any order.
  var places: [Int] { slots.values.map { Int($0) } }

  /// The slot of a token's activity; nil takes the token out.
  subscript(token: String) -> Int? {
    get { slots[Fingerprint(token)].map { Int($0) } }
    set { slots[Fingerprint(token)] = newValue.map { Int32($0) } }
  }
}

// As it stands in a journal's snapshot.
extension TokenIndex: Codable {
  init(from decoder: any Decoder) throws {
    for (key, slot) in try decoder.singleValueContainer().decode([String: Int32].self) {
      // Snapshots of before had the tokens themselves.
      slots[Fingerprint(digits: key) ?? Fingerprint(key)] = slot
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(
      Dictionary(uniqueKeysWithValues: slots.map { ($0.key.digits, $0.value) }))
  }
}
