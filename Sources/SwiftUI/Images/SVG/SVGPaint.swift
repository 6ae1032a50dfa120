import Drawing

/// A gradient of an SVG file.
struct SVGGradient {
  private var isRadial: Bool
  private var attributes: [String: String]
  private(set) var stops: [GradientStop] = []
  /// Whether all of its colours are known: others are black.
  private var hasKnownColors = true

  private static let read: Set<String> = [
    "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform",
    "spreadMethod", "href",
  ]
  /// Gradients that refer to one another are followed so far.
  private static let longestChain = 8

  /// Reads a gradient; nil when an element is none.
  init?(_ element: SVGElement) {
    guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
    isRadial = element.name == "radialGradient"
    attributes = element.attributes.filter { Self.read.contains($0.key) }
    for stop in element.children where stop.name == "stop" {
      let offset = stop.attributes["offset"] ?? "0"
      let location = (SVGNumbers.first(offset) ?? 0) / (offset.hasSuffix("%") ? 100 : 1)
      let word = stop.attributes["stop-color"] ?? ""
      let color = SVGColor.read(word)
      if color == nil, !word.isEmpty { hasKnownColors = false }
      let alpha = SVGNumbers.share(stop.attributes["stop-opacity"])
      stops.append(
        GradientStop((color ?? .black).opacity(alpha), at: min(1, max(0, location))))
    }
  }

  /// Returns the gradient with what it takes from the one that it names, and from the one that that names.
  func filled(from gradients: [String: SVGGradient]) -> SVGGradient {
    var whole = self
    var next = attributes["href"]
    for _ in 0..<Self.longestChain {
      guard let name = next, let other = gradients[String(name.drop { $0 == "#" })] else { break }
      whole.attributes.merge(other.attributes) { own, _ in own }
      if whole.stops.isEmpty {
        (whole.stops, whole.hasKnownColors) = (other.stops, other.hasKnownColors)
      }
      next = other.attributes["href"]
    }
    return whole
  }

  /// Whether its colours are known, it ends with its last one, and a radial one begins in its centre: others are drawn as
  /// if they did.
  var isPlain: Bool {
    let spread = attributes["spreadMethod"] ?? "pad"
    return hasKnownColors && spread == "pad"
      && ["x", "y"].allSatisfy {
        guard isRadial, let focus = SVGNumbers.first(attributes["f\($0)"]) else { return true }
        return focus == SVGNumbers.first(attributes["c\($0)"])
      }
  }

  /// Returns the map from a gradient's own coordinates where it makes ellipses of circles; nil where it does not.
  func stretch(in outer: Transform) -> Transform? {
    guard attributes["gradientUnits"] == "userSpaceOnUse",
      let text = attributes["gradientTransform"]
    else { return nil }
    let map = SVGTransform.read(text).then(outer)
    return map.keepsShapes ? nil : map
  }

  /// Returns the gradient in its own coordinates.
  func paint(alpha: Double) -> Paint? {
    var own = self
    own.attributes["gradientTransform"] = nil
    return own.paint(
      bounds: Rect(Size(width: 1, height: 1)), transform: .identity, alpha: alpha)
  }

  /// Returns the gradient for a shape.
  func paint(bounds: Rect, transform: Transform, alpha: Double) -> Paint? {
    guard let first = stops.first else { return nil }
    if stops.count == 1 { return .color(first.color.opacity(alpha)) }
    let faded = stops.map { GradientStop($0.color.opacity(alpha), at: $0.location) }
    let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
    let own = attributes["gradientTransform"].map(SVGTransform.read) ?? .identity
    func place(_ x: Double, _ y: Double) -> Point {
      var point = own.apply(Point(x: x, y: y))
      if isInBox {
        point = Point(x: bounds.x + point.x * bounds.width, y: bounds.y + point.y * bounds.height)
      }
      return transform.apply(point)
    }
    func number(_ key: String, _ missing: Double) -> Double {
      guard let text = attributes[key], let value = SVGNumbers.first(text) else { return missing }
      return text.hasSuffix("%") ? value / 100 : value
    }
    guard isRadial else {
      return .linear(
        faded, start: place(number("x1", 0), number("y1", 0)),
        end: place(number("x2", 1), number("y2", 0)))
    }
    let (x, y, r) = (number("cx", 0.5), number("cy", 0.5), number("r", 0.5))
    let center = place(x, y)
    let (right, down) = (place(x + r, y), place(x, y + r))
    func distance(_ point: Point) -> Double {
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return (dx * dx + dy * dy).squareRoot()
    }
    let (width, height) = (distance(right), distance(down))
    let isUpright = abs(right.y - center.y) < 1e-6 * width && abs(down.x - center.x) < 1e-6 * height
    // A stretched one that is turned as well is drawn round, between its two radii.
    return isUpright
      ? .radial(faded, center: center, startRadius: 0, endRadius: width, height: height / width)
      : .radial(faded, center: center, startRadius: 0, endRadius: (width + height) / 2)
  }
}

/// `translate(4 4) rotate(45) scale(2)`.
enum SVGTransform {
  /// Returns the map back; nil where there is none.
  static func inverse(_ map: Transform) -> Transform? {
    let area = map.a * map.d - map.b * map.c
    guard area.isFinite, abs(area) > 1e-12 else { return nil }
    return Transform(
      a: map.d / area, b: -map.b / area, c: -map.c / area, d: map.a / area,
      tx: (map.c * map.ty - map.d * map.tx) / area, ty: (map.b * map.tx - map.a * map.ty) / area)
  }

  static func read(_ text: String) -> Transform {
    var result = Transform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].filter(\.isLetter)
      // The last one is applied first.
      if let next = transform(name, SVGNumbers.all(String(pieces[1]))) {
        result = next.then(result)
      }
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> Transform? {
    switch (name, numbers.count) {
    case ("translate", 1...): .translation(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...): .scale(x: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
    case ("rotate", 1...): rotation(numbers)
    case ("skewX", 1): Transform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Transform(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    case ("matrix", 6):
      Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: nil
    }
  }

  private static func rotation(_ numbers: [Double]) -> Transform {
    let angle = numbers[0] * .pi / 180
    let turn = Transform.rotation(sine: sin(angle), cosine: cos(angle))
    guard numbers.count >= 3 else { return turn }
    return Transform.translation(x: -numbers[1], y: -numbers[2]).then(turn)
      .then(.translation(x: numbers[1], y: numbers[2]))
  }
}
