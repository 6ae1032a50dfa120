import Drawing

public nonisolated struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour { _Contour(.rect(Rect(rect))) }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<Rectangle> {
    InsetShape(shape: self, amount: amount)
  }
}

/// A circle in the middle of its room.
public nonisolated struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: square(rect)) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(.ellipse(Rect(square(rect))))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<Circle> {
    InsetShape(shape: self, amount: amount)
  }
  /// Returns the largest square in what is offered: circles keep their proportions.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard proposal.width != nil || proposal.height != nil else { return size }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  private func square(_ rect: CGRect) -> CGRect {
    let side = min(rect.size.width, rect.size.height)
    return CGRect(
      x: rect.origin.x + (rect.size.width - side) / 2,
      y: rect.origin.y + (rect.size.height - side) / 2, width: side, height: side)
  }
}

public nonisolated struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour { _Contour(.ellipse(Rect(rect))) }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<Ellipse> {
    InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(.capsule(Rect(rect)))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<Capsule> {
    InsetShape(shape: self, amount: amount)
  }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with four equal corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  /// Creates a rectangle with four equal corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with four equal corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    let radius = max(0, Double(min(cornerSize.width, cornerSize.height)))
    return _Contour(.rounded(Rect(rect), radius: radius, isContinuous: style == .continuous))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<RoundedRectangle> {
    InsetShape(shape: self, amount: amount)
  }
}

/// Four corner radii by their place in the direction of text.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  /// Creates four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with corners of its own each.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  /// Creates a rectangle with corners of its own each.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Creates a rectangle with corners of its own each.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(
      .rounded(
        Rect(rect),
        CornerRadii(
          topLeft: Double(cornerRadii.topLeading), topRight: Double(cornerRadii.topTrailing),
          bottomLeft: Double(cornerRadii.bottomLeading),
          bottomRight: Double(cornerRadii.bottomTrailing)),
        isContinuous: style == .continuous))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<UnevenRoundedRectangle> {
    InsetShape(shape: self, amount: amount)
  }
}

extension Rect {
  /// The radius of a corner about the same point as the container's.
  ///
  /// It is smaller by the distance from the container's edge, on the side where that is least.
  nonisolated var concentricRadius: Double {
    let radius = EnvironmentValues.current.system.containerRadius ?? Guess.containerRadius
    guard let box = EnvironmentValues.container else { return radius }
    let distance = min(minX - box.minX, minY - box.minY, box.maxX - maxX, box.maxY - maxY)
    return max(0, radius - max(0, distance))
  }
}

/// A rounded rectangle whose corners have the same middle as those of the container.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape that follows its container.
  public nonisolated init() {}
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func path(in rect: CGRect) -> Path { Path(_contour(in: rect).contour) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    let rect = Rect(rect)
    return _Contour(.rounded(rect, radius: rect.concentricRadius, isContinuous: true))
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<ContainerRelativeShape> {
    InsetShape(shape: self, amount: amount)
  }
}

/// A shape whose corners keep their middle where it is made smaller.
nonisolated protocol RoundShape: Shape {
  /// Returns the shape with radii that are smaller, and no less than none.
  func withRadii(lessBy amount: CGFloat) -> Self
}

extension RoundedRectangle: RoundShape {
  nonisolated func withRadii(lessBy amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(
      cornerSize: CGSize(
        width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
      style: style)
  }
}

extension UnevenRoundedRectangle: RoundShape {
  nonisolated func withRadii(lessBy amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(0, cornerRadii.topLeading - amount),
      bottomLeadingRadius: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailingRadius: max(0, cornerRadii.bottomTrailing - amount),
      topTrailingRadius: max(0, cornerRadii.topTrailing - amount), style: style)
  }
}

/// A shape made smaller on all sides.
public nonisolated struct InsetShape<Base: Shape>: InsettableShape {
  /// As it is before it is made smaller.
  private let base: Base
  private let amount: CGFloat

  init(shape: Base, amount: CGFloat) { (base, self.amount) = (shape, amount) }

  /// The shape to be put into the smaller room.
  private var shape: Base {
    (base as? any RoundShape)?.withRadii(lessBy: amount) as? Base ?? base
  }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: smaller(rect)) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    shape._contour(in: smaller(rect))
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
  public nonisolated func inset(by amount: CGFloat) -> InsetShape<Base> {
    InsetShape(shape: base, amount: self.amount + amount)
  }
  private func smaller(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x + amount, y: rect.origin.y + amount,
      width: max(0, rect.size.width - 2 * amount), height: max(0, rect.size.height - 2 * amount))
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
