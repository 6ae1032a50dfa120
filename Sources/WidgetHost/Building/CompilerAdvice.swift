import Foundation

/// What helps with sentences of the compiler that widgets' authors meet often, in the words of their widget.
enum CompilerAdvice {
  /// One sentence of the compiler's, and what to do.
  private struct Row: Sendable {
    /// All of these stand in it.
    var words: [String]
    /// All of these stand in the source's line.
    var line: [String]
    /// The advice, from what the sentence quotes; nil where it does not fit.
    var advice: @Sendable (_ quoted: [String]) -> String?

    init(
      _ words: String..., onLine line: [String] = [],
      advice: @escaping @Sendable (_ quoted: [String]) -> String?
    ) {
      (self.words, self.line, self.advice) = (words, line, advice)
    }
  }

  private static let rows: [Row] = [
    Row("issing return", "'some View'") { _ in
      "Leave out “return”, so that every branch is a view: a body with return in it is no view builder."
    },
    Row("issing return in closure", "'DynamicIsland'") { _ in
      "Write return before DynamicIsland: this closure is no view builder, and has more than one statement."
    },
    Row("control flow statement", "result builder 'DynamicIslandExpandedContentBuilder'") { _ in
      "Write it inside a region: DynamicIslandExpandedRegion(.bottom) { if … { … } }."
    },
    Row("control flow statement cannot be used with result builder") { _ in
      "Write ForEach instead of a loop, and compute values in a function beside the body."
    },
    Row("call to initializer", "'LocalizedStringKey'", "(got '") { quoted in
      guard let type = quoted.last, numbers.contains(type) else { return nil }
      return "Text takes no number: write Text(\"\\(value)\") or Text(value, format: .number)."
    },
    Row("o exact matches in call to initializer", onLine: ["Label(", "systemName:"]) { _ in
      "Label takes systemImage: for the name of a symbol."
    },
    Row("xtraneous argument label '", onLine: ["Image("]) { quoted in
      guard let label = quoted.first?.replacing(":", with: ""),
        label.hasPrefix("system") || NearestName.of(label, in: ["systemName"]) != nil
      else { return nil }
      return "Image takes systemName: for the name of a symbol."
    },
    Row("xtraneous argument label '") { quoted in quoted.first.map { "Leave out “\($0)”." } },
    Row("conditional binding must have Optional type") { _ in
      "It is never nil: use it without if let."
    },
    Row("ype '()' cannot conform to 'View'") { _ in
      "A body holds views: compute with let, or in a function beside it."
    },
    Row("argument type 'ClosedRange<Date>'") { _ in
      "Write a range: start...max(start, end), as with Date.now...max(Date.now, end)."
    },
    Row("Value of optional type", "must be unwrapped", onLine: ["?? 0"]) { quoted in
      quoted.last.map { "Write ?? \($0)(0): the compiler takes 0 for another type here." }
    },
    Row("Value of optional type", "must be unwrapped") { _ in
      "Write if let around the view, or ?? with what to show where there is none."
    },
    Row("on 'ForEach' requires that", "conform to 'Identifiable'") { quoted in
      let own = quoted.dropLast().last.flatMap { plain.contains($0) ? nil : $0 }
      return "Write ForEach(values, id: \\.self)"
        + (own.map { ", or let \($0) be Identifiable." } ?? ".")
    },
    Row("requires that 'Int' conform to 'BinaryFloatingPoint'") { _ in
      "Write Double(value): it takes no whole number."
    },
    Row("Consecutive statements on a line") { _ in
      "Put each view on a line of its own, or look for a missing comma or bracket."
    },
    Row("cannot automatically synthesize", "because", "does not conform") { quoted in
      guard let type = quoted.dropLast().last?.filter({ $0.isLetter || $0.isNumber || $0 == "." })
      else { return nil }
      return views.contains(type)
        ? "A push brings no \(type): keep the text or the number that it is made from."
        : "Let \(type) conform to Codable and Hashable."
    },
    Row("stored property type '", "does not conform to protocol") { quoted in
      quoted.count > 3 ? lacking(quoted[3], of: quoted[2]) : nil
    },
    Row("associated value type '", "does not conform to protocol") { quoted in
      quoted.count > 3 ? lacking(quoted[3], of: quoted[2]) : nil
    },
    Row("does not conform to protocol 'ActivityAttributes'") { quoted in
      quoted.first.flatMap(attributes)
    },
    Row("does not conform to protocol 'ActivityAttributes'", "'ContentState'") { _ in
      "Declare struct ContentState: Codable, Hashable in it."
    },
    Row("does not conform to protocol 'ActivityAttributes'", ".ContentState'") { _ in
      "Declare struct ContentState: Codable, Hashable in it."
    },
    Row("does not conform to protocol 'ActivityAttributes'") { quoted in
      quoted.first.map {
        "Declare struct \($0): ActivityAttributes, with a struct ContentState: Codable, Hashable in it."
      }
    },
    Row("does not conform to protocol 'Widget'") { _ in "Write var body: some WidgetConfiguration."
    },
    Row("does not conform to protocol", "protocol requires ") { quoted in
      quoted.count > 2 ? "Declare \(quoted[2]) in \(quoted[0])." : nil
    },
    Row("requires that '", "conform to 'ActivityAttributes'") { quoted in
      quoted.dropLast().last.flatMap(attributes)
    },
    Row("requires that", "conform to 'View'") { quoted in
      guard let type = quoted.dropLast().last, type.first?.isUppercase == true,
        !plain.contains(type), !type.contains("<")
      else { return nil }
      if ["AnyGradient", "Gradient", "Material", "ImagePaint"].contains(type)
        || type.hasSuffix("ShapeStyle")
      {
        return "\(type) is a style: fill a shape with it, as in Rectangle().fill(…)."
      }
      guard !AppleNames.isHere(type) else { return nil }
      return "If \(type) is to be a view, declare struct \(type): View."
    },
    Row("ncorrect argument label", "(have '") { quoted in
      guard quoted.count > 1 else { return nil }
      let labels = quoted.prefix(2).map { $0.split(separator: ":") }
      guard labels[0].count == labels[1].count,
        let wrong = zip(labels[0], labels[1]).first(where: { $0 != $1 && $0 != "_" })
      else { return nil }
      return "Write \(wrong.1): instead of \(wrong.0):."
    },
    Row("'DynamicIslandExpandedContentBuilder' does not implement any 'buildBlock'") { _ in
      "Put a region into DynamicIsland's first closure: DynamicIslandExpandedRegion(.bottom) { … }."
    },
    Row("call to static method 'buildPartialBlock'", onLine: ["DynamicIsland"]) { _ in
      "Put it into a region: DynamicIsland's first closure takes nothing but DynamicIslandExpandedRegion(.bottom) { … } and the like."
    },
    Row("issing argument for parameter 'dynamicIsland'") { _ in
      "Add dynamicIsland: { context in DynamicIsland { … } compactLeading: { … } compactTrailing: { … } minimal: { … } }."
    },
    Row("issing argument", " for parameter") { quoted in
      guard !quoted.isEmpty, quoted.allSatisfy(parts.contains) else { return nil }
      return "Add \(quoted.map { "\($0): { … }" }.joined(separator: " "))."
    },
    Row("does not support concurrency") { _ in waiting },
    Row("annot pass function of type", "async", "expecting synchronous function") { _ in waiting },
    Row("is 'async' but is not marked with 'await'") { _ in
      "Write await before it where code may wait, as in an intent's perform(). \(waiting)"
    },
    Row("can throw, but", "the error is not handled") { _ in throwing },
    Row("rrors thrown from here are not handled") { _ in throwing },
    Row("nvalid conversion from throwing function") { _ in throwing },
    Row("can throw but is not marked with 'try'") { _ in "Write try before it." },
    Row("ype '()' to closure result type 'DynamicIsland'") { _ in
      "Write the island there: DynamicIsland { DynamicIslandExpandedRegion(.bottom) { … } } compactLeading: { … } compactTrailing: { … } minimal: { … }."
    },
    Row("ype 'String' to expected argument type 'LocalizedStringResource'") { _ in
      "Write a literal, in which the text may stand: \"\\(text)\"."
    },
    Row("'init(attributesType:content:)' is unavailable") { _ in
      "Write it so; iOS has taken nothing else since 16.1."
    },
    Row("ource control conflict marker") { _ in
      "Finish the merge: keep one side, and take out the marks."
    },
    Row("annot find operator '..'") { _ in "Write one dot." },
    Row("Generic parameter 'Expanded\' could not be inferred") { _ in
      "Regions stand at .leading, .trailing, .center and .bottom; look for another name in the island."
    },
  ]

  private static let waiting =
    "A body cannot wait: load in the app, and send it in the content state."
  private static let throwing =
    "Write try? before it, with ?? and what to use instead; a function may say throws, a view's body may not."
  /// The closures of an island behind its first one.
  private static let parts: Set<String> = ["compactLeading", "compactTrailing", "minimal"]

  /// Returns what to write where the state of attributes stands in their place; nil for another type.
  private static func attributes(of state: String) -> String? {
    let end = ".ContentState"
    guard state.hasSuffix(end) else { return nil }
    return "Name the attributes, not their state: \(state.dropLast(end.count))."
  }

  /// Returns what to do about a type that lacks a conformance in a value of another one: `[Stop]` is a list of such; nil
  /// for a type without a name.
  private static func lacking(_ conformance: String, of type: String) -> String? {
    let name = type.trimmingCharacters(in: CharacterSet(charactersIn: "[]?"))
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
      return nil
    }
    return views.contains(name)
      ? "A push brings no \(name): keep the text or the number that it is made from."
      : "Let \(name) conform to \(conformance)."
  }

  private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "Int64", "UInt"]
  private static let plain = numbers.union(["String", "Bool", "Date"])
  private static let views: Set<String> = ["Color", "Image", "Text", "Font", "UIImage", "AnyView"]

  /// Names that other frameworks have for something of SwiftUI's.
  private static let foreignNames = [
    "left": "leading", "right": "trailing", "middle": "center", "grey": "gray",
  ]

  /// Ends of names of corners, and SwiftUI's.
  private static let corners = ["Left": "Leading", "Right": "Trailing"]

  /// Returns what to do about a sentence of the compiler on a line of the source; nil where nothing is known.
  static func advice(on sentence: String, line: String = "") -> String? {
    let sentence = sentence.withoutOtherNames
    let quoted = sentence.quotedNames
    return rows.lazy.filter { row in
      row.words.allSatisfy { sentence.contains($0) } && row.line.allSatisfy { line.contains($0) }
    }
    .compactMap { $0.advice(quoted) }.first
  }

  /// Words that a line of Swift may begin with and that other words follow.
  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "extension", "fileprivate", "final", "func", "guard",
    "import", "internal", "let", "mutating", "override", "private", "protocol", "public", "return",
    "static", "struct", "switch", "typealias", "var",
  ]

  /// Returns the keyword that was meant by the first word of a line which the compiler cannot read; nil where none was.
  static func keyword(_ sentence: String, line: String) -> String? {
    guard
      ["onsecutive statements on a line", "xpected declaration"].contains(where: sentence.contains)
    else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.first(where: { !keywords.contains(String($0)) }) else { return nil }
    let rest = line[word.endIndex...]
    guard rest.first == " ", rest.drop(while: { $0 == " " }).first?.isLetter == true,
      let near = NearestName.of(String(word), in: keywords)
    else { return nil }
    return "If “\(word)” is a slip: \(near)."
  }

  /// Returns where regions stand, for a sentence on a place that is none; nil for another one.
  static func region(_ sentence: String) -> String? {
    sentence.contains("'DynamicIslandExpandedRegionPosition' has no member")
      ? "Regions stand at .leading, .trailing, .center and .bottom." : nil
  }

  /// Returns what SwiftUI calls a member that a sentence says is missing; nil where it has no other name.
  static func ownName(of name: String) -> String? {
    let own =
      foreignNames[name]
      ?? corners.first { name == "top\($0.key)" || name == "bottom\($0.key)" }.map {
        name.dropLast($0.key.count) + $0.value
      }
    return own.map { "SwiftUI calls it “\($0)”." }
  }
}
