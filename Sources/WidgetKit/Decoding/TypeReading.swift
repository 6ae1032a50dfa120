import Synchronization

/// One type's reading of what is made up for it. Where the type refuses a text or a number, it gets another one.
final class TypeReading {
  /// A text or a number that the type reads.
  private struct Place {
    var key: String
    /// Which value it gets, and how many there are beside the usual one.
    var value = 0
    var others = 1
    /// Whether all were tried.
    var isDone = false
  }

  /// How many times a type is read, at most.
  private static let most = 60
  /// Whether other values are tried at all. A type may end the program at one that nobody would send.
  static var triesOthers: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
  private static let flag = Atomic(true)
  /// The nodes that the type reads: its own, and those that its own code reads step by step.
  var nodes: [TypeNode]
  /// Whether its lists are empty.
  private(set) var isEmptied = false
  /// In the order in which they are read.
  private var places: [Place] = []
  /// How many places were read this time, and how many before one of them was tried.
  private var next = 0
  private var reached = 0
  /// The place of which another value is tried.
  private var tried = -1
  private var tries = 0

  init(_ node: TypeNode) { nodes = [node] }

  /// Returns what the type gets at the next place.
  func pick<Value>(
    _ usual: Value, _ others: @autoclosure () -> [Value], for key: String
  ) -> Value {
    defer { next += 1 }
    if next == places.count { places.append(Place(key: key)) }
    guard places[next].value > 0 else { return usual }
    let others = others()
    places[next].others = others.count
    return places[next].value <= others.count ? others[places[next].value - 1] : usual
  }

  /// Chooses another value for a place; returns false where all were tried.
  ///
  /// - Parameter key: what the type says it refused. Where it says nothing that is what it read last.
  func choose(for key: String?) -> Bool {
    tries += 1
    guard Self.triesOthers, tries < Self.most, next > 0 else { return false }
    if let named = places[..<next].lastIndex(where: { $0.key == key && !$0.isDone }) {
      tried = named
    } else if next > reached {
      tried = next - 1
    }
    reached = max(reached, next)
    next = 0
    while tried >= 0 {
      if !places[tried].isDone, places[tried].value < places[tried].others {
        places[tried].value += 1
        return true
      }
      (places[tried].value, places[tried].isDone) = (0, true)
      tried -= 1
    }
    return false
  }

  /// Lets lists be empty; returns false where they are already.
  func empty() -> Bool {
    guard !isEmptied, nodes.contains(where: { $0.kind == .list || $0.isDictionary }) else {
      return false
    }
    (isEmptied, next) = (true, 0)
    return true
  }
}
