import Drawing

/// Goes through the elements of an SVG file and collects what is drawn.
struct SVGReader {
  /// The id of the group that is read; nil reads all.
  private let group: String?
  private let root: SVGElement
  private let elements: [String: SVGElement]
  private let gradients: [String: SVGGradient]
  private(set) var parts: [SVGPicture.Part] = []
  private(set) var viewBox: Rect?
  private(set) var size: Size?
  /// Whether all that the file asks for is drawn as it asks.
  private(set) var isWhole: Bool
  /// How much was read: elements and pieces of paths, those that are used again each time.
  private var work = 0
  /// How much of that `use` elements asked for.
  private var repeatedWork = 0
  private var isSVG = false

  /// What elements inherit.
  private struct State {
    var transform = Transform.identity
    var attributes: [String: String] = [:]
    /// The paints that no program can read: they count as not there.
    var unread: Set<String> = []
    var isDrawn: Bool
    /// How many `use` elements are around.
    var uses = 0
  }

  private static let inherited: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "fill-rule", "clip-rule", "fill-opacity", "stroke-opacity", "stroke-dasharray",
    "stroke-dashoffset", "color", "display", "visibility",
  ]
  private static let paints: Set<String> = ["fill", "stroke", "color"]
  /// Elements whose content is not drawn where it stands.
  private static let hidden: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "pattern", "marker", "filter", "metadata", "title",
    "desc", "style", "linearGradient", "radialGradient",
  ]
  /// Elements that show something which is not drawn here.
  private static let unread: Set<String> = ["image", "text", "foreignObject", "switch"]
  /// `use` elements inside of one another; a file may name itself.
  private static let useLimit = 8
  /// A file of the largest size without `use` stays below.
  private static let workLimit = 70_000
  /// So many bytes of a path or a list cost as much as an element.
  private static let pieceSize = 64
  /// So many stops of a gradient cost as much as an element.
  private static let pieceStops = 8
  /// What `use` elements may ask for: those in one another multiply, so that a small file could draw without end.
  static let repeatLimit = 4000

  init?(_ bytes: [UInt8], group: String?) {
    guard bytes.prefix(1 << 16).contains(UInt8(ascii: "<")),
      let (root, sheet) = try? SVGElement.root(of: bytes)
    else { return nil }
    (self.root, self.group, isWhole) = (root, group, sheet.isWhole)
    var elements: [String: SVGElement] = [:]
    root.collect(into: &elements)
    self.elements = elements
    let gradients = elements.compactMapValues(SVGGradient.init)
    self.gradients = gradients.mapValues { $0.filled(from: gradients) }
  }

  /// Reads the file; false when there is no picture in it.
  mutating func read() -> Bool {
    for element in root.children {
      parts += drawn(element, State(isDrawn: group == nil))
    }
    return isSVG && !asksForTooMuch && !SVGPicture.marks(of: parts).isEmpty
  }

  /// Whether the file asked for more than is drawn.
  private var asksForTooMuch: Bool { obstacle != nil }

  /// Why the file asked for more than is drawn; nil where it did not.
  var obstacle: String? {
    if repeatedWork > Self.repeatLimit {
      return "its <use> and <mask> elements draw more than \(Self.repeatLimit) elements"
    }
    if work > Self.workLimit {
      return "its elements, clip paths, dashes and gradients are more than is drawn of an icon"
    }
    return nil
  }

  private mutating func takeBox(_ attributes: [String: String]) {
    let numbers = SVGNumbers.all(attributes["viewBox"] ?? "")
    if numbers.count == 4 {
      viewBox = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let own = SVGReader.size(attributes) { size = own }
  }

  /// Returns the size that an `svg` element asks for; nil where it has none of its own.
  ///
  /// Units count as points, as in Xcode: `1em` makes an image of one point. A share of what is around says nothing here.
  static func size(_ attributes: [String: String]) -> Size? {
    guard let width = attributes["width"], let height = attributes["height"],
      !width.contains("%"), !height.contains("%"), let width = SVGNumbers.first(width),
      let height = SVGNumbers.first(height), width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  private func state(_ element: SVGElement, in outer: State) -> State {
    var state = outer
    let attributes = element.attributes
    for (key, value) in attributes where Self.inherited.contains(key) {
      let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
      if ["", "inherit"].contains(value) { continue }
      // Of `color` itself this is the inherited one.
      if key == "color", value.lowercased() == "currentcolor" { continue }
      if Self.paints.contains(key) {
        guard SVGColor.isPaint(value) else {
          state.unread.insert(key)
          continue
        }
        state.unread.remove(key)
      }
      state.attributes[key] = value
    }
    if let transform = attributes["transform"] {
      state.transform = SVGTransform.read(transform).then(outer.transform)
    }
    if let group {
      if attributes["id"] == group { state.isDrawn = true }
      // A style for viewers of the file: Xcode fills the layers that it draws as hairlines.
      if attributes["class"]?.split(separator: " ").contains("SFSymbolsPreviewWireframe") == true {
        (state.attributes["fill"], state.attributes["stroke"]) = ("black", "none")
      }
    }
    if Self.hidden.contains(element.name) || attributes["display"] == "none" {
      state.isDrawn = false
    }
    return state
  }

  // MARK: Elements

  /// Counts an element with its path, its points and its transforms; false when the file asks for too much.
  ///
  /// - Parameter isRepeated: whether a `use` element asks for it.
  private mutating func hasRoom(for element: SVGElement, isRepeated: Bool) -> Bool {
    let lists = ["d", "points", "transform"].reduce(0) {
      $0 + (element.attributes[$1]?.utf8.count ?? 0)
    }
    return hasRoom(pieces: 1 + lists / Self.pieceSize, isRepeated: isRepeated)
  }

  private mutating func hasRoom(pieces: Int, isRepeated: Bool) -> Bool {
    work += pieces
    if isRepeated { repeatedWork += pieces }
    return !asksForTooMuch
  }

  /// Returns what an element and those in it draw.
  private mutating func drawn(_ element: SVGElement, _ outer: State) -> [SVGPicture.Part] {
    guard hasRoom(for: element, isRepeated: outer.uses > 0) else { return [] }
    var state = state(element, in: outer)
    if element.name == "svg" {
      if isSVG {
        state.transform = placed(element.attributes).then(state.transform)
      } else {
        takeBox(element.attributes)
      }
      isSVG = true
    }
    var parts: [SVGPicture.Part] = []
    let opacity = SVGNumbers.share(element.attributes["opacity"])
    if state.isDrawn {
      if Self.unread.contains(element.name) { isWhole = false }
      if element.name == "use" {
        parts = used(element, &state)
      } else if let elements = SVGShape.elements(element), let part = part(elements, state) {
        parts = [part]
      }
    }
    for child in element.children { parts += drawn(child, state) }
    return state.isDrawn ? wrapped(parts, element, state, opacity) : parts
  }

  /// Returns the map from the coordinates of a picture in the picture to those around it.
  private func placed(_ attributes: [String: String]) -> Transform {
    let around = viewBox.map { Size(width: $0.width, height: $0.height) } ?? size ?? .zero
    func length(_ key: String, of whole: Double) -> Double? {
      guard let text = attributes[key], let number = SVGNumbers.first(text) else { return nil }
      return text.contains("%") ? number / 100 * whole : number
    }
    let origin = Transform.translation(
      x: length("x", of: around.width) ?? 0, y: length("y", of: around.height) ?? 0)
    let box = SVGNumbers.all(attributes["viewBox"] ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return origin }
    let width = length("width", of: around.width) ?? around.width
    let height = length("height", of: around.height) ?? around.height
    // It is as large as fits, and in the middle.
    let scale = min(width / box[2], height / box[3])
    return Transform.translation(x: -box[0] - box[2] / 2, y: -box[1] - box[3] / 2)
      .then(.scale(x: scale, y: scale)).then(.translation(x: width / 2, y: height / 2)).then(origin)
  }

  /// Returns what an element draws that stands elsewhere.
  private mutating func used(_ element: SVGElement, _ state: inout State) -> [SVGPicture.Part] {
    guard let id = element.reference("href"), var target = elements[id],
      state.uses < Self.useLimit
    else {
      isWhole = false
      return []
    }
    let x = SVGNumbers.first(element.attributes["x"]) ?? 0
    let y = SVGNumbers.first(element.attributes["y"]) ?? 0
    state.transform = Transform.translation(x: x, y: y).then(state.transform)
    state.uses += 1
    if target.name == "symbol" {
      if target.attributes["viewBox"] != nil { isWhole = false }
      target.name = "g"
    }
    return drawn(target, state)
  }

  /// Returns parts as an element shows them: faded, clipped and masked together.
  private mutating func wrapped(
    _ parts: [SVGPicture.Part], _ element: SVGElement, _ state: State, _ opacity: Double
  ) -> [SVGPicture.Part] {
    guard !parts.isEmpty else { return [] }
    // `comp-op` is how cairo writes a blend mode.
    for key in ["filter", "mix-blend-mode", "comp-op"] {
      let word = element.attributes[key] ?? "none"
      if !["none", "normal", "src-over", "over"].contains(word) { isWhole = false }
    }
    var group = SVGPicture.Group(parts: parts, opacity: opacity)
    if let id = element.reference("clip-path") {
      guard let clip = clip(id, element, state) else { return [] }
      group.clip = clip
    }
    if let id = element.reference("mask") { group.mask = mask(id, state) }
    if group.clip == nil, group.mask == nil {
      if opacity == 1 { return parts }
      if parts.count == 1, case .mark(var mark) = parts[0] {
        mark.opacity *= opacity
        return [.mark(mark)]
      }
    }
    return [.group(group)]
  }

  /// Returns the outline of a clip path; nil when nothing shows through it.
  private mutating func clip(
    _ id: String, _ element: SVGElement, _ outer: State
  ) -> Contour? {
    guard let clip = elements[id], clip.attributes["clipPathUnits"] != "objectBoundingBox",
      clip.attributes["clip-path"] == nil
    else {
      isWhole = false
      return .rect(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    }
    var outlines: [PathElement] = []
    // Programs that write the rule where the clip is used mean it for the clip.
    var rule = element.attributes["clip-rule"]
    let state = state(clip, in: outer)
    for shape in clip.children {
      guard hasRoom(for: shape, isRepeated: outer.uses > 0) else { return nil }
      guard let elements = SVGShape.elements(shape) else {
        isWhole = false
        continue
      }
      let transform = self.state(shape, in: state).transform
      outlines += elements.map { $0.mapped(transform) }
      rule = shape.attributes["clip-rule"] ?? rule
    }
    return outlines.isEmpty ? nil : .path(outlines, isEvenOdd: rule == "evenodd")
  }

  // MARK: Masks

  /// Returns the parts whose alpha is a mask's.
  private mutating func mask(_ id: String, _ outer: State) -> [SVGPicture.Part]? {
    guard let mask = elements[id], mask.attributes["maskContentUnits"] != "objectBoundingBox",
      outer.uses < Self.useLimit
    else {
      isWhole = false
      return nil
    }
    var state = State(transform: outer.transform, isDrawn: true, uses: outer.uses + 1)
    var children = mask.children
    var isAlpha = mask.attributes["mask-type"] == "alpha"
    if children.count == 1, let filter = children[0].reference("filter"),
      elements[filter].map(Self.takesAlpha) == true
    {
      isAlpha = true
      children[0].attributes["filter"] = nil
    }
    if let transform = mask.attributes["transform"] {
      state.transform = SVGTransform.read(transform).then(state.transform)
    }
    var parts: [SVGPicture.Part] = []
    for child in children { parts += drawn(child, state) }
    guard !isAlpha else { return parts }
    let marks = SVGPicture.marks(of: parts)
    if marks.count > 1, marks.contains(where: { !$0.isWhite }) { isWhole = false }
    return parts.map(\.luminanceAsAlpha)
  }

  /// Returns whether a filter makes everything white and leaves alpha as it is: what is masked so is masked by alpha.
  private static func takesAlpha(_ filter: SVGElement) -> Bool {
    filter.children.count == 1
      && SVGNumbers.all(filter.children[0].attributes["values"] ?? "")
        == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]
  }

  // MARK: Shapes

  private mutating func part(_ elements: [PathElement], _ state: State) -> SVGPicture.Part? {
    // A line that is wider one way than the other is drawn in coordinates of its own.
    if state.attributes["stroke"] ?? "none" != "none", !state.transform.keepsShapes,
      SVGTransform.inverse(state.transform) != nil
    {
      var own = state
      own.transform = .identity
      return part(elements, own).map {
        .group(SVGPicture.Group(parts: [$0], transform: state.transform))
      }
    }
    let attributes = state.attributes
    guard elements.count > 1, attributes["visibility"] != "hidden" else { return nil }
    // Both are inherited: one long list may be that of every shape.
    let dashes = (attributes["stroke-dasharray"]?.utf8.count ?? 0) / Self.pieceSize
    let stops = ["fill", "stroke"].reduce(0) { count, key in
      let id = Self.gradient(attributes[key] ?? "")
      return count + (id.flatMap { gradients[$0]?.stops.count } ?? 0)
    }
    guard hasRoom(pieces: dashes + stops / Self.pieceStops, isRepeated: state.uses > 0) else {
      return nil
    }
    var path = Path()
    path.elements = elements
    let bounds = Rect(path.boundingRect)
    var mark = SVGPicture.Mark(elements: elements.map { $0.mapped(state.transform) })
    mark.isEvenOdd = attributes["fill-rule"] == "evenodd"
    mark.fill = paint("fill", "black", bounds, state)
    mark.stroke = paint("stroke", "none", bounds, state)
    let width = SVGNumbers.first(attributes["stroke-width"]) ?? 1
    let scale = Self.scale(of: state.transform)
    mark.style = StrokeStyleMark(
      width: width * scale,
      cap: StrokeStyleMark.Cap(rawValue: attributes["stroke-linecap"] ?? "") ?? .butt,
      join: StrokeStyleMark.Join(rawValue: attributes["stroke-linejoin"] ?? "") ?? .miter,
      miterLimit: SVGNumbers.first(attributes["stroke-miterlimit"]) ?? 4,
      dash: SVGNumbers.all(attributes["stroke-dasharray"] ?? "").map { $0 * scale },
      dashPhase: (SVGNumbers.first(attributes["stroke-dashoffset"]) ?? 0) * scale)
    if width <= 0 { mark.stroke = nil }
    guard mark.fill != nil || mark.stroke != nil else { return nil }
    return stretched(mark, state) ?? .mark(mark)
  }

  /// Returns how much longer lines become, on average.
  private static func scale(of map: Transform) -> Double {
    abs(map.a * map.d - map.b * map.c).squareRoot()
  }

  /// Returns a mark whose gradient is an ellipse: a circle in coordinates of its own.
  private func stretched(_ mark: SVGPicture.Mark, _ state: State) -> SVGPicture.Part? {
    guard let id = Self.gradient(state.attributes["fill"] ?? ""),
      let map = gradients[id]?.stretch(in: state.transform), mark.stroke == nil,
      let back = SVGTransform.inverse(map)
    else { return nil }
    var mark = mark
    mark.elements = mark.elements.map { $0.mapped(back) }
    mark.fill = gradients[id]?.paint(alpha: SVGNumbers.share(state.attributes["fill-opacity"]))
    return .group(SVGPicture.Group(parts: [.mark(mark)], transform: map))
  }

  /// Returns the id of a gradient that a paint names: `url(#g)`.
  private static func gradient(_ text: String) -> String? {
    guard text.hasPrefix("url("), let open = text.firstIndex(of: "#") else { return nil }
    let id = text[text.index(after: open)...].prefix { !")\"'".contains($0) }
    return id.trimmingCharacters(in: .whitespaces)
  }

  private mutating func paint(
    _ key: String, _ missing: String, _ bounds: Rect, _ state: State
  ) -> Paint? {
    if state.unread.contains(key) { isWhole = false }
    let text = state.attributes[key] ?? missing
    let alpha = SVGNumbers.share(state.attributes["\(key)-opacity"])
    if let id = Self.gradient(text) {
      // A colour behind the gradient is for a file without it: `url(#g) red`.
      let other = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
      if gradients[id] == nil, let color = SVGColor.read(other) {
        return .color(color.opacity(alpha))
      }
      let paint = gradients[id]?.paint(
        bounds: bounds, transform: state.transform, alpha: alpha)
      if paint == nil || gradients[id]?.isPlain != true { isWhole = false }
      return paint
    }
    let isCurrent = text.lowercased() == "currentcolor"
    if isCurrent, state.unread.contains("color") { isWhole = false }
    let word = isCurrent ? state.attributes["color"] ?? "black" : text
    if ["none", "transparent"].contains(word.lowercased()) { return nil }
    return SVGColor.read(word).map { .color($0.opacity(alpha)) }
  }
}
