extension NSSortDescriptor {
  /// Creates an order by a property's name. Foundation on Linux reads no properties by their names: what is
  /// sorted by this stays in its order.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }
}
