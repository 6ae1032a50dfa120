import JSON
import LiveActivities
import Numbers

/// Recognises what people and tools send by mistake in place of a device token, with a fix for each.
struct TokenGuess {
  /// What it is, as the end of a sentence.
  var words: String
  /// What to do; empty where the usual advice applies.
  var fix = ""
  /// The token that was probably meant, in lower-case hexadecimal.
  var meant: String?

  /// Looks at the last part of a path, in the bytes that came.
  init(_ text: Bytes) {
    let written = String(decoding: text.prefix(512), as: UTF8.self)
    let plain = PercentDecoding.text(Array(text.prefix(512)))
    let shown = JSONValue.quoted(written, limit: 60)
    self =
      TokenGuess.word(plain) ?? TokenGuess.description(plain)
      ?? TokenGuess.enclosed(plain) ?? TokenGuess.placeholder(plain, shown)
      ?? TokenGuess.around(plain, written)
      ?? TokenGuess.otherName(plain)
      ?? TokenGuess.base64(plain) ?? TokenGuess.strange(text, shown)
  }

  private init(_ words: String, fix: String = "", meant: String? = nil) {
    (self.words, self.fix, self.meant) = (words, fix, meant)
  }

  /// Returns what programs write for a value that is not there.
  private static func word(_ text: String) -> TokenGuess? {
    let absent = [
      "null", "(null)", "<null>", "nil", "none", "undefined", "nan", "[object object]",
      "optional(nil)",
    ]
    guard absent.contains(text.lowercased()) else { return nil }
    return TokenGuess(
      "\(JSONValue.quoted(text)) is what a program writes for nothing: it had no token",
      fix: "Send once the app has handed over its token, and only then: pushTokenUpdates gives it.")
  }

  /// Returns what Swift writes of `Data` or of an optional where a text is made of it.
  private static func description(_ text: String) -> TokenGuess? {
    let words = text.split(separator: " ")
    if words.count == 2, words[1] == "bytes", words[0].allSatisfy(\.isNumber) {
      return TokenGuess(
        "\(JSONValue.quoted(text)) is how Swift writes Data in a text: how many bytes it has, and none of them",
        fix: digitsOfData)
    }
    if text.hasPrefix("{"), text.contains("length"), text.contains("bytes") {
      return TokenGuess(
        "it is the description of Data, which leaves out the digits in its middle",
        fix: digitsOfData)
    }
    guard text.lowercased().hasPrefix("optional("), text.hasSuffix(")") else { return nil }
    let inner = text.dropFirst("optional(".count).dropLast().filter { $0 != "\"" }
    let isWhole = inner.utf8.count >= 32 && inner.allSatisfy(\.isHexDigit)
    return TokenGuess(
      "it stands in Optional(…), as Swift writes an optional in a text",
      fix: isWhole ? "Unwrap it in the app: if let token { … }." : digitsOfData,
      meant: isWhole ? inner.lowercased() : nil)
  }

  private static let digitsOfData =
    "Send its digits: token.map { String(format: \"%02x\", $0) }.joined() makes them of Data."

  /// Returns a token with the signs of a template left around it: one that was filled in.
  private static func enclosed(_ text: String) -> TokenGuess? {
    let (before, after) = (
      text.prefix { !$0.isHexDigit }, text.reversed().prefix { !$0.isHexDigit }
    )
    let inner = text.dropFirst(before.count).dropLast(after.count)
    // Tokens of today have 64 digits and more; a few that stand in a word are none.
    guard inner.utf8.count >= 32, inner.allSatisfy(\.isHexDigit) else { return nil }
    let signs = [String(before), String(after.reversed())]
    // Angle brackets and quotes have causes of their own.
    guard signs.joined().contains(where: { "${}:#%()[]'`,;".contains($0) }),
      signs.joined().allSatisfy({ "${}:#%()[]<>'\"`,;= ".contains($0) })
    else { return nil }
    let shown = signs.map { JSONValue.quoted($0, limit: 20) }
    let words =
      signs[1].isEmpty
      ? "\(shown[0]) stands before it"
      : signs[0].isEmpty
        ? "\(shown[1]) stands behind it" : "\(shown[0]) stands before it and \(shown[1]) behind it"
    return TokenGuess(
      words, fix: "Leave that out: the token was filled in, and its digits alone are sent.",
      meant: inner.lowercased())
  }

  private static func placeholder(_ text: String, _ shown: String) -> TokenGuess? {
    let isOne =
      text.first == "$" || text.first == "{" || text.first == ":"
      || text.first == "<" && !text.dropFirst().allSatisfy { $0.isHexDigit || " >".contains($0) }
    return isOne ? TokenGuess("\(shown) is a placeholder that was not filled in") : nil
  }

  /// Returns a token with something around it or in it: `<…>`, spaces, a line break, a query, more of a path.
  private static func around(_ text: String, _ written: String) -> TokenGuess? {
    let digits = text.filter { $0.isHexDigit }
    // Tokens of today have 64 digits and more; a few that stand in a word are none.
    guard digits.utf8.count >= 32 else { return nil }
    let others = text.filter { !$0.isHexDigit }
    let meant = digits.lowercased()
    if text.lowercased().hasPrefix("0x"), text.dropFirst(2).allSatisfy(\.isHexDigit) {
      return TokenGuess(
        "it begins with 0x", fix: "Send its digits alone.", meant: String(meant.dropFirst()))
    }
    if text.first == "\"", text.last == "\"", others.utf8.count == 2 {
      return TokenGuess(
        "it is in quotes", fix: "Send what stands in them: jq -r prints a text without.",
        meant: meant)
    }
    if !others.isEmpty, others.allSatisfy({ "<> ".contains($0) }) {
      return TokenGuess(
        others.contains("<")
          ? "it is in angle brackets, as a program describes Data" : "it has spaces in it",
        fix:
          "Send its digits alone: token.map { String(format: \"%02x\", $0) }.joined() makes them of Data.",
        meant: meant)
    }
    if text.first == "?" {
      return TokenGuess(
        "it stands behind a question mark: APNs' paths have no query",
        fix: "Send to /3/device/<token>.")
    }
    if text.first == "/", text.dropFirst().allSatisfy(\.isHexDigit) {
      return TokenGuess(
        "two slashes stand before it", fix: "Send to /3/device/<token>, with one.", meant: meant)
    }
    let head = text.prefix { $0.isHexDigit }
    guard head.utf8.count >= 32 else { return nil }
    let rest = text.dropFirst(head.count)
    guard !rest.isEmpty else { return nil }
    let known = head.lowercased()
    if rest.allSatisfy(\.isWhitespace) {
      let place = written.dropFirst(head.count)
      return TokenGuess(
        "after its \(head.count) digits stands \(rest.contains("\n") || rest.contains("\r\n") ? "a line break" : "a space") (\(place))",
        fix: "Trim it where it is read: a file's last line ends in a line break.", meant: known)
    }
    if rest.first == "?" || rest.first == "#" {
      return TokenGuess(
        "after its \(head.count) digits stands \(JSONValue.quoted(String(rest), limit: 40)): APNs' paths have no query",
        fix: "Leave it out; what APNs is to know stands in headers.", meant: known)
    }
    if rest.first == "/" {
      return TokenGuess(
        "after its \(head.count) digits the path goes on: \(JSONValue.quoted(String(rest), limit: 40))",
        fix: "Send to /3/device/<token> and nothing behind it.", meant: known)
    }
    return nil
  }

  /// Names of other things: an activity's id, Firebase's token.
  private static func otherName(_ text: String) -> TokenGuess? {
    if HeaderSyntax.isUUID(Array(text.utf8)) {
      return TokenGuess(
        "it is a UUID, as the id of an activity is one, and no token",
        fix:
          "Send to the activity's push token: activity.pushTokenUpdates in the app, pushToken at GET /islet/activities/\(text)."
      )
    }
    if isExpo(text) {
      return TokenGuess(
        "it is a token of Expo's push service, which only Expo takes, and for notifications alone",
        fix: "Send to the token that ActivityKit gives, in hexadecimal: pushTokenUpdates.")
    }
    let isFirebase =
      text.contains(":APA91") || text.count > 100 && text.contains(":") && !text.contains("/")
    guard isFirebase else { return nil }
    return TokenGuess(
      "it is a registration token of Firebase (FCM), which only Firebase's server takes",
      fix: "Send to the token that ActivityKit gives, in hexadecimal: pushTokenUpdates.")
  }

  /// Returns whether a text is a token of Expo's push service.
  static func isExpo(_ text: some StringProtocol) -> Bool {
    ["ExponentPushToken[", "ExpoPushToken["].contains { text.hasPrefix($0) }
  }

  private static func base64(_ text: String) -> TokenGuess? {
    let letters = Array(text.utf8)
    // A token with a wrong digit or two is base64 as well; random bytes have about a third of its letters.
    guard letters.count >= 40, letters.count(where: HeaderSyntax.isHex) * 10 < letters.count * 9,
      let bytes = Base64.decode(letters) ?? Base64.decode(letters, .url), bytes.count >= 30
    else { return nil }
    let meant = Hexadecimal.text(of: bytes)
    return TokenGuess(
      "it is base64 of \(bytes.count) bytes, where hexadecimal digits are read",
      fix: "Send it in hexadecimal: \(meant.prefix(8))… (\(meant.count) digits).", meant: meant)
  }

  private static func strange(_ text: Bytes, _ shown: String) -> TokenGuess {
    guard let place = text.firstIndex(where: { !HeaderSyntax.isHex($0) }) else {
      let fault =
        text.count > HeaderSyntax.longestToken
        ? "more than \(HeaderSyntax.longestToken)" : "an odd number: two make a byte"
      return TokenGuess("it has \(text.count) hexadecimal digits, \(fault)")
    }
    // Of a long one the part that spoils it.
    let rest = text.dropping(place - text.startIndex)
    return TokenGuess(
      text.count <= 60 || place == text.startIndex
        ? "\(shown) is not hexadecimal"
        : "after \(place - text.startIndex) digits stands \(JSONValue.quoted(String(decoding: rest.keeping(512), as: UTF8.self), limit: 60))"
    )
  }
}
