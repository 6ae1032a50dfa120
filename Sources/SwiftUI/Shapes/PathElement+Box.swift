import Drawing

extension PathElement {
  /// Returns the smallest rectangle around the lines and curves themselves.
  static func box(_ elements: [PathElement]) -> Rect? {
    var box: Rect?
    var (current, first) = (Point.zero, Point.zero)
    func take(_ point: Point) {
      let rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
      box = box?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let end):
        take(end)
        (current, first) = (end, end)
      case .line(let end), .quad(let end, _), .curve(let end, _, _):
        take(end)
        for turn in turns(current, element) { take(place(current, element, turn)) }
        current = end
      case .close: current = first
      }
    }
    return box
  }

  /// Returns the smallest rectangle around all points, those that only pull at curves included.
  static func boxOfPoints(_ elements: [PathElement]) -> Rect? {
    let lines = elements.flatMap { element -> [PathElement] in
      switch element {
      case .quad(let end, let control): [.line(control), .line(end)]
      case .curve(let end, let one, let two): [.line(one), .line(two), .line(end)]
      case .move, .line, .close: [element]
      }
    }
    return box(lines)
  }

  /// Returns where between its ends a curve turns back, sideways or up and down.
  private static func turns(_ start: Point, _ element: PathElement) -> [Double] {
    [\Point.x, \Point.y].flatMap { axis -> [Double] in
      let from = start[keyPath: axis]
      switch element {
      case .quad(let end, let control):
        let (pull, to) = (control[keyPath: axis], end[keyPath: axis])
        return roots(0, from - 2 * pull + to, pull - from)
      case .curve(let end, let control1, let control2):
        let (one, two) = (control1[keyPath: axis], control2[keyPath: axis])
        let to = end[keyPath: axis]
        return roots(to - from + 3 * (one - two), 2 * (from - 2 * one + two), one - from)
      case .move, .line, .close: return []
      }
    }
  }

  /// Returns where between 0 and 1 a·t² + b·t + c is zero.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let candidates: [Double]
    if abs(a) < 1e-9 {
      candidates = [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      candidates = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    // What is no number lies nowhere.
    return candidates.filter { $0 > 0 && $0 < 1 }
  }
}
