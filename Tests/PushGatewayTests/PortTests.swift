import CLinux
import Testing

@testable import PushGateway

/// Whether ports are free is asked before what ran until then is put aside.
@MainActor
@Suite struct PortTests {
  /// A socket that takes a port of a host until it goes. Each test has hosts of its own: on 127.0.0.1 other tests take
  /// ports meanwhile.
  private final class Occupant {
    let descriptor: Int32
    var port: UInt16 { SocketAddress(boundTo: descriptor)?.port ?? 0 }

    init(_ host: String, port: UInt16 = 0, isUDP: Bool) throws {
      let address = try #require(SocketAddress(host, port: port))
      descriptor =
        isUDP ? try boundSocket(address, type: SOCK_DGRAM) : try listeningSocket(address)
    }

    deinit { close(descriptor) }
  }

  private func fault(_ port: UInt16, hosts: [String], udp: Bool = true) -> GatewayError? {
    var configuration = GatewayConfiguration()
    (configuration.port, configuration.hosts) = (port, hosts)
    configuration.takesDatagrams = udp
    do throws(GatewayError) {
      try PushGateway.checkPorts(configuration)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a port that another program has for datagrams alone is told`() throws {
    let other = try Occupant("127.0.0.11", isUDP: true)
    let error = fault(other.port, hosts: ["127.0.0.11"])
    #expect(
      error?.description
        == "cannot listen on 127.0.0.11:\(other.port)/udp: Address already in use")
    #expect(error?.fix.contains("--port 0 takes a free port") == true)
    #expect(fault(other.port, hosts: ["127.0.0.11"], udp: false) == nil)
  }

  @Test func `a second port that is given twice is taken once`() throws {
    let port = try Occupant("127.0.0.15", isUDP: false).port
    let bench = try GatewayBench { ($0.hosts, $0.aliases) = (["127.0.0.15"], [port, port]) }
    let client = RawClient(bench, host: "127.0.0.15", port: port)
    client.send(SamplePush().http1)
    #expect(client.wait(for: "200 OK"))
  }

  @Test func `a port that is taken on the second host is told`() throws {
    let other = try Occupant("127.0.0.13", isUDP: false)
    #expect(
      fault(other.port, hosts: ["127.0.0.12", "127.0.0.13"])?.description
        == "cannot listen on 127.0.0.13:\(other.port): Address already in use")
  }

  @Test func `a port that is free is not taken by being asked for`() throws {
    let port = try Occupant("127.0.0.14", isUDP: false).port
    #expect(fault(port, hosts: ["127.0.0.14"]) == nil)
    #expect(fault(port, hosts: ["127.0.0.14"]) == nil)
    #expect(try Occupant("127.0.0.14", port: port, isUDP: false).port == port)
  }
}
