/// Times by small whole numbers, the earliest first; changing one costs the logarithm of their count.
struct IndexedHeap: Hashable, Sendable, Codable {
  private var times: [Double] = []
  /// Where a number stands in `heap`; -1: nowhere.
  private var places: [Int32] = []
  private var heap: [Int32] = []

  /// The earliest time and its number; the lower number first among equals.
  var first: (time: Double, number: Int)? {
    guard let number = heap.first else { return nil }
    return (times[Int(number)], Int(number))
  }

  /// The time of a number.
  func time(of number: Int) -> Double? {
    guard places.indices.contains(number), places[number] >= 0 else { return nil }
    return times[number]
  }

  /// The numbers in order of their times, for listing; this one sorts.
  var sorted: [(time: Double, number: Int)] {
    heap.map { (times[Int($0)], Int($0)) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }

  /// Sets a number's time, or takes it out with nil.
  mutating func set(_ number: Int, to time: Double?) {
    while places.count <= number {
      places.append(-1)
      times.append(0)
    }
    guard let time else { return remove(number) }
    if places[number] >= 0 {
      let old = times[number]
      if old == time { return }
      times[number] = time
      if time < old { rise(Int(places[number])) } else { sink(Int(places[number])) }
    } else {
      times[number] = time
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
    guard place < heap.count else { return }
    heap[place] = last
    places[Int(last)] = Int32(place)
    rise(place)
    sink(Int(places[Int(last)]))
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (heap[left], heap[right])
    return (times[Int(a)], a) < (times[Int(b)], b)
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
