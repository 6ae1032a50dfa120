/// Keys by small whole numbers, the least first; changing one costs the logarithm of their count.
///
/// Each node has eight children, whose keys stand side by side in memory: with 100,000 entries a change touches
/// six places of the memory instead of fifty.
struct IndexedHeap<Key: Comparable & Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  private struct Entry: Hashable, Sendable, Codable {
    var key: Key
    var number: Int32

    static func isBefore(_ left: Entry, _ right: Entry) -> Bool {
      left.key != right.key ? left.key < right.key : left.number < right.number
    }
  }

  private static var fanOut: Int { 8 }

  private var heap: [Entry] = []
  /// Where a number stands in `heap`; -1: nowhere.
  private var places: [Int32] = []

  /// The least key and its number; the lower number first among equals.
  var first: (key: Key, number: Int)? { heap.first.map { ($0.key, Int($0.number)) } }

  /// The numbers in order of their keys, for listing; this one sorts.
  var sorted: [(key: Key, number: Int)] {
    heap.sorted(by: Entry.isBefore).map { ($0.key, Int($0.number)) }
  }

  /// The numbers in rising order; this one sorts.
  var numbers: [Int] { heap.map { Int($0.number) }.sorted() }

  /// Whether places and entries agree, as they always do but in a file that somebody changed.
  var isSound: Bool {
    heap.indices.allSatisfy { place in
      let number = Int(heap[place].number)
      return places.indices.contains(number) && Int(places[number]) == place
    } && places.count { $0 >= 0 } == heap.count
  }

  /// Sets a number's key, or takes it out with nil.
  mutating func set(_ number: Int, to key: Key?) {
    while places.count <= number { places.append(-1) }
    let place = Int(places[number])
    guard let key else { return remove(place) }
    let entry = Entry(key: key, number: Int32(number))
    if place < 0 {
      heap.append(entry)
      rise(entry, from: heap.count - 1)
    } else if key != heap[place].key {
      if key < heap[place].key { rise(entry, from: place) } else { sink(entry, from: place) }
    }
  }

  private mutating func remove(_ place: Int) {
    guard place >= 0 else { return }
    places[Int(heap[place].number)] = -1
    let last = heap.removeLast()
    guard place < heap.count else { return }
    let isBefore = place > 0 && Entry.isBefore(last, heap[(place - 1) / Self.fanOut])
    if isBefore { rise(last, from: place) } else { sink(last, from: place) }
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    places[Int(entry.number)] = Int32(place)
  }

  private mutating func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / Self.fanOut
      guard Entry.isBefore(entry, heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while true {
      let first = place * Self.fanOut + 1
      guard first < heap.count else { break }
      var least = first
      for child in first + 1..<min(first + Self.fanOut, heap.count)
      where Entry.isBefore(heap[child], heap[least]) { least = child }
      guard Entry.isBefore(heap[least], entry) else { break }
      put(heap[least], at: place)
      place = least
    }
    put(entry, at: place)
  }
}
