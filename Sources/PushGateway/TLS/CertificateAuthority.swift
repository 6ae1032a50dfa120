import CLinux
import COpenSSL
import Files
import Findings
import Glibc

/// Islet's own certificate authority: made on this machine, for this machine.
///
/// Clients are given `authority.pem` to trust. It can sign the few names that Islet serves and no other, so that
/// trusting it opens nothing else, and it lasts a year: it is renewed with the same key, so that copies of it hold
/// until they run out. Its key never leaves the folder.
public struct CertificateAuthority: Sendable {
  /// Where authority and server certificate are kept.
  public let folder: String
  /// The certificate that clients are to trust.
  public var authorityFile: String { folder + "/authority.pem" }
  private var authorityKeyFile: String { folder + "/authority-key.pem" }
  private var serverFile: String { folder + "/server.pem" }
  private var serverKeyFile: String { folder + "/server-key.pem" }

  /// Seconds that certificates are valid: the authority's a little over a year, the server's three months.
  static let authorityLife = 397 * 86_400
  static let serverLife = 90 * 86_400
  /// A certificate with less left than this is made anew.
  static let renewal = 30.0 * 86_400

  /// Names in the server's certificate.
  static let names =
    ServedHosts.local + ServedHosts.sandbox + ServedHosts.production + ServedHosts.firebase
  static let addresses = ["127.0.0.1", "::1"]

  /// Names of this server and its addresses, as the certificate is to show them.
  private let names: [String]
  private let addresses: [String]

  /// Creates an authority that is kept in a folder; its server has more names than the usual ones.
  public init(folder: String, moreNames: [String] = []) {
    self.folder = folder
    let isAddress = { SocketAddress($0, port: 0) != nil }
    names = CertificateAuthority.names + moreNames.filter { !isAddress($0) }
    addresses =
      CertificateAuthority.addresses
      + moreNames.filter { isAddress($0) && !CertificateAuthority.addresses.contains($0) }
  }

  /// Returns whether a certificate may show a text as a host's name or address.
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

  /// Returns the server's certificate and key; makes what is missing.
  ///
  /// `now` are UNIX seconds of the wall clock.
  public func identity(now: Double) throws(GatewayError) -> ServerIdentity {
    // What is wrong with the folder shows when something is written to it.
    try? FileBytes.makeFolder(folder, mode: 0o711)
    if let fault = PrivateFolder.fault(folder) {
      throw .badFolder("\(folder) \(fault.reason)", fix: fault.fix)
    }
    // Simulators that start together share the folder: half of one's authority and half of another's make none.
    let lock = lock()
    defer { if let lock { close(lock) } }
    let (authority, findings) = try currentAuthority(now: now)
    defer { authority.free() }
    var identity: ServerIdentity
    if let loaded = loadServer(authority, now: now) {
      identity = loaded
    } else {
      identity = try makeServer(authority, now: now)
    }
    identity.findings = findings
    return identity
  }

  /// Waits until nobody else makes certificates in the folder; closing what it returns lets the next one.
  private func lock() -> Int32? {
    let place = open(folder, O_RDONLY | O_CLOEXEC)
    if place < 0 { return nil }
    while flock(place, LOCK_EX) != 0, errno == EINTR {}
    return place
  }

  // MARK: The authority

  /// What the authority must be able to sign.
  private var needed: CertifiedNames { CertifiedNames(hosts: names, addresses: addresses) }

  /// Returns the authority as it is to be from now on, and a finding when it is a new one.
  private func currentAuthority(
    now: Double
  ) throws(GatewayError) -> (CertificatePair, [Finding]) {
    guard let old = try loadAuthority(now: now) else {
      return (try makeAuthority(needed, now: now), [])
    }
    let validity = CertificateValidity(of: old.certificate)
    guard var permitted = CertifiedNames(permittedBy: old.certificate) else {
      // The key of an authority without name constraints could sign any name for whoever trusts it: nothing of
      // it is kept.
      old.free()
      return try replaceAuthority("the old one could sign certificates for any name", now: now)
    }
    guard validity.includes(now) else {
      old.free()
      let reason = validity.until < now ? "had run out" : "is of a time to come"
      return try replaceAuthority("the old one \(reason)", now: now)
    }
    let missing = needed.names(missingIn: permitted)
    guard validity.until - now < CertificateAuthority.renewal || !missing.isEmpty else {
      return (old, [])
    }
    defer { old.free() }
    permitted.add(needed)
    let new = try makeAuthority(permitted, now: now, key: old.key)
    let reason =
      missing.isEmpty
      ? "a copy of the old one runs out within a month"
      : "it signs \(missing.joined(separator: ", ")) now, which a copy of the old one does not"
    return (new, [changed("The local authority was renewed: \(reason).")])
  }

  private func replaceAuthority(
    _ reason: String, now: Double
  ) throws(GatewayError) -> (CertificatePair, [Finding]) {
    let new = try makeAuthority(needed, now: now)
    return (new, [changed("The local authority was replaced: \(reason).")])
  }

  private func changed(_ sentence: String) -> Finding {
    Finding(
      "gateway-authority-changed", sentence: sentence,
      fix: "Where a copy of it is trusted, trust \(authorityFile) instead.")
  }

  private func loadAuthority(now: Double) throws(GatewayError) -> CertificatePair? {
    let text: [UInt8]
    do throws(FileBytes.Fault) {
      text = try read(authorityFile)
    } catch {
      if error.isMissing { return nil }
      // Another authority would be one that no client trusts.
      throw .badIdentity(error.unreadable)
    }
    guard let keyText = try? read(authorityKeyFile),
      let certificate = PEM.certificate(text)
    else { throw .badIdentity("\(folder) holds half of an authority; remove it to begin anew") }
    let key = PEM.privateKey(keyText)
    guard let key, X509_check_private_key(certificate, key) == 1 else {
      // An authority that was to be replaced, when the disk filled up between its key and its certificate.
      let isOver =
        !CertificateValidity(of: certificate).includes(now)
        || CertifiedNames(permittedBy: certificate) == nil
      X509_free(certificate)
      if let key { EVP_PKEY_free(key) }
      if isOver { return nil }
      throw .badIdentity(
        "\(authorityKeyFile) is not the key of \(authorityFile); remove \(folder) to begin anew")
    }
    keepPrivate(authorityKeyFile)
    letRead(authorityFile)
    return CertificatePair(certificate: certificate, key: key)
  }

  private func makeAuthority(
    _ permitted: CertifiedNames, now: Double, key: OpaquePointer? = nil
  ) throws(GatewayError) -> CertificatePair {
    let pair = try CertificatePair.make(
      .init(
        commonName: "Islet local authority",
        validUntil: now + Double(CertificateAuthority.authorityLife),
        extensions: [
          (NID_basic_constraints, "critical,CA:TRUE,pathlen:0"),
          (NID_key_usage, "critical,keyCertSign,cRLSign"), (NID_ext_key_usage, "serverAuth"),
          (NID_name_constraints, permitted.constraints), (NID_subject_key_identifier, "hash"),
        ]), now: now, key: key)
    try save(pair, authorityFile, authorityKeyFile)
    return pair
  }

  // MARK: The server

  private func loadServer(_ authority: CertificatePair, now: Double) -> ServerIdentity? {
    guard let text = try? read(serverFile),
      let keyText = try? read(serverKeyFile),
      let certificate = PEM.certificate(text)
    else { return nil }
    guard let key = PEM.privateKey(keyText) else {
      X509_free(certificate)
      return nil
    }
    keepPrivate(serverKeyFile)
    let pair = CertificatePair(certificate: certificate, key: key)
    defer { pair.free() }
    let validity = CertificateValidity(of: certificate)
    guard X509_check_private_key(certificate, key) == 1,
      X509_verify(certificate, authority.key) == 1,
      validity.includes(now), validity.until - now > CertificateAuthority.renewal,
      names.allSatisfy({ X509_check_host(certificate, $0, 0, 0, nil) == 1 }),
      addresses.allSatisfy({ X509_check_ip_asc(certificate, $0, 0) == 1 })
    else { return nil }
    return ServerIdentity(
      certificateChain: text, privateKey: keyText, authorityFile: authorityFile)
  }

  private func makeServer(
    _ authority: CertificatePair, now: Double
  ) throws(GatewayError) -> ServerIdentity {
    let names = names.map { "DNS:\($0)" } + addresses.map { "IP:\($0)" }
    let authorityEnd = CertificateValidity(of: authority.certificate).until
    let pair = try CertificatePair.make(
      .init(
        commonName: "Islet",
        validUntil: min(authorityEnd, now + Double(CertificateAuthority.serverLife)),
        extensions: [
          (NID_basic_constraints, "critical,CA:FALSE"),
          (NID_key_usage, "critical,digitalSignature"), (NID_ext_key_usage, "serverAuth"),
          (NID_subject_alt_name, names.joined(separator: ",")),
          (NID_subject_key_identifier, "hash"), (NID_authority_key_identifier, "keyid"),
        ]), now: now, issuer: authority)
    defer { pair.free() }
    let (chain, key) = try save(pair, serverFile, serverKeyFile)
    return ServerIdentity(certificateChain: chain, privateKey: key, authorityFile: authorityFile)
  }

  // MARK: Files

  /// Returns what a file with a certificate or a key holds.
  private func read(_ file: String) throws(FileBytes.Fault) -> [UInt8] {
    try FileBytes.readOrdinary(file, limit: 65_536)
  }

  /// Writes certificate and key; the key is for its owner alone.
  @discardableResult
  private func save(
    _ pair: CertificatePair, _ file: String, _ keyFile: String
  ) throws(GatewayError) -> (certificate: [UInt8], key: [UInt8]) {
    guard let text = PEM.text({ PEM_write_bio_X509($0, pair.certificate) }),
      let key = PEM.text({ PEM_write_bio_PKCS8PrivateKey($0, pair.key, nil, nil, 0, nil, nil) })
    else { throw .badIdentity("OpenSSL cannot write a certificate") }
    do throws(FileBytes.Fault) {
      try FileBytes.replace(keyFile, with: key, mode: 0o600)
      try FileBytes.replace(file, with: text, mode: 0o644)
    } catch {
      throw .badFolder(
        "\(folder): \(error.reason)",
        fix: "make room on the disk if it is full, or --state DIR takes another folder")
    }
    return (text, key)
  }

  /// Takes a secret file's permissions away from everybody but its owner.
  private func keepPrivate(_ path: String) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// Lets everybody read a file that holds no secret.
  private func letRead(_ path: String) {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & 0o777 == 0o600 { chmod(path, 0o644) }
  }
}
