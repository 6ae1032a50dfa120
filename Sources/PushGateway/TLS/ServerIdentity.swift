import Files
import Findings

/// The certificate that the gateway shows, with its key, both in PEM.
public struct ServerIdentity: Sendable {
  /// The certificate, with those above it that clients need.
  public var certificateChain: [UInt8]
  public var privateKey: [UInt8]
  /// Authorities for clients' certificates and for clients to trust: the file to give them, if it is ours.
  public var authorityFile: String?
  /// A finding about the authority when it is not the one from before.
  public var findings: [Finding] = []

  /// Creates an identity from PEM texts.
  public init(certificateChain: [UInt8], privateKey: [UInt8], authorityFile: String? = nil) {
    (self.certificateChain, self.privateKey) = (certificateChain, privateKey)
    self.authorityFile = authorityFile
  }

  /// Creates the user's own certificate and key.
  public init(certificateFile: String, keyFile: String) throws(GatewayError) {
    do throws(FileBytes.Fault) {
      self.init(
        certificateChain: try FileBytes.read(certificateFile, limit: 1 << 20),
        privateKey: try FileBytes.read(keyFile, limit: 1 << 20))
    } catch {
      throw .badIdentity(error.unreadable)
    }
    if PEM.isEncrypted(privateKey) { throw .badIdentity(PEM.encryption(of: keyFile)) }
  }
}
