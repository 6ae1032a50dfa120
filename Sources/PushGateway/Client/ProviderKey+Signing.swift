import COpenSSL
import Numbers

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
    let signed = Base64.text(header.utf8, .url) + "." + Base64.text(claims.utf8, .url)
    guard let signature = key.signature(of: Array(signed.utf8)) else {
      throw .badKey("\(id): the file holds no private key to sign with")
    }
    return signed + "." + Base64.text(signature, .url)
  }
}
