/// The elements of an SVG file as a tree, with the properties of their styles among their attributes.
struct SVGElement {
  var name: String
  var attributes: [String: String]
  var children: [SVGElement] = []

  /// Files with more elements, or with deeper ones, are no icons.
  static let elementLimit = 20_000
  static let depthLimit = 100
  /// Properties that elements have of classes: a class with many, named often, would fill the memory.
  static let propertyLimit = 400_000

  /// Returns all that stands in a file below one element without a name; nil when that is too much.
  static func root(of bytes: [UInt8]) -> SVGElement? {
    var tokens = XMLTokens(bytes)
    var open = [SVGElement(name: "", attributes: [:])]
    var (count, sheet) = (0, "")
    func close() {
      guard open.count > 1, let last = open.popLast() else { return }
      open[open.count - 1].children.append(last)
    }
    while let token = tokens.next() {
      switch token {
      case .text(let text):
        if open.last?.name == "style" { sheet += text }
      case .close: close()
      case .open(let name, let attributes, let isEmpty):
        count += 1
        guard count <= elementLimit, open.count <= depthLimit else { return nil }
        open.append(SVGElement(name: name, attributes: attributes))
        if isEmpty { close() }
      }
    }
    while open.count > 1 { close() }
    guard let classes = SVGStyle.classes(sheet) else { return nil }
    var room = propertyLimit
    open[0].take(classes, room: &room)
    return room >= 0 ? open[0] : nil
  }

  /// Lets the properties of classes and of `style` win over attributes.
  ///
  /// - Parameter room: how many properties of classes may still be taken; below 0 the file has too many.
  private mutating func take(_ classes: [String: [String: String]], room: inout Int) {
    let own = attributes
    for name in (own["class"] ?? "").split(separator: " ") {
      let properties = classes[String(name)] ?? [:]
      room -= 1 + properties.count
      guard room >= 0 else { return }
      attributes.merge(properties) { $1 }
    }
    if let style = own["style"] { attributes.merge(SVGStyle.properties(style)) { $1 } }
    for place in children.indices { children[place].take(classes, room: &room) }
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

/// Style sheets and `style` attributes.
enum SVGStyle {
  /// Reads rules by class: `.a{fill:#fff}`; nil when they say too much.
  static func classes(_ sheet: String) -> [String: [String: String]]? {
    var classes: [String: [String: String]] = [:]
    var room = SVGElement.propertyLimit
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let properties = properties(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.hasPrefix(".") else { continue }
        room -= 1 + properties.count
        guard room >= 0 else { return nil }
        classes[String(name.dropFirst()), default: [:]].merge(properties) { $1 }
      }
    }
    return classes
  }

  /// Reads properties: `fill:red;stroke:none`.
  static func properties(_ text: String) -> [String: String] {
    var style: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      style[pair[0].filter { !$0.isWhitespace }] =
        pair[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return style
  }
}
