import Glibc
import Goldens
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

  @Test func `a server that does not read is told as late, and not as gone`() throws {
    let listener = try LoopbackListener()
    defer { listener.close() }
    let stream = try ClientStream(
      ClientAddress(host: "127.0.0.1", port: listener.port, timeout: 0.1))
    let fault = #expect(throws: ClientFault.self) {
      try stream.write([UInt8](repeating: 0, count: 64 << 20))
    }
    #expect(fault?.sentence == "the server did not read in time")
  }

  @Test func `who knows no authority is told how to name one`() throws {
    let listener = try LoopbackListener()
    defer { listener.close() }
    let fault = #expect(throws: ClientFault.self) {
      try ClientStream(
        ClientAddress(host: "127.0.0.1", port: listener.port, isTLS: true, timeout: 0.1))
    }
    #expect(fault?.sentence.hasPrefix("TLS: the handshake failed") == true)
    #expect(fault?.fix.contains("SSL_CERT_FILE=FILE") == true)
  }

  @Test(arguments: [0, -1, 65536, 70000])
  func `a number that is no port is refused, and no other is taken for it`(port: Int) {
    let fault = #expect(throws: ClientFault.self) {
      try ClientStream(ClientAddress(host: "127.0.0.1", port: port))
    }
    #expect(fault?.sentence == "\(port) is no port")
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
