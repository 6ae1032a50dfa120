import Findings
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct UnknownHeaderTests {
  @Test(arguments: [
    ("apns-prority", "apns-priority"), ("apns-push-typ", "apns-push-type"),
    ("apns-topics", "apns-topic"), ("apns-expiry", "apns-expiration"),
    ("apns_priority", "apns-priority"), ("apns-type", "apns-push-type"),
    ("apns-collapse", "apns-collapse-id"), ("apnstopic", "apns-topic"),
    ("authorisation", "authorization"),
  ])
  func `a misspelt header is told, with the one that was meant`(_ name: String, _ meant: String)
    throws
  {
    for isStrict in [false, true] {
      let bench = try GatewayBench { $0.manner = isStrict ? .strict : .lenient }
      let client = bench.connectHTTP2()
      let push = SamplePush().adding(name, "5")
      #expect(client.request(push.http2, body: push.body)?.status == 200)
      let remarks = try #require(bench.receiver.received.first?.push.remarks)
      #expect(remarks.map(\.reason) == ["header-unknown"])
      #expect(remarks.first?.detail.contains("\"\(name)\"") == true)
      #expect(remarks.first?.fix == "Send \(meant).")
      let finding = try #require(remarks.findings.first)
      #expect(finding.severity == .warning && finding.sentence == remarks.first?.detail)
    }
  }

  @Test func `two of them are told both, over HTTP/1.1 as well`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    let push = SamplePush().adding("Apns-Prority", "5").adding("apns-expiry", "0")
    client.send(push.http1)
    #expect(client.wait(for: "200 OK"))
    #expect(
      bench.receiver.received.first?.push.remarks.map(\.reason) == [
        "header-unknown", "header-unknown", "CarriedByHTTP1",
      ])
    let told = Verdict(
      .shown, findings: bench.receiver.received.first?.push.remarks.findings ?? []
    ).findings
    #expect(told.filter { $0.id == "header-unknown" }.count == 2)
  }

  @Test func `a name that is near to none is told with all that APNs reads`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let push = SamplePush().adding("apns-zone", "eu")
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    let fix = bench.receiver.received.first?.push.remarks.first?.fix
    #expect(fix?.hasPrefix("APNs reads authorization, apns-id, apns-topic") == true)
  }

  @Test func `what HTTP clients send by themselves is not remarked`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var push = SamplePush()
    for name in [
      "user-agent", "accept", "accept-encoding", "content-type", "authentication-info", "x-topic",
      "x-apns-priority", "cache-control", "application", "audience",
    ] {
      push = push.adding(name, "x")
    }
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    #expect(bench.receiver.received.first?.push.remarks == [])
  }

  @Test func `a flood of names is told in part`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var push = SamplePush()
    for number in 0..<100 { push = push.adding("apns-number-\(number)", "x") }
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    #expect((2...20).contains(bench.receiver.received.first?.push.remarks.count ?? 0))
  }

  @Test func `one of a broadcast is told in its verdict, one of a new channel as a notice`() throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    let creation = SamplePush.creation.adding("apns-requestid", "x")
    let channel = try #require(
      client.request(creation.http2, body: creation.body)?["apns-channel-id"])
    #expect(bench.receiver.notices.map(\.id) == ["header-unknown"])
    #expect(bench.receiver.notices.first?.fix == "Send apns-request-id.")
    let push = SamplePush.broadcast(channel).adding("apns-expiry", "0")
    #expect(client.request(push.http2, body: push.body)?.status == 200)
    #expect(bench.receiver.received.last?.push.remarks.map(\.fix) == ["Send apns-expiration."])
  }
}
