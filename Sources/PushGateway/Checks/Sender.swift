import Findings

/// Who sends on one connection: its client certificate, and what its provider tokens have shown so far.
final class Sender {
  /// How old a token may be, how far ahead, and how soon another may follow it, in seconds.
  static let tokenLife = 3600.0
  static let tokenRefresh = 1200.0

  private(set) var environment: PushEnvironment
  private(set) var certificate: ClientCertificate?
  private var authorization: [UInt8] = []
  private var token: Result<ProviderToken, ProviderTokenFault>?
  private var tokenSince = 0.0
  private var firstTeam: String?
  private var firstKey: String?

  init(environment: PushEnvironment) { self.environment = environment }

  /// Takes what the handshake or `CONNECT` told.
  func learn(certificate: ClientCertificate?, host: String?) {
    if let certificate { self.certificate = certificate }
    if let named = host.flatMap(ServedHosts.environment) { environment = named }
  }

  /// Why the certificate cannot be used; nil when it can, or when there is none.
  func certificateFault(now: Double) -> PushReason? {
    guard let certificate else { return nil }
    if !certificate.isValid(at: now) { return .badCertificate }
    if !certificate.environments.isEmpty, !certificate.environments.contains(environment) {
      return .badCertificateEnvironment
    }
    return nil
  }

  /// The key that signed the token in use, when it is registered.
  private(set) var key: ProviderKey?

  /// Judges the credentials of a request, in the order in which APNs does: presence, form and signature,
  /// age, then the rules of the connection.
  @MainActor
  func judge(_ request: Request, _ gateway: PushGateway, refuse: (PushReason, String) -> Bool)
    -> Bool
  {
    let now = gateway.configuration.wallClock()
    if certificate != nil {
      // A provider token beside a certificate is ignored.
      guard let fault = certificateFault(now: now) else { return true }
      return refuse(fault, "")
    }
    guard let header = request[.authorization], let text = bearer(header) else {
      return refuse(.missingProviderToken, "")
    }
    let isNew = !authorization.elementsEqual(text)
    let result = isNew || token == nil ? gateway.tokens.verify(text) : token
    guard case .success(let token) = result else {
      guard case .failure(let fault) = result else { return true }
      return refuse(.invalidProviderToken, fault.sentence)
    }
    if now - token.issuedAt > Sender.tokenLife {
      return refuse(.expiredProviderToken, "it is \(Int((now - token.issuedAt) / 60)) minutes old")
    }
    if token.issuedAt - now > Sender.tokenLife {
      return refuse(.invalidProviderToken, "iat lies more than an hour ahead")
    }
    if isNew, !judgeNew(token, gateway, now: now, refuse: refuse) { return false }
    if isNew {
      if self.token == nil { (firstTeam, firstKey) = (token.teamID, token.keyID) }
      (authorization, self.token, tokenSince) = (Array(text), result, now)
      key = gateway.tokens.key(token.keyID)
    }
    return true
  }

  @MainActor
  private func judgeNew(
    _ token: ProviderToken, _ gateway: PushGateway, now: Double,
    refuse: (PushReason, String) -> Bool
  ) -> Bool {
    if let firstTeam, firstTeam != token.teamID {
      return refuse(.invalidProviderToken, "this connection began with team \(firstTeam)")
    }
    let key = gateway.tokens.key(token.keyID)
    if let firstKey, firstKey != token.keyID {
      let first = gateway.tokens.key(firstKey)
      let isRelated =
        first?.related.contains(token.keyID) == true || key?.related.contains(firstKey) == true
      if !isRelated { return refuse(.unrelatedKeyIdInToken, "it began with key \(firstKey)") }
    }
    if key?.isRevoked == true, !refuse(.forbidden, "") { return false }
    if let limited = key?.environment, limited != environment {
      let reason: PushReason =
        gateway.configuration.documentedNames
        ? .badEnvironmentKeyIdInToken : .badEnvironmentKeyInToken
      return refuse(reason, "key \(token.keyID) is for \(limited.rawValue)")
    }
    if self.token != nil, now - tokenSince < Sender.tokenRefresh {
      return refuse(
        .tooManyProviderTokenUpdates, "the one before is \(Int(now - tokenSince)) seconds old")
    }
    return true
  }

  /// What follows `bearer`, in any case of its letters.
  private func bearer(_ header: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard header.count > 7, header[header.startIndex + 6] == 0x20,
      header.prefix(6).map({ lowercased($0) })[...].equals("bearer")
    else { return nil }
    let text = header.dropFirst(7).drop { $0 == 0x20 }
    return text.isEmpty ? nil : text
  }
}
