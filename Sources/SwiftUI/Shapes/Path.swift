import Drawing

/// Lines and curves.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [PathElement] = []

  public init() {}
  /// Creates a path drawn by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// Creates a rectangle with four rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Creates a path of Core Graphics.
  public init(_ path: CGPath) { elements = path.path.elements }
  /// Creates a path from its description; descriptions are not read here.
  public init?(_ string: String) {
    guard string.isEmpty else { return nil }
  }

  init(_ contour: Contour) { elements = contour.pathElements }

  /// A short description.
  public var description: String { "Path(\(elements.count) elements)" }

  var contour: Contour { .path(elements, isEvenOdd: false) }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGMutablePath(self) }

  /// Whether it has no lines.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step.
  public var currentPoint: CGPoint? {
    var start: Point?
    var current: Point?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quad(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current.map { CGPoint($0) }
  }

  /// The smallest rectangle around the lines and curves; points that only pull at curves may lie outside.
  public var boundingRect: CGRect { PathElement.box(elements).map { CGRect($0) } ?? .zero }

  /// The smallest rectangle around all points, those that only pull at curves included.
  var rectOfPoints: CGRect { PathElement.boxOfPoints(elements).map { CGRect($0) } ?? .zero }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .quad(let point, let control):
        body(.quadCurve(to: CGPoint(point), control: CGPoint(control)))
      case .curve(let point, let one, let two):
        body(.curve(to: CGPoint(point), control1: CGPoint(one), control2: CGPoint(two)))
      case .close: body(.closeSubpath)
      }
    }
  }

  // MARK: Drawing

  /// Starts a new line.
  public mutating func move(to end: CGPoint) { elements.append(.move(Point(end))) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(Point(end))) }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(Point(end), control: Point(control)))
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }
  /// Closes the line to its start.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds straight lines from place to place.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Contour.rect(Rect(rect)), transform)
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Contour.ellipse(Rect(rect)), transform)
  }
  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = max(0, Double(min(cornerSize.width, cornerSize.height)))
    append(
      Contour.rounded(Rect(rect), radius: radius, isContinuous: style == .continuous), transform)
  }
  /// Adds a rectangle with four rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(
      UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)._contour(in: rect).contour,
      transform)
  }
  /// Adds an arc around a centre.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // `clockwise` is meant with y upward: on screen it runs the other way.
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    // Whole turns are taken away at once: beyond 2⁵³ of them a single one would change nothing.
    if clockwise {
      if delta > turn { delta = delta.truncatingRemainder(dividingBy: turn) }
      if delta > 0 { delta -= turn }
      if delta < -turn { delta = -turn }
    } else {
      if delta < -turn { delta = delta.truncatingRemainder(dividingBy: turn) }
      if delta < 0 { delta += turn }
      if delta > turn { delta = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }
  /// Adds an arc around a centre by its length.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, delta.radians.isFinite, startAngle.radians.isFinite else { return }
    let arc = PathElement.arc(
      center: Point(center), radius: Double(radius), start: startAngle.radians,
      delta: max(-64, min(64, delta.radians)))
    for (index, element) in arc.enumerated() {
      let mapped = element.mapped(transform.drawn)
      if index == 0, case .move(let point) = mapped, !elements.isEmpty {
        elements.append(.line(point))
      } else {
        elements.append(mapped)
      }
    }
  }
  /// Adds an arc that touches two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The arc is found where its corner is, before the map.
    let start = current.applying(transform.inverted())
    elements += PathElement.tangentArc(
      from: Point(start), corner: Point(tangent1End), to: Point(tangent2End),
      radius: Double(radius)
    ).map { $0.mapped(transform.drawn) }
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.mapped(transform.drawn) }
  }

  private mutating func append(_ contour: Contour, _ transform: CGAffineTransform) {
    elements += contour.pathElements.map { $0.mapped(transform.drawn) }
  }

  // MARK: Change

  /// Returns the path mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.mapped(transform.drawn) }
    return path
  }
  /// Returns the path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns a part of the path by fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    var path = Path()
    path.elements = PathElement.trimmed(elements, from: Double(from), to: Double(to))
    return path
  }
  /// Returns the area that a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    path.elements = contour.stroked(style.mark)
    return path
  }
  /// Returns whether a place is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PathElement.contains(elements, Point(point), isEvenOdd: eoFill)
  }
}

extension Path: Shape {
  /// Returns the path as it is, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
