import JSON
import Numbers

/// The parts of a provider token (JSON Web Token); its signature is verified elsewhere.
struct ProviderToken: Equatable, Sendable {
  /// `kid`: the 10-character key ID.
  var keyID: String
  /// `iss`: the 10-character team ID.
  var teamID: String
  /// `iat`: UNIX seconds.
  var issuedAt: Double
  /// Header and claims as they were signed.
  var signed: [UInt8]
  /// The signature, raw (64 bytes) or DER.
  var signature: [UInt8]

  /// More bytes than any provider token has.
  static let longest = 4096

  /// Reads a token; throws what is wrong with it.
  init(_ text: ArraySlice<UInt8>) throws(ProviderTokenFault) {
    guard text.count <= ProviderToken.longest else { throw .init("it has \(text.count) bytes") }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw ProviderToken.noToken(text) }
    let header = try ProviderToken.object(parts[0], "header")
    let claims = try ProviderToken.object(parts[1], "claims")
    guard header["alg"]?.string == "ES256" else {
      throw .init("alg is \(ProviderToken.shown(header["alg"]))", fix: "Sign with ES256.")
    }
    if header["kid"] == nil, claims["kid"] != nil {
      throw .init(
        "kid stands among the claims, where nobody looks for it",
        fix: "Put kid into the token's header, beside alg.")
    }
    guard let keyID = header["kid"]?.string, ProviderToken.isIdentifier(keyID) else {
      throw .init(
        "kid is \(ProviderToken.shown(header["kid"]))",
        fix: "Send the key ID as kid: the 10 characters in the name AuthKey_<key ID>.p8.")
    }
    guard let teamID = claims["iss"]?.string, ProviderToken.isIdentifier(teamID) else {
      throw .init(
        "iss is \(ProviderToken.shown(claims["iss"]))", fix: "Send the 10-character team ID as iss."
      )
    }
    // Some clients send it as a string, and so does Apple's own sample.
    guard let issuedAt = claims["iat"]?.double ?? claims["iat"]?.string.flatMap(Double.init),
      issuedAt.isFinite
    else {
      throw .init(
        "iat is \(ProviderToken.shown(claims["iat"]))",
        fix: "Send the time now as iat, in UNIX seconds.")
    }
    guard let signature = Base64.decode(parts[2], .url) else {
      // One letter too many for whole bytes is what a cut leaves, or a letter that base64url does not have.
      if parts[2].count < ProviderToken.shortestText,
        Base64.decode(parts[2].dropLast(), .url) != nil
      {
        throw .init(
          "it is cut short: its signature has \(parts[2].count) of \(ProviderToken.shortestText) characters",
          fix: ProviderToken.wholeness)
      }
      throw .init("the signature is not base64url", fix: ProviderToken.encoding)
    }
    guard signature.count >= ProviderToken.shortestSignature else {
      throw .init(
        "it is cut short: its signature has \(signature.count) of 64 bytes",
        fix: ProviderToken.wholeness)
    }
    (self.keyID, self.teamID, self.issuedAt) = (keyID, teamID, issuedAt)
    (self.signature, signed) = (signature, Array(text[..<(parts[2].startIndex - 1)]))
  }

  /// Bytes of an ES256 signature in its raw form; the other form, DER, is longer but for one in many billions.
  private static let shortestSignature = 64
  /// Characters of base64url that so many bytes take.
  private static let shortestText = 86

  private static let wholeness =
    "Send the whole token; make room where it is kept (about 200 bytes and more), and take care of line breaks."

  private static let encoding =
    "Write it as base64url: - and _ in place of + and /, without line breaks."

  /// Returns what people and tools send by mistake in place of a token.
  private static func noToken(_ text: ArraySlice<UInt8>) -> ProviderTokenFault {
    let beginning = String(decoding: text.prefix(12), as: UTF8.self)
    if beginning.lowercased().hasPrefix("bearer ") {
      return .init(
        "the word bearer appears twice", fix: "Send it once; some tools add it by themselves.")
    }
    if beginning.hasPrefix("$") || beginning.hasPrefix("<") {
      return .init(
        "\(JSONValue.quoted(beginning)) is a placeholder that was not filled in",
        fix: "Put the token in its place; islet push --p8 makes one by itself.")
    }
    let absent = ["null", "nil", "none", "undefined", "(null)", "nan"]
    if absent.contains(beginning.lowercased()) {
      return .init(
        "\(JSONValue.quoted(beginning)) is what a program writes for nothing: it had no token",
        fix: "Make the token before the push is sent; islet push --p8 makes one by itself.")
    }
    if beginning.hasPrefix("-----BEGIN") || beginning.hasPrefix("LS0tLS1CRUdJ")
      || beginning.hasPrefix("MIG")
    {
      return .init(
        "it is a private key and no token; a key must never be sent",
        fix: "Sign a token with the key: header.claims.signature, by ES256.")
    }
    if beginning.hasPrefix("ey") {
      let parts = text.count { $0 == UInt8(ascii: ".") } + 1
      if parts < 3 {
        return .init(
          "it is cut short: \(text.count) bytes with \(parts) of its 3 parts", fix: wholeness)
      }
    }
    return .init(
      "it does not have three parts", fix: "Send header.claims.signature, as ES256 signed them.")
  }

  /// Returns a member as a sentence shows it.
  private static func shown(_ value: JSONValue?) -> String {
    guard let value else { return "missing" }
    return value.string.map { JSONValue.quoted($0, limit: 40) } ?? value.kind
  }

  private static func object(
    _ part: ArraySlice<UInt8>, _ name: String
  ) throws(ProviderTokenFault) -> JSONValue {
    if part.first == UInt8(ascii: "\"") || part.first == UInt8(ascii: "'") {
      throw .init("it stands in quotation marks", fix: "Leave them out.")
    }
    if part.starts(with: "b'".utf8) {
      throw .init("it is written as Python's bytes: b'…'", fix: "Decode it: token.decode().")
    }
    let signs = part.prefix { "${<".utf8.contains($0) }
    // A header begins with a brace, which is ey in base64.
    if !signs.isEmpty, part.dropFirst(signs.count).starts(with: "ey".utf8) {
      throw .init(
        "\(JSONValue.quoted(String(decoding: signs.prefix(8), as: UTF8.self))) stands before it",
        fix: "Leave that out: the token was filled in.")
    }
    guard let bytes = Base64.decode(part, .url) else {
      let isTwice = part.starts(with: "bearer ".utf8) || part.starts(with: "Bearer ".utf8)
      throw isTwice ? noToken(part) : .init("the \(name) is not base64url", fix: encoding)
    }
    guard let value = try? JSONValue(parsing: bytes, limits: JSONLimits(depth: 8)),
      value.object != nil
    else { throw .init("the \(name) is not a JSON object") }
    return value
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      }
  }
}

/// What is wrong with a provider token.
struct ProviderTokenFault: Error, Equatable {
  var sentence: String
  /// What to do about it; empty: what is always to be done.
  var fix: String
  init(_ sentence: String, fix: String = "") { (self.sentence, self.fix) = (sentence, fix) }
}
