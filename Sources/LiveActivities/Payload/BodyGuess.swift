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
        "Close every bracket and quote, and send the whole body: content-length counts bytes, not characters."
      )
    }
    if error.message.hasPrefix(JSONError.tooDeep) {
      return ("\(error)", "Put fewer arrays and objects into one another.")
    }
    if error.message == JSONError.loneSurrogate {
      return (
        "\(error)",
        "Shorten texts between characters: JSON writes an emoji as two escapes, \\ud83d\\ude00, and one escape alone is not a character."
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
        "Put braces around it: {\"aps\": {…}}; documentation often shows the member alone."
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
    if let number = numberFilledIn(rest) {
      return ("$ stands before a number that was filled in", "Leave it out: \(number).")
    }
    if isPlaceholder(rest) { return (unfilled, placeholderAdvice(rest)) }
    // {{score}} begins as an object would, and its second brace stands where a key was expected.
    if begins("{"), before.last == UInt8(ascii: "{") {
      return (unfilled, templateAdvice)
    }
    if let word = notFinite.first(where: begins) {
      return ("\(word) is not JSON", "Send a finite number, or leave the key out.")
    }
    if let word = ["None", "True", "False", "undefined", "nil"].first(where: begins) {
      return ("\(word) is not JSON", "Write it with a JSON encoder: null, true or false.")
    }
    if let words = wordsInAngles(rest) {
      return (unfilled, advice(inPlaceOf: words, under: key(at: before)))
    }
    if begins("\\(") {
      return (
        "a Swift value was not filled in",
        "Swift fills in \\(…) only inside a string literal of Swift code."
      )
    }
    if isCode(rest) {
      return (
        "code is in the place of a value, and nobody runs it",
        "Run it and send the result. In a shell, $(date +%s) gives the time, but not inside single quotes."
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
        "it is quoted with single quotes, which JSON does not have",
        "Use double quotes, or write it with a JSON encoder."
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

  /// Returns the number behind the sign of a placeholder, which was filled in and left its sign; nil where there is none.
  static func numberFilledIn(_ text: some Collection<UInt8>) -> String? {
    guard text.first == UInt8(ascii: "$") else { return nil }
    let digits = text.drop { "${".utf8.contains($0) }.prefix { (0x30...0x39).contains($0) }
    // $1 is a shell's; moments have nine digits and more.
    return digits.count >= 9 ? String(decoding: digits.prefix(40), as: UTF8.self) : nil
  }

  /// Returns the words in angle brackets that a text begins with, as in `<current timestamp>`, with their brackets;
  /// nil when it begins otherwise.
  private static func wordsInAngles(_ text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: "<"),
      let end = text.prefix(80).firstIndex(of: UInt8(ascii: ">")), end > text.startIndex + 1,
      text[(text.startIndex + 1)..<end].allSatisfy({ $0 == 0x20 || $0 == 0x5F || isLetter($0) })
    else { return nil }
    return String(decoding: text[...end], as: UTF8.self)
  }

  /// Returns the key whose value begins where a text ends; nil where none does.
  private static func key(at text: ArraySlice<UInt8>) -> Substring? {
    let parts = String(decoding: text.suffix(80), as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.last?.filter({ !$0.isWhitespace }) == ":" else { return nil }
    return parts[parts.count - 2]
  }

  /// Returns what to send in place of words that a page shows for the value of a key.
  private static func advice(inPlaceOf words: String, under key: Substring?) -> String {
    switch key {
    case "timestamp":
      "Send the time of sending in place of \(words): UNIX seconds, without quotes, as date +%s prints them."
    case "stale-date", "dismissal-date":
      "Send a moment in place of \(words): UNIX seconds, without quotes, as date +%s prints them for now."
    default:
      "Send the value in place of \(words), angle brackets included; a text needs double quotes around it."
    }
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

  private static let unfilled = "a placeholder was not filled in"
  private static let templateAdvice = "Fill in the template before you send it."

  /// Returns how a placeholder gets its value: one of a shell, or of a template.
  static func placeholderAdvice(_ text: some Sequence<UInt8>) -> String {
    text.starts(with: "$".utf8)
      ? "A shell does not fill in $(…) and $NAME inside single quotes: close the quotes before it and open them again after it."
      : templateAdvice
  }

  private static let notFinite = ["NaN", "Infinity", "-Infinity"]

  /// Returns whether a text begins like `payload=%7B` or `aps%5Bevent%5D=update`.
  private static func isForm(_ text: String) -> Bool {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return false }
    return text[..<sign].allSatisfy { $0.isLetter || $0.isNumber || "_-%[].".contains($0) }
      && !text.contains("{")
  }
}
