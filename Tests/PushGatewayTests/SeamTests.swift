import EventLoop
import Testing

@testable import PushGateway

/// What crosses between the wire and the gateway: in which order, how much of it, and what becomes of it
/// when one side goes.
@MainActor
struct SeamTests {
  /// Lets the gateway handle nothing until it is woken.
  private func putToSleep(_ bench: GatewayBench) {
    bench.gateway.waitsForReading = true
  }

  private func wake(_ bench: GatewayBench) {
    bench.gateway.waitsForReading = false
    bench.gateway.takeArrivals()
  }

  /// A push that says which one it is.
  private func push(_ number: Int) -> SamplePush {
    var push = SamplePush().setting("apns-collapse-id", "\(number)")
    push.body = Array(#"{"aps":{"timestamp":\#(number),"content-state":{}}}"#.utf8)
    return push
  }

  @Test(arguments: [false, true])
  func `pushes of a connection are handled in their order, each once`(_ hasThread: Bool) throws {
    let bench = try GatewayBench(hasThread: hasThread)
    let clients = (0..<4).map { _ in bench.connectHTTP2() }
    var streams: [Int32] = []
    for number in 0..<200 {
      streams.append(clients[number % 4].begin(push(number).http2, body: push(number).body))
    }
    for (number, stream) in streams.enumerated() {
      #expect(clients[number % 4].response(stream)?.status == 200)
    }
    let numbers = bench.receiver.received.compactMap { Int($0.push.headers.collapseID ?? "") }
    #expect(numbers.sorted() == Array(0..<200))
    for client in 0..<4 {
      let its = numbers.filter { $0 % 4 == client }
      #expect(its == its.sorted())
    }
    #expect(
      bench.receiver.received.allSatisfy {
        let number = $0.push.headers.collapseID ?? ""
        return $0.push.body == push(Int(number) ?? -1).body ?? []
      })
  }

  @Test func `what the gateway has not handled is bounded, and all of it is handled in the end`()
    throws
  {
    let bench = try GatewayBench { $0.limits.unhandled = 20 }
    let clients = (0..<3).map { _ in bench.connectHTTP2() }
    for client in clients { #expect(client.request(push(0).http2, body: push(0).body) != nil) }
    bench.receiver.received = []
    putToSleep(bench)
    let streams = clients.map { client in
      (1...50).map { client.begin(push($0).http2, body: push($0).body) }
    }
    #expect(bench.pump { bench.wire?.isCongested == true })
    let late = bench.connect()
    late.send(SamplePush().http1)
    for _ in 0..<4 { bench.loop.pass(limit: 0) }
    var waiting = Arrivals()
    bench.gateway.arrivals?.take(into: &waiting)
    #expect((1...20).contains(waiting.weight))
    // Nobody is accepted either.
    #expect(bench.connections.count == 3)
    // Without room the loop rests, as soon as what had come before is seen to.
    let rests = (0..<20).contains { _ in
      let start = EventLoop.monotonicNow
      bench.loop.pass(limit: 0.05)
      return EventLoop.monotonicNow - start > 0.04
    }
    #expect(rests)
    bench.gateway.arrivals?.post(&waiting)
    wake(bench)
    for (client, streams) in zip(clients, streams) {
      for stream in streams { #expect(client.response(stream)?.status == 200) }
    }
    #expect(late.wait(for: "200 OK"))
    #expect(bench.receiver.received.count == 151)
  }

  @Test func `whoever finds no room after relief, since others were first, is called again`() throws
  {
    let bench = try GatewayBench { $0.limits.unhandled = 10 }
    let (first, second) = (bench.connectHTTP2(), bench.connectHTTP2())
    for client in [first, second] { #expect(client.request(push(0).http2) != nil) }
    putToSleep(bench)
    let streams = (0..<40).map { first.begin(push($0).http2, body: push($0).body) }
    #expect(bench.pump { bench.connections.first?.isHeldBack == true })
    // Room for a few, too little to call everybody.
    var handled = Departures()
    handled.handled = 3
    bench.gateway.departures?.post(&handled)
    for _ in 0..<4 { bench.loop.pass(limit: 0) }
    let others = (0..<20).map { second.begin(push($0).http2, body: push($0).body) }
    #expect(bench.pump { bench.connections.last?.isHeldBack == true })
    wake(bench)
    for stream in others { #expect(second.response(stream)?.status == 200) }
    for stream in streams { #expect(first.response(stream)?.status == 200) }
  }

  @Test(arguments: [1, 2, 3, 7, 20], [false, true])
  func `however little may wait, everybody is answered`(_ unhandled: Int, _ hasThread: Bool) throws
  {
    let bench = try GatewayBench(hasThread: hasThread) { $0.limits.unhandled = unhandled }
    let clients = (0..<6).map { _ in bench.connectHTTP2() }
    var streams: [(client: Int, stream: Int32)] = []
    for number in 0..<300 {
      // Bursts of all lengths, from everybody in turn.
      let client = number * number / 50 % 6
      let stream = clients[client].begin(push(number).http2, body: push(number).body)
      streams.append((client, stream))
    }
    let plain = (0..<6).map { _ in bench.connect() }
    for client in plain {
      client.send(SamplePush().http1 + SamplePush().http1)
      client.finishSending()
    }
    for (client, stream) in streams {
      #expect(clients[client].response(stream)?.status == 200)
    }
    for client in plain {
      #expect(client.waitForEnd())
      #expect(client.text.components(of: "200 OK") == 2)
    }
  }

  @Test func `answers wait until what they promise is on disk`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    var isRecorded = false
    bench.receiver.onReceive = {
      bench.loop.afterThisPass(.record) {
        var departed = Departures()
        bench.gateway.departures?.take(into: &departed)
        isRecorded = departed.answers.isEmpty && bench.gateway.unsent.answers.count == 1
      }
    }
    #expect(client.request(push(1).http2, body: push(1).body)?.status == 200)
    #expect(isRecorded)
  }

  @Test func `a request that waits to be handled when the shutdown comes is still answered`() throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    #expect(client.request(push(0).http2, body: push(0).body)?.status == 200)
    putToSleep(bench)
    let stream = client.begin(push(1).http2, body: push(1).body)
    let other = bench.connect()
    other.send(SamplePush().http1)
    #expect(bench.pump { bench.connections.filter { $0.session?.awaited == 1 }.count == 2 })
    var hasStopped = false
    bench.gateway.stop { hasStopped = true }
    #expect(
      client.wait {
        client.parse()
        return client.goAway != nil
      })
    #expect(!hasStopped && client.responses[stream] == nil)
    wake(bench)
    #expect(client.response(stream)?.status == 200)
    #expect(other.wait(for: "200 OK"))
    #expect(bench.pump { hasStopped })
    #expect(bench.connections.isEmpty)
  }

  @Test func `an answer to a connection that is gone goes nowhere, whoever has its place now`()
    throws
  {
    let bench = try GatewayBench()
    let first = bench.connectHTTP2()
    #expect(first.request(push(0).http2, body: push(0).body)?.status == 200)
    let place = bench.connections.first?.id
    putToSleep(bench)
    _ = first.begin(push(1).with(path: "/3/device/00").http2, body: push(1).body)
    #expect(bench.pump { bench.connections.first?.session?.awaited == 1 })
    first.reset()
    #expect(bench.pump { bench.connections.isEmpty })
    let second = bench.connectHTTP2()
    // The same stream of another connection in the same place.
    _ = second.nextID()
    let stream = second.begin(push(2).http2, body: push(2).body)
    #expect(bench.pump { bench.connections.first?.session?.awaited == 1 })
    #expect(bench.connections.first?.id.place == place?.place)
    #expect(bench.connections.first?.id != place)
    wake(bench)
    #expect(second.response(stream)?.status == 200)
    #expect(bench.receiver.received.map(\.status) == [200, 400, 200])
  }

  @Test func `an answer to a stream that was reset goes nowhere, and the connection goes on`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    #expect(client.request(push(0).http2, body: push(0).body)?.status == 200)
    putToSleep(bench)
    let reset = client.begin(push(1).http2, body: push(1).body)
    #expect(bench.pump { bench.connections.first?.session?.awaited == 1 })
    client.send(HTTP2Client.frame(type: 3, stream: reset, [0, 0, 0, 8]))
    #expect(bench.pump { bench.connections.first?.session?.awaited == 0 })
    wake(bench)
    #expect(client.request(push(2).http2, body: push(2).body)?.status == 200)
    #expect(client.responses[reset] == nil)
    #expect(bench.receiver.received.count == 3)
  }

  @Test func `requests before a flood are answered before it ends the connection`() throws {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    #expect(client.request(push(0).http2, body: push(0).body)?.status == 200)
    putToSleep(bench)
    let stream = client.begin(push(1).http2, body: push(1).body)
    let ping = HTTP2Client.frame(type: 6, stream: 0, [UInt8](repeating: 0, count: 8))
    client.send([[UInt8]](repeating: ping, count: 3000).flatMap { $0 })
    #expect(bench.pump { bench.connections.first?.session?.ending != nil })
    wake(bench)
    #expect(client.response(stream)?.status == 200)
    #expect(client.waitForEnd())
  }

  @Test func `inspection has its turn among pushes, and counts what it makes others wait for`()
    throws
  {
    let bench = try GatewayBench {
      $0.limits.unreadByAll = 1_000_000
      $0.limits.unansweredInspections = 2
    }
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [UInt8](repeating: 65, count: 700_000))
    }
    let clients = (0..<4).map { _ in bench.connect() }
    putToSleep(bench)
    for client in clients { client.send("GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n") }
    #expect(bench.pump { bench.connections.filter { $0.session?.awaited == 1 }.count == 4 })
    wake(bench)
    // All four were counted when nothing was unread yet: the third would still have been too much.
    for client in clients { #expect(client.wait(for: "HTTP/1.1 ")) }
    let statuses = clients.map { $0.text.contains("HTTP/1.1 200") }
    #expect(statuses.filter { $0 }.count == 2)
  }

  @Test func `a small inspection takes the room of one push`() throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in response.send(status: 200, headers: [], body: []) }
    let client = bench.connect()
    let request = "GET /islet/journal HTTP/1.1\r\nhost: a\r\n\r\n"
    client.send(request)
    #expect(client.wait(for: "HTTP/1.1 200"))
    putToSleep(bench)
    client.send(request)
    #expect(bench.pump { bench.connections.first?.session?.awaited == 1 })
    var waiting = Arrivals()
    bench.gateway.arrivals?.take(into: &waiting)
    #expect(waiting.weight == 1)
    bench.gateway.arrivals?.post(&waiting)
    wake(bench)
    #expect(client.wait { client.text.components(of: "HTTP/1.1 200") == 2 })
  }

  @Test(arguments: [false, true])
  func `a gateway is closed at any time, with requests under way`(_ hasThread: Bool) throws {
    for count in 0..<20 {
      let bench = try GatewayBench(hasThread: hasThread)
      let client = bench.connectHTTP2()
      for number in 0...count { _ = client.begin(push(number).http2, body: push(number).body) }
      bench.gateway.closeAll()
      #expect(client.waitForEnd())
    }
  }

  @Test func `a gateway is closed while it handles a request of Firebase's`() throws {
    let bench = try GatewayBench()
    let client = bench.connect()
    bench.receiver.onReceive = { bench.gateway.closeAll() }
    client.send(SampleMessage().http1)
    #expect(client.waitForEnd())
    #expect(bench.receiver.received.count == 1)
  }

  @Test func `a gateway is let go while a client is there`() throws {
    let (loop, bench) = (EventLoop(), try GatewayBench())
    var configuration = bench.gateway.configuration
    configuration.port = 0
    var gateway: PushGateway? = PushGateway(
      loop: loop, configuration: configuration, receiver: MemoryReceiver(), hasThread: false)
    try gateway?.start()
    let client = RawClient(bench, port: gateway?.port)
    for _ in 0..<100 where gateway?.wire?.connections.isEmpty != false { loop.pass(limit: 0.1) }
    #expect(gateway?.wire?.connections.count == 1)
    gateway = nil
    loop.pass(limit: 0)
    #expect(client.waitForEnd())
  }

  @Test func `on its own thread the gateway stops when its clients have their answers`() throws {
    let bench = try GatewayBench(hasThread: true)
    let client = bench.connectHTTP2()
    let streams = (0..<30).map { client.begin(push($0).http2, body: push($0).body) }
    #expect(bench.pump { bench.receiver.received.count == 30 })
    var hasStopped = false
    bench.gateway.stop { hasStopped = true }
    for stream in streams { #expect(client.response(stream)?.status == 200) }
    #expect(
      client.wait {
        client.parse()
        return client.goAway == #"{"reason":"Shutdown"}"#
      })
    client.close()
    #expect(bench.pump { hasStopped })
  }

  @Test func `whoever waits for a gateway to stop is told when it is closed at once after all`()
    throws
  {
    let bench = try GatewayBench()
    let client = bench.connectHTTP2()
    _ = client.begin(push(0).http2, body: [1], ends: false)
    #expect(bench.pump { bench.connections.first?.session?.hasUnfinished == true })
    var hasStopped = false
    bench.gateway.stop { hasStopped = true }
    bench.loop.pass(limit: 0)
    #expect(!hasStopped)
    bench.gateway.closeAll()
    #expect(bench.pump { hasStopped })
  }

  @Test func `a place in the table is used again, and the one before is not mistaken for it`()
    throws
  {
    let bench = try GatewayBench()
    var table = ConnectionTable()
    let first = table.reserve()
    #expect(table[first] == nil && table.isEmpty)
    let client = bench.connect()
    #expect(bench.pump { !bench.connections.isEmpty })
    let connection = try #require(bench.connections.first)
    #expect(connection.id == first)
    table.insert(connection)
    #expect(table[first] === connection && table.count == 1)
    table.remove(connection)
    table.remove(connection)
    let second = table.reserve()
    #expect(second.place == first.place && second != first)
    #expect(table[first] == nil && table.isEmpty)
    client.close()
  }
}
