import Testing

@testable import PushGateway

@MainActor
struct CertificateTests {
  private let folder = TemporaryFolder()

  @Test func `the authority is made once, for its owner alone; the server's certificate stays too`()
    throws
  {
    let authority = CertificateAuthority(folder: folder.path)
    let first = try authority.identity(now: GatewayBench.now)
    let again = try authority.identity(now: GatewayBench.now + 86_400)
    #expect(first.certificateChain == again.certificateChain)
    #expect(folder.names == ["authority-key.pem", "authority.pem", "server-key.pem", "server.pem"])
    for name in folder.names { #expect(folder.mode(of: name) == 0o600) }
  }

  @Test func `the server's certificate is renewed before it runs out, by the same authority`()
    throws
  {
    let authority = CertificateAuthority(folder: folder.path)
    let first = try authority.identity(now: GatewayBench.now)
    let trusted = SmallFile.read(authority.authorityFile, limit: 65_536)
    let later = GatewayBench.now + Double(CertificateAuthority.serverLife) - 20 * 86_400
    let second = try authority.identity(now: later)
    #expect(first.certificateChain != second.certificateChain)
    #expect(SmallFile.read(authority.authorityFile, limit: 65_536) == trusted)
    // After ten years everything is new.
    _ = try authority.identity(now: GatewayBench.now + 11 * 366 * 86_400)
    #expect(SmallFile.read(authority.authorityFile, limit: 65_536) != trusted)
  }

  @Test func `half an authority is not silently replaced`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    _ = try authority.identity(now: GatewayBench.now)
    try SmallFile.writePrivately([], to: folder.path + "/authority-key.pem")
    #expect(throws: GatewayError.self) { try authority.identity(now: GatewayBench.now) }
  }

  @Test func `a certificate whose key is another's is refused with a sentence`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    var identity = try authority.identity(now: GatewayBench.now)
    identity.privateKey = SampleKeys.first.pem
    #expect(throws: GatewayError.self) { try GatewayBench { $0.identity = identity } }
    identity.certificateChain = Array("nonsense".utf8)
    #expect(throws: GatewayError.self) { try GatewayBench { $0.identity = identity } }
    #expect(throws: GatewayError.self) {
      try ServerIdentity(certificateFile: "/no/such/file", keyFile: "/dev/null")
    }
  }

  @Test func `topics are found in a certificate's extension`() {
    // SEQUENCE { UTF8String "com.a", SEQUENCE { UTF8String "voip" }, UTF8String "com.a.voip" }
    let der: [UInt8] =
      [0x30, 27, 0x0C, 5] + "com.a".utf8 + [0x30, 6, 0x0C, 4] + "voip".utf8 + [0x0C, 10]
      + "com.a.voip".utf8
    #expect(ClientCertificate.strings(inDER: der) == ["com.a", "voip", "com.a.voip"])
    for length in 0..<der.count { _ = ClientCertificate.strings(inDER: Array(der[..<length])) }
    #expect(ClientCertificate.strings(inDER: [0x30, 0x84, 255, 255, 255, 255]) == [])
  }
}
