import FoundationGaps
import JSON

/// The names that Xcode 26 makes from string catalogues, of the keys that are kept by hand: `Text(.cartTitle)`,
/// `Text(.goals(3))`, in other tables than `Localizable` `Text(.Onboarding.title)`.
struct StringSymbols: Equatable {
  /// One name.
  struct Symbol: Equatable {
    var name: String
    var key: String
    var arguments: [Argument] = []
  }

  /// A value of a text.
  struct Argument: Equatable {
    /// The name of a plural's variable; nil where it has none.
    var label: String?
    /// How it is written, without the per cent sign: `lld`.
    var specifier: String

    /// The type that Xcode gives it.
    var type: String {
      let length = specifier.dropLast()
      return switch specifier.last {
      case "d", "i", "D": length.isEmpty ? "Int32" : "Int"
      case "u", "x", "X", "o": length.isEmpty ? "UInt32" : "UInt"
      case "f", "e", "g", "E", "G", "a": length.isEmpty ? "Float" : "Double"
      default: "String"
      }
    }
  }

  /// The names by their table.
  private(set) var tables: [String: [Symbol]] = [:]

  /// No more catalogues, names and bytes than these are read: they would be no app's.
  private static let mostFiles = 200
  private static let mostSymbols = 20_000
  /// A longer key is a text, and nobody writes its name.
  private static let longestKey = 2000
  /// So many names are declared in any case, so that the compiler knows what a slip means.
  private static let mostUnused = 1000

  init() {}

  /// Reads catalogues of strings; of other files nothing.
  init(files: [String]) {
    for path in files.prefix(Self.mostFiles) where path.hasSuffix(".xcstrings") {
      guard let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit) else { continue }
      let name = path.split(separator: "/").last?.dropLast(".xcstrings".count) ?? ""
      read(String(decoding: data, as: UTF8.self), table: String(name))
    }
  }

  /// Takes the names of a catalogue.
  mutating func read(_ text: String, table: String) {
    guard let catalogue = try? JSONValue(parsing: text) else { return }
    let source = catalogue["sourceLanguage"]?.string ?? "en"
    var known = Set(tables[table, default: []].map(\.name))
    for entry in catalogue["strings"]?.object?.members ?? []
    where entry.value["extractionState"]?.string == "manual" && known.count < Self.mostSymbols
      && entry.key.utf8.count <= Self.longestKey
    {
      let name = Self.name(of: entry.key)
      guard known.insert(name).inserted else { continue }
      tables[table, default: []].append(
        Symbol(
          name: name, key: entry.key, arguments: Self.arguments(entry.key, entry.value, source)))
    }
  }

  // MARK: Names

  /// Returns the name of a key: `cart.checkout-title` is `cartCheckoutTitle`.
  static func name(of key: String) -> String {
    var bare = Array(key)
    for specifier in specifiers(in: bare).reversed() {
      bare.replaceSubrange(specifier.range, with: [" "])
    }
    return word(String(bare.filter { $0 != "'" && $0 != "’" })) ?? "string"
  }

  /// Returns words in one, as a name; nil where none of them has a letter or a number.
  private static func word(_ text: String) -> String? {
    let name = camel(text)
    guard let first = name.first else { return nil }
    return first.isNumber ? "_\(name)" : name
  }

  /// Returns words in one: the first begins small, and none is all capitals.
  private static func camel(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { word in
      word == word.uppercased() && word != word.lowercased()
        ? word.capitalized : String(word)
    }
    guard let first = words.first else { return "" }
    // All capitals at its beginning become small: `CFBundleName` is `cfbundleName`.
    let capitals = first.prefix { $0.isUppercase }
    return capitals.lowercased() + first.dropFirst(capitals.count)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A place of a text that a value fills: `%lld`, `%2$@`, `%(goals)lld`.
  private struct Specifier {
    /// Where it stands among the characters of the text.
    var range: Range<Int>
    /// Which value it is, from 1; nil where it is the next one.
    var number: Int?
    /// How the value is called.
    var label: String?
    /// How it is written: `lld`.
    var conversion: String

    private static let lengths = ["hh", "h", "ll", "l", "q", "z", "t", "j", "L"]

    /// Reads what stands behind a per cent sign; nil where that is no such place.
    init?(_ text: [Character], at start: Int) {
      var place = start + 1
      func end(from place: Int, _ belongs: (Character) -> Bool) -> Int {
        text[place...].firstIndex { !belongs($0) } ?? text.count
      }
      func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
      func isAt(_ place: Int, _ character: Character) -> Bool {
        place < text.count && text[place] == character
      }
      let digits = end(from: place, isDigit)
      if digits > place, isAt(digits, "$") {
        number = Int(String(text[place..<digits]))
        place = digits + 1
      } else if isAt(place, "(") {
        let close = end(from: place + 1) { $0.isLetter || $0.isNumber || $0 == "_" }
        guard close > place + 1, isAt(close, ")"), !isDigit(text[place + 1]) else { return nil }
        label = String(text[place + 1..<close])
        place = close + 1
      }
      place = end(from: end(from: place) { "-+ #0".contains($0) }, isDigit)
      if isAt(place, ".") {
        let precision = end(from: place + 1, isDigit)
        guard precision > place + 1 else { return nil }
        place = precision
      }
      let written = place
      if let length = Self.lengths.first(where: { text[place...].starts(with: $0) }) {
        place += length.count
      }
      guard place < text.count, "@dDiuUxXoOfeEgGcCsSpaA".contains(text[place]) else { return nil }
      range = start..<place + 1
      conversion = String(text[written...place])
    }
  }

  /// Returns the places of a text that values fill. Each sign is looked at once: an expression that goes back would take
  /// minutes for some keys.
  private static func specifiers(in text: [Character]) -> [Specifier] {
    var found: [Specifier] = []
    var place = 0
    while let start = text[place...].firstIndex(of: "%") {
      let specifier = Specifier(text, at: start)
      if let specifier { found.append(specifier) }
      place = specifier?.range.upperBound ?? start + 1
    }
    return found
  }

  /// Returns how a value is written that a catalogue names by the letters behind a per cent sign: `lld`; nil where they are
  /// none.
  private static func conversion(_ specifier: String) -> String? {
    let text = Array("%" + specifier)
    return Specifier(text, at: 0).flatMap {
      $0.range.upperBound == text.count ? $0.conversion : nil
    }
  }

  /// Returns the values of a text in their order: a plural's variables claim their places with their names.
  private static func arguments(
    _ key: String, _ entry: JSONValue, _ source: String
  ) -> [Argument] {
    var found: [Int: Argument] = [:]
    let own = entry["localizations"]?[source]
    let texts = [
      key, own?["stringUnit"]?["value"]?.string,
      own?["variations"]?["plural"]?["other"]?["stringUnit"]?["value"]?.string,
    ]
    for text in texts.compactMap(\.self) {
      let places = specifiers(in: Array(text.replacing("%%", with: "")))
      for (place, specifier) in places.enumerated() {
        let number = specifier.number ?? place + 1
        guard found[number]?.label == nil else { continue }
        found[number] = Argument(
          label: specifier.label.flatMap(word), specifier: specifier.conversion)
      }
    }
    for (place, variable) in (own?["substitutions"]?.object?.members ?? []).enumerated() {
      found[variable.value["argNum"]?.int ?? place + 1] = Argument(
        label: word(variable.key),
        specifier: variable.value["formatSpecifier"]?.string.flatMap(conversion) ?? "lld")
    }
    // A text may say one value twice.
    var labels: Set<String> = []
    return found.sorted { $0.key < $1.key }.map(\.value).filter { argument in
      argument.label.map { labels.insert($0).inserted } ?? true
    }
  }

  /// The names of all tables.
  var names: Set<String> { Set(tables.values.joined().map(\.name)) }

  // MARK: Source

  /// Returns the names that stand in texts, where there are very many: each takes the compiler time, and a widget uses few.
  func standing(in texts: [String]) -> StringSymbols {
    guard tables.values.reduce(0, { $0 + $1.count }) > Self.mostUnused else { return self }
    var words: Set<String> = []
    for text in texts {
      let parts = text.utf8.split { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
          false
        default: true
        }
      }
      for part in parts { words.insert(String(Substring(part))) }
    }
    var standing = StringSymbols()
    standing.tables = tables.mapValues { $0.filter { words.contains($0.name) } }
      .filter { !$0.value.isEmpty }
    return standing
  }

  /// Swift source that declares the names.
  ///
  /// Names of the default table stand in a protocol that texts conform to: what the widget declares itself goes before.
  var source: String {
    var types: Set<String> = []
    return tables.sorted { $0.key < $1.key }.map { table, symbols in
      let lines = symbols.map { Self.declaration(of: $0, table: table) }.joined(separator: "\n")
      if table == "Localizable" {
        return """
          extension CustomLocalizedStringResourceConvertible where Self == LocalizedStringResource {
          \(lines)
          }
          """
      }
      let place = Self.camel(table)
      let type = place.prefix(1).uppercased() + place.dropFirst()
      guard type.first?.isLetter == true, types.insert(type).inserted else { return "" }
      return
        "extension LocalizedStringResource { enum \(AssetSymbols.escaped(type)) {\n\(lines)\n} }"
    }.joined(separator: "\n")
  }

  private static func declaration(of symbol: Symbol, table: String) -> String {
    let (name, key) = (AssetSymbols.escaped(symbol.name), SwiftLiteral.text(symbol.key))
    let place = "table: \(SwiftLiteral.text(table))"
    guard !symbol.arguments.isEmpty else {
      return
        "static var \(name): LocalizedStringResource { LocalizedStringResource(\(key), \(place)) }"
    }
    let labels = Set(symbol.arguments.compactMap(\.label))
    let names = symbol.arguments.enumerated().map { number, argument in
      if let label = argument.label { return AssetSymbols.escaped(label) }
      var name = "arg\(number + 1)"
      while labels.contains(name) { name += "_" }
      return name
    }
    let parameters = zip(names, symbol.arguments).map { name, argument in
      (argument.label == nil ? "_ " : "") + "\(name): \(argument.type)"
    }
    let values = zip(names, symbol.arguments).map { name, argument in
      argument.type == "String"
        ? "\\(\(name))" : "\\(\(name), specifier: \"%\(argument.specifier)\")"
    }
    return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {"
      + " LocalizedStringResource(\(key), defaultValue: \"\(values.joined(separator: " "))\", \(place)) }"
  }
}
