/// An activity's standing among others: the higher relevance goes first, then the one that started first.
struct Standing: Hashable, Sendable, Codable, Comparable {
  var score: Double
  var startNumber: Int

  static func < (left: Standing, right: Standing) -> Bool {
    left.score != right.score ? left.score > right.score : left.startNumber < right.startNumber
  }
}

/// One app's running activities by slot, with the first in order ready at once.
typealias RelevanceOrder = IndexedHeap<Standing>
