/// The slots of the activities that are on the phone, by their ids.
struct ActivityIndex: Hashable, Sendable {
  private var table = SlotTable<ActivityID>()

  var count: Int { table.count }

  /// The slots, in any order.
  var values: [Int] { table.pairs.map(\.slot) }

  /// The ids, in any order.
  var keys: [String] { table.pairs.map(\.key.text) }

  /// Returns an activity's slot; nil takes the activity out.
  subscript(id: ActivityID) -> Int? {
    get { table[id] }
    set { table[id] = newValue }
  }

  subscript(id: String) -> Int? { table[ActivityID(id)] }
}

// As it stands in a journal's snapshot.
extension ActivityIndex: Codable {
  init(from decoder: any Decoder) throws {
    for (id, slot) in try decoder.singleValueContainer().decode([String: Int32].self) {
      table[ActivityID(id)] = Int(slot)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(
      Dictionary(uniqueKeysWithValues: table.pairs.map { ($0.key.text, $0.slot) }))
  }
}
