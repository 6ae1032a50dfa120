/// A `curl` line taken apart as a shell would, as far as its body and headers need it.
struct ParsedCurlLine: Equatable {
  /// What `-d` and its like carry.
  private(set) var body: String?
  /// The file that the body stands in: `-d @FILE`.
  private(set) var file: String?
  private(set) var headers: [String] = []

  private static let data: Set = [
    "-d", "--data", "--data-raw", "--data-binary", "--data-ascii", "--json",
  ]
  private static let header: Set = ["-H", "--header"]
  /// The letters of options that take a value, which may stand in the same word: `-XPOST`.
  private static let valued: Set<Character> = Set("ACDEFHKPQTUXYbcdemortuwxyz")

  /// Creates the line; nil when it is none of curl's.
  init?(_ text: String) {
    let words = ParsedCurlLine.words(text)
    guard let start = words.firstIndex(where: { $0 == "curl" || $0.hasSuffix("/curl") }) else {
      return nil
    }
    var rest = words[(start + 1)...]
    while let word = rest.popFirst() {
      if word.hasPrefix("--") {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = String(parts[0])
        guard ParsedCurlLine.data.contains(option) || ParsedCurlLine.header.contains(option) else {
          continue
        }
        take(parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? "", option)
      } else if word.hasPrefix("-"),
        let place = word.dropFirst().firstIndex(where: ParsedCurlLine.valued.contains)
      {
        // Letters without a value may stand before it: `-sd`.
        let value = word[word.index(after: place)...]
        take(value.isEmpty ? rest.popFirst() ?? "" : String(value), "-\(word[place])")
      }
    }
  }

  private mutating func take(_ value: String, _ option: String) {
    if ParsedCurlLine.header.contains(option) { return headers.append(value) }
    guard ParsedCurlLine.data.contains(option) else { return }
    if value.hasPrefix("@"), option != "--data-raw" {
      file = String(value.dropFirst())
    } else {
      body = (body ?? "") + value
    }
  }

  /// Returns the value of a header.
  func header(_ name: String) -> String? {
    for header in headers {
      let parts = header.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == name else { continue }
      return String(parts[1].drop { $0 == " " })
    }
    return nil
  }

  /// Returns the words of a shell's line. What a shell would fill in, `$(date +%s)` or `$NOW`, is 0: it mostly
  /// stands for a time.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    // A word may be empty: `''`.
    var isWord = false
    func end() {
      if isWord { words.append(word) }
      (word, isWord) = ("", false)
    }
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "'":
        word += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
      case "\"": word += quoted(&rest)
      case "\\":
        guard let next = rest.popFirst(), !next.isNewline else { continue }
        word.append(next)
      case "$", "`": word += filledIn(character, &rest)
      case _ where character.isWhitespace:
        end()
        continue
      default: word.append(character)
      }
      isWord = true
    }
    end()
    return words
  }

  /// Returns what stands in double quotes, up to their end.
  private static func quoted(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      switch character {
      case "\\":
        guard let next = rest.popFirst() else { break }
        if next.isNewline { continue }
        text += "\"\\$`".contains(next) ? String(next) : "\\\(next)"
      case "$", "`": text += filledIn(character, &rest)
      default: text.append(character)
      }
    }
    return text
  }

  private static func filledIn(_ sign: Character, _ rest: inout Substring) -> String {
    if sign == "`" {
      rest = rest.drop { $0 != "`" }.dropFirst()
      return "0"
    }
    switch rest.first {
    case "(":
      var depth = 0
      while let character = rest.popFirst() {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { break }
      }
    case "{": rest = rest.drop { $0 != "}" }.dropFirst()
    case let first? where first.isLetter || first == "_":
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    default: return "$"
    }
    return "0"
  }
}
