import CLinux
import EventLoop
import Findings
import JSON
import LiveActivities
import Testing

@testable import PushGateway

@MainActor
struct DatagramTests {
  private final class UDPClient {
    let descriptor: Int32
    init(_ port: UInt16) {
      descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      _ = SocketAddress("127.0.0.1", port: port)?.withPointer { islet_connect(descriptor, $0, $1) }
    }
    deinit { CLinux.close(descriptor) }
    func send(_ bytes: [UInt8]) { CLinux.send(descriptor, bytes, bytes.count, 0) }
    func receive() -> JSONValue? {
      var bytes = [UInt8](repeating: 0, count: 2048)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return count > 0 ? try? JSONValue(parsing: bytes[..<count]) : nil
    }
  }

  private func answer(
    _ body: String, verdict: Verdict? = nil,
    _ change: (inout GatewayConfiguration) throws -> Void = { _ in }
  ) throws -> (JSONValue?, MemoryReceiver) {
    let bench = try GatewayBench(change)
    if let verdict { bench.receiver.verdict = verdict }
    let client = UDPClient(bench.gateway.port)
    client.send(Array(body.utf8))
    var answer: JSONValue?
    _ = bench.pump {
      answer = client.receive()
      return answer != nil
    }
    return (answer, bench.receiver)
  }

  @Test func `a gateway that is let go without being closed gives its sockets back`() throws {
    let loop = EventLoop()
    func listen(_ port: UInt16) throws -> UInt16 {
      var configuration = GatewayConfiguration()
      (configuration.port, configuration.hosts) = (port, ["127.0.0.1"])
      let gateway = PushGateway(
        loop: loop, configuration: configuration, receiver: MemoryReceiver(), hasThread: false)
      try gateway.start()
      return gateway.port
    }
    let port = try listen(0)
    #expect(try listen(port) == port)
  }

  @Test func `a datagram that is refused is answered with what to do about it`() throws {
    let (answer, _) = try answer("", verdict: Verdict(.rejected, findings: [Finding("token-dead")]))
    #expect(answer?["fix"]?.string == Finding("token-dead").fix)
    let (other, _) = try self.answer(
      #"{"aps":{},"token":"\#(MemoryReceiver.token)"}"#,
      verdict: Verdict(.shownWithRemarks, findings: [Finding("token-dead")]))
    #expect(other?["verdict"]?.string == "shownWithRemarks" && other?["fix"] == nil)
    for answer in [answer, other] { #expect(answer?["rules"] == ["token-dead"]) }
  }

  @Test func `of many findings a datagram's answer names eight, so that it fits into a datagram`()
    throws
  {
    let many = FindingTable.rows.prefix(20).map { Finding($0.id) }
    let (answer, _) = try answer(#"{"aps":{}}"#, verdict: Verdict(.shown, findings: many))
    #expect(answer?["rules"]?.array?.count == 8)
  }

  @Test func `a datagram with a token is a push, answered with status and verdict`() throws {
    let (answer, receiver) = try answer(
      #"{"aps":{"x":[1,{"token":"no"}]},"token":"\#(MemoryReceiver.token)"}"#)
    #expect(answer?["status"]?.int == 200)
    #expect(answer?["verdict"]?.string == "shown")
    #expect(answer?["summary"]?.string == "shown: push 1")
    #expect(receiver.received.first?.push.target == .token(MemoryReceiver.token))
    #expect(receiver.received.first?.push.carrier == .udp)
    #expect(receiver.received.first?.push.remarks.map(\.reason) == ["CarriedByUDP"])
  }

  @Test func `Simulator Target Bundle names the app; without either it is for the only activity`()
    throws
  {
    let (_, named) = try answer(#"{"Simulator Target Bundle": "com.example.match", "aps":{}}"#)
    #expect(named.received.first?.push.target == .app(bundle: "com.example.match"))
    // No header says what type it is.
    #expect(named.received.first?.push.headers.pushType == nil)
    let (_, bare) = try answer(#"{"aps":{}}"#)
    #expect(bare.received.first?.push.target == .app(bundle: nil))
  }

  @Test func `refusals name their reason`() throws {
    let (unknown, _) = try answer(#"{"token":"00"}"#)
    #expect(unknown?["reason"]?.string == "BadDeviceToken")
    let (number, _) = try answer(#"{"token":5,"aps":{}}"#)
    #expect(number?["reason"]?.string == "BadDeviceToken")
    let (none, _) = try answer(#"{"token":"","aps":{}}"#)
    #expect(none?["reason"]?.string == "MissingDeviceToken")
    let (dead, _) = try answer(#"{"token":"\#(MemoryReceiver.deadToken)"}"#)
    #expect(dead?["status"]?.int == 410)
    let (empty, _) = try answer("")
    #expect(empty?["reason"]?.string == "PayloadEmpty")
    let (large, _) = try answer(String(repeating: " ", count: 5000))
    #expect(large?["reason"]?.string == "PayloadTooLarge")
    let (strict, _) = try answer("{}") { $0.manner = .strict }
    #expect(strict?["reason"]?.string == "CarriedByUDP")
  }

  /// What is told of a datagram that was refused: the particulars behind the reason.
  private func particulars(
    _ body: String, _ change: (MemoryReceiver) -> Void = { _ in }
  ) throws -> GatewayRemark? {
    let bench = try GatewayBench()
    change(bench.receiver)
    let client = UDPClient(bench.gateway.port)
    client.send(Array(body.utf8))
    #expect(bench.pump { !bench.receiver.received.isEmpty })
    return bench.receiver.received.first?.push.remarks.first { $0.reason != "CarriedByUDP" }
  }

  @Test func `a datagram that is too large is told its size and its largest member`() throws {
    let long = String(repeating: "x", count: 5000)
    let whole = try particulars(#"{"aps":{"content-state":{"a":1,"text":"\#(long)"}}}"#)
    #expect(
      whole?.detail == "5043 bytes, 4096 are allowed; aps.content-state.text has 5002 of them")
    #expect(whole?.reason == "PayloadTooLarge")
    // The gateway keeps 8192 bytes of it.
    let cut = try particulars(#"{"aps":{"alert":"\#(long)\#(long)"}}"#)
    #expect(
      cut?.detail == "10020 bytes, 4096 are allowed; aps.alert has more than 8176 of them")
  }

  @Test func `a datagram's token is judged in the words of a request`() throws {
    #expect(try particulars(#"{"token":"00"}"#)?.detail == "nobody was given it")
    let placeholder = try particulars(#"{"token":"<token>"}"#)
    #expect(placeholder?.detail == "\"<token>\" is a placeholder that was not filled in")
    let spaced = try particulars(#"{"token":"0x\#(MemoryReceiver.token)"}"#)
    #expect(spaced?.detail.contains("without that it is the") == true)
    #expect(spaced?.fix == "Send its digits alone.")
    let channel = try particulars(#"{"token":"Y2hhbm5lbA=="}"#) {
      $0.owners["Y2hhbm5lbA=="] = MemoryReceiver.bundle
    }
    #expect(channel?.detail == "it is a broadcast channel of com.example.match")
  }

  @Test func `a datagram is told of a disk that is full`() throws {
    let told = try particulars("{}") { $0.keepsPushes = false }
    #expect(told?.reason == "ServiceUnavailable")
    #expect(told?.detail == "Islet's disk is full, and a push could not be kept")
  }

  @Test func `an answer is no payload: two simulators do not answer one another for ever`() throws {
    let bench = try GatewayBench()
    let client = UDPClient(bench.gateway.port)
    client.send(Array(#"{"status":200,"push":4,"verdict":"shown"}"#.utf8))
    client.send(Array(#"{"status":1,"aps":{}}"#.utf8))
    #expect(bench.pump { bench.receiver.received.count == 1 })
    #expect(bench.receiver.received.first?.push.body == Array(#"{"status":1,"aps":{}}"#.utf8))
  }

  @Test
  func `a client is told that its payload is too large for a datagram, not that nobody answers`() {
    let address = ClientAddress(host: "127.0.0.1", port: 1, timeout: 1)
    let fault = #expect(throws: ClientFault.self) {
      try PushClient.sendDatagram(Array(repeating: 0x20, count: 65_508), to: address)
    }
    #expect(fault?.sentence == "65508 bytes do not fit into a datagram: 65507 are the most")
    #expect(fault?.fix.contains("leave out --udp") == true)
  }

  @Test func `a burst is taken whole`() throws {
    let bench = try GatewayBench()
    let client = UDPClient(bench.gateway.port)
    for _ in 0..<150 { client.send(Array(#"{"aps":{}}"#.utf8)) }
    #expect(bench.pump { bench.receiver.received.count == 150 })
  }

  @Test(arguments: [
    "", "{", "[", "nul", #"{"a""#, #"{"a":"#, #"{"a":{"#, #"{"token":"#, #"{"token":"\"#,
    #"{"token":"a"#, "{\"a\":" + String(repeating: "[", count: 500),
  ])
  func `broken JSON names no one and harms nobody`(_ text: String) {
    let strings = TopLevelStrings(Array(text.utf8), keys: ["token", "b"])
    #expect(strings.values == [nil, nil])
  }

  @Test func `of members with one name the first string counts`() {
    for text in [#"{"token":1,"token":"a"}"#, #"{"token":"a","token":"b"}"#] {
      #expect(TopLevelStrings(Array(text.utf8), keys: ["token"]).values == ["a"])
    }
  }

  @Test func `a member is found by what its key says, however that is written`() {
    let text = #"{"t\u006fken":"a","Simulator\u0020Target Bundle":"b","\\u0074oken":"c"}"#
    let keys: [StaticString] = ["token", "Simulator Target Bundle"]
    #expect(TopLevelStrings(Array(text.utf8), keys: keys).values == ["a", "b"])
  }

  @Test func `members are found wherever they stand, with escapes`() {
    let text =
      #" { "x" : {"token":"inner"} , "y":[1,"a\"]}"], "token" : "a\u0062", "b":null, "c":2}"#
    #expect(
      TopLevelStrings(Array(text.utf8), keys: ["token", "b", "c"]).values == ["ab", nil, nil])
    #expect(TopLevelStrings(Array(text.utf8), keys: ["token", "b", "c"]).others == [2])
  }

  @Test(
    arguments: [
      (#"{"token":null,"aps":{}}"#, nil, nil),
      (#"{"token":null,"Simulator Target Bundle":null,"aps":{}}"#, nil, nil),
      (#"{"token":12,"aps":{}}"#, "BadDeviceToken", "Write the token in quotes."),
      (
        #"{"Simulator Target Bundle":12,"aps":{}}"#, "BadTopic",
        "Write the app's bundle ID in quotes."
      ),
      (
        #"{"token":null,"Simulator Target Bundle":["a"],"aps":{}}"#, "BadTopic",
        "Write the app's bundle ID in quotes."
      ),
    ] as [(String, String?, String?)])
  func `a null names no one, and what is no text is told by its key`(
    text: String, reason: String?, fix: String?
  ) throws {
    let bench = try GatewayBench()
    UDPClient(bench.gateway.port).send(Array(text.utf8))
    #expect(bench.pump { bench.receiver.received.count == 1 })
    let log = try #require(bench.receiver.received.first)
    #expect(log.reason == reason)
    #expect(log.push.remarks.last { $0.reason == reason }?.fix == fix)
  }
}
