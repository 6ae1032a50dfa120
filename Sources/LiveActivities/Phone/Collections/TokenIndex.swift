/// The slots of activities by the tokens that work now: what is looked up for every push.
struct TokenIndex: Sendable {
  private var table = SlotTable<Fingerprint>()
  /// The result of the last search: the gateway looks a token up to check it, and its push does so again at
  /// once.
  private var latest: (token: String, slot: Int)?

  var count: Int { table.count }

  /// The slots that have a token, in any order.
  var places: [Int] { table.pairs.map(\.slot) }

  /// Returns the slot of a token's activity; nil takes the token out.
  subscript(token: String) -> Int? {
    get { table[Fingerprint(token)] }
    set {
      latest = nil
      table[Fingerprint(token)] = newValue
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
  static func == (left: TokenIndex, right: TokenIndex) -> Bool { left.table == right.table }

  func hash(into hasher: inout Hasher) { hasher.combine(table) }
}

// As it stands in a journal's snapshot.
extension TokenIndex: Codable {
  init(from decoder: any Decoder) throws {
    for (key, slot) in try decoder.singleValueContainer().decode([String: Int32].self) {
      // Snapshots of before had the tokens themselves.
      table[Fingerprint(digits: key) ?? Fingerprint(key)] = Int(slot)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(
      Dictionary(uniqueKeysWithValues: table.pairs.map { ($0.key.digits, $0.slot) }))
  }
}
