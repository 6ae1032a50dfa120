/// What waits until a time, the first to expire first; adding one costs the logarithm of their count.
///
/// What is delivered or replaced before its time stays in it until its turn comes: to look for it would cost more.
struct ExpiryQueue: Sendable, Codable {
  /// Where something waits.
  enum Place: Hashable, Sendable, Codable {
    case stored(key: String), asleep, channel(ChannelKey)
  }

  /// A push that waits.
  struct Entry: Sendable, Codable {
    var time: Double
    var number: Int
    var place: Place

    fileprivate static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
      left.time != right.time ? left.time < right.time : left.number < right.number
    }
  }

  private var heap: [Entry] = []

  /// What expires first.
  var first: Entry? { heap.first }
  var count: Int { heap.count }

  /// Adds what waits.
  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var place = heap.count - 1
    while place > 0, Entry.isBefore(entry, heap[(place - 1) / 2]) {
      heap[place] = heap[(place - 1) / 2]
      place = (place - 1) / 2
    }
    heap[place] = entry
  }

  /// Removes what expires first.
  mutating func removeFirst() {
    guard let entry = heap.popLast(), !heap.isEmpty else { return }
    var place = 0
    while place * 2 + 1 < heap.count {
      var child = place * 2 + 1
      if child + 1 < heap.count, Entry.isBefore(heap[child + 1], heap[child]) { child += 1 }
      guard Entry.isBefore(heap[child], entry) else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = entry
  }
}

// It follows from what waits: two phones are not told apart by it.
extension ExpiryQueue: Hashable {
  static func == (left: ExpiryQueue, right: ExpiryQueue) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
