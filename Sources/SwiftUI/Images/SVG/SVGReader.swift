import Drawing

/// Goes through the tags of an SVG file and collects what is drawn.
struct SVGReader {
  private var tokens: SVGTokens
  /// The id of the group that is read; nil reads all.
  private let group: String?
  private(set) var marks: [SVGPicture.Mark] = []
  private(set) var viewBox: Rect?
  private(set) var size: Size?

  /// What elements inherit.
  private struct State {
    var transform = Transform.identity
    var attributes: [String: String] = [:]
    var opacity = 1.0
    var isDrawn: Bool
  }

  private var classes: [String: [String: String]] = [:]
  private var gradients: [String: SVGGradient] = [:]

  /// More elements, or nested deeper, are none of an icon's.
  private static let elementLimit = 20_000
  private static let depthLimit = 100
  private static let inherited: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "fill-rule", "fill-opacity", "stroke-opacity", "color", "display", "visibility",
  ]
  /// Elements whose content is not drawn where it stands.
  private static let hidden: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "filter", "metadata", "title",
    "desc",
  ]

  init?(_ bytes: [UInt8], group: String?) {
    guard bytes.prefix(1 << 16).contains(UInt8(ascii: "<")) else { return nil }
    (tokens, self.group) = (SVGTokens(bytes), group)
    gradients = SVGGradient.all(in: bytes)
  }

  /// Reads the file; false when there is no picture in it.
  mutating func read() -> Bool {
    var states = [State(isDrawn: group == nil)]
    var isStyle = false
    var count = 0
    var isSVG = false
    while let token = tokens.next() {
      switch token {
      case .text(let text):
        if isStyle { classes.merge(Self.classes(text)) { _, new in new } }
      case .close(let name):
        if name == "style" { isStyle = false }
        if states.count > 1 { states.removeLast() }
      case .open(let name, var attributes, let isEmpty):
        count += 1
        guard count <= Self.elementLimit, states.count <= Self.depthLimit else { return false }
        if name == "svg" { isSVG = true }
        if name == "style" { isStyle = !isEmpty }
        attributes = styled(attributes)
        let state = state(name, attributes, in: states[states.count - 1])
        if name == "svg", viewBox == nil { takeBox(attributes) }
        if state.isDrawn { draw(name, attributes, state) }
        if !isEmpty { states.append(state) }
      }
    }
    return isSVG && !marks.isEmpty
  }

  private mutating func takeBox(_ attributes: [String: String]) {
    let numbers = SVGNumbers.all(attributes["viewBox"] ?? "")
    if numbers.count == 4 {
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let width = SVGNumbers.first(attributes["width"]),
      let height = SVGNumbers.first(attributes["height"]), width > 0, height > 0,
      attributes["width"]?.hasSuffix("%") != true
    {
      size = Size(width: width, height: height)
    }
  }

  // MARK: Styles

  /// Reads rules by class: `.a{fill:#fff}`.
  private static func classes(_ sheet: String) -> [String: [String: String]] {
    var classes: [String: [String: String]] = [:]
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.hasPrefix(".") else { continue }
        classes[String(name.dropFirst()), default: [:]].merge(style(String(parts[1]))) { $1 }
      }
    }
    return classes
  }

  /// Reads properties: `fill:red;stroke:none`.
  static func style(_ text: String) -> [String: String] {
    var style: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      style[pair[0].filter { !$0.isWhitespace }] = trimmed(String(pair[1]))
    }
    return style
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func styled(_ attributes: [String: String]) -> [String: String] {
    var styled = attributes
    for name in (attributes["class"] ?? "").split(separator: " ") {
      styled.merge(classes[String(name)] ?? [:]) { $1 }
    }
    if let style = attributes["style"] { styled.merge(Self.style(style)) { $1 } }
    return styled
  }

  private func state(_ name: String, _ attributes: [String: String], in outer: State) -> State {
    var state = outer
    for (key, value) in attributes where Self.inherited.contains(key) && value != "inherit" {
      state.attributes[key] = value
    }
    if let opacity = SVGNumbers.first(attributes["opacity"]) {
      state.opacity *= min(1, max(0, opacity))
    }
    if let transform = attributes["transform"] {
      state.transform = SVGTransform.read(transform).then(outer.transform)
    }
    if let group, attributes["id"] == group { state.isDrawn = true }
    if Self.hidden.contains(name) || attributes["display"] == "none" { state.isDrawn = false }
    return state
  }

  // MARK: Shapes

  private mutating func draw(_ name: String, _ attributes: [String: String], _ state: State) {
    func number(_ key: String) -> Double { SVGNumbers.first(attributes[key]) ?? 0 }
    let elements: [PathElement]
    switch name {
    case "path": elements = SVGPath.elements(attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let (rx, ry) = (SVGNumbers.first(attributes["rx"]), SVGNumbers.first(attributes["ry"]))
      let corner = CGSize(width: rx ?? ry ?? 0, height: ry ?? rx ?? 0)
      elements =
        corner.width > 0
        ? Path(roundedRect: rect, cornerSize: corner, style: .circular).elements
        : Path(rect).elements
    case "circle", "ellipse":
      let rx = name == "circle" ? number("r") : number("rx")
      let ry = name == "circle" ? number("r") : number("ry")
      elements =
        Path(
          ellipseIn: CGRect(
            x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry)
        ).elements
    case "line":
      elements = [
        .move(Point(x: number("x1"), y: number("y1"))),
        .line(Point(x: number("x2"), y: number("y2"))),
      ]
    case "polyline", "polygon":
      let numbers = SVGNumbers.all(attributes["points"] ?? "")
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard let first = points.first else { return }
      elements =
        [.move(first)] + points.dropFirst().map { .line($0) } + (name == "polygon" ? [.close] : [])
    default: return
    }
    add(elements, state)
  }

  private mutating func add(_ elements: [PathElement], _ state: State) {
    let attributes = state.attributes
    guard elements.count > 1, attributes["visibility"] != "hidden", marks.count < Self.elementLimit
    else { return }
    var path = Path()
    path.elements = elements
    let bounds = path.boundingRect
    func paint(_ key: String, _ missing: String) -> Paint? {
      let alpha = SVGNumbers.first(attributes["\(key)-opacity"]) ?? 1
      return self.paint(
        attributes[key] ?? missing, alpha: min(1, max(0, alpha)), bounds: Rect(bounds), state)
    }
    var mark = SVGPicture.Mark(elements: elements.map { $0.mapped(state.transform) })
    mark.isEvenOdd = attributes["fill-rule"] == "evenodd"
    mark.fill = paint("fill", "black")
    mark.stroke = paint("stroke", "none")
    mark.opacity = state.opacity
    let width = SVGNumbers.first(attributes["stroke-width"]) ?? 1
    mark.style = StrokeStyleMark(
      width: width * Self.scale(of: state.transform),
      cap: StrokeStyleMark.Cap(rawValue: attributes["stroke-linecap"] ?? "") ?? .butt,
      join: StrokeStyleMark.Join(rawValue: attributes["stroke-linejoin"] ?? "") ?? .miter,
      miterLimit: SVGNumbers.first(attributes["stroke-miterlimit"]) ?? 4)
    if width <= 0 { mark.stroke = nil }
    if mark.fill != nil || mark.stroke != nil { marks.append(mark) }
  }

  /// Returns how much longer lines become, on average.
  private static func scale(of map: Transform) -> Double {
    abs(map.a * map.d - map.b * map.c).squareRoot()
  }

  private func paint(_ text: String, alpha: Double, bounds: Rect, _ state: State) -> Paint? {
    if text.hasPrefix("url("), let open = text.firstIndex(of: "#") {
      let id = text[text.index(after: open)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
      return gradients[String(id)]?.paint(
        bounds: bounds, transform: state.transform, alpha: alpha, gradients: gradients)
    }
    let word = text == "currentColor" ? state.attributes["color"] ?? "black" : text
    return SVGColor.read(word).map { .color($0.opacity(alpha)) }
  }
}
