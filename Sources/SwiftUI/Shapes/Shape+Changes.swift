import Drawing

/// A part of a shape's outline.
public nonisolated struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape moved, turned, scaled or mapped.
public nonisolated struct _MappedShape<Base: Shape>: Shape {
  let shape: Base
  let map: @Sendable (Rect) -> Transform
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = shape.path(in: rect)
    let map = map(Rect(rect))
    path.elements = path.elements.map { $0.mapped(map) }
    return path
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

public typealias OffsetShape<Base: Shape> = _MappedShape<Base>
public typealias RotatedShape<Base: Shape> = _MappedShape<Base>
public typealias ScaledShape<Base: Shape> = _MappedShape<Base>
public typealias TransformedShape<Base: Shape> = _MappedShape<Base>

/// A shape that always has the same size.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Shape {
  /// Returns a part of the outline by fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Returns the shape moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    _MappedShape(shape: self) { _ in .translation(x: Double(x), y: Double(y)) }
  }

  /// Returns the shape turned.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    _MappedShape(shape: self) { rect in
      Transform.rotation(sine: sin(angle.radians), cosine: cos(angle.radians))
        .about(anchor.place(in: rect))
    }
  }

  /// Returns the shape scaled.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    _MappedShape(shape: self) { rect in
      Transform.scale(x: Double(x), y: Double(y)).about(anchor.place(in: rect))
    }
  }

  /// Returns the shape scaled.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape mapped by a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    let map = transform.drawn
    return _MappedShape(shape: self) { rect in map.about(rect.origin) }
  }

  /// Returns the shape at a fixed size.
  nonisolated public func size(_ size: CGSize) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size)
  }

  /// Returns the shape at a fixed size.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}

extension UnitPoint {
  func place(in rect: Rect) -> Point {
    Point(x: rect.x + Double(x) * rect.width, y: rect.y + Double(y) * rect.height)
  }
}
