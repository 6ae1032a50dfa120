import COpenSSL
import Files
import Glibc
import Testing

@testable import PushGateway

/// What the local authority can sign, and what becomes of older ones.
@MainActor
struct AuthorityTests {
  private let folder = TemporaryFolder()
  private nonisolated static let now = GatewayBench.now

  private func authority(_ names: [String] = []) -> CertificateAuthority {
    CertificateAuthority(folder: folder.path, moreNames: names)
  }

  private func text(_ name: String) -> [UInt8] {
    (try? FileBytes.read("\(folder.path)/\(name)")) ?? []
  }

  /// What OpenSSL says to a certificate that somebody with the authority's key makes.
  private func verdict(on alternativeName: String) throws -> String {
    let certificate = try #require(PEM.certificates(text("authority.pem")).first)
    let key = try #require(PEM.privateKey(text("authority-key.pem")))
    let authority = CertificatePair(certificate: certificate, key: key)
    defer { authority.free() }
    let pair = try CertificatePair.make(
      .init(
        commonName: "Made", validUntil: Self.now + 86_400,
        extensions: [(NID_subject_alt_name, alternativeName)]),
      now: Self.now, issuer: authority)
    defer { pair.free() }
    let made = try #require(PEM.text { PEM_write_bio_X509($0, pair.certificate) })
    try FileBytes.replace(folder.path + "/made.pem", with: made, mode: 0o600)
    let openssl = try #require(Tool("openssl"))
    return try openssl.run(
      [
        "verify", "-attime", "\(Int(Self.now))", "-CAfile", folder.path + "/authority.pem",
        folder.path + "/made.pem",
      ], on: GatewayBench()
    ).output
  }

  @Test(
    .enabled(if: access("/usr/bin/openssl", X_OK) == 0),
    arguments: [
      ("DNS:localhost", true), ("IP:127.0.0.1", true), ("IP:::1", true),
      ("DNS:api.push.apple.com", true), ("DNS:islet.test", true), ("IP:10.0.0.7", true),
      ("DNS:fcm.googleapis.com", true), ("DNS:oauth2.googleapis.com", true),
      ("DNS:iid.googleapis.com", true), ("DNS:accounts.google.com", false),
      ("DNS:www.apple.com", false), ("DNS:push.apple.com", false), ("DNS:example.com", false),
      ("IP:10.0.0.8", false), ("IP:fe80::1", false), ("DNS:localhost,DNS:example.com", false),
    ])
  func `it can sign what Islet serves, and nothing else`(_ name: String, _ isGood: Bool) throws {
    _ = try authority(["islet.test", "10.0.0.7"]).identity(now: Self.now)
    let said = try verdict(on: name)
    #expect(said.contains(isGood ? ": OK" : "permitted subtree violation"), "\(said)")
  }

  @Test func `the certificate may be read by everybody, the keys by their owner alone`() throws {
    _ = try authority().identity(now: Self.now)
    #expect(folder.mode(of: "authority.pem") == 0o644)
    #expect(folder.mode(of: "authority-key.pem") == 0o600)
    #expect(folder.mode(of: "server-key.pem") == 0o600)
  }

  @Test func `simulators that start together have one authority and one certificate`() async throws
  {
    for round in 1...10 {
      let authority = CertificateAuthority(folder: "\(folder.path)/\(round)")
      async let one = Self.chain(of: authority)
      async let other = Self.chain(of: authority)
      let chains = try await (one, other)
      #expect(chains.0 == chains.1)
    }
  }

  @concurrent private nonisolated static func chain(
    of authority: CertificateAuthority
  ) async throws -> [UInt8] {
    try authority.identity(now: now).certificateChain
  }

  @Test func `one that can sign any name is replaced, key and all, and it is said`() throws {
    let old = try CertificatePair.make(
      .init(
        commonName: "Islet local authority", validUntil: Self.now + 3653 * 86_400,
        extensions: [(NID_basic_constraints, "critical,CA:TRUE,pathlen:0")]), now: Self.now)
    defer { old.free() }
    let key = try #require(
      PEM.text { PEM_write_bio_PKCS8PrivateKey($0, old.key, nil, nil, 0, nil, nil) })
    let certificate = try #require(PEM.text { PEM_write_bio_X509($0, old.certificate) })
    try FileBytes.replace(folder.path + "/authority-key.pem", with: key, mode: 0o600)
    try FileBytes.replace(folder.path + "/authority.pem", with: certificate, mode: 0o600)
    let identity = try authority().identity(now: Self.now)
    #expect(identity.findings.map(\.id) == ["gateway-authority-changed"])
    #expect(identity.findings.first?.told.contains("any name") == true)
    #expect(text("authority-key.pem") != key)
    #expect(try authority().identity(now: Self.now).findings.isEmpty)
  }

  @Test func `it is renewed with the same key before it runs out, so that copies hold`() throws {
    _ = try authority().identity(now: Self.now)
    let (copy, key) = (text("authority.pem"), text("authority-key.pem"))
    let later = Self.now + Double(CertificateAuthority.authorityLife) - 20 * 86_400
    let identity = try authority().identity(now: later)
    #expect(text("authority.pem") != copy)
    #expect(text("authority-key.pem") == key)
    #expect(identity.findings.first?.told.contains("within a month") == true)
    // Who still trusts the copy accepts the server.
    let trusted = try #require(PEM.certificates(copy).first)
    let server = try #require(PEM.certificates(identity.certificateChain).first)
    defer {
      X509_free(trusted)
      X509_free(server)
    }
    #expect(X509_verify(server, X509_get0_pubkey(trusted)) == 1)
    #expect(CertificateValidity(of: server).until <= later + 90 * 86_400)
  }

  @Test func `a certificate is valid from a day earlier until when it was asked for`() throws {
    let plan = CertificatePair.Plan(
      commonName: "a name", validUntil: Self.now + 1000, extensions: [])
    let pair = try CertificatePair.make(plan, now: Self.now)
    defer { pair.free() }
    let validity = CertificateValidity(of: pair.certificate)
    #expect(validity.from == Self.now - 86_400)
    #expect(validity.until == Self.now + 1000)
    #expect(validity.includes(validity.until) && !validity.includes(validity.until + 1))
  }

  @Test func `one that has run out is replaced`() throws {
    _ = try authority().identity(now: Self.now)
    let key = text("authority-key.pem")
    let identity = try authority().identity(now: Self.now + 400 * 86_400)
    #expect(text("authority-key.pem") != key)
    #expect(identity.findings.first?.told.contains("run out") == true)
    // The clock was years ahead when it was made.
    let earlier = try authority().identity(now: Self.now)
    #expect(earlier.findings.first?.told.contains("is of a time to come") == true)
  }

  @Test
  func `one of which only the new key was written is replaced, where the old one had run out`()
    throws
  {
    _ = try authority().identity(now: Self.now)
    let other = TemporaryFolder()
    _ = try CertificateAuthority(folder: other.path).identity(now: Self.now)
    let key = try FileBytes.read("\(other.path)/authority-key.pem")
    try FileBytes.replace(folder.path + "/authority-key.pem", with: key, mode: 0o600)
    // Whoever trusts one that holds still is told.
    #expect(throws: GatewayError.self) { try authority().identity(now: Self.now) }
    let later = Self.now + 400 * 86_400
    #expect(try authority().identity(now: later).authorityFile != nil)
    #expect(text("authority-key.pem") != key)
  }

  @Test func `a sentence names hosts and addresses without their kind and their mask`() {
    let names = CertifiedNames(hosts: ["B.test"], addresses: ["10.0.0.7", "FE80::0:1"])
    let known = CertifiedNames(hosts: [], addresses: ["10.0.0.7"])
    #expect(names.names(missingIn: known) == ["b.test", "fe80::1"])
    #expect(known.names(missingIn: names).isEmpty)
    #expect(known.names(missingIn: CertifiedNames(hosts: [], addresses: [])) == ["10.0.0.7"])
  }

  @Test func `a name more is added, and none is lost`() throws {
    _ = try authority(["a.test"]).identity(now: Self.now)
    let key = text("authority-key.pem")
    let identity = try authority(["B.test", "FE80::0:1"]).identity(now: Self.now)
    let sentence = identity.findings.first?.told ?? ""
    #expect(sentence.contains("b.test") && sentence.contains("fe80::1"))
    #expect(text("authority-key.pem") == key)
    #expect(try authority(["a.test", "b.test"]).identity(now: Self.now).findings.isEmpty)
  }
}
