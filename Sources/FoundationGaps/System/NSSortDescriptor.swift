extension NSSortDescriptor {
  /// Creates an order by a property's name. Foundation on Linux reads no properties by their names: what is
  /// sorted by this stays in its order.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }

  /// Creates an order by a property of any type, as an optional date is one. Nothing goes before something, and what
  /// cannot be compared stays in its order.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      switch (one as? any Comparable, other as? any Comparable) {
      case (let one?, let other?): one.order(to: other)
      case (nil, _?): .orderedAscending
      case (_?, nil): .orderedDescending
      case (nil, nil): .orderedSame
      }
    }
  }
}

extension Comparable {
  fileprivate func order(to other: any Comparable) -> ComparisonResult {
    guard let other = other as? Self, other != self else { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
}
