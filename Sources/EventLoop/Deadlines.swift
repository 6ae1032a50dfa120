/// Deadlines, earliest first: a binary heap, so that a large number of them costs little.
struct Deadlines {
  private var heap: [(due: Double, number: Int)] = []
  /// The actions that are still to be run. A number without an action was cancelled.
  private var actions: [Int: () -> Void] = [:]
  private var lastNumber = 0

  /// The earliest deadline that nobody cancelled.
  var next: Double? {
    mutating get {
      while let first = heap.first, actions[first.number] == nil { removeFirst() }
      return heap.first?.due
    }
  }

  /// Adds a deadline and returns its number.
  mutating func add(due: Double, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    actions[lastNumber] = action
    heap.append((due, lastNumber))
    siftUp(heap.count - 1)
    return lastNumber
  }

  /// Cancels a deadline.
  mutating func remove(_ number: Int) {
    actions[number] = nil
    // Removes cancelled entries that have come to the top, or all of them when they are many.
    if heap.count > 64, heap.count > 2 * actions.count {
      heap.removeAll { actions[$0.number] == nil }
      heap.sort { ($0.due, $0.number) < ($1.due, $1.number) }
    }
  }

  /// Returns the numbers of all deadlines that have been reached, in order.
  ///
  /// A deadline that their actions add waits for the next pass, even when its time has come.
  mutating func takeDue(at now: Double) -> [Int] {
    var numbers: [Int] = []
    while let due = next, due <= now {
      numbers.append(heap[0].number)
      removeFirst()
    }
    return numbers
  }

  /// Returns the action of a deadline, once; nil when it was cancelled meanwhile.
  mutating func claim(_ number: Int) -> (() -> Void)? {
    actions.removeValue(forKey: number)
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    (heap[left].due, heap[left].number) < (heap[right].due, heap[right].number)
  }

  private mutating func siftUp(_ start: Int) {
    var place = start
    while place > 0, isEarlier(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if isEarlier(child, least) { least = child }
      }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}
