import Drawing

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

/// A path of UIKit.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  /// How wide its line is.
  public var lineWidth: CGFloat = 1
  /// How the line ends.
  public var lineCapStyle: CGLineCap = .butt
  /// How the line turns.
  public var lineJoinStyle: CGLineJoin = .miter
  /// How far the corner of a line may stand out.
  public var miterLimit: CGFloat = 10
  /// Whether overlaps are holes.
  public var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Creates a rectangle with some of its corners rounded.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limit = max(0, min(rect.size.width, rect.size.height) / 2)
    let radius = min(max(0, cornerRadii.width), limit)
    func corner(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.topLeft), bottomLeading: corner(.bottomLeft),
        bottomTrailing: corner(.bottomRight), topTrailing: corner(.topRight)),
      style: .circular)
  }
  /// Creates an arc around a centre, angles in radians. Here `clockwise` is meant as seen on screen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates a path of Core Graphics.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
  /// The smallest rectangle around all points, those that only pull at curves included.
  public var bounds: CGRect { path.rectOfPoints }
  /// The end of the last step.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether it has no lines.
  public var isEmpty: Bool { path.isEmpty }
  /// Returns whether a place is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Starts a new line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc around a centre, angles in radians. Here `clockwise` is meant as seen on screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Closes the line to its start.
  public func close() { path.closeSubpath() }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Maps the path by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all lines.
  public func removeAllPoints() { path = Path() }
  /// Fills the path on the present canvas.
  public func fill() { CGContext.current?.fill(path, isEvenOdd: usesEvenOddFillRule) }
  /// Draws a line along the path on the present canvas.
  public func stroke() {
    CGContext.current?.stroke(
      path,
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase))
  }
  /// Sets the pattern of the line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { lengths in (0..<count).map { lengths[$0] } } ?? [], phase)
  }
  /// Cuts what is drawn on the present canvas from now on.
  public func addClip() { CGContext.current?.cut(to: path, isEvenOdd: usesEvenOddFillRule) }

  public override var description: String { "<UIBezierPath; \(path)>" }
}

extension UIColor {
  /// Fills and draws lines with the colour on the present canvas.
  public func set() {
    setFill()
    setStroke()
  }
  /// Fills with the colour on the present canvas.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }
  /// Draws lines with the colour on the present canvas.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
