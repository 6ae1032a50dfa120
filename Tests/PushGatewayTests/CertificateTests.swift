import CLinux
import Files
import Glibc
import Testing

@testable import PushGateway

@MainActor
struct CertificateTests {
  private let folder = TemporaryFolder()

  @Test func `the authority is made once; the server's certificate stays too`()
    throws
  {
    let authority = CertificateAuthority(folder: folder.path)
    let first = try authority.identity(now: GatewayBench.now)
    let again = try authority.identity(now: GatewayBench.now + 86_400)
    #expect(first.certificateChain == again.certificateChain)
    #expect(folder.names == ["authority-key.pem", "authority.pem", "server-key.pem", "server.pem"])
  }

  @Test func `the server's certificate is renewed before it runs out, by the same authority`()
    throws
  {
    let authority = CertificateAuthority(folder: folder.path)
    let first = try authority.identity(now: GatewayBench.now)
    let trusted = try FileBytes.read(authority.authorityFile)
    let later = GatewayBench.now + Double(CertificateAuthority.serverLife) - 20 * 86_400
    let second = try authority.identity(now: later)
    #expect(first.certificateChain != second.certificateChain)
    #expect(try FileBytes.read(authority.authorityFile) == trusted)
  }

  @Test func `half an authority is not silently replaced`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    _ = try authority.identity(now: GatewayBench.now)
    try FileBytes.replace(folder.path + "/authority-key.pem", with: [], mode: 0o600)
    #expect(throws: GatewayError.self) { try authority.identity(now: GatewayBench.now) }
  }

  @Test func `an authority that cannot be read is not replaced: no client would trust another`()
    throws
  {
    mkdir(folder.path + "/authority.pem", 0o700)
    let authority = CertificateAuthority(folder: folder.path)
    #expect(
      throws: GatewayError.badIdentity(
        "\(folder.path)/authority.pem cannot be read: it is a folder")
    ) {
      try authority.identity(now: GatewayBench.now)
    }
    rmdir(folder.path + "/authority.pem")
  }

  @Test func `a folder that takes no certificate is told with what helps there`() throws {
    mkdir(folder.path + "/authority-key.pem", 0o700)
    let error = #expect(throws: GatewayError.self) {
      try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    }
    #expect(
      error?.description
        == "the folder of the certificates cannot be used: \(folder.path): Is a directory")
    #expect(error?.fix.contains("--state DIR takes another folder") == true)
    rmdir(folder.path + "/authority-key.pem")
  }

  @Test func `a pipe in the place of a certificate or a key is told, and nobody waits for it`()
    throws
  {
    let authority = CertificateAuthority(folder: folder.path)
    #expect(mkfifo(folder.path + "/authority.pem", 0o600) == 0)
    #expect(
      throws: GatewayError.badIdentity(
        "\(folder.path)/authority.pem cannot be read: it is a pipe or a device")
    ) {
      try authority.identity(now: GatewayBench.now)
    }
    unlink(folder.path + "/authority.pem")
    _ = try authority.identity(now: GatewayBench.now)
    unlink(folder.path + "/authority-key.pem")
    #expect(mkfifo(folder.path + "/authority-key.pem", 0o600) == 0)
    #expect(throws: GatewayError.self) { try authority.identity(now: GatewayBench.now) }
  }

  @Test func `a folder that cannot be written is named, with what to do`() throws {
    try FileBytes.replace(folder.path + "/file", with: [], mode: 0o600)
    let authority = CertificateAuthority(folder: folder.path + "/file")
    let error = #expect(throws: GatewayError.self) {
      try authority.identity(now: GatewayBench.now)
    }
    #expect(error?.description.contains("/file: Not a directory") == true)
    #expect(error?.fix.contains("--state") == true)
  }

  @Test func `keys that others could read are taken away from them`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    _ = try authority.identity(now: GatewayBench.now)
    let keys = ["authority-key.pem", "server-key.pem"]
    for name in keys { #expect(chmod("\(folder.path)/\(name)", 0o644) == 0) }
    _ = try authority.identity(now: GatewayBench.now)
    for name in keys {
      #expect(folder.mode(of: name) == 0o600)
    }
  }

  @Test func `more names make a new certificate of the same authority`() throws {
    let first = try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    let named = CertificateAuthority(folder: folder.path, moreNames: ["islet.local", "10.0.0.7"])
    let second = try named.identity(now: GatewayBench.now)
    #expect(first.certificateChain != second.certificateChain)
    let again = try named.identity(now: GatewayBench.now)
    #expect(again.certificateChain == second.certificateChain)
    // Who asks for fewer names is content with more.
    let last = try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    #expect(last.certificateChain == second.certificateChain)
  }

  @Test(arguments: [
    ("islet", true), ("a-b.example", true), ("10.0.0.7", true), ("fe80::1", true), ("", false),
    ("a,DNS:b", false), ("a b", false), ("-a", false), ("a..b", false), ("ü", false),
  ])
  func `a name is a host's or an address`(_ text: String, _ isName: Bool) {
    #expect(CertificateAuthority.isName(text) == isName)
  }

  @Test func `a running gateway shows a new certificate as soon as there is one`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    var now = GatewayBench.now
    let bench = try GatewayBench {
      $0.identity = try authority.identity(now: now)
      $0.renewal = { () throws(GatewayError) in try authority.identity(now: now) }
    }
    let first = bench.gateway.configuration.identity?.certificateChain
    bench.gateway.renewIdentity()
    #expect(bench.gateway.configuration.identity?.certificateChain == first)
    now += Double(CertificateAuthority.serverLife) - 10 * 86_400
    bench.gateway.renewIdentity()
    #expect(bench.gateway.configuration.identity?.certificateChain != first)
    #expect(bench.receiver.notices.map(\.id) == ["gateway-certificate-renewed"])
    // What cannot be renewed stays, and is said.
    try FileBytes.replace(folder.path + "/authority-key.pem", with: [], mode: 0o600)
    bench.gateway.renewIdentity()
    #expect(bench.receiver.notices.map(\.id).last == "gateway-certificate-stale")
  }

  @Test func `a certificate whose key is another's is refused with a sentence`() throws {
    let authority = CertificateAuthority(folder: folder.path)
    var identity = try authority.identity(now: GatewayBench.now)
    identity.privateKey = SampleKeys.first.pem
    #expect(throws: GatewayError.self) { try GatewayBench { $0.identity = identity } }
    identity.certificateChain = Array("nonsense".utf8)
    #expect(throws: GatewayError.self) { try GatewayBench { $0.identity = identity } }
    #expect(throws: GatewayError.badIdentity("there is no file /no/such/file")) {
      try ServerIdentity(certificateFile: "/no/such/file", keyFile: "/dev/null")
    }
    #expect(throws: GatewayError.badKey("/dev/zero cannot be read: it has more than 65536 bytes")) {
      try ProviderKey(option: "KEYABC1234/TEAM123456=/dev/zero")
    }
    #expect(throws: GatewayError.badKey("/dev/null holds no P-256 key in PEM")) {
      try ProviderKey(option: "KEYABC1234/TEAM123456=/dev/null")
    }
  }

  @Test(.enabled(if: access("/usr/bin/openssl", X_OK) == 0))
  func `an encrypted key is refused with what makes a plain one, and asks for no password`() throws
  {
    let openssl = try #require(Tool("openssl"))
    let (plain, encrypted) = (folder.path + "/plain.p8", folder.path + "/encrypted.p8")
    let bench = try GatewayBench()
    _ = openssl.run(
      ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", plain],
      on: bench)
    _ = openssl.run(
      ["pkcs8", "-topk8", "-in", plain, "-out", encrypted, "-passout", "pass:secret"], on: bench)
    #expect(throws: Never.self) { try ProviderKey(option: "KEYABC1234/TEAM123456=\(plain)") }
    #expect(
      throws: GatewayError.badKey(
        "\(encrypted) is encrypted: openssl pkey -in \(encrypted) -out KEY.p8 makes a key without a password"
      )
    ) { try ProviderKey(option: "KEYABC1234/TEAM123456=\(encrypted)") }
  }

  @Test func `the command for an encrypted key holds for any path, and for a gateway's own key`()
    throws
  {
    let text = "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==\n-----END ENCRYPTED PRIVATE KEY-----\n"
    let path = folder.path + "/Tom's keys.pem"
    try FileBytes.write(Array(text.utf8), to: path)
    let quoted = "'\(folder.path)/Tom'\\''s keys.pem'"
    let told =
      "\(path) is encrypted: openssl pkey -in \(quoted) -out KEY.p8 makes a key without a password"
    #expect(throws: GatewayError.badKey(told)) {
      try ProviderKey(option: "KEYABC1234/TEAM123456=\(path)")
    }
    #expect(throws: GatewayError.badIdentity(told)) {
      try ServerIdentity(certificateFile: path, keyFile: path)
    }
  }

  @Test(arguments: [
    ("-----BEGIN RSA PRIVATE KEY-----\r\nProc-Type: 4,ENCRYPTED\r\n", true),
    ("my notes\nENCRYPTED keys lie elsewhere\n", false), ("-----BEGIN PRIVATE KEY-----\n", false),
  ])
  func `a key is encrypted where its head says so, not where the word stands`(
    text: String, isEncrypted: Bool
  ) {
    #expect(PEM.isEncrypted(Array(text.utf8)) == isEncrypted)
  }

  @Test(.enabled(if: access("/usr/bin/openssl", X_OK) == 0))
  func `a certificate that OpenSSL refuses is told with OpenSSL's reason`() throws {
    let openssl = try #require(Tool("openssl"))
    let (key, certificate) = (folder.path + "/weak-key.pem", folder.path + "/weak.pem")
    _ = try openssl.run(
      [
        "req", "-x509", "-newkey", "rsa:1024", "-nodes", "-subj", "/CN=weak", "-keyout", key,
        "-out",
        certificate,
      ], on: GatewayBench())
    let identity = try ServerIdentity(certificateFile: certificate, keyFile: key)
    let error = #expect(throws: GatewayError.self) { try GatewayBench { $0.identity = identity } }
    #expect(
      error?.description
        == "the certificate cannot be used: OpenSSL refuses the certificate: ee key too small")
  }

  @Test(.enabled(if: access("/usr/bin/openssl", X_OK) == 0))
  func `the names of a certificate of one's own are the server's names`() throws {
    let openssl = try #require(Tool("openssl"))
    let (key, certificate) = (folder.path + "/own-key.pem", folder.path + "/own.pem")
    _ = try openssl.run(
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=own", "-addext", "subjectAltName=DNS:push.corp.test,DNS:*.dev.corp.test",
        "-keyout", key, "-out", certificate,
      ], on: GatewayBench())
    let identity = try ServerIdentity(certificateFile: certificate, keyFile: key)
    let bench = try GatewayBench { $0.identity = identity }
    for (host, isOwn) in [
      ("push.corp.test:2197", true), ("Push.Corp.test", true), ("a.dev.corp.test", true),
      ("corp.test", false), ("a.b.dev.corp.test", false), ("push.corp.test.evil.example", false),
    ] {
      let client = bench.connect()
      client.send("GET /islet/ HTTP/1.1\r\nhost: \(host)\r\n\r\n")
      #expect(client.wait(for: isOwn ? "HTTP/1.1 200" : "HTTP/1.1 403"), "\(host)")
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
