import Findings
import JSON
import LiveActivities
import Numbers

/// OAuth as FCM's senders use it: a signed assertion for an access token, and that token with each message.
///
/// Nothing is verified that only Google could verify: whose key signed the assertion. A token says itself when it was
/// given, so that none has to be kept.
enum FCMCredentials {
  /// Seconds that an access token lives.
  static let life = 3600.0
  /// What an access token of Islet's begins with; Google's own begin with `ya29.c.`.
  private static let prefix = "ya29.c.islet."

  // MARK: The token endpoint

  /// Answers a token request.
  static func answer(_ body: [UInt8], now: Double) -> FCMAnswer {
    let form = fields(body)
    switch form["grant_type"] {
    case "urn:ietf:params:oauth:grant-type:jwt-bearer":
      guard let assertion = form["assertion"], !assertion.isEmpty else {
        return .oauth("invalid_request", "Missing required parameter: assertion")
      }
      if let fault = fault(of: assertion, now: now) { return .oauth("invalid_grant", fault) }
    case "refresh_token":
      guard form["refresh_token"]?.isEmpty == false else {
        return .oauth("invalid_request", "Missing required parameter: refresh_token")
      }
    case nil: return .oauth("invalid_request", "Missing required parameter: grant_type")
    case .some(let other): return .oauth("unsupported_grant_type", "Invalid grant_type: \(other)")
    }
    return FCMAnswer([
      "access_token": .string(prefix + String(Int(bounded: now))),
      "expires_in": .int(Int(life) - 1),
      "token_type": "Bearer",
    ])
  }

  private static func fields(_ body: [UInt8]) -> [String: String] {
    var fields: [String: String] = [:]
    for pair in body.split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      fields[PercentDecoding.text(name, plusIsSpace: true)] = PercentDecoding.text(
        pair.dropFirst(name.count + 1), plusIsSpace: true)
    }
    return fields
  }

  /// Returns what is wrong with an assertion, as far as that shows without the account's public key; nil when
  /// nothing is.
  private static func fault(of assertion: String, now: Double) -> String? {
    let parts = assertion.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let header = object(parts[0]), let claims = object(parts[1]) else {
      return "Bad Request: the assertion is no JSON Web Token"
    }
    guard header["alg"]?.string == "RS256" else {
      return "Invalid JWT: alg must be RS256, the key of a service account is an RSA key"
    }
    guard claims["iss"]?.string?.isEmpty == false else {
      return "Invalid grant: account not found"
    }
    guard let issued = claims["iat"]?.double, let expires = claims["exp"]?.double,
      abs(issued - now) <= life, expires > now, expires - issued <= life
    else {
      return
        "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim."
    }
    guard let audience = claims["aud"]?.string, audience.contains("/") else {
      return "Invalid JWT: Failed audience check."
    }
    return nil
  }

  private static func object(_ part: Substring.UTF8View) -> JSONValue? {
    let bytes = ArraySlice(part)
    guard bytes.count <= 65_536, let decoded = Base64.decode(bytes, .url) else { return nil }
    let value = try? JSONValue(parsing: decoded, limits: JSONLimits(depth: 8))
    return value?.object == nil ? nil : value
  }

  // MARK: With a message

  /// Returns what is wrong with a message's `authorization`; nil when it is valid.
  static func refusal(_ header: String?, now: Double) -> FCMRefusal? {
    guard let header, !header.isEmpty else { return FCMRefusal(.credentialsMissing) }
    if header.lowercased().hasPrefix("key=") {
      return FCMRefusal(
        .accessTokenInvalid,
        fix:
          "authorization holds a server key of the legacy API, which was shut down in 2024: send Bearer and an OAuth 2 access token."
      )
    }
    guard header.lowercased().hasPrefix("bearer ") else { return FCMRefusal(.credentialsMissing) }
    let token = header.dropFirst("bearer ".count).filter { $0 != " " }
    if token.isEmpty { return FCMRefusal(.credentialsMissing) }
    if token.hasPrefix("eyJ"), token.split(separator: ".").count == 3 {
      return FCMRefusal(
        .accessTokenInvalid,
        fix:
          "authorization holds a signed JSON Web Token (one for APNs, or the assertion itself): send the access token that the token endpoint gives for it."
      )
    }
    if token.hasPrefix(prefix), let given = Double(token.dropFirst(prefix.count)),
      now - given >= life
    {
      return FCMRefusal(.accessTokenExpired)
    }
    return nil
  }
}
