/// Where a fuzzer puts a translation: anything is taken.
package enum HostileFormat {
  /// Writes a text with a number, a string and a fraction as a translation of it says.
  package static func write(_ translation: String) {
    let key: LocalizedStringKey = "\(3) of \("three"): \(2.5)"
    let before = Surroundings.current
    defer { Surroundings.current = before }
    Surroundings.current.strings = StringTables(["Localizable": [key.key: translation]])
    _ = key.marked(table: nil, in: EnvironmentValues())
  }
}
