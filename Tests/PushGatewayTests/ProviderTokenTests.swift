import Findings
import Testing

@testable import PushGateway

@MainActor
struct ProviderTokenTests {
  private func answer(_ token: SampleToken, strict: Bool = true) throws -> HTTP2Client.Response? {
    let bench = try GatewayBench {
      $0.manner = strict ? .strict : .lenient
      $0.keys = [try SampleKeys.first.key()]
    }
    let push = SamplePush().setting("authorization", "bearer " + token.text)
    return bench.connectHTTP2().request(push.http2, body: push.body)
  }

  @Test(arguments: [false, true])
  func `a signature of the registered key passes, raw and DER`(_ isDER: Bool) throws {
    for _ in 0..<8 { #expect(try answer(SampleKeys.first.token(isDER: isDER))?.status == 200) }
  }

  @Test func `a token that Islet signs itself passes, and says what is missing to sign`() throws {
    let pem = SampleKeys.first.pem
    let key = try ProviderKey(id: SampleKeys.first.id, team: "TEAM123456", pem: pem)
    let bench = try GatewayBench {
      $0.manner = .strict
      $0.keys = [key]
    }
    let token = try key.token(issuedAt: GatewayBench.now - 1)
    let push = SamplePush().setting("authorization", "bearer " + token)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    for key in [
      try ProviderKey(id: SampleKeys.first.id, pem: pem),
      try ProviderKey(id: SampleKeys.first.id, team: "T", pem: SampleKeys.first.publicPEM),
    ] {
      #expect(throws: GatewayError.self) { try key.token(issuedAt: 0) }
    }
  }

  @Test func `iat may be a string`() throws {
    let token = SampleKeys.first.token { $0.issuedAt = "\"\(Int(GatewayBench.now) - 5)\"" }
    #expect(try answer(token)?.status == 200)
  }

  @Test func `a public key is enough to verify`() throws {
    let bench = try GatewayBench {
      $0.manner = .strict
      $0.keys = [try ProviderKey(id: SampleKeys.first.id, pem: SampleKeys.first.publicPEM)]
    }
    let push = SampleKeys.first.push()
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
  }

  @Test func `another key's signature, and a changed one, do not pass`() throws {
    var token = SampleKeys.second.token { $0.key = SampleKeys.first.id }
    #expect(try answer(token)?.reason == "InvalidProviderToken")
    token = SampleKeys.first.token()
    token.signature[10] ^= 1
    #expect(try answer(token)?.reason == "InvalidProviderToken")
    token = SampleKeys.first.token()
    token.issuedAt = "\(Int(GatewayBench.now) - 61)"
    #expect(try answer(token)?.reason == "InvalidProviderToken")
  }

  @Test func `a related key may follow on one connection`() throws {
    let bench = try GatewayBench {
      $0.manner = .strict
      $0.keys = [try SampleKeys.first.key(), try SampleKeys.second.key()]
      $0.keys[0].related = [SampleKeys.second.id]
    }
    let client = bench.connectHTTP2()
    let push = SampleKeys.first.push()
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    let other = SampleKeys.second.push()
    // The key may change, but like any new token not within 20 minutes.
    #expect(client.request(other.http2, body: other.body)?.reason == "TooManyProviderTokenUpdates")
  }

  @Test func `a token that only lenience takes makes the good one after it no update`() throws {
    let bench = try GatewayBench {
      $0.manner = .lenient
      $0.keys = [try SampleKeys.first.key()]
    }
    let good = SampleKeys.first.push()
    let old = SampleKeys.first.token { $0.issuedAt = "\(Int(GatewayBench.now) - 3601)" }
    let other = SampleKeys.second.push()
    for (client, tokens) in [
      (bench.connectHTTP2(), [good, other, good]),
      (bench.connectHTTP2(), [good.setting("authorization", "bearer " + old.text), good, good]),
    ] {
      for push in tokens {
        #expect(client.request(push.http2, body: push.body)?.status == 200)
      }
    }
    let remarks = bench.receiver.received.map { $0.push.remarks.map(\.reason) }
    #expect(
      remarks == [[], ["InvalidProviderToken"], [], ["ExpiredProviderToken"], [], []],
      "as a strict gateway answers them")
  }

  @Test(arguments: [(1199.0, "TooManyProviderTokenUpdates"), (1200, nil)])
  func `a new token on one connection is good after twenty minutes`(
    _ seconds: Double, _ reason: String?
  ) throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    func answer(_ issuedAt: Double) -> HTTP2Client.Response? {
      let token = SampleToken(issuedAt: "\(Int(issuedAt))")
      let push = SamplePush().setting("authorization", "bearer " + token.text)
      return client.request(push.http2, body: push.body)
    }
    #expect(answer(GatewayBench.now)?.status == 200)
    bench.gateway.configuration.wallClock = { GatewayBench.now + seconds }
    #expect(answer(GatewayBench.now + seconds)?.reason == reason)
  }

  @Test(arguments: [(3300.0, nil), (600, "TooManyProviderTokenUpdates")])
  func `a new token counts from when the one before was made, not from when it was first seen`(
    _ age: Double, _ reason: String?
  ) throws {
    let bench = try GatewayBench { $0.manner = .strict }
    let client = bench.connectHTTP2()
    func answer(_ issuedAt: Double) -> HTTP2Client.Response? {
      let token = SampleToken(issuedAt: "\(Int(issuedAt))")
      let push = SamplePush().setting("authorization", "bearer " + token.text)
      return client.request(push.http2, body: push.body)
    }
    #expect(answer(GatewayBench.now - age)?.status == 200)
    #expect(answer(GatewayBench.now)?.reason == reason)
  }

  @Test func `judgements are remembered up to a number, and those of long tokens are not`() {
    var verifier = ProviderTokenVerifier(keys: [])
    for number in 0..<1024 { _ = verifier.verify(Array("token \(number)".utf8)) }
    #expect(verifier.known.count == 1024)
    _ = verifier.verify([UInt8](repeating: 65, count: 1025))
    #expect(verifier.known.count == 1024)
    _ = verifier.verify(Array("one more".utf8))
    #expect(verifier.known.count == 1)
  }

  @Test func `a token longer than any is not read`() {
    for (length, isTooLong) in [(4096, false), (4097, true)] {
      do {
        _ = try ProviderToken(ArraySlice([UInt8](repeating: 65, count: length)))
        Issue.record("it was read")
      } catch {
        #expect(error.sentence.contains("\(length) bytes") == isTooLong)
      }
    }
  }

  @Test func `a new token on a new connection is no update`() throws {
    let bench = try GatewayBench { $0.manner = .strict }
    for offset in 0..<3 {
      let token = SampleToken(issuedAt: "\(Int(GatewayBench.now) - offset)")
      let push = SamplePush().setting("authorization", "Bearer " + token.text)
      #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    }
  }

  @Test(arguments: [
    "", ".", "..", "a.b", "a.b.c.d", "e30.e30.e30", "!.!.!", "e30.W10.AA", "bnVsbA.bnVsbA.AA",
    String(repeating: "A", count: 5000), String(repeating: "A", count: 1000) + "..",
  ])
  func `what is no token is refused with a sentence`(_ text: String) {
    #expect(throws: ProviderTokenFault.self) { try ProviderToken(ArraySlice(text.utf8)) }
  }

  /// A mistake with a token, and what is told about it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var authorization: String
    var detail: String
    var fix: String

    init(
      _ about: String, _ detail: String, fix: String, word: String = "bearer ",
      change: (inout SampleToken) -> Void
    ) {
      testDescription = about
      authorization = word + SampleKeys.first.token(isDER: false, change).text
      (self.detail, self.fix) = (detail, fix)
    }

    static let first = SampleKeys.first.id
    static let all = [
      Mistake("milliseconds", "which looks like UNIX milliseconds", fix: "Divide by 1000.") {
        $0.issuedAt = "\(Int(GatewayBench.now) * 1000)"
      },
      Mistake("microseconds", "which looks like UNIX microseconds", fix: "Divide by 1000000.") {
        $0.issuedAt = "\(Int(GatewayBench.now) * 1_000_000)"
      },
      Mistake("since 2001", "which looks like seconds since 2001", fix: "timeIntervalSince1970") {
        $0.issuedAt = "\(Int(GatewayBench.now) - 978_307_200)"
      },
      Mistake("a clock ahead", "more than an hour ahead", fix: "clock") {
        $0.issuedAt = "\(Int(GatewayBench.now) + 7000)"
      },
      Mistake("local time ahead", "120 minutes ahead, as far as time zones", fix: "Use UTC: ") {
        $0.issuedAt = "\(Int(GatewayBench.now) + 7200)"
      },
      Mistake("local time behind", "120 minutes old, as far as time zones", fix: "use UTC: ") {
        $0.issuedAt = "\(Int(GatewayBench.now) - 7200)"
      },
      Mistake("a minute short of two days", "it is 2879 minutes old", fix: "Make a new token") {
        $0.issuedAt = "\(Int(GatewayBench.now) - 2879 * 60)"
      },
      Mistake("two days", "iat is \(Int(GatewayBench.now) - 2880 * 60)", fix: "Make a new token") {
        $0.issuedAt = "\(Int(GatewayBench.now) - 2880 * 60)"
      },
      Mistake("no time", "iat is null", fix: "UNIX seconds") { $0.issuedAt = "null" },
      Mistake("another key's ID", "Islet was not given key ABCDEFGHIJ", fix: "--p8 ABCDEFGHIJ/") {
        $0.key = "ABCDEFGHIJ"
      },
      Mistake("another team", "iss is TEAMOTHER1", fix: "Send TEAM123456 as iss.") {
        $0.team = "TEAMOTHER1"
      },
      Mistake(
        "key and team swapped", "are swapped", fix: "Send \(first) as kid and TEAM123456 as iss."
      ) { ($0.key, $0.team) = ("TEAM123456", first) },
      Mistake("a bundle ID as team", #"iss is "a.b""#, fix: "10-character team ID") {
        $0.team = "a.b"
      },
      Mistake("another algorithm", #"alg is "HS256""#, fix: "ES256") { $0.algorithm = "HS256" },
      Mistake("quotation marks", "quotation marks", fix: "Leave them out.", word: "bearer \"") {
        _ in
      },
      Mistake("the word twice", "appears twice", fix: "Send it once", word: "bearer bearer ") { _ in
      },
      Mistake("no word", "without the word bearer", fix: "authorization: bearer", word: "") { _ in
      },
      Mistake("Python's bytes", "Python's bytes", fix: "token.decode()", word: "bearer b'") { _ in
      },
      Mistake("single quotes", "quotation marks", fix: "Leave them out.", word: "bearer '") { _ in
      },
      Mistake(
        "a sign left over", #""${" stands before it"#, fix: "Leave that out", word: "bearer ${"
      ) { _ in
      },
      Mistake("nothing", #""undefined" is what a program writes"#, "bearer undefined"),
      Mistake("the key", "it is a private key", "bearer -----BEGIN PRIVATE KEY-----MIGT"),
      Mistake("the key in base64", "it is a private key", "bearer LS0tLS1CRUdJTiBQUklWQVRF"),
      Mistake("a name and a password", #"of the kind "Basic""#, "Basic Zm9vOmJhcg=="),
      Mistake("a key of Firebase's", "server key of Firebase's", "key=AAAA"),
      Mistake("only the word", "is not bearer and a token", "bearer"),
      Mistake(
        "the last letter cut off", "it is cut short: its signature has 85 of 86 characters",
        "bearer " + SampleKeys.first.token(isDER: false).text.dropLast()),
      Mistake(
        "the key's ID among the claims", "kid stands among the claims",
        "bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNMTIzNDU2Iiwia2lkIjoiS0VZMTIzNDU2NyJ9.eA"),
    ]

    init(_ about: String, _ detail: String, _ authorization: String) {
      (testDescription, self.authorization) = (about, authorization)
      (self.detail, fix) = (detail, "")
    }
  }

  @Test(arguments: Mistake.all)
  func `what is wrong with a token is told, and what to do about it`(_ mistake: Mistake) throws {
    let bench = try GatewayBench {
      $0.manner = .strict
      $0.keys = [try SampleKeys.first.key()]
      $0.keys[0].team = "TEAM123456"
    }
    let push = SamplePush().setting("authorization", mistake.authorization)
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 403)
    let remark = try #require(bench.receiver.received.first?.push.remarks.last)
    let told = PushReason(rawValue: remark.reason)?
      .finding(detail: remark.detail, fix: remark.fix, isForgiven: false)
    #expect(told?.sentence.contains(mistake.detail) == true, "\(told?.sentence ?? "")")
    #expect(
      told?.fix?.firstRange(of: mistake.fix) != nil || mistake.fix.isEmpty, "\(told?.fix ?? "")")
  }

  @Test(arguments: ["KEY=x", "KEY1234567", "KEY1234567=/no/such/file", "KEY1234567/T=/dev/null"])
  func `a key option that cannot be used says why`(_ option: String) {
    #expect(throws: GatewayError.self) { try ProviderKey(option: option) }
  }
}
