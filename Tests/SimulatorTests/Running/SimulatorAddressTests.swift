import Testing

@testable import Simulator

@Suite("Where a simulator says that it is") struct SimulatorAddressTests {
  @Test(arguments: [
    ("127.0.0.1", "localhost"), ("::1", "localhost"), ("0.0.0.0", "localhost"), ("::", "localhost"),
    ("127.0.0.2", "127.0.0.2"), ("192.168.1.5", "192.168.1.5"), ("fd00::5", "[fd00::5]"),
  ])
  func `it is called so that this machine reaches it`(_ address: String, _ host: String) {
    #expect(SimulatorAddress.host(listeningOn: address) == host)
  }

  @Test func `pushes and the API have one host and port`() {
    let address = SimulatorAddress(host: "[fd00::5]", port: 2197, udpPort: nil, authority: nil)
    #expect(address.origin == "http://[fd00::5]:2197")
    #expect(address.api == "http://[fd00::5]:2197/islet/")
  }
}
