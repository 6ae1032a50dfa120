import Findings
import JSON

/// The first place at which a type writes something else once it has read what it wrote.
struct RoundTripChange {
  /// Keys, and indexes as `[0]`.
  private(set) var path: [String] = []
  private let first: JSONValue?
  private let second: JSONValue?

  /// Compares what a type wrote first with what it wrote then; nil where that is the same.
  init?(from first: JSONValue, to second: JSONValue) {
    guard let change = Self.change(first, second) else { return nil }
    self = change
  }

  private init(_ first: JSONValue?, _ second: JSONValue?) {
    (self.first, self.second) = (first, second)
  }

  private static func change(_ first: JSONValue?, _ second: JSONValue?) -> RoundTripChange? {
    if first == second { return nil }
    if let one = first?.object, let other = second?.object {
      for key in one.keys {
        if let found = change(one[key], other[key]) { return found.below(key) }
      }
      let added = other.keys.first { one[$0] == nil }
      return added.flatMap { change(nil, other[$0])?.below($0) }
    }
    if let one = first?.array, let other = second?.array {
      for place in 0..<max(one.count, other.count) {
        let (mine, theirs) = (one.dropFirst(place).first, other.dropFirst(place).first)
        if let found = change(mine, theirs) { return found.below("[\(place)]") }
      }
    }
    return RoundTripChange(first, second)
  }

  private func below(_ step: String) -> RoundTripChange {
    var change = self
    change.path.insert(step, at: 0)
    return change
  }

  /// Seconds from the first moment of 1970, from which UNIX counts, to that of 2001, from which Foundation does.
  private static let betweenBeginnings = 978_307_200.0

  /// What is told of it.
  var sentence: String {
    "The type writes \(Self.words(first)) and, when it has read that, \(Self.words(second))."
      + (isOfDates ? " One side counts seconds from 1970, the other from 2001." : "")
  }

  private var isOfDates: Bool {
    guard let one = first?.double, let other = second?.double else { return false }
    return abs(abs(one - other) - Self.betweenBeginnings) < 1
  }

  private static func words(_ value: JSONValue?) -> String {
    value.map { $0.compact.shortened(to: 60) } ?? "nothing"
  }
}
