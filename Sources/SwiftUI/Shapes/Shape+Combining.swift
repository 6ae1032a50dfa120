import Drawing

extension Path {
  /// Returns what is in both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }
  /// Returns what is in one of the two.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }
  /// Returns what is in the first and not in the second.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }
  /// Returns what is in only one of the two.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }
  /// Returns the area with a simple outline.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { one, _ in one }
  }
  /// Returns the parts of the lines that are in an area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    var path = Path()
    path.elements = PathElement.lines(
      of: elements, inside: true, of: other.elements, isEvenOdd: eoFill)
    return path
  }
  /// Returns the parts of the lines that are outside of an area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    var path = Path()
    path.elements = PathElement.lines(
      of: elements, inside: false, of: other.elements, isEvenOdd: eoFill)
    return path
  }

  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ wanted: PathRegion.Wanted
  ) -> Path {
    var path = Path()
    path.elements = PathRegion(elements, other.elements, isEvenOdd: isEvenOdd).outline(wanted)
    return path
  }
}

/// Two shapes taken together in one room.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path
  /// Stays as it is only where both do.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed
      ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
}

extension Shape {
  /// Returns what is in both.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// Returns what is in one of the two.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  /// Returns what is in the first and not in the second.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// Returns what is in only one of the two.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// Returns the parts of the lines that are in another shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// Returns the parts of the lines that are outside of another shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
