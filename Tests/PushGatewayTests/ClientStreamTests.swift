import Glibc
import Testing

@testable import PushGateway

/// The connection of Islet's own client.
@MainActor
struct ClientStreamTests {
  private func connect(to bench: GatewayBench) throws -> ClientStream {
    let port = Int(bench.gateway.port)
    let stream = try ClientStream(ClientAddress(host: "127.0.0.1", port: port, timeout: 60))
    #expect(bench.pump { bench.connections.count == 1 })
    return stream
  }

  @Test func `a server that closes is not taken for one that is late`() throws {
    let bench = try GatewayBench()
    let stream = try connect(to: bench)
    bench.gateway.closeAll()
    // An end sets no error: what an earlier call has left must not count.
    errno = EAGAIN
    #expect(try stream.read() == nil)
  }

  @Test func `a stream that nobody keeps closes its connection`() throws {
    // Not the gateway that waits for a first byte in vain.
    let bench = try GatewayBench { $0.limits.handshakeSeconds = 3600 }
    var stream: ClientStream? = try connect(to: bench)
    #expect(stream != nil)
    stream = nil
    #expect(bench.pump { bench.connections.isEmpty })
  }
}
