import Drawing

/// A shape, filled and stroked.
final class ShapeNode: LayoutNode {
  /// A line along the shape.
  struct Stroke {
    var style: ShapeStyleBox
    var line: StrokeStyle
  }
  let outline: ShapeOutline
  let fill: ShapeStyleBox?
  let strokes: [Stroke]
  let isEvenOdd: Bool
  let environment: EnvironmentValues
  let kind: String?

  init(
    _ outline: ShapeOutline, fill: ShapeStyleBox?, strokes: [Stroke] = [],
    isEvenOdd: Bool = false, _ environment: EnvironmentValues, kind: String? = nil
  ) {
    (self.outline, self.fill, self.strokes) = (outline, fill, strokes)
    (self.isEvenOdd, self.environment, self.kind) = (isEvenOdd, environment, kind)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(outline.size(ProposedViewSize(proposal)))
  }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let rect = painter.rect(origin, size)
    let contour = EnvironmentValues.within(environment, container: painter.container) {
      outline.contour(rect, environment.layoutDirection).filled(evenOdd: isEvenOdd)
    }
    let style = fill ?? strokes.first?.style ?? .level(0)
    painter.mark(
      kind ?? outline.name, at: origin, size, color: style.rgba(in: environment),
      traits: contour.traits + (fill == nil ? strokes.map { "stroke=\($0.line.lineWidth)" } : []))
    if environment.redactionReasons.contains(.privacy), environment.isPrivacySensitive { return }
    if let fill { paint(contour, fill, rect, painter, line: nil) }
    for stroke in strokes { paint(contour, stroke.style, rect, painter, line: stroke.line) }
  }

  private func paint(
    _ contour: Contour, _ style: ShapeStyleBox, _ rect: Rect, _ painter: MarkCollector,
    line: StrokeStyle?
  ) {
    let paint = style.paint(in: environment, rect)
    if case .color(let color) = paint, color.alpha == 0 { return }
    let item: DisplayItem =
      line.map { .stroke(contour, paint, $0.mark) } ?? .fill(contour, paint)
    var items = [item]
    var effects = style.effects(in: environment)
    if line == nil {
      for shadow in effects.innerShadows {
        var mark = shadow.mark(in: environment)
        mark.color = mark.color.opacity(effects.opacity)
        items.append(contour.innerShadow(mark))
      }
      effects.innerShadows = []
    }
    for item in effects.applied(to: items, in: environment) { painter.add(item) }
  }
}

extension ShadowStyle {
  func mark(in environment: EnvironmentValues) -> ShadowMark {
    ShadowMark(
      color: color.rgba(in: environment), radius: Double(radius), x: Double(x), y: Double(y),
      isInner: isInner)
  }
}

extension Contour {
  /// Returns the shadow that what is around the area casts into it.
  fileprivate func innerShadow(_ shadow: ShadowMark) -> DisplayItem {
    var shadow = shadow
    shadow.isInner = false
    let outline = elements
    let reach = 3 * max(0, shadow.radius) + max(abs(shadow.x), abs(shadow.y)) + 1
    let frame = (PathElement.box(outline) ?? .zero).inset(by: -reach)
    var solid = shadow.color
    solid.alpha = 1
    let around = DisplayItem.fill(
      .path(PathElement.rectangle(frame) + outline, isEvenOdd: true), .color(solid))
    return .group(GroupMark([.group(GroupMark([around], shadow: shadow))], clip: self))
  }

  /// Returns the contour with holes where it overlaps itself, or as it is.
  func filled(evenOdd isEvenOdd: Bool) -> Contour {
    guard isEvenOdd, case .path(let elements, _) = self else { return self }
    return .path(elements, isEvenOdd: true)
  }

  /// What lints want to know of a shape.
  var traits: [String] {
    guard case .rounded(let rect, let radii, _) = self else { return [] }
    let radius = min(radii.topLeft, min(rect.width, rect.height) / 2)
    return ["cornerRadius=\((radius * 100).rounded() / 100)"]
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var mark: StrokeStyleMark {
    StrokeStyleMark(
      width: max(0, Double(lineWidth)), cap: lineCap.mark, join: lineJoin.mark,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  var mark: StrokeStyleMark.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
  var mark: StrokeStyleMark.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
