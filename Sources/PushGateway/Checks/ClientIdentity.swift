import Findings

/// What a connection shows of its client: the certificate from its handshake, and the host that it names.
struct ClientIdentity: Sendable {
  private(set) var environment: PushEnvironment
  private(set) var certificate: ClientCertificate?
  /// Whether the client went to the host of channel management, which looks at credentials before the path.
  private(set) var managesChannels = false

  init(environment: PushEnvironment) { self.environment = environment }

  /// Notes the certificate of the handshake, or the host that `CONNECT` named.
  mutating func learn(certificate: ClientCertificate?, host: String?) {
    if let certificate { self.certificate = certificate }
    guard let host, let named = ServedHosts.environment(of: host) else { return }
    environment = named
    managesChannels = ServedHosts.managesChannels(host)
  }

  /// Returns why the certificate cannot be used; nil when it can, or when there is none.
  func certificateFault(now: Double) -> PushReason? {
    guard let certificate else { return nil }
    if !certificate.validity.includes(now) { return .badCertificate }
    if !certificate.environments.isEmpty, !certificate.environments.contains(environment) {
      return .badCertificateEnvironment
    }
    return nil
  }
}
