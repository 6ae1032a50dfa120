import COpenSSL

/// From when until when a certificate is valid, in UNIX seconds.
struct CertificateValidity: Equatable, Sendable {
  let from: Double
  let until: Double

  /// Reads a certificate; one that tells no beginning or end is valid for ever on that side.
  init(of certificate: OpaquePointer) {
    from = CertificateValidity.seconds(X509_get0_notBefore(certificate)) ?? -.infinity
    until = CertificateValidity.seconds(X509_get0_notAfter(certificate)) ?? .infinity
  }

  /// Returns whether a moment is within it.
  func includes(_ moment: Double) -> Bool { from <= moment && moment <= until }

  private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Double? {
    guard let epoch = ASN1_TIME_set(nil, 0) else { return nil }
    defer { ASN1_STRING_free(epoch) }
    var days: Int32 = 0
    var seconds: Int32 = 0
    guard ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
    return Double(days) * 86_400 + Double(seconds)
  }
}
