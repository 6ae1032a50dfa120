/// An app's localised strings: tables by name, each from key to text.
public struct StringTables: Sendable, Hashable {
  /// `Localizable`, `InfoPlist`, …
  public var tables: [String: [String: String]]

  /// Tables by name.
  public init(_ tables: [String: [String: String]] = [:]) { self.tables = tables }

  /// The text of a key, nil when the table has none.
  public func string(_ key: String, table: String? = nil) -> String? {
    tables[table ?? "Localizable"]?[key]
  }

  /// The text of a key with its arguments put in; the key itself stands in for a missing text.
  public func format(
    _ key: String, table: String? = nil, value: String? = nil, arguments: [any CVarArg],
    locale: Locale? = nil
  ) -> String {
    let pattern = string(key, table: table) ?? value ?? key
    if arguments.isEmpty { return pattern.replacingOccurrences(of: "%%", with: "%") }
    return String(format: pattern, locale: locale, arguments: arguments)
  }
}
