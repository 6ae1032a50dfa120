import Testing

@testable import Simulator

@Suite("Where a backend takes tokens")
struct BackendAddressTests {
  @Test func `host, port, path and query are taken from the URL`() throws {
    let plain = try #require(BackendAddress("http://localhost/tokens?app=a%20b"))
    #expect(plain.address.host == "localhost" && plain.address.port == 80)
    #expect(!plain.address.isTLS)
    #expect(plain.request([]).path == "/tokens?app=a%20b")
    let secure = try #require(BackendAddress("https://[::1]:8443"))
    #expect(secure.address.host == "::1" && secure.address.port == 8443)
    #expect(secure.address.isTLS)
    #expect(secure.request([]).path == "/")
  }

  @Test func `a name and a password become a header`() throws {
    let backend = try #require(BackendAddress("http://ann:secret@localhost:8080/"))
    let header = backend.request([]).headers.first { $0.name == "authorization" }
    #expect(header?.value == "Basic YW5uOnNlY3JldA==")
    // What is shown of the address stands in logs.
    #expect(backend.text == "http://localhost:8080/")
  }

  @Test(arguments: ["http://localhost:70000/", "http://localhost:0/", "http://", "http:///tokens"])
  func `an address without a host, or with a number that is no port, is none`(_ text: String) {
    #expect(BackendAddress(text) == nil)
    #expect(!RunningSimulator.Options.isBackend(text))
  }
}
