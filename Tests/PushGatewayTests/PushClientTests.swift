import EventLoop
import Synchronization
import Testing

@testable import PushGateway

@MainActor
@Suite("Islet's own client")
struct PushClientTests {
  /// Sends a request from another thread, since the gateway answers on this one.
  private func send(
    _ request: ClientRequest, to bench: GatewayBench, isHTTP2: Bool
  ) throws -> ClientAnswer {
    let address = ClientAddress(
      host: "127.0.0.1", port: Int(bench.gateway.port), isHTTP2: isHTTP2, timeout: 60)
    let outcome = Mutex<Result<ClientAnswer, ClientFault>?>(nil)
    let thread = try #require(
      LoopThread(name: "client") {
        let result: Result<ClientAnswer, ClientFault>
        do throws(ClientFault) {
          result = .success(try PushClient.send(request, to: address))
        } catch {
          result = .failure(error)
        }
        outcome.withLock { $0 = result }
      })
    #expect(bench.pump { outcome.withLock { $0 != nil } })
    thread.join()
    return try #require(outcome.withLock { $0 }).get()
  }

  @Test(arguments: [false, true])
  func `an answer comes with its status, headers and body over either version`(
    _ isHTTP2: Bool
  ) throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { request, response in
      response.send(status: 201, headers: [("x-islet", "yes")], body: request.body + [33])
    }
    let answer = try send(
      ClientRequest("POST", "/islet/x", body: Array("body".utf8)), to: bench, isHTTP2: isHTTP2)
    #expect(answer.status == 201)
    #expect(answer.header("x-islet") == "yes")
    #expect(answer.body == Array("body!".utf8))
  }

  @Test(arguments: [
    ("a b", "c", "the header's name “a b” holds a blank"),
    ("größe", "1", "the header's name “größe” holds “ö”"),
    (":path", "/", "the header's name “:path” holds “:”"), ("", "1", "a header has no name"),
    ("a", "b\nc: d", "the header a holds a line break or another control character"),
    ("a", "b\u{1}", "the header a holds a line break or another control character"),
    ("a\r", "b", "the header's name “a\r” holds a line break"),
    ("a\tb", "c", "the header's name “a\tb” holds a tab"),
    ("a\u{7}", "c", "the header's name “a\u{7}” holds a control character"),
  ])
  func `a header that no server could read is not sent`(
    name: String, value: String, sentence: String
  ) {
    let request = ClientRequest("GET", "/islet/x", headers: [(name, value)])
    let fault = #expect(throws: ClientFault.self) {
      try PushClient.send(request, to: ClientAddress(port: 1))
    }
    #expect(fault?.sentence == sentence)
  }

  @Test(arguments: [false, true])
  func `headers of all letters that names may have arrive`(_ isHTTP2: Bool) throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, response in
      response.send(status: 200, headers: [], body: [])
    }
    let request = ClientRequest("GET", "/islet/x", headers: [("x-a_b.c1!#$%&'*+^`|~", "ä\tb c")])
    #expect(try send(request, to: bench, isHTTP2: isHTTP2).status == 200)
  }

  @Test(arguments: [false, true])
  func `a server that closes without an answer is told as that`(_ isHTTP2: Bool) throws {
    let bench = try GatewayBench()
    bench.receiver.inspection = { _, _ in
      bench.loop.afterThisPass {
        MainActor.assumeIsolated { bench.wire?.connections.values.forEach { $0.close() } }
      }
    }
    #expect(throws: ClientFault.self) {
      try send(ClientRequest("GET", "/islet/x"), to: bench, isHTTP2: isHTTP2)
    }
  }
}
