import Drawing

/// A symbol as filled areas, in units of its own, y downward.
public struct SymbolShape: Hashable, Sendable {
  /// One area of a symbol.
  public struct Part: Hashable, Sendable {
    public var elements: [PathElement]
    public var isEvenOdd: Bool
    /// Which of a symbol's colours it takes: 0 the primary one.
    public var level: Int
    /// Whether it takes away from what lies below it instead of showing.
    public var isCut: Bool
    /// Whether it takes away from what lies below it where a symbol has one colour, and shows where it has several.
    public var isKnockout = false
    /// Whether a heavier font makes it thicker: lines do, areas do not.
    public var isLine: Bool
    /// Extra thickness all around, in units: what keeps a gap beside a badge or a slash.
    public var margin: Double

    public init(
      _ elements: [PathElement], isEvenOdd: Bool = false, level: Int = 0, isCut: Bool = false,
      isLine: Bool = true, margin: Double = 0
    ) {
      (self.elements, self.isEvenOdd, self.level) = (elements, isEvenOdd, level)
      (self.isCut, self.isLine, self.margin) = (isCut, isLine, margin)
    }
  }

  /// Back to front.
  public var parts: [Part]
  /// What is fitted into the symbol's frame, in units.
  public var box: Rect

  /// Creates a symbol whose box is that of its areas.
  public init(_ parts: [Part], box: Rect? = nil) {
    self.parts = parts
    self.box = box ?? SymbolShape.box(of: parts)
  }

  /// Returns the smallest rectangle around the areas that show; curves count by their ends and extremes.
  static func box(of parts: [Part]) -> Rect {
    var box: Rect?
    for part in parts where !part.isCut {
      if let own = PathBox.of(part.elements) { box = box?.union(own) ?? own }
    }
    return box ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }
}

/// How far a path reaches.
public enum PathBox {
  /// Returns the smallest rectangle around a path, found on its curves and not on their handles.
  public static func of(_ elements: [PathElement]) -> Rect? {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func take(_ p: Point) {
      (left, top) = (min(left, p.x), min(top, p.y))
      (right, bottom) = (max(right, p.x), max(bottom, p.y))
    }
    var last = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        (last, start) = (p, p)
        take(p)
      case .line(let p):
        last = p
        take(p)
      case .quad(let p, let c):
        for step in 1...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          take(
            Point(
              x: u * u * last.x + 2 * u * t * c.x + t * t * p.x,
              y: u * u * last.y + 2 * u * t * c.y + t * t * p.y))
        }
        last = p
      case .curve(let p, let c, let d):
        for step in 1...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          let (a, b, e, f) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          take(
            Point(
              x: a * last.x + b * c.x + e * d.x + f * p.x,
              y: a * last.y + b * c.y + e * d.y + f * p.y))
        }
        last = p
      case .close: last = start
      }
    }
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
