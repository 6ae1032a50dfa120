// Two initialisers of each type, of `CGFloat` and of `Double`, leave the compiler undecided in
// `CGSize(width: 100, height: .infinity)`, which compiles for an iPhone. These stand before Foundation's own, and give way.

extension CGSize {
  /// Creates a size.
  @_disfavoredOverload
  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }
}

extension CGPoint {
  /// Creates a place.
  @_disfavoredOverload
  public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

extension CGRect {
  /// Creates a rectangle.
  @_disfavoredOverload
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: CGPoint(x: CGFloat(x), y: CGFloat(y)),
      size: CGSize(width: CGFloat(width), height: CGFloat(height)))
  }
}
