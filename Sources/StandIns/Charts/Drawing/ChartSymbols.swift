import SwiftUI

/// The shape of a dot.
public protocol ChartSymbolShape: Shape {
  /// How much more room than its rectangle the shape needs, for all dots to look equally large.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The shape of a dot, of those that are there already.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form: Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let form: Form
  var lineWidth: CGFloat?

  public static let circle = Self(form: .circle)
  public static let square = Self(form: .square)
  public static let triangle = Self(form: .triangle)
  public static let diamond = Self(form: .diamond)
  public static let pentagon = Self(form: .pentagon)
  public static let plus = Self(form: .plus)
  public static let cross = Self(form: .cross)
  public static let asterisk = Self(form: .asterisk)

  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the shape as a line of that width.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var copy = self
    copy.lineWidth = lineWidth
    return copy
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.07, dy: rect.height * 0.07))
    case .triangle: Self.corners(3, in: rect)
    case .diamond: Self.corners(4, in: rect)
    case .pentagon: Self.corners(5, in: rect)
    case .plus: Self.bars(2, turned: 0, in: rect)
    case .cross: Self.bars(2, turned: .pi / 4, in: rect)
    case .asterisk: Self.bars(3, turned: 0, in: rect)
    }
  }

  private static func corners(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    for number in 0..<count {
      let angle = 2 * Double.pi * Double(number) / Double(count)
      let point = CGPoint(
        x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Returns bars through the middle, a quarter as thick as the whole is wide.
  private static func bars(_ count: Int, turned: Double, in rect: CGRect) -> Path {
    var path = Path()
    let half = min(rect.width, rect.height) / 2
    for number in 0..<count {
      let angle = turned + .pi * Double(number) / Double(count)
      let (along, across) = (CGPoint(x: cos(angle), y: sin(angle)), half / 4)
      let ends = [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)].map { end, side in
        CGPoint(
          x: rect.midX + along.x * half * end - along.y * across * side,
          y: rect.midY + along.y * half * end + along.x * across * side)
      }
      path.move(to: ends[0])
      for end in ends.dropFirst() { path.addLine(to: end) }
      path.closeSubpath()
    }
    return path
  }
}

/// The shape of a dot of any type.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  public let perceptualUnitRect: CGRect
  private let shape: AnyShape
  /// Creates a shape whose type is forgotten.
  public init(_ shape: some ChartSymbolShape) {
    perceptualUnitRect = shape.perceptualUnitRect
    self.shape = AnyShape(shape)
  }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect {
    BasicChartSymbolShape.circle.perceptualUnitRect
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  nonisolated public static var circle: BasicChartSymbolShape { .circle }
  nonisolated public static var square: BasicChartSymbolShape { .square }
  nonisolated public static var triangle: BasicChartSymbolShape { .triangle }
  nonisolated public static var diamond: BasicChartSymbolShape { .diamond }
  nonisolated public static var pentagon: BasicChartSymbolShape { .pentagon }
  nonisolated public static var plus: BasicChartSymbolShape { .plus }
  nonisolated public static var cross: BasicChartSymbolShape { .cross }
  nonisolated public static var asterisk: BasicChartSymbolShape { .asterisk }
}

/// A dot: a shape of a size, or a view.
enum ChartSymbol {
  case shape(@Sendable (CGRect) -> Path, lineWidth: CGFloat?)
  case view(AnyView)

  init(_ shape: some ChartSymbolShape) {
    let box = SymbolBox(shape)
    self = .shape({ box.path($0) }, lineWidth: (shape as? BasicChartSymbolShape)?.lineWidth)
  }

  /// Returns the shapes of one value after the other. A phone begins again after five: it gives none of the shapes that are
  /// made of lines by itself.
  static func usual(_ number: Int) -> ChartSymbol {
    let forms: [BasicChartSymbolShape.Form] = [.circle, .square, .triangle, .diamond, .pentagon]
    return ChartSymbol(BasicChartSymbolShape(form: forms[abs(number % forms.count)]))
  }
}

/// A shape whose type is forgotten.
private struct SymbolBox: Sendable {
  let path: @Sendable (CGRect) -> Path
  init<S: Shape>(_ shape: S) { path = { shape.path(at: $0) } }
}
