import CLinux
import COpenSSL

/// Islet's own certificate authority: made once on this machine, for this machine.
///
/// Clients are given `authority.pem` to trust; its key never leaves the folder, which only its owner can
/// enter. The server's certificate is made from it, and again when it runs out or lacks a name.
public struct CertificateAuthority: Sendable {
  /// Where authority and server certificate are kept.
  public let folder: String
  /// The certificate that clients are to trust.
  public var authorityFile: String { folder + "/authority.pem" }
  private var authorityKeyFile: String { folder + "/authority-key.pem" }
  private var serverFile: String { folder + "/server.pem" }
  private var serverKeyFile: String { folder + "/server-key.pem" }

  /// Seconds that certificates are valid: ten years, and 397 days, the most that clients take of a server.
  static let authorityLife = 3653 * 86_400
  static let serverLife = 397 * 86_400
  /// A server certificate with less left than this is made anew.
  static let renewal = 30.0 * 86_400

  /// Names in the server's certificate.
  static let names =
    ServedHosts.local + ServedHosts.sandbox + ServedHosts.production + ServedHosts.firebase
  static let addresses = ["127.0.0.1", "::1"]

  /// Names of this server and its addresses, as the certificate is to show them.
  private let names: [String]
  private let addresses: [String]

  /// An authority that is kept in a folder; its server has more names than the usual ones.
  public init(folder: String, moreNames: [String] = []) {
    self.folder = folder
    let isAddress = { SocketAddress($0, port: 0) != nil }
    names = CertificateAuthority.names + moreNames.filter { !isAddress($0) }
    addresses =
      CertificateAuthority.addresses
      + moreNames.filter { isAddress($0) && !CertificateAuthority.addresses.contains($0) }
  }

  /// Whether a certificate may show a text as a host's name or address.
  public static func isName(_ text: String) -> Bool {
    if SocketAddress(text, port: 0) != nil { return true }
    return (1...253).contains(text.utf8.count)
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-"
          && label.utf8.allSatisfy { byte in
            HeaderSyntax.isTopic([byte][...]) && byte != UInt8(ascii: ".")
          }
      }
  }

  /// The server's certificate and key; makes what is missing.
  ///
  /// `now` are UNIX seconds of the wall clock.
  public func identity(now: Double) throws(GatewayError) -> ServerIdentity {
    SmallFile.makePrivateFolder(folder)
    let loaded = try loadAuthority(now: now)
    let authority = if let loaded { loaded } else { try makeAuthority(now: now) }
    defer { authority.free() }
    if let identity = loadServer(authority, now: now) { return identity }
    return try makeServer(authority, now: now)
  }

  /// A certificate with its key, of OpenSSL's.
  private struct Pair {
    var certificate: OpaquePointer
    var key: OpaquePointer
    func free() {
      X509_free(certificate)
      EVP_PKEY_free(key)
    }
  }

  private func loadAuthority(now: Double) throws(GatewayError) -> Pair? {
    guard let text = SmallFile.read(authorityFile, limit: 65_536) else {
      // Another authority would be one that no client trusts.
      if SmallFile.exists(authorityFile) { throw .badIdentity("\(authorityFile) cannot be read") }
      return nil
    }
    guard let keyText = SmallFile.read(authorityKeyFile, limit: 65_536),
      let certificate = PEM.certificates(text).first
    else { throw .badIdentity("\(folder) holds half of an authority; remove it to begin anew") }
    guard let key = PEM.privateKey(keyText), X509_check_private_key(certificate, key) == 1 else {
      throw .badIdentity("\(authorityKeyFile) is not the key of \(authorityFile)")
    }
    SmallFile.keepPrivate(authorityKeyFile)
    let isValid = ClientCertificate(certificate).isValid(at: now)
    if isValid { return Pair(certificate: certificate, key: key) }
    Pair(certificate: certificate, key: key).free()
    return nil
  }

  private func makeAuthority(now: Double) throws(GatewayError) -> Pair {
    let pair = try makePair(
      commonName: "Islet local authority", life: CertificateAuthority.authorityLife, now: now,
      issuer: nil,
      extensions: [
        (NID_basic_constraints, "critical,CA:TRUE,pathlen:0"),
        (NID_key_usage, "critical,keyCertSign,cRLSign"),
        (NID_subject_key_identifier, "hash"),
      ])
    try save(pair, authorityFile, authorityKeyFile)
    return pair
  }

  private func loadServer(_ authority: Pair, now: Double) -> ServerIdentity? {
    guard let text = SmallFile.read(serverFile, limit: 65_536),
      let keyText = SmallFile.read(serverKeyFile, limit: 65_536),
      let certificate = PEM.certificates(text).first, let key = PEM.privateKey(keyText)
    else { return nil }
    SmallFile.keepPrivate(serverKeyFile)
    let pair = Pair(certificate: certificate, key: key)
    defer { pair.free() }
    let validity = ClientCertificate(certificate)
    guard X509_check_private_key(certificate, key) == 1,
      X509_verify(certificate, authority.key) == 1,
      validity.isValid(at: now), validity.validUntil - now > CertificateAuthority.renewal,
      names.allSatisfy({ X509_check_host(certificate, $0, 0, 0, nil) == 1 }),
      addresses.allSatisfy({ X509_check_ip_asc(certificate, $0, 0) == 1 })
    else { return nil }
    return ServerIdentity(
      certificateChain: text, privateKey: keyText, authorityFile: authorityFile)
  }

  private func makeServer(_ authority: Pair, now: Double) throws(GatewayError) -> ServerIdentity {
    let names = names.map { "DNS:\($0)" } + addresses.map { "IP:\($0)" }
    let pair = try makePair(
      commonName: "Islet", life: CertificateAuthority.serverLife, now: now, issuer: authority,
      extensions: [
        (NID_basic_constraints, "critical,CA:FALSE"),
        (NID_key_usage, "critical,digitalSignature"),
        (NID_ext_key_usage, "serverAuth"),
        (NID_subject_alt_name, names.joined(separator: ",")),
        (NID_subject_key_identifier, "hash"),
        (NID_authority_key_identifier, "keyid"),
      ])
    defer { pair.free() }
    let (chain, key) = try save(pair, serverFile, serverKeyFile)
    return ServerIdentity(certificateChain: chain, privateKey: key, authorityFile: authorityFile)
  }

  @discardableResult
  private func save(
    _ pair: Pair, _ file: String, _ keyFile: String
  ) throws(GatewayError) -> (certificate: [UInt8], key: [UInt8]) {
    guard let text = PEM.text({ PEM_write_bio_X509($0, pair.certificate) }),
      let key = PEM.text({ PEM_write_bio_PKCS8PrivateKey($0, pair.key, nil, nil, 0, nil, nil) })
    else { throw .badIdentity("OpenSSL cannot write a certificate") }
    do throws(SystemError) {
      try SmallFile.writePrivately(key, to: keyFile)
      try SmallFile.writePrivately(text, to: file)
    } catch {
      throw .badIdentity("\(folder): \(error.description)")
    }
    return (text, key)
  }

  private func makePair(
    commonName: String, life: Int, now: Double, issuer: Pair?, extensions: [(Int32, String)]
  ) throws(GatewayError) -> Pair {
    guard let key = islet_ec_key() else { throw .badIdentity("OpenSSL makes no key") }
    guard let certificate = X509_new() else {
      EVP_PKEY_free(key)
      throw .badIdentity("OpenSSL makes no certificate")
    }
    let pair = Pair(certificate: certificate, key: key)
    X509_set_version(certificate, 2)
    setSerial(certificate)
    // A day earlier, for clients whose clock is behind.
    X509_set1_notBefore(certificate, time(now - 86_400))
    X509_set1_notAfter(certificate, time(now + Double(life)))
    X509_set_pubkey(certificate, key)
    let name = X509_get_subject_name(certificate)
    let text = Array(commonName.utf8)
    X509_NAME_add_entry_by_NID(
      name, NID_commonName, islet_mbstring_utf8(), text, Int32(text.count), -1, 0)
    X509_set_issuer_name(certificate, issuer.map { X509_get_subject_name($0.certificate) } ?? name)
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer?.certificate ?? certificate, certificate, nil, nil, 0)
    for (id, value) in extensions {
      guard let entry = X509V3_EXT_conf_nid(nil, &context, id, value) else {
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

  private func setSerial(_ certificate: OpaquePointer) {
    guard let number = BN_new() else { return }
    defer { BN_free(number) }
    BN_rand(number, 127, 0, 0)
    BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate))
  }

  private func time(_ seconds: Double) -> UnsafeMutablePointer<ASN1_TIME>? {
    ASN1_TIME_set(nil, time_t(seconds))
  }
}
