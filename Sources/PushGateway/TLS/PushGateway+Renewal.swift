import EventLoop
import Findings

extension PushGateway {
  /// Seconds between checks of the certificate: it lasts for months, and a user's own files may change.
  static let renewalSeconds = 3600.0

  func renewLater() {
    renewalTimer.set(at: EventLoop.monotonicNow + PushGateway.renewalSeconds) {
      [unowned self] in
      renewIdentity()
      renewLater()
    }
  }

  /// Shows a new certificate to later connections, when there is one.
  func renewIdentity() {
    guard let renewal = configuration.renewal else { return }
    do throws(GatewayError) {
      let identity = try renewal()
      for finding in identity.findings { notice(finding) }
      guard identity.certificateChain != configuration.identity?.certificateChain else { return }
      orderNow(.show(try TLSContext(identity, configuration)))
      configuration.identity = identity
      notice(Finding("gateway-certificate-renewed"))
    } catch {
      notice(
        Finding(
          "gateway-certificate-stale",
          sentence: "The server's certificate was not renewed: \(error)."))
    }
  }
}
