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
