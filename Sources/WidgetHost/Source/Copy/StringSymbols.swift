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
    where entry.value["extractionState"]?.string == "manual" && known.count < Self.mostSymbols {
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
    let bare = key.replacing(specifier, with: " ").filter { $0 != "'" && $0 != "’" }
    let name = camel(bare)
    guard let first = name.first else { return "string" }
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

  private static var specifier: Regex<(Substring, Substring?, Substring)> {
    #/%(\d+\$|\([A-Za-z_]\w*\))?[-+ #0]*\d*(?:\.\d+)?((?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfeEgGcCsSpaA])/#
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
      for (place, match) in text.replacing("%%", with: "").matches(of: specifier).enumerated() {
        let mark = match.output.1.map(String.init) ?? ""
        let number = Int(mark.dropLast()) ?? place + 1
        guard found[number]?.label == nil else { continue }
        let label = mark.hasPrefix("(") ? camel(String(mark.dropFirst().dropLast())) : nil
        found[number] = Argument(label: label, specifier: String(match.output.2))
      }
    }
    for (place, variable) in (own?["substitutions"]?.object?.members ?? []).enumerated() {
      found[variable.value["argNum"]?.int ?? place + 1] = Argument(
        label: camel(variable.key),
        specifier: variable.value["formatSpecifier"]?.string ?? "lld")
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: Source

  /// Swift source that declares the names.
  ///
  /// Names of the default table stand in a protocol that texts conform to: what the widget declares itself goes before.
  var source: String {
    tables.sorted { $0.key < $1.key }.map { table, symbols in
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
      guard type.first?.isLetter == true else { return "" }
      return
        "extension LocalizedStringResource { enum \(AssetSymbols.escaped(type)) {\n\(lines)\n} }"
    }.joined(separator: "\n")
  }

  private static func declaration(of symbol: Symbol, table: String) -> String {
    let (name, key) = (AssetSymbols.escaped(symbol.name), literal(symbol.key))
    let place = "table: \(literal(table))"
    guard !symbol.arguments.isEmpty else {
      return
        "static var \(name): LocalizedStringResource { LocalizedStringResource(\(key), \(place)) }"
    }
    let names = symbol.arguments.enumerated().map { number, argument in
      argument.label.map(AssetSymbols.escaped) ?? "arg\(number + 1)"
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

  private static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where character.isNewline: "\\n"
      case "\t": "\\t"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
