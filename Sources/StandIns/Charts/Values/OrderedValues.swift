/// Values in the order in which they were met, each once.
struct OrderedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var all: [Value] = []
  private var places: [Value: Int] = [:]

  init(_ values: [Value] = []) { for value in values { add(value) } }

  var isEmpty: Bool { all.isEmpty }
  var count: Int { all.count }

  /// Takes a value; nothing changes where it is there.
  mutating func add(_ value: Value) {
    guard places[value] == nil else { return }
    places[value] = all.count
    all.append(value)
  }

  /// Returns which one a value is; nil for one that was not met.
  func place(of value: Value) -> Int? { places[value] }

  func contains(_ value: Value) -> Bool { places[value] != nil }
}
