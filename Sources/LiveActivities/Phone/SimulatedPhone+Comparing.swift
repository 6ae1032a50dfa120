extension SimulatedPhone {
  /// Returns whether nothing but time lies between another moment of this phone and this one.
  public func isAsIt(wasIn other: SimulatedPhone) -> Bool {
    var other = other
    other.now = now
    return self == other
  }
}
