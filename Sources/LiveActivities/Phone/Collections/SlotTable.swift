/// Slots of activities by keys: a hash table whose keys and slots stand side by side.
///
/// Of 100,000 activities hardly one is in the processor's caches when its push comes: a search fetches one place of the
/// memory, where a dictionary fetches two. It may be fuller than a dictionary, and takes half of the memory (CHEAP.md).
struct SlotTable<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    var key: Key
    var slot: Int32
  }

  /// A power of two of places, or none. A key stands at the place that its hash says or at the next free one behind it.
  private var places: [Entry?] = []
  private(set) var count = 0

  /// Keys and slots, in any order.
  var pairs: some Sequence<(key: Key, slot: Int)> {
    places.lazy.compactMap { $0.map { ($0.key, Int($0.slot)) } }
  }

  /// Returns a key's slot; nil takes the key out.
  subscript(key: Key) -> Int? {
    get { find(key).flatMap { places[$0].map { Int($0.slot) } } }
    set {
      if let newValue {
        set(key, to: Int32(newValue))
      } else if let place = find(key) {
        remove(at: place)
      }
    }
  }

  private func home(of key: Key) -> Int { key.hashValue & (places.count - 1) }

  private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

  /// Returns where a key stands; nil where it does not.
  private func find(_ key: Key) -> Int? {
    if places.isEmpty { return nil }
    var place = home(of: key)
    while let entry = places[place] {
      if entry.key == key { return place }
      place = next(place)
    }
    return nil
  }

  private mutating func set(_ key: Key, to slot: Int32) {
    if let place = find(key) {
      places[place]?.slot = slot
      return
    }
    if 5 * (count + 1) > 4 * places.count { grow() }
    put(Entry(key: key, slot: slot))
    count += 1
  }

  private mutating func put(_ entry: Entry) {
    var place = home(of: entry.key)
    while places[place] != nil { place = next(place) }
    places[place] = entry
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: nil, count: max(8, 2 * old.count))
    for case let entry? in old { put(entry) }
  }

  private mutating func remove(at gone: Int) {
    count -= 1
    var (free, place) = (gone, next(gone))
    // What stands behind comes forward, unless it would stand before the place that its hash says.
    while let entry = places[place] {
      let mask = places.count - 1
      if (place - home(of: entry.key)) & mask >= (place - free) & mask {
        places[free] = entry
        free = place
      }
      place = next(place)
    }
    places[free] = nil
  }
}

// What is in it counts, not where it stands.
extension SlotTable: Hashable {
  static func == (left: SlotTable, right: SlotTable) -> Bool {
    left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.slot }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
