import JSON
import Numbers

/// Guesses what a body without valid JSON was meant to be: the mistakes of push tools and shell lines, with a
/// fix for each.
enum BodyGuess {
  /// Returns the guess as the end of a sentence, and the fix; nil when nothing is recognised.
  static func guess(_ body: [UInt8], _ error: JSONError) -> (words: String, fix: String)? {
    if let whole = ofWhole(body) { return whole }
    let place = min(error.offset, body.count)
    if place == body.count, body.contains(where: { $0 == UInt8(ascii: "{") }) {
      return (
        "line \(error.line), column \(error.column): it ends before it is complete",
        "Close what is open, and send all of it: a content-length counts bytes, not characters."
      )
    }
    if error.message == JSONError.loneSurrogate {
      return (
        "\(error)",
        "Shorten texts between characters: JSON writes an emoji as two escapes, \\ud83d\\ude00, and one of them alone is none."
      )
    }
    guard let found = atPlace(body[place...], before: body[..<place]) else { return nil }
    return ("line \(error.line), column \(error.column): \(found.words)", found.fix)
  }

  /// Returns what the whole body is.
  private static func ofWhole(_ body: [UInt8]) -> (words: String, fix: String)? {
    let start = body.first ?? 0
    if body.starts(with: [0x1F, 0x8B]) {
      return ("it is compressed (gzip)", "Send it uncompressed: APNs takes no compressed payloads.")
    }
    if body.starts(with: [0xFF, 0xFE]) || body.starts(with: [0xFE, 0xFF])
      || body.count > 1 && (start == 0 || body[1] == 0)
    {
      // UTF-32 has three bytes of zero for a letter of ASCII.
      let isWide = body.prefix(8).count(where: { $0 == 0 }) > 4
      return (isWide ? "it is UTF-32" : "it is UTF-16", "Send it as UTF-8.")
    }
    if body.starts(with: [0xEF, 0xBB, 0xBF]) {
      return ("it begins with a byte order mark", "Write it as UTF-8 without a byte order mark.")
    }
    let head = String(decoding: body.prefix(4096), as: UTF8.self)
    if let bytes = Base64.decode(head.filter { !$0.isNewline }.utf8, isPadded: true),
      bytes.first == 0x7B
    {
      return ("it is base64 of JSON", "Send the JSON itself.")
    }
    if isForm(head) {
      return (
        "it looks like a form (application/x-www-form-urlencoded)",
        "Send the JSON itself as the body: --data-binary in curl, json= in Python's requests."
      )
    }
    if head.hasPrefix("--"), head.lowercased().contains("content-disposition:") {
      return (
        "it is a form in parts (multipart/form-data), as curl's -F sends one",
        "Send the JSON itself as the body: --data in place of -F in curl, json= in place of files= in Python's requests."
      )
    }
    if start == UInt8(ascii: "@") || isFileName(head) {
      return ("it is a file's name", "Send the file's content: --data-binary @FILE in curl.")
    }
    if isMember(head) {
      return (
        "it is a member without the braces around it",
        "Put braces around it: {\"aps\": {…}}; pages often show the member alone."
      )
    }
    if head.hasPrefix("[object ") {
      return (
        "it is what JavaScript writes for an object", "Send JSON.stringify(payload) as the body."
      )
    }
    return nil
  }

  /// Returns whether a text begins with a key and its colon: `"aps": {`.
  private static func isMember(_ text: String) -> Bool {
    let text = text.drop(while: \.isWhitespace)
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return false }
    return text[text.index(after: end)...].drop(while: \.isWhitespace).first == ":"
  }

  /// Returns whether a text is one word that ends as files of payloads do: `goal.json`.
  private static func isFileName(_ text: String) -> Bool {
    let word = text.prefix { !$0.isNewline }
    return word.count == text.count(where: { !$0.isNewline })
      && [".json", ".apns", ".txt"].contains { word.lowercased().hasSuffix($0) }
      && word.allSatisfy { $0.isLetter || $0.isNumber || "_-./~".contains($0) }
  }

  /// Returns what stands where a value or a key was expected.
  private static func atPlace(
    _ rest: ArraySlice<UInt8>, before: ArraySlice<UInt8>
  ) -> (words: String, fix: String)? {
    func begins(_ word: String) -> Bool { rest.starts(with: Array(word.utf8)) }
    if isPlaceholder(rest) { return ("a placeholder was not filled in", placeholderAdvice) }
    // {{score}} begins as an object would, and its second brace stands where a key was expected.
    if begins("{"), before.last == UInt8(ascii: "{") {
      return ("a placeholder was not filled in", "Fill in the template before it is sent.")
    }
    if let word = notFinite.first(where: begins) {
      return ("\(word) is no word of JSON", "Send a number that is finite.")
    }
    if let word = ["None", "True", "False", "undefined", "nil"].first(where: begins) {
      return ("\(word) is no word of JSON", "Write it with a JSON encoder: null, true or false.")
    }
    if isWordInAngles(rest) {
      return (
        "a placeholder was not filled in", "Put the value in its place, with what stands around it."
      )
    }
    if begins("\\(") {
      return (
        "a value of Swift's was not filled in",
        "Swift fills in \\(…) within its own string literals alone."
      )
    }
    if isCode(rest) {
      return (
        "code stands where a value belongs, and nobody runs it",
        "Send the value that it gives: in a shell, $(date +%s) is the time, outside of single quotes."
      )
    }
    if ["“", "”", "„", "«"].contains(where: begins) {
      return (
        "it is quoted with typographic quotes, as pages and notes show them",
        "Write straight double quotes."
      )
    }
    if begins("'") {
      return (
        "it is quoted as another language quotes",
        "Write it with a JSON encoder: double quotes only."
      )
    }
    if begins("//") || begins("/*") {
      return ("a comment stands here", "Leave the comment out: JSON has none.")
    }
    if begins("{"), (try? JSONValue(parsing: Array(before))) != nil {
      return ("a second payload follows the first", "Send one push with each request.")
    }
    if before.contains(where: { $0 > 0x7F }), String(validating: before, as: UTF8.self) == nil {
      return ("a string is not valid UTF-8", "Send UTF-8, not Latin-1 or another encoding.")
    }
    return nil
  }

  /// Returns whether a text begins as the placeholders of shells and templates do.
  static func isPlaceholder(_ text: some Sequence<UInt8>) -> Bool {
    ["$", "{{", "<%"].contains { text.starts(with: Array($0.utf8)) }
  }

  /// Returns whether a text begins with words in angle brackets: `<current timestamp>`.
  private static func isWordInAngles(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<"),
      let end = text.prefix(80).firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    return end > text.startIndex + 1
      && text[(text.startIndex + 1)..<end].allSatisfy { $0 == 0x20 || $0 == 0x5F || isLetter($0) }
  }

  /// Returns whether a text begins with a call or with a member of something: `Math.floor(`, `int(time.time())`.
  private static func isCode(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { isLetter($0) || $0 == 0x5F }
    let next = text[word.endIndex...].first
    return !word.isEmpty && (next == UInt8(ascii: "(") || next == UInt8(ascii: "."))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  static let placeholderAdvice =
    "In a shell, single quotes keep $(…) and $NAME as they are: close them around it."

  private static let notFinite = ["NaN", "Infinity", "-Infinity"]

  /// Returns whether a text begins like `payload=%7B` or `aps%5Bevent%5D=update`.
  private static func isForm(_ text: String) -> Bool {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
    return text[..<sign].allSatisfy { $0.isLetter || $0.isNumber || "_-%[].".contains($0) }
      && !text.contains("{")
  }
}
