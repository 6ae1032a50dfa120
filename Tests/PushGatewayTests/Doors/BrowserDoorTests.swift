import Testing

@testable import PushGateway

@MainActor
struct BrowserDoorTests {
  /// What a browser can reach, and what a page would like to do there.
  nonisolated static let requests: [SamplePush] = [
    SamplePush(), .broadcast("eA=="), .creation,
    SamplePush(
      method: "GET", path: "/1/apps/\(MemoryReceiver.bundle)/all-channels", headers: [], body: nil),
    SamplePush(method: "POST", path: "/islet/clock", headers: [], body: Array("{}".utf8)),
    SamplePush(method: "GET", path: "/islet/", headers: [], body: nil),
    SamplePush(method: "GET", path: "/elsewhere", headers: [], body: nil),
  ]

  /// What browsers send for a page that is not this machine's.
  nonisolated static let foreign: [[(String, String)]] = [
    [("origin", "https://evil.example")], [("origin", "null")], [("origin", "")],
    [("origin", "http://localhost.evil.example")], [("origin", "http://evil.example:2197")],
    [("origin", "chrome-extension://abc")], [("sec-fetch-site", "cross-site")],
    [("origin", "http://localhost"), ("origin", "https://evil.example")],
  ]

  @Test(arguments: requests, foreign)
  func `a page from elsewhere reaches nothing`(
    _ request: SamplePush, _ marks: [(String, String)]
  ) throws {
    let bench = try GatewayBench()
    var asked = request
    asked.headers += marks
    let answer = try #require(bench.connectHTTP2().request(asked.http2, body: asked.body))
    #expect(answer.status == 403)
    let other = bench.connect()
    other.send(asked.http1)
    #expect(other.wait(for: "HTTP/1.1 403"))
    #expect(bench.receiver.received.isEmpty && bench.receiver.channels.isEmpty)
    #expect(
      bench.pump { bench.receiver.notices.map(\.id) == ["gateway-caller", "gateway-caller"] })
  }

  @Test(arguments: requests)
  func `a page of this machine, and a program, reach what there is`(_ request: SamplePush) throws {
    let bench = try GatewayBench()
    for marks in [
      [], [("origin", "http://localhost:3000"), ("sec-fetch-site", "same-site")],
      [("origin", "https://127.0.0.1")], [("origin", "http://[::1]:8080")],
      [("sec-fetch-site", "none")],
    ] {
      var asked = request
      asked.headers += marks
      let answer = try #require(bench.connectHTTP2().request(asked.http2, body: asked.body))
      #expect(answer.status != 403 || answer.body.contains("Token"))
      #expect(bench.receiver.notices.allSatisfy { $0.id != "gateway-caller" })
    }
  }

  @Test(arguments: [
    ("localhost:2197", true), ("127.0.0.1:2197", true), ("[::1]:2197", true),
    ("192.168.1.5", true), ("islet:2197", true), ("api.push.apple.com", true),
    ("API.sandbox.push.apple.com:443", true), ("fcm.googleapis.com", true),
    ("host.docker.internal:2197", true),
    ("islet.localhost", true), ("Islet.test:2197", true), ("evil.example:2197", false),
    ("127.0.0.1.evil.example", false), ("localhost.evil.example", false),
    ("api.push.apple.com.evil.example", false),
  ])
  func `a name that is bent to this machine is not one of ours`(
    _ host: String, _ isOurs: Bool
  ) throws {
    let bench = try GatewayBench { $0.serverNames = ["islet.test"] }
    for path in ["/islet/", "/3/device/\(MemoryReceiver.token)"] {
      let client = bench.connect()
      client.send(
        "POST \(path) HTTP/1.1\r\nhost: \(host)\r\ncontent-length: 2\r\n\r\n{}")
      #expect(client.wait(for: isOurs ? "HTTP/1.1 200" : "HTTP/1.1 403"))
      // Whoever is let in opens the door for no other.
      client.send("POST \(path) HTTP/1.1\r\nhost: b.example\r\ncontent-length: 2\r\n\r\n{}")
      #expect(client.wait { client.text.components(of: "HTTP/1.1 403") == (isOurs ? 1 : 2) })
    }
  }

  @Test func `CONNECT is refused to a page, too, and what comes through it is looked at`() throws {
    let bench = try GatewayBench()
    let head = "CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: api.push.apple.com:443\r\n"
    let client = bench.connect()
    client.send(head + "origin: https://evil.example\r\n\r\n")
    #expect(client.wait(for: "HTTP/1.1 403"))
    let other = bench.connect()
    other.send(head + "\r\n")
    #expect(other.wait(for: "HTTP/1.1 200 Connection established\r\n\r\n"))
    other.send("GET /islet/ HTTP/1.1\r\nhost: evil.example\r\n\r\n")
    #expect(other.wait(for: "HTTP/1.1 403"))
  }
}

@MainActor
struct InspectionTokenTests {
  @Test(arguments: [
    ("Bearer secret", 200), ("bearer secret", 200), ("Bearer secre", 401), ("Bearer secrets", 401),
    ("Basic secret", 401), ("secret", 401), ("", 401),
  ])
  func `the inspection API asks for its token where it has one`(
    _ authorization: String, _ status: Int
  ) throws {
    let bench = try GatewayBench { $0.inspectionToken = "secret" }
    let ask = SamplePush(
      method: "GET", path: "/islet/",
      headers: authorization.isEmpty ? [] : [("authorization", authorization)], body: nil)
    let answer = try #require(bench.connectHTTP2().request(ask.http2))
    #expect(answer.status == status)
    if status == 401 {
      #expect(answer.headers.contains { $0 == ("www-authenticate", "Bearer") })
      #expect(answer.body.contains("ISLET_TOKEN"))
    }
  }

  @Test func `pushes need none, and no two tokens are the same`() throws {
    let bench = try GatewayBench { $0.inspectionToken = "secret" }
    let push = SamplePush()
    #expect(bench.connectHTTP2().request(push.http2, body: push.body)?.status == 200)
    let firebase = SamplePush(path: "/v1/projects/a/messages:send", headers: [], body: push.body)
    // It is no message of Firebase's, but the token is not what it lacks.
    #expect(bench.connectHTTP2().request(firebase.http2, body: firebase.body)?.status == 400)
    let tokens = Set((0..<100).map { _ in InspectionToken.make() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }
}
