import Drawing
import Numbers
import Raster

/// Numbers, colours and shapes as SVG writes them.
enum SVGText {
  /// Returns a length in points, to a hundredth, without what need not be written: `.5`, `-3.25`.
  static func number(_ value: Double) -> String {
    hundredths(Int(bounded: (value * 100).rounded()))
  }

  /// Returns a number to a thousandth.
  static func fine(_ value: Double) -> String {
    let whole = Int(bounded: (value * 1_000).rounded())
    return digits(whole, 3)
  }

  static func hundredths(_ value: Int) -> String { digits(value, 2) }

  private static func digits(_ value: Int, _ places: Int) -> String {
    let unit = places == 2 ? 100 : 1_000
    let size = abs(value)
    let sign = value < 0 ? "-" : ""
    let (whole, rest) = (size / unit, size % unit)
    if rest == 0 { return "\(sign)\(whole)" }
    var text = String(rest)
    text = String(repeating: "0", count: places - text.count) + text
    while text.hasSuffix("0") { text.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(text)"
  }

  static func color(_ color: RGBA) -> String {
    func part(_ value: Double) -> Int {
      Int(bounded: (min(1, max(0, value.isFinite ? value : 0)) * 255).rounded())
    }
    let text = String(part(color.red) << 16 | part(color.green) << 8 | part(color.blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - text.count) + text
  }

  static func stops(_ stops: [GradientStop]) -> String {
    evenlyFaded(stops).map { stop in
      let alpha =
        stop.color.alpha < 1 ? " stop-opacity=\"\(fine(max(0, stop.color.alpha)))\"" : ""
      return "<stop offset=\"\(fine(stop.location))\" stop-color=\"\(color(stop.color))\"\(alpha)/>"
    }.joined()
  }

  /// How many stops stand for a change of both colour and alpha.
  private static let fadeSteps = 8

  /// Returns stops with more of them where colour and alpha change together: SVG mixes colours as if all were as
  /// strong, a phone by how much of each shows.
  private static func evenlyFaded(_ stops: [GradientStop]) -> [GradientStop] {
    guard var last = stops.first else { return [] }
    var result = [last]
    for next in stops.dropFirst() {
      let (one, other) = (last.color, next.color)
      if one.alpha != other.alpha, one.opacity(0) != other.opacity(0) {
        // What is not seen at all has the colour of what follows or goes before.
        if one.alpha <= 0 {
          result.append(GradientStop(other.opacity(0), at: last.location))
        } else if other.alpha <= 0 {
          result.append(GradientStop(one.opacity(0), at: next.location))
        } else {
          result += (1..<fadeSteps).map { step in
            let share = Double(step) / Double(fadeSteps)
            let alpha = one.alpha + (other.alpha - one.alpha) * share
            let weight = other.alpha * share / alpha
            func part(_ path: KeyPath<RGBA, Double>) -> Double {
              one[keyPath: path] + (other[keyPath: path] - one[keyPath: path]) * weight
            }
            return GradientStop(
              RGBA(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha),
              at: last.location + (next.location - last.location) * share)
          }
        }
      }
      result.append(next)
      last = next
    }
    return result
  }

  static func matrix(_ map: Transform) -> String {
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return "translate(\(number(map.tx)) \(number(map.ty)))"
    }
    let parts = [map.a, map.b, map.c, map.d].map { "\(($0 * 1e5).rounded() / 1e5)" }
    return "matrix(\(parts.joined(separator: " ")) \(number(map.tx)) \(number(map.ty)))"
  }

  static func frame(_ rect: Rect) -> String {
    """
    x="\(number(rect.x))" y="\(number(rect.y))" width="\(number(rect.width))" \
    height="\(number(rect.height))"
    """
  }

  /// Returns a contour with its attributes.
  static func element(_ contour: Contour, _ attributes: String, rule: String = "fill-rule")
    -> String
  {
    let more = attributes.isEmpty ? "" : " " + attributes
    switch contour {
    case .rect(let rect): return "<rect \(frame(rect))\(more)/>"
    case .ellipse(let rect):
      return """
        <ellipse cx="\(number(rect.midX))" cy="\(number(rect.midY))" \
        rx="\(number(rect.width / 2))" ry="\(number(rect.height / 2))"\(more)/>
        """
    case .rounded: return "<path d=\"\(path(contour.elements))\"\(more)/>"
    case .path(let elements, let isEvenOdd):
      let odd = isEvenOdd ? " \(rule)=\"evenodd\"" : ""
      return "<path d=\"\(path(elements))\"\(odd)\(more)/>"
    }
  }

  /// Returns the steps of a path, each counted from the one before, in hundredths: half as long as absolute places.
  static func path(_ elements: [PathElement]) -> String {
    var text = ""
    var (x, y) = (0, 0)
    var (startX, startY) = (0, 0)
    var isFirst = true
    func whole(_ value: Double) -> Int { Int(bounded: (value * 100).rounded()) }
    func add(_ command: Character, _ points: [Point]) {
      text.append(command)
      var needsBlank = false
      for point in points {
        for delta in [whole(point.x) - x, whole(point.y) - y] {
          let digits = hundredths(delta)
          if needsBlank, !digits.hasPrefix("-") { text += " " }
          text += digits
          needsBlank = true
        }
      }
      if let last = points.last { (x, y) = (whole(last.x), whole(last.y)) }
    }
    for element in elements.prefix(Polygons.mostElements) {
      switch element {
      case .move(let point):
        add(isFirst ? "M" : "m", [point])
        (startX, startY, isFirst) = (x, y, false)
      case .line(let point): add("l", [point])
      case .quad(let point, let control): add("q", [control, point])
      case .curve(let point, let one, let two): add("c", [one, two, point])
      case .close:
        text += "z"
        (x, y) = (startX, startY)
      }
    }
    return text
  }
}
