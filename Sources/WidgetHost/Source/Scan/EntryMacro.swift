/// Writes out an `@Entry var name: Type = value` of `EnvironmentValues`, `ContainerValues`, `Transaction` or
/// `FocusedValues` as the macro would: the compiler here has no macros of SwiftUI.
struct EntryMacro {
  /// The bytes that are replaced.
  var range: Range<Int>
  var text: String
  /// The token after the declaration.
  var end: Int

  /// Reads the macro at a token; nil where it is another one.
  ///
  /// - Parameters:
  ///   - index: the token `@`.
  ///   - type: the type that it stands in.
  init?(_ file: SourceFile, at index: Int, in type: String?) {
    var place = index + 2
    var modifiers = ""
    while ["public", "internal", "fileprivate", "private", "package"].contains(file.text(at: place))
    {
      modifiers += "\(file.text(at: place)) "
      place += 1
    }
    guard file.text(at: place) == "var", file.tokens.indices.contains(place + 1) else { return nil }
    let name = file.text(at: place + 1)
    place += 2
    var equals: Int?
    var depth = 0
    let start = place
    var line = file.tokens[place - 1].line
    while place < file.tokens.count {
      let word = file.text(at: place)
      let isNewLine = file.tokens[place].line > line
      let goesOn = file.goesOn(with: place) || file.goesOn(behind: place - 1)
      if depth == 0, isNewLine && !goesOn || word == "}" || word == ";" { break }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 0, equals == nil, word == "=" { equals = place }
      line = file.tokens[place].line + file.text(at: place).filter(\.isNewline).count
      place += 1
    }
    end = place
    range = file.bytes(of: index..<place)
    let typeEnd = equals ?? end
    let typeStart = start < typeEnd && file.text(at: start) == ":" ? start + 1 : start
    let valueType = Self.source(file, typeStart..<typeEnd)
    let value = equals.map { [end] in Self.source(file, $0 + 1..<end) } ?? "nil"
    let key = "_IsletEntry_\(DeclarationParser.bare(name))"
    let annotation = valueType.isEmpty ? "" : ": \(valueType)"
    // Written twice, a type of several lines would move what follows.
    let shown =
      valueType.isEmpty || valueType.contains(where: \.isNewline) ? "\(key).Value" : valueType
    let keyProtocol = type.flatMap { Self.keys[$0] } ?? "EnvironmentKey"
    // Islet has no focus: a value of `FocusedValues` is always nil and needs no key.
    let isOfFocus =
      ["FocusedValues", "SwiftUI.FocusedValues"].contains(type) && !valueType.isEmpty
    // A `public extension` makes its key public, and then wants the value that the key must have public, too.
    let written =
      isOfFocus
      ? "\(modifiers)var \(name): \(valueType) { get { nil } set { _ = newValue } }"
      : "\(modifiers)struct \(key): \(keyProtocol) { public static let defaultValue\(annotation)"
        + " = \(value) }; \(modifiers)var \(name): \(shown)"
        + " { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    // Lines stay: the attribute, the name, the value may each have one of their own.
    let lines = { (bytes: any Sequence<UInt8>) in bytes.count { $0 == UInt8(ascii: "\n") } }
    let lost = lines(file.bytes[range]) - lines(written.utf8)
    text = String(repeating: "\n", count: max(0, lost)) + written
  }

  /// What a value's key is, by the type that the macro stands in.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey",
  ].reduce(into: [String: String]()) { keys, row in
    keys[row.key] = row.value
    keys["SwiftUI.\(row.key)"] = row.value
  }

  /// Returns the bytes from the first to the last of some tokens.
  private static func source(_ file: SourceFile, _ tokens: Range<Int>) -> String {
    guard !tokens.isEmpty else { return "" }
    return String(decoding: file.bytes[file.bytes(of: tokens)], as: UTF8.self)
  }
}
