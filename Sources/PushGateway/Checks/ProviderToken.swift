import JSON

/// A provider token (JSON Web Token) taken apart; whether its signature is right is another question.
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

  /// No provider token is nearly as long.
  static let longest = 4096

  /// Reads a token; throws what is wrong with it.
  init(_ text: ArraySlice<UInt8>) throws(ProviderTokenFault) {
    guard text.count <= ProviderToken.longest else { throw .init("it is too long") }
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .init("it does not have three parts") }
    let header = try ProviderToken.object(parts[0], "header")
    let claims = try ProviderToken.object(parts[1], "claims")
    guard header["alg"]?.string == "ES256" else { throw .init("alg is not ES256") }
    guard let keyID = header["kid"]?.string, ProviderToken.isIdentifier(keyID) else {
      throw .init("kid is not a 10-character key ID")
    }
    guard let teamID = claims["iss"]?.string, ProviderToken.isIdentifier(teamID) else {
      throw .init("iss is not a 10-character team ID")
    }
    // Some clients send it as a string, and so does Apple's own sample.
    guard let issuedAt = claims["iat"]?.double ?? claims["iat"]?.string.flatMap(Double.init),
      issuedAt.isFinite
    else { throw .init("iat is not a time in seconds") }
    guard let signature = Base64.decodeURL(parts[2]), !signature.isEmpty else {
      throw .init("the signature is not base64url")
    }
    (self.keyID, self.teamID, self.issuedAt) = (keyID, teamID, issuedAt)
    (self.signature, signed) = (signature, Array(text[..<(parts[2].startIndex - 1)]))
  }

  private static func object(
    _ part: ArraySlice<UInt8>, _ name: String
  ) throws(ProviderTokenFault) -> JSONValue {
    guard let bytes = Base64.decodeURL(part) else { throw .init("the \(name) is not base64url") }
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
  init(_ sentence: String) { self.sentence = sentence }
}

/// Base64, in its two alphabets.
enum Base64 {
  /// base64url, with or without padding; nil for anything else.
  static func decodeURL(_ text: some RandomAccessCollection<UInt8>) -> [UInt8]? {
    decode(text, 0x2D, 0x5F)
  }

  /// Ordinary base64, with or without padding.
  static func decode(_ text: some RandomAccessCollection<UInt8>) -> [UInt8]? {
    decode(text, 0x2B, 0x2F)
  }

  private static func decode(
    _ text: some RandomAccessCollection<UInt8>, _ plus: UInt8, _ slash: UInt8
  ) -> [UInt8]? {
    var rest = text[...]
    while rest.last == UInt8(ascii: "="), text.count - rest.count < 2 { rest = rest.dropLast() }
    guard rest.count % 4 != 1 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(rest.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in rest {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case plus: value = 62
      case slash: value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
