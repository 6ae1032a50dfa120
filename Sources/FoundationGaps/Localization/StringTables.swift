/// An app's localised strings: tables by name, each from key to text.
public struct StringTables: Sendable, Hashable {
  /// `Localizable`, `InfoPlist`, …
  public var tables: [String: [String: String]]
  /// Texts that depend on numbers, by table and key.
  public var plurals: [String: [String: PluralText]] = [:]
  /// Keys that are their own text, by table: what code has as its default goes before them.
  package var bareKeys: [String: Set<String>] = [:]
  /// The language of the tables: its rules choose among plural forms.
  public var language = "en"
  /// All languages that the app speaks.
  public var localizations: [String] = []
  /// Those of them that the phone takes, the best one first.
  public var preferred: [String] = ["en"]
  /// Whether the phone's language is one of them, or nobody knows: Base is in whatever language the app was developed in.
  public var isSpoken = true
  /// The language that the app was developed in.
  public var development = "en"

  /// Creates tables by name.
  public init(_ tables: [String: [String: String]] = [:]) { self.tables = tables }

  /// Returns the text of a key, nil when the table has none.
  public func string(_ key: String, table: String? = nil) -> String? {
    tables[table ?? "Localizable"]?[key]
  }

  /// Returns the text of a key, or a default where the table has none but the key itself.
  func string(_ key: String, table: String?, default value: String) -> String {
    isBare(key, table: table) ? value : string(key, table: table) ?? value
  }

  private func isBare(_ key: String, table: String?) -> Bool {
    bareKeys[table ?? "Localizable"]?.contains(key) ?? false
  }

  /// Returns the text of a key for some numbers; nil when the table has no such text that depends on them.
  ///
  /// - Parameter number: the argument of a place, from 0; nil for what is no number.
  public func plural(
    _ key: String, table: String? = nil, number: (Int) -> Double?
  ) -> String? {
    plurals[table ?? "Localizable"]?[key]?.pattern(language: language, number: number)
  }

  /// Returns the text of a key with its arguments put in; the key itself stands in for a missing text.
  public func format(
    _ key: String, table: String? = nil, value: String? = nil, arguments: [any CVarArg],
    locale: Locale? = nil
  ) -> String {
    if let value, isBare(key, table: table), arguments.isEmpty { return value }
    if arguments.isEmpty { return plain(key, table: table) ?? value ?? key }
    let pattern =
      plural(key, table: table) { arguments.indices.contains($0) ? arguments[$0].asNumber : nil }
      ?? string(key, table: table, default: value ?? key)
    return String(format: pattern, locale: locale, arguments: arguments)
  }

  /// Returns the text of a key that has no arguments: a literal's per cent signs stand for themselves, in the key too.
  package func plain(_ key: String, table: String?) -> String? {
    let written = [key, key.replacingOccurrences(of: "%", with: "%%")]
    let found = written.lazy.compactMap { name in
      plural(name, table: table) { _ in nil } ?? string(name, table: table)
    }.first
    return found?.replacingOccurrences(of: "%%", with: "%")
  }
}

extension CVarArg {
  /// The number that an argument of a text is; nil for a text, unless it reads as one.
  var asNumber: Double? {
    switch self {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as NSString: Double(text as String)
    default: nil
    }
  }
}
