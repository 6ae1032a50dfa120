/// Keys by small whole numbers, the least first; changing one costs the logarithm of their count.
struct IndexedHeap<Key: Comparable & Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  private var keys: [Key?] = []
  /// Where a number stands in `heap`; -1: nowhere.
  private var places: [Int32] = []
  private var heap: [Int32] = []

  /// The least key and its number; the lower number first among equals.
  var first: (key: Key, number: Int)? {
    guard let number = heap.first, let key = keys[Int(number)] else { return nil }
    return (key, Int(number))
  }

  /// The numbers in order of their keys, for listing; this one sorts.
  var sorted: [(key: Key, number: Int)] {
    heap.compactMap { number in keys[Int(number)].map { ($0, Int(number)) } }
      .sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
  }

  /// The numbers in rising order; this one sorts.
  var numbers: [Int] { heap.map(Int.init).sorted() }

  /// Sets a number's key, or takes it out with nil.
  mutating func set(_ number: Int, to key: Key?) {
    while places.count <= number {
      places.append(-1)
      keys.append(nil)
    }
    guard let key else { return remove(number) }
    if places[number] >= 0, let old = keys[number] {
      if old == key { return }
      keys[number] = key
      if key < old { rise(Int(places[number])) } else { sink(Int(places[number])) }
    } else {
      keys[number] = key
      places[number] = Int32(heap.count)
      heap.append(Int32(number))
      rise(heap.count - 1)
    }
  }

  private mutating func remove(_ number: Int) {
    let place = Int(places[number])
    guard place >= 0 else { return }
    let last = heap.removeLast()
    places[number] = -1
    keys[number] = nil
    guard place < heap.count else { return }
    heap[place] = last
    places[Int(last)] = Int32(place)
    rise(place)
    sink(Int(places[Int(last)]))
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (heap[left], heap[right])
    guard let (x, y) = both(keys[Int(a)], keys[Int(b)]) else { return false }
    return x != y ? x < y : a < b
  }

  private func both(_ left: Key?, _ right: Key?) -> (Key, Key)? {
    guard let left, let right else { return nil }
    return (left, right)
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    heap.swapAt(left, right)
    places[Int(heap[left])] = Int32(left)
    places[Int(heap[right])] = Int32(right)
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, isBefore(place, (place - 1) / 2) {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && isBefore(child, least)
      {
        least = child
      }
      if least == place { return }
      swap(place, least)
      place = least
    }
  }
}
