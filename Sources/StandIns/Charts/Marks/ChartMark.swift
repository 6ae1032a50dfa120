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
  var colorValue: PlottedValue?
  var colorName: String? { colorValue?.text }
  var style: AnyShapeStyle?
  var opacity = 1.0
  var stroke: StrokeStyle?
  /// What its line stands for.
  var lineName: String?
  /// What its dot stands for, in the legend.
  var symbolValue: PlottedValue?
  var symbolName: String? { symbolValue?.text }
  var symbol: ChartSymbol?
  var symbolSize: CGSize?
  /// What the area of its dot stands for.
  var sizeValue: PlottedValue?
  /// nil is a bar's own.
  var cornerRadius: CGFloat?
  /// Which ends of a bar are round by themselves.
  var roundEnds = BarEnds.both
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
  var endOffsets = EndOffsets()
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

/// Ends of a bar: one that stands on the axis or on another bar is round where nothing follows.
struct BarEnds: OptionSet {
  let rawValue: Int

  static let first = BarEnds(rawValue: 1 << 0)
  static let last = BarEnds(rawValue: 1 << 1)
  static let both: BarEnds = [.first, .last]
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
