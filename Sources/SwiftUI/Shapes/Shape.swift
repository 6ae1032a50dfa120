import Drawing

/// An outline that depends on the room it is drawn in.
public protocol Shape: Sendable, Animatable, View where Body == Never {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// Whether the shape is filled or stroked by itself.
  nonisolated static var role: ShapeRole { get }
  /// Returns the size for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the shape is mirrored with the direction of text.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the outline as simple as it is.
  nonisolated func _contour(in rect: CGRect) -> _Contour
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored with the direction of text.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether something is mirrored where text runs in a direction.
  nonisolated func mirrors(where direction: LayoutDirection) -> Bool {
    if case .mirrors(let own) = self { own == direction } else { false }
  }
}

/// An outline as the display list keeps it.
public struct _Contour: Sendable {
  package let contour: Contour
  package init(_ contour: Contour) { self.contour = contour }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  /// Returns what is offered, 10 points where nothing is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Mirrors the shape from right to left, as SwiftUI does in apps made for iOS 17 and later.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Asks for the outline at zero and moves it to its place, as SwiftUI does: authors read the size
  /// alone.
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(path(at: rect).contour)
  }

  /// Returns the outline of a rectangle of this size at zero, moved to the rectangle.
  package nonisolated func path(at rect: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.origin.x, dy: rect.origin.y)
  }

  /// Builds one node, filled with the foreground.
  public nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    nodes.list.append(
      ShapeNode(ShapeOutline(self), fill: .level(0), context.environment, kind: nil)
        .standing(for: context.view))
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape made smaller.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  let outline: ShapeOutline
  /// Hides the shape's type.
  public init<S: Shape>(_ shape: S) { outline = ShapeOutline(shape) }
  public nonisolated func path(in rect: CGRect) -> Path { outline.path(rect) }
  public nonisolated func _contour(in rect: CGRect) -> _Contour {
    _Contour(outline.contour(Rect(rect)))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    outline.size(proposal)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { outline.behavior }
}

/// A shape without its type.
package struct ShapeOutline: Sendable {
  let path: @Sendable (CGRect) -> Path
  let contour: @Sendable (Rect) -> Contour
  let size: @Sendable (ProposedViewSize) -> CGSize
  let behavior: LayoutDirectionBehavior
  private let type: any Shape.Type
  var name: String { String(describing: type) }

  init<S: Shape>(_ shape: S) {
    path = { shape.path(in: $0) }
    contour = { shape._contour(in: CGRect($0)).contour }
    size = { shape.sizeThatFits($0) }
    behavior = shape.layoutDirectionBehavior
    // A shape in a box is told as what the author wrote.
    type = (shape as? AnyShape)?.outline.type ?? S.self
  }

  /// Returns the outline in a box as it is seen where text runs in a direction.
  func contour(_ box: Rect, _ direction: LayoutDirection) -> Contour {
    let own = contour(box)
    return behavior.mirrors(where: direction) ? own.mirrored(in: 2 * box.midX) : own
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Size {
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
