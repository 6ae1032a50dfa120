extension Int {
  /// Creates the whole part of a value of any size: at most 2⁵³ either way, and 0 for what is no number.
  ///
  /// Numbers come from pushes, files and widgets' own types, and `Int(1e19)` ends the program. Beyond 2⁵³ a `Double` has
  /// no whole parts to lose, and sums and small multiples of what is returned still fit.
  @inlinable package init(bounded value: Double) {
    // No number compares as true.
    if value > -0x1p53 && value < 0x1p53 {
      self.init(value)
    } else {
      self = value >= 0x1p53 ? 1 << 53 : value <= -0x1p53 ? -1 << 53 : 0
    }
  }
}
