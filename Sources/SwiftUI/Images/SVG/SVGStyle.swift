/// Style sheets and `style` attributes.
struct SVGStyle {
  /// What a property is set to.
  struct Property {
    var value: String
    /// Whether it wins over all that are not.
    var isImportant: Bool
  }

  /// The properties between two braces.
  struct Rule {
    /// Where it stands in the sheet: of two for one element the later one wins.
    var place: Int
    var properties: [String: Property]
  }

  /// The rules of each selector: `rect`, `.a`, `#b`, `*`.
  private(set) var rules: [String: [Rule]] = [:]
  /// Whether all selectors are applied: those of one element's name, class or id are, and those for a screen.
  private(set) var isWhole = true

  /// Reads a style sheet: `.a{fill:#fff}`; nil when it says too much.
  init?(_ sheet: String) {
    var room = SVGElement.propertyLimit
    var rest = Self.withoutComments(sheet)[...]
    var place = 0
    while true {
      // The brace that ends a condition which holds stands alone.
      rest = rest.drop { $0.isWhitespace || $0 == "}" }
      let isCondition = rest.first == "@"
      // `@namespace` and its like end with a semicolon; an address may have others: `@import url("a;b");`.
      var isInAddress = false
      let found = rest.firstIndex { sign in
        if sign == "(" || sign == ")" { isInAddress = sign == "(" }
        return sign == "{" || isCondition && sign == ";" && !isInAddress
      }
      guard let end = found else { return }
      let (head, hasBlock) = (rest[..<end], rest[end] == "{")
      rest = rest[rest.index(after: end)...]
      guard hasBlock else { continue }
      if isCondition {
        let holds = Self.holds(String(head))
        if holds == nil { isWhole = false }
        if holds != true { _ = Self.block(&rest) }
        continue
      }
      let block = Self.block(&rest)
      // Rules within rules are not applied.
      if block.contains("{") { isWhole = false }
      let rule = Rule(place: place, properties: Self.properties(block.prefix { $0 != "{" }))
      place += 1
      for selector in head.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Self.isSimple(name) else {
          isWhole = false
          continue
        }
        room -= 1 + rule.properties.count
        guard room >= 0 else { return nil }
        rules[name, default: []].append(rule)
      }
    }
  }

  /// Returns whether the rules of `@media screen` hold for a picture on a screen; nil where nobody here knows.
  private static func holds(_ condition: String) -> Bool? {
    let condition = condition.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    // That letters are not drawn is told where they stand.
    if ["@font-face", "@page"].contains(condition) { return false }
    guard condition.hasPrefix("@media") else { return nil }
    let media = condition.dropFirst("@media".count).split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    let screens: [[Substring]] = [[], ["all"], ["screen"], ["only", "screen"]]
    if media.isEmpty || media.contains(where: screens.contains) { return true }
    return media.allSatisfy { ["print", "speech"].contains($0.first) } ? false : nil
  }

  /// Returns what stands before the brace that closes, and leaves what stands behind it.
  private static func block(_ rest: inout Substring) -> Substring {
    var depth = 0
    for place in rest.indices {
      if rest[place] == "{" { depth += 1 }
      guard rest[place] == "}" else { continue }
      if depth == 0 {
        let block = rest[..<place]
        rest = rest[rest.index(after: place)...]
        return block
      }
      depth -= 1
    }
    defer { rest = "" }
    return rest
  }

  private static func isSimple(_ selector: String) -> Bool {
    if selector == "*" { return true }
    let isNamed = selector.hasPrefix(".") || selector.hasPrefix("#")
    let name = isNamed ? selector.dropFirst() : selector[...]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var text = ""
    var rest = sheet[...]
    while let start = rest.firstRange(of: "/*") {
      text += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/") else { return text }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  /// Reads properties: `fill:red;stroke:none !important`.
  static func properties(_ text: Substring) -> [String: Property] {
    var style: [String: Property] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      let key = String(pair[0].filter { !$0.isWhitespace })
      let words = pair[1].split(separator: "!", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let isImportant = words.count == 2 && words[1].lowercased() == "important"
      if style[key]?.isImportant == true, !isImportant { continue }
      style[key] = Property(value: words.first ?? "", isImportant: isImportant)
    }
    return style
  }
}
