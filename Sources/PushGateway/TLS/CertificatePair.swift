import CLinux
import COpenSSL

/// A certificate with its key, of OpenSSL's; whoever makes one frees it.
struct CertificatePair {
  var certificate: OpaquePointer
  var key: OpaquePointer

  func free() {
    X509_free(certificate)
    EVP_PKEY_free(key)
  }

  /// What a new certificate says.
  struct Plan {
    var commonName: String
    /// UNIX seconds.
    var validUntil: Double
    /// By OpenSSL's numbers, as its configuration writes them.
    var extensions: [(Int32, String)]
  }

  /// Returns a new certificate.
  ///
  /// - key: the key to certify; nil: a new one.
  /// - issuer: who signs; nil: the key itself.
  static func make(
    _ plan: Plan, now: Double, key: OpaquePointer? = nil, issuer: CertificatePair? = nil
  ) throws(GatewayError) -> CertificatePair {
    if let key { EVP_PKEY_up_ref(key) }
    guard let key = key ?? islet_ec_key() else { throw .badIdentity("OpenSSL makes no key") }
    guard let certificate = X509_new() else {
      EVP_PKEY_free(key)
      throw .badIdentity("OpenSSL makes no certificate")
    }
    let pair = CertificatePair(certificate: certificate, key: key)
    X509_set_version(certificate, 2)
    setSerial(certificate)
    // A day earlier, for clients whose clock is behind.
    setTime(now - 86_400) { X509_set1_notBefore(certificate, $0) }
    setTime(plan.validUntil) { X509_set1_notAfter(certificate, $0) }
    X509_set_pubkey(certificate, key)
    let name = X509_get_subject_name(certificate)
    let text = Array(plan.commonName.utf8)
    X509_NAME_add_entry_by_NID(
      name, NID_commonName, islet_mbstring_utf8(), text, Int32(text.count), -1, 0)
    X509_set_issuer_name(certificate, issuer.map { X509_get_subject_name($0.certificate) } ?? name)
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer?.certificate ?? certificate, certificate, nil, nil, 0)
    for (id, value) in plan.extensions {
      guard let entry = X509V3_EXT_conf_nid(nil, &context, id, value) else {
        ERR_clear_error()
        pair.free()
        throw .badIdentity("OpenSSL refuses an extension: \(value)")
      }
      X509_add_ext(certificate, entry, -1)
      X509_EXTENSION_free(entry)
    }
    guard X509_sign(certificate, issuer?.key ?? key, EVP_sha256()) > 0 else {
      pair.free()
      throw .badIdentity("OpenSSL does not sign")
    }
    return pair
  }

  private static func setSerial(_ certificate: OpaquePointer) {
    guard let number = BN_new() else { return }
    defer { BN_free(number) }
    BN_rand(number, 127, 0, 0)
    BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate))
  }

  private static func setTime(
    _ seconds: Double, _ set: (UnsafeMutablePointer<ASN1_TIME>?) -> Int32
  ) {
    let time = ASN1_TIME_set(nil, time_t(seconds))
    _ = set(time)
    ASN1_STRING_free(time)
  }
}
