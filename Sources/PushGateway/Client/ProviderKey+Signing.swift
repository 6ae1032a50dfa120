import COpenSSL

extension ProviderKey {
  /// Returns a provider token of this key, as a push tool makes one: ES256 over key, team and time.
  ///
  /// `issuedAt` are UNIX seconds.
  public func token(issuedAt: Double) throws(GatewayError) -> String {
    guard let team else {
      throw .badKey("\(id): a token names its team: write \(id)/TEAMID=FILE.p8")
    }
    let header = #"{"alg":"ES256","kid":"\#(id)"}"#
    let claims = #"{"iss":"\#(team)","iat":\#(Int(issuedAt))}"#
    let signed = Base64.encodeURL(header.utf8) + "." + Base64.encodeURL(claims.utf8)
    guard let signature = key.signature(of: Array(signed.utf8)) else {
      throw .badKey("\(id): the file holds no private key to sign with")
    }
    return signed + "." + Base64.encodeURL(signature)
  }
}

extension Base64 {
  /// Returns bytes as base64url without padding.
  static func encodeURL(_ bytes: some Collection<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { text.append(alphabet[bits >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
