/// The elements of an SVG file as a tree, with the properties of their styles among their attributes.
struct SVGElement {
  var name: String
  var attributes: [String: String]
  var children: [SVGElement] = []

  /// Files with more elements, or with deeper ones, are no icons.
  static let elementLimit = 20_000
  static let depthLimit = 100
  /// Properties that elements have of a style sheet: a rule with many, for many elements, would fill the memory.
  static let propertyLimit = 400_000

  /// What a file has more of than an icon.
  enum Excess: Error {
    case elements, depth, properties

    var words: String {
      switch self {
      case .elements: "its file has more than \(elementLimit) elements"
      case .depth: "its file has elements in more than \(depthLimit) others"
      case .properties: "its style sheets give its elements more than \(propertyLimit) properties"
      }
    }
  }

  /// Returns all that stands in a file below one element without a name, and its style sheet; throws when that is too much.
  static func root(of bytes: [UInt8]) throws(Excess) -> (root: SVGElement, sheet: SVGStyle) {
    var tokens = XMLTokens(bytes)
    var open = [SVGElement(name: "", attributes: [:])]
    var (count, sheet) = (0, "")
    func close() {
      guard open.count > 1, let last = open.popLast() else { return }
      if last.name == "style" { sheet += "}" }
      open[open.count - 1].children.append(last)
    }
    while let token = tokens.next() {
      switch token {
      case .text(let text):
        if open.last?.name == "style" { sheet += text }
      case .close: close()
      case .open(let name, let attributes, let isEmpty):
        count += 1
        if count > elementLimit { throw .elements }
        if open.count > depthLimit { throw .depth }
        open.append(SVGElement(name: name, attributes: attributes))
        if name == "style" { sheet += "@media \(attributes["media"] ?? "all"){" }
        if isEmpty { close() }
      }
    }
    while open.count > 1 { close() }
    guard let style = SVGStyle(sheet) else { throw .properties }
    var room = propertyLimit
    open[0].take(style, room: &room)
    if room < 0 { throw .properties }
    return (open[0], style)
  }

  /// Lets the properties of a style sheet win over attributes: those of an id over those of classes, and those over those
  /// of an element's name; of one kind those of the rule that stands later. Those of `style` win over all but important
  /// ones.
  ///
  /// - Parameter room: how many properties may still be taken; below 0 the file has too many.
  private mutating func take(_ sheet: SVGStyle, room: inout Int) {
    let own = attributes
    let classes = (own["class"] ?? "").split(whereSeparator: \.isWhitespace).map { ".\($0)" }
    let kinds = [["*"], [name], classes, own["id"].map { ["#\($0)"] } ?? []]
    var rules: [SVGStyle.Rule] = []
    for selectors in kinds {
      let matching = selectors.flatMap { sheet.rules[$0] ?? [] }
      room -= matching.reduce(0) { $0 + 1 + $1.properties.count }
      guard room >= 0 else { return }
      rules += matching.sorted { $0.place < $1.place }
    }
    let properties = rules.map(\.properties) + [SVGStyle.properties(own["style", default: ""][...])]
    for isImportant in [false, true] {
      for (key, property) in properties.joined() where property.isImportant == isImportant {
        attributes[key] = property.value
      }
    }
    for place in children.indices { children[place].take(sheet, room: &room) }
  }

  /// Adds each element below this one that has an id; of two with one id the first counts.
  func collect(into elements: inout [String: SVGElement]) {
    if let id = attributes["id"], elements[id] == nil { elements[id] = self }
    for child in children { child.collect(into: &elements) }
  }

  /// Returns the id that an attribute names: `url(#mask0)` or `#glyph0-1`.
  func reference(_ key: String) -> String? {
    guard let text = attributes[key], let start = text.firstIndex(of: "#") else { return nil }
    return String(text[text.index(after: start)...].prefix { !")\"'".contains($0) })
  }
}
