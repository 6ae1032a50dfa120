/// The slots of activities by the tokens that work now: what is looked up for every push.
struct TokenIndex: Sendable {
  private var slots: [Fingerprint: Int32] = [:]
  /// The result of the last search: the gateway looks a token up to check it, and its push does so again at
  /// once.
  private var latest: (token: String, slot: Int)?

  var count: Int { slots.count }

  /// The slots that have a token, in any order.
  var places: [Int] { slots.values.map { Int($0) } }

  /// Returns the slot of a token's activity; nil takes the token out.
  subscript(token: String) -> Int? {
    get { slots[Fingerprint(token)].map { Int($0) } }
    set {
      latest = nil
      slots[Fingerprint(token)] = newValue.map { Int32($0) }
    }
  }

  /// Returns the slot of a token and remembers it for the next time.
  mutating func find(_ token: String) -> Int? {
    if let latest, latest.token == token { return latest.slot }
    let slot = self[token]
    latest = slot.map { (token, $0) }
    return slot
  }
}

// What was last found does not count.
extension TokenIndex: Hashable {
  static func == (left: TokenIndex, right: TokenIndex) -> Bool { left.slots == right.slots }

  func hash(into hasher: inout Hasher) { hasher.combine(slots) }
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
