/// How marks of one place stand on one another.
public struct MarkStackingMethod: Sendable, Equatable {
  enum Way { case above, shares, middle, none }
  let way: Way
  public static let standard = MarkStackingMethod(way: .above)
  public static let normalized = MarkStackingMethod(way: .shares)
  public static let center = MarkStackingMethod(way: .middle)
  public static let unstacked = MarkStackingMethod(way: .none)
}
