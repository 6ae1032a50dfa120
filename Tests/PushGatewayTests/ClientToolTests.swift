import CLinux
import COpenSSL
import Files
import Glibc
import Testing

@testable import PushGateway

/// The tools that people have: curl and openssl, against the gateway as they come.
@MainActor
struct ClientToolTests {
  private let folder = TemporaryFolder()

  private func bench(_ change: (inout GatewayConfiguration) throws -> Void = { _ in }) throws
    -> GatewayBench
  {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Double(time.tv_sec)
    let identity = try CertificateAuthority(folder: folder.path).identity(now: now)
    return try GatewayBench {
      $0.identity = identity
      // The machine's own: certificates are made by it while the test runs.
      $0.wallClock = GatewayConfiguration().wallClock
      try change(&$0)
    }
  }

  private func curl(
    _ bench: GatewayBench, _ arguments: [String], topic: String = MemoryReceiver.topic
  ) throws -> String {
    let curl = try #require(Tool("curl"))
    let all =
      [
        "--silent", "--show-error", "--cacert", folder.path + "/authority.pem",
        "--header", "apns-topic: \(topic)", "--header",
        "apns-push-type: liveactivity",
        "--data", #"{"aps":{"timestamp":1,"event":"update","content-state":{}}}"#,
        "--write-out", "<%{http_code} HTTP/%{http_version}>",
      ] + arguments
    return curl.run(all, on: bench).output
  }

  nonisolated private static let path = "/3/device/" + MemoryReceiver.token

  @Test(
    .enabled(if: access("/usr/bin/curl", X_OK) == 0),
    arguments: [
      (["--http2", "https://localhost:PORT"], "2"),
      (["--http1.1", "https://localhost:PORT"], "1.1"),
      (["--http2-prior-knowledge", "http://127.0.0.1:PORT"], "2"),
      (["http://127.0.0.1:PORT"], "1.1"),
      (["--no-alpn", "--http2-prior-knowledge", "https://localhost:PORT"], "2"),
      (
        [
          "--http2", "--connect-to", "api.sandbox.push.apple.com:443:127.0.0.1:PORT",
          "https://api.sandbox.push.apple.com",
        ],
        "2"
      ),
      (
        [
          "--http2", "--proxy", "http://127.0.0.1:PORT", "--proxytunnel",
          "https://api.push.apple.com",
        ],
        "2"
      ),
      (["--tlsv1.2", "--tls-max", "1.2", "--http2", "https://localhost:PORT"], "2"),
    ])
  func `curl gets its 200 in every way that leads here`(_ arguments: [String], _ version: String)
    throws
  {
    let bench = try bench()
    var words = arguments.map { $0.replacing("PORT", with: "\(bench.gateway.port)") }
    words[words.count - 1] += ClientToolTests.path
    #expect(try curl(bench, words) == "<200 HTTP/\(version)>")
    #expect(bench.receiver.received.count == 1)
  }

  @Test(.enabled(if: access("/usr/bin/curl", X_OK) == 0))
  func `curl is told a reason`() throws {
    let bench = try bench { $0.manner = .strict }
    let output = try curl(
      bench, ["--http2", "https://localhost:\(bench.gateway.port)\(ClientToolTests.path)"])
    #expect(output == #"{"reason":"MissingProviderToken"}<403 HTTP/2>"#)
  }

  @Test(
    .enabled(if: access("/usr/bin/curl", X_OK) == 0),
    arguments: [
      ["--http1.1", "https://localhost:PORT"],
      ["--no-alpn", "--http1.1", "https://localhost:PORT"],
      ["--http1.1", "http://localhost:PORT"],
    ])
  func `curl that speaks HTTP/1.1 to a strict gateway is told so, over TLS as in clear`(
    _ arguments: [String]
  ) throws {
    let bench = try bench { $0.manner = .strict }
    var words = arguments.map { $0.replacing("PORT", with: "\(bench.gateway.port)") }
    words[words.count - 1] += ClientToolTests.path
    _ = try curl(bench, words)
    #expect(bench.pump { !bench.receiver.notices.isEmpty })
    #expect(bench.receiver.notices.map(\.id) == ["gateway-strict-http1"])
  }

  @Test(.enabled(if: access("/usr/bin/curl", X_OK) == 0))
  func `a client that does not trust the authority is named to the person watching`() throws {
    let bench = try bench()
    let curl = try #require(Tool("curl"))
    let result = curl.run(["-sS", "https://localhost:\(bench.gateway.port)/"], on: bench)
    #expect(result.end == .exit(code: 60))
    #expect(bench.receiver.notices.map(\.id) == ["gateway-tls-refused"])
  }

  @Test(.enabled(if: access("/usr/bin/openssl", X_OK) == 0))
  func `the handshake that Apple's connectivity check wants succeeds, and the chain is right`()
    throws
  {
    let bench = try bench()
    let openssl = try #require(Tool("openssl"))
    for host in ServedHosts.sandbox + ServedHosts.production {
      let result = openssl.run(
        [
          "s_client", "-connect", "127.0.0.1:\(bench.gateway.port)", "-CAfile",
          folder.path + "/authority.pem", "-verify_hostname", host, "-verify_return_error", "-alpn",
          "h2", "-servername", host,
        ], on: bench)
      #expect(result.output.contains("Verify return code: 0 (ok)"))
      #expect(result.output.contains("ALPN protocol: h2"))
    }
  }

  private func certificate(_ name: String, _ arguments: [String], _ bench: GatewayBench) throws
    -> [String]
  {
    let openssl = try #require(Tool("openssl"))
    let file = "\(folder.path)/\(name).pem"
    let result = openssl.run(
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout",
        "\(folder.path)/\(name)-key.pem", "-out", file,
      ] + arguments, on: bench)
    #expect(result.end == .exit(code: 0))
    return ["--cert", file, "--key", "\(folder.path)/\(name)-key.pem", "--http2"]
  }

  private nonisolated static let hasBoth =
    access("/usr/bin/openssl", X_OK) == 0 && access("/usr/bin/curl", X_OK) == 0

  @Test(.enabled(if: hasBoth))
  func `a push certificate pushes alerts, but no Live Activity`() throws {
    let bench = try bench { $0.manner = .strict }
    let identity = try certificate(
      "app",
      [
        "-subj", "/UID=\(MemoryReceiver.bundle)/CN=Apple Push", "-addext",
        "1.2.840.113635.100.6.3.1=DER:0500",
      ],
      bench)
    let url = "https://localhost:\(bench.gateway.port)"
    let live = try curl(bench, identity + [url + ClientToolTests.path])
    #expect(live == #"{"reason":"TopicDisallowed"}<400 HTTP/2>"#)
    let bare = try curl(
      bench, identity + [url + ClientToolTests.path], topic: MemoryReceiver.bundle)
    #expect(bare == #"{"reason":"DeviceTokenNotForTopic"}<400 HTTP/2>"#)
    // No topic helps: both say that a key is needed.
    #expect(
      bench.receiver.received.suffix(2).allSatisfy {
        $0.push.remarks.last?.fix.contains("a certificate cannot push Live Activities") == true
      })
    let alert = Tool("curl")?.run(
      [
        "-sS", "--cacert", folder.path + "/authority.pem", "-d", "{}", "-w", "<%{http_code}>",
      ] + identity + [url + "/3/device/" + MemoryReceiver.deviceToken], on: bench)
    #expect(alert?.output == "<200>")
    #expect(bench.receiver.received.last?.push.headers.topic == MemoryReceiver.bundle)
  }

  @Test(
    .enabled(if: access("/usr/bin/openssl", X_OK) == 0),
    arguments: [("1", PushEnvironment.sandbox), ("2", .production)])
  func `a certificate tells its environment and its topics by Apple's extensions`(
    _ number: String, _ environment: PushEnvironment
  ) throws {
    let apple = "1.2.840.113635.100.6.3"
    _ = try certificate(
      "kinds",
      [
        "-subj", "/UID=a.b", "-addext", "\(apple).\(number)=DER:0500", "-addext",
        // A sequence of one text, “a.b”.
        "\(apple).6=DER:30050c03612e62",
      ], try bench())
    let file = try FileBytes.read("\(folder.path)/kinds.pem")
    let certificate = try #require(PEM.certificates(file).first)
    defer { X509_free(certificate) }
    let told = ClientCertificate(certificate)
    #expect(told.environments == [environment] && told.topics == ["a.b"])
  }

  @Test(.enabled(if: hasBoth))
  func `a certificate of the other environment is told so in a GOAWAY; lenience remarks`() throws {
    let bench = try bench { $0.manner = .strict }
    let identity = try certificate(
      "other",
      ["-subj", "/UID=\(MemoryReceiver.bundle)", "-addext", "1.2.840.113635.100.6.3.2=DER:0500"],
      bench)
    let url = "https://localhost:\(bench.gateway.port)" + ClientToolTests.path
    _ = try curl(bench, identity + [url])
    #expect(bench.receiver.received.last?.status != 200)
    bench.gateway.configuration.manner = .lenient
    _ = try curl(bench, identity + [url])
    #expect(
      bench.receiver.received.last?.push.remarks.map(\.reason).contains("BadCertificateEnvironment")
        == true)
  }

  @Test(.enabled(if: hasBoth))
  func `a certificate that has run out is BadCertificate`() throws {
    let bench = try bench { $0.manner = .strict }
    let identity = try certificate(
      "old", ["-subj", "/UID=\(MemoryReceiver.bundle)", "-days", "1"], bench)
    let now = bench.gateway.configuration.wallClock()
    bench.gateway.configuration.wallClock = { now + 3 * 86_400 }
    bench.gateway.configuration.manner = .lenient
    _ = try curl(
      bench,
      identity + ["https://localhost:\(bench.gateway.port)/3/device/" + MemoryReceiver.deviceToken])
    #expect(bench.receiver.received.last?.push.remarks.first?.reason == "BadCertificate")
  }
}
