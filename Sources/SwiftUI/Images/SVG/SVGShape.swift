import Drawing

/// The outlines of SVG's shapes.
enum SVGShape {
  /// Returns the outline of an element; nil when it is no shape.
  static func elements(_ element: SVGElement) -> [PathElement]? {
    let attributes = element.attributes
    func number(_ key: String) -> Double { SVGNumbers.first(attributes[key]) ?? 0 }
    switch element.name {
    case "path": return PathText.elements(attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let (rx, ry) = (SVGNumbers.first(attributes["rx"]), SVGNumbers.first(attributes["ry"]))
      let corner = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
      return corner.width > 0
        ? Path(roundedRect: rect, cornerSize: corner, style: .circular).elements
        : Path(rect).elements
    case "circle", "ellipse":
      let rx = element.name == "circle" ? number("r") : number("rx")
      let ry = element.name == "circle" ? number("r") : number("ry")
      let rect = CGRect(
        x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry)
      return Path(ellipseIn: rect).elements
    case "line":
      return [
        .move(Point(x: number("x1"), y: number("y1"))),
        .line(Point(x: number("x2"), y: number("y2"))),
      ]
    case "polyline", "polygon":
      let numbers = SVGNumbers.all(attributes["points"] ?? "")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard let first = points.first else { return [] }
      return [.move(first)] + points.dropFirst().map { .line($0) }
        + (element.name == "polygon" ? [.close] : [])
    default: return nil
    }
  }
}
