import Drawing

/// A canvas of Core Graphics: keeps what code draws, for the image that is made of it.
///
/// Points go right and down, as in a canvas of UIKit.
public final class CGContext: @unchecked Sendable {
  /// How what is drawn looks.
  private struct Look {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: Shadow?
    /// What cuts the drawing, on the canvas.
    var clips: [Clip] = []
    var textMatrix = CGAffineTransform.identity
  }
  private enum Clip {
    case path(Path, isEvenOdd: Bool)
    /// A picture, where it is opaque.
    case picture(UIImage, CGRect, CGAffineTransform)

    func cut(_ pen: inout GraphicsContext) {
      switch self {
      case .path(let path, let isEvenOdd):
        pen.clip(to: path, style: FillStyle(eoFill: isEvenOdd))
      case .picture(let image, let rect, let map):
        pen.clipToLayer { layer in
          layer.concatenate(map)
          layer.draw(Image(uiImage: image), in: rect)
        }
      }
    }

    var bounds: CGRect {
      switch self {
      case .path(let path, _): path.boundingRect
      case .picture(_, let rect, let map): rect.applying(map)
      }
    }
  }
  private struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  private let bounds: CGRect
  /// Pixels a point.
  private let scale: CGFloat
  /// The width in points of a pixel of the bitmap that the picture stands for; nil where it is sharp at any size.
  private let pixel: CGFloat?
  private var look = Look()
  private var saved: [Look] = []
  /// The path on the canvas, its points mapped already.
  private var way = Path()
  private var marks: [(inout GraphicsContext) -> Void] = []
  /// The picture that fills the whole canvas, where nothing else was drawn.
  private var onlyPicture: UIImage?

  /// Creates an empty canvas; a scale of 0 is the screen's.
  init(_ bounds: CGRect, scale: CGFloat, pixel: CGFloat? = nil) {
    (self.bounds, self.pixel) = (bounds, pixel)
    self.scale = scale > 0 ? scale : UIScreen.main.scale
  }

  // MARK: Canvases

  /// The canvases that are open; they nest. Widgets are drawn on one thread only.
  nonisolated(unsafe) static var open: [CGContext] = []

  /// The canvas that code draws on now.
  static var current: CGContext? { open.last }

  /// Has code draw on a canvas.
  static func within(_ canvas: CGContext, _ work: () -> Void) {
    let outer = open
    open.append(canvas)
    defer { open = outer }
    work()
  }

  /// What has been drawn, as a picture. One picture that fills the canvas is that picture at another size, which keeps
  /// its bytes.
  var image: UIImage {
    if let copy = onlyPicture?.copied(bounds.size, scale: scale) { return copy }
    let (marks, origin) = (marks, bounds.origin)
    return UIImage(
      bitmap: nil, name: nil,
      canvas: ImageDrawing(size: bounds.size, pixel: pixel, scale: scale) { context in
        context.translateBy(x: -origin.x, y: -origin.y)
        for mark in marks { mark(&context) }
      })
  }

  /// Draws what has been drawn on a canvas of SwiftUI, with that canvas's settings.
  func draw(on canvas: GraphicsContext) {
    var canvas = canvas
    for mark in marks { mark(&canvas) }
  }

  /// Keeps a mark with the look of the moment.
  private func add(_ mark: @escaping (inout GraphicsContext) -> Void) {
    onlyPicture = nil
    let look = look
    marks.append { canvas in
      var pen = canvas
      for clip in look.clips { clip.cut(&pen) }
      if let shadow = look.shadow {
        // Core Graphics counts a blur twice as wide as SwiftUI does.
        pen.addFilter(
          .shadow(
            color: Color(cgColor: shadow.color), radius: shadow.blur / 2, x: shadow.offset.width,
            y: shadow.offset.height))
      }
      pen.concatenate(look.transform)
      pen.opacity *= Double(look.alpha)
      if look.blend != .normal { pen.blendMode = look.blend.blendMode }
      mark(&pen)
    }
  }

  // MARK: Settings

  public func saveGState() { saved.append(look) }
  public func restoreGState() { if let last = saved.popLast() { look = last } }

  /// The map from points of the code to points of the canvas.
  public var ctm: CGAffineTransform { look.transform }
  /// Where text stands; it is drawn where its own code says.
  public var textMatrix: CGAffineTransform {
    get { look.textMatrix }
    set { look.textMatrix = newValue }
  }
  public func translateBy(x: CGFloat, y: CGFloat) {
    look.transform = look.transform.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    look.transform = look.transform.scaledBy(x: x, y: y)
  }
  public func rotate(by angle: CGFloat) { look.transform = look.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    look.transform = transform.concatenating(look.transform)
  }

  public func setFillColor(_ color: CGColor) { look.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    look.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    look.fill = CGColor(gray: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { look.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    look.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    look.stroke = CGColor(gray: gray, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { look.line.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { look.line.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { look.line.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { look.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (look.line.dashPhase, look.line.dash) = (phase, lengths)
  }
  public func setAlpha(_ alpha: CGFloat) { look.alpha = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { look.blend = mode }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of what is drawn from now on; nil is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    look.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }
  /// Sets nothing: edges are always smooth here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets nothing: edges are always smooth here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  // MARK: Paths

  public func beginPath() { way = Path() }
  public func closePath() { way.closeSubpath() }
  public func move(to point: CGPoint) { way.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { way.addLine(to: point.applying(ctm)) }
  public func addLines(between points: [CGPoint]) { extend { $0.addLines(points) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    way.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    way.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { extend { $0.addRects(rects) } }
  public func addEllipse(in rect: CGRect) { extend { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { extend { $0 = Path(path) } }
  /// Adds an arc around a centre, angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    way.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: ctm)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    way.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  public var isPathEmpty: Bool { way.isEmpty }
  /// The path so far, in points of the code.
  public var path: CGPath? { way.isEmpty ? nil : CGPath(ownWay) }
  public var currentPointOfPath: CGPoint { (ownWay.currentPoint ?? .zero) }
  public var boundingBoxOfPath: CGRect { ownWay.boundingRect }
  public var boundingBoxOfClipPath: CGRect {
    look.clips.reduce(bounds) { $0.intersection($1.bounds) }
  }

  private var ownWay: Path { way.applying(ctm.inverted()) }

  private func extend(_ change: (inout Path) -> Void) {
    var path = Path()
    change(&path)
    way.addPath(path, transform: ctm)
  }

  /// Returns the path so far, in points of the code, and begins a new one.
  private func takeWay() -> Path {
    defer { way = Path() }
    return ownWay
  }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takeWay(), isEvenOdd: rule == .evenOdd)
  }
  public func strokePath() { stroke(takeWay(), look.line) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takeWay()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, look.line) }
  }
  public func fill(_ rect: CGRect) { fill(Path(rect), isEvenOdd: false) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { stroke(Path(rect), look.line) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = look.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), isEvenOdd: false) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), look.line) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      var path = Path()
      path.addLines([points[index], points[index + 1]])
      stroke(path, look.line)
    }
  }
  /// Takes away what is drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    let path = Path(rect)
    let before = look
    (look.alpha, look.blend, look.shadow) = (1, .clear, nil)
    add { $0.fill(path, with: .color(.black)) }
    look = before
  }

  func fill(_ path: Path, isEvenOdd: Bool) {
    let color = Color(cgColor: look.fill)
    add { $0.fill(path, with: .color(color), style: FillStyle(eoFill: isEvenOdd)) }
  }
  func stroke(_ path: Path, _ style: StrokeStyle) {
    let color = Color(cgColor: look.stroke)
    add { $0.stroke(path, with: .color(color), style: style) }
  }

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    look.clips.append(.path(way, isEvenOdd: rule == .evenOdd))
    way = Path()
  }
  public func clip(to rect: CGRect) { cut(to: Path(rect), isEvenOdd: false) }
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    cut(to: path, isEvenOdd: false)
  }
  /// Cuts to where a picture is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    look.clips.append(.picture(UIImage(cgImage: mask), rect, upsideDown(rect).concatenating(ctm)))
  }
  public func resetClip() { look.clips = [] }

  func cut(to path: Path, isEvenOdd: Bool) {
    look.clips.append(.path(path.applying(ctm), isEvenOdd: isEvenOdd))
  }

  // MARK: Pictures, gradients and text

  /// Returns what has been drawn, as a picture.
  public func makeImage() -> CGImage? { image.cgImage }

  /// Draws a picture. Its top is up where the canvas is, and down where the code has turned the canvas over.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    concatenate(upsideDown(rect))
    put(UIImage(cgImage: image), in: rect, blendMode: look.blend, alpha: 1)
    restoreGState()
  }

  /// Returns the map that turns a rectangle over: Core Graphics counts upwards in a picture, which stands on its head on a
  /// canvas of UIKit.
  private func upsideDown(_ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }

  func put(_ image: UIImage, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let isAlone =
      marks.isEmpty && look.transform == .identity && look.clips.isEmpty && look.alpha == 1
      && alpha == 1 && blendMode == .normal && look.shadow == nil && image.bitmap != nil
      && rect.standardized == bounds
    let before = look
    look.alpha *= alpha
    look.blend = blendMode
    let shown = Image(uiImage: image)
    add { $0.draw(shown, in: rect) }
    look = before
    if isAlone { onlyPicture = image }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let colors = gradient.gradient
    pour { .linearGradient(colors, startPoint: start, endPoint: end) }
  }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let colors = gradient.gradient
    pour {
      .radialGradient(
        colors, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    }
  }

  /// Fills the whole canvas.
  private func pour(_ shading: @escaping () -> GraphicsContext.Shading) {
    let all = Path(bounds).applying(ctm.inverted())
    add { $0.fill(all, with: shading()) }
  }

  /// Draws text, its lines broken to a width.
  func write(_ text: NSAttributedString, in rect: CGRect) {
    let shown = Text(AttributedString(text))
    add { $0.draw(shown, in: rect) }
  }
}

extension CGContext: CustomStringConvertible {
  public var description: String { "<CGContext>" }
}

/// How finely Core Graphics scales a picture; always smoothly here.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, medium, high
}

/// Which overlaps of a path are holes.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
