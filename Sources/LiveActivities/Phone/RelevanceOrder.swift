/// One app's running activities in the order of the system: highest relevance first, then first started.
struct RelevanceOrder: Hashable, Sendable, Codable {
  struct Entry: Hashable, Sendable, Codable {
    var score: Double
    var startNumber: Int
    var slot: Int

    static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
      left.score != right.score
        ? left.score > right.score : left.startNumber < right.startNumber
    }
  }

  private(set) var entries: [Entry] = []

  var first: Entry? { entries.first }

  mutating func insert(_ entry: Entry) { entries.insert(entry, at: place(of: entry)) }

  mutating func remove(_ entry: Entry) {
    let place = place(of: entry)
    if place < entries.count, entries[place] == entry { entries.remove(at: place) }
  }

  /// The first place whose entry does not stand before this one.
  private func place(of entry: Entry) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Entry.isBefore(entries[middle], entry) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
