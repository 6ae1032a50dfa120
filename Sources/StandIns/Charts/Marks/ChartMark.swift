import SwiftUI

/// Something on a chart.
public protocol ChartContent {
  associatedtype _Body: ChartContent = _ChartMarks
  /// What a type of one's own consists of.
  @ChartContentBuilder var body: _Body { get }
  /// The marks that it stands for.
  var _marks: [ChartMark] { get }
}

extension ChartContent {
  public var _marks: [ChartMark] { body._marks }
}

extension ChartContent where _Body == _ChartMarks {
  public var body: _ChartMarks { _ChartMarks(marks: _marks) }
}

/// One mark.
public struct ChartMark {
  enum Kind { case line, area, bar, point, rule, rectangle, sector }
  let kind: Kind
  var x: MarkPlace?
  var y: MarkPlace?
  /// What joins marks to one line or area.
  var series: String?
  /// What its colour stands for, in the legend.
  var colorName: String?
  var style: AnyShapeStyle?
  var opacity = 1.0
  var stroke: StrokeStyle?
  /// What its line stands for.
  var lineName: String?
  /// What its dot stands for, in the legend.
  var symbolName: String?
  var symbol: ChartSymbol?
  var symbolSize: CGSize?
  /// What the area of its dot stands for.
  var sizeValue: PlottedValue?
  /// What its colour stands for, where the chart's colours are a gradient.
  var colorValue: PlottedValue?
  var cornerRadius: CGFloat = 0
  /// The shape that a bar is cut to.
  var clipShape: AnyShape?
  /// Across the axis along which it stands.
  var thickness = MarkDimension.automatic
  /// How high a rectangle is in its slot.
  var height = MarkDimension.automatic
  /// Where it begins and ends on an axis of which it has no value, in points of the plot.
  var edges: (x: MarkEdges, y: MarkEdges) = (MarkEdges(), MarkEdges())
  var stacking = MarkStackingMethod.standard
  /// The part of a slot in which it stands, beside others.
  var position: PlottedValue?
  var interpolation = InterpolationMethod.linear
  var zIndex = 0.0
  var offset = CGSize.zero
  var shadow: MarkShadow?
  var blur: CGFloat = 0
  var annotations: [MarkAnnotation] = []
  /// Of a sector: its radii, and the gap to its neighbours.
  var radii = (inner: MarkDimension.automatic, outer: MarkDimension.automatic)
  var angularInset: CGFloat = 0
  /// The function whose marks this one stands for.
  var function: FunctionPlot?

  init(_ kind: Kind, x: MarkPlace? = nil, y: MarkPlace? = nil) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }

  /// Whether it stands along the y axis: its value is across.
  var isHorizontal: Bool {
    guard let x else { return false }
    if x.isBin { return false }
    guard let y else { return true }
    if case .name = x.start { return false }
    if case .name = y.start { return true }
    return x.end != nil || y.isBin
  }
}

/// Where a mark begins and ends, in points from the plot's left or upper side; nil is the plot's own end.
struct MarkEdges {
  var start: CGFloat?
  var end: CGFloat?

  /// Returns the part of a length that lies between the two.
  func span(of length: CGFloat) -> ClosedRange<CGFloat> {
    let (start, end) = (start ?? 0, end ?? length)
    return min(start, end)...max(start, end)
  }

  var isWhole: Bool { start == nil && end == nil }
}

/// A mark's shadow.
struct MarkShadow {
  var color: Color
  var radius: CGFloat
  var offset: CGSize
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var content: AnyView
}

/// Marks that are known.
public struct _ChartMarks: ChartContent {
  public let _marks: [ChartMark]
  nonisolated init(marks: [ChartMark]) { _marks = marks }
}

/// Marks of any type.
public struct AnyChartContent: ChartContent {
  public let _marks: [ChartMark]
  /// Creates marks whose type is forgotten.
  public init(_ content: some ChartContent) { _marks = content._marks }
}

/// How wide or long a mark is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Amount { case usual, points(CGFloat), part(CGFloat), inset(CGFloat) }
  let amount: Amount
  public static let automatic = MarkDimension(amount: .usual)
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .points(value))
  }
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .part(value))
  }
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(amount: .inset(value))
  }
  init(amount: Amount) { self.amount = amount }
  public init(integerLiteral value: Int) { amount = .points(CGFloat(value)) }
  public init(floatLiteral value: Double) { amount = .points(CGFloat(value)) }

  /// Returns the length, of a whole; 0 for one that is negative or no number.
  func length(of whole: CGFloat, usual: CGFloat) -> CGFloat {
    let length =
      switch amount {
      case .usual: whole * usual
      case .points(let points): points
      case .part(let part): whole * part
      case .inset(let inset): whole - 2 * inset
      }
    return length.isFinite ? max(0, length) : 0
  }
}

/// How marks of one place stand on one another.
public struct MarkStackingMethod: Sendable, Equatable {
  enum Way { case above, shares, middle, none }
  let way: Way
  public static let standard = MarkStackingMethod(way: .above)
  public static let normalized = MarkStackingMethod(way: .shares)
  public static let center = MarkStackingMethod(way: .middle)
  public static let unstacked = MarkStackingMethod(way: .none)
}

/// Where an annotation stands.
public struct AnnotationPosition: Sendable {
  /// Where the annotation touches the mark's box, in parts of it.
  let side: CGPoint
  /// Whether the place is whichever is usual.
  var isUsual = false
  public static let automatic = AnnotationPosition(side: CGPoint(x: 0.5, y: 0), isUsual: true)
  public static let overlay = AnnotationPosition(side: CGPoint(x: 0.5, y: 0.5))
  public static let top = AnnotationPosition(side: CGPoint(x: 0.5, y: 0))
  public static let bottom = AnnotationPosition(side: CGPoint(x: 0.5, y: 1))
  public static let leading = AnnotationPosition(side: CGPoint(x: 0, y: 0.5))
  public static let trailing = AnnotationPosition(side: CGPoint(x: 1, y: 0.5))
  public static let topLeading = AnnotationPosition(side: CGPoint(x: 0, y: 0))
  public static let topTrailing = AnnotationPosition(side: CGPoint(x: 1, y: 0))
  public static let bottomLeading = AnnotationPosition(side: CGPoint(x: 0, y: 1))
  public static let bottomTrailing = AnnotationPosition(side: CGPoint(x: 1, y: 1))
}
