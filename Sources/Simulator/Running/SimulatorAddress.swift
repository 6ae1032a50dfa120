/// Where a simulator can be reached.
public struct SimulatorAddress: Hashable, Sendable {
  /// As it stands in a URL.
  public var host: String
  public var port: Int
  public var udpPort: Int?
  /// The authority's certificate, a file.
  public var authority: String?
  /// What callers of the inspection API must show as a bearer token; nil: nothing.
  public var token: String?

  /// Creates the addresses at which a simulator can be reached.
  public init(
    host: String = "localhost", port: Int, udpPort: Int?, authority: String?, token: String? = nil
  ) {
    (self.host, self.port, self.udpPort) = (host, port, udpPort)
    (self.authority, self.token) = (authority, token)
  }

  /// Returns the host by which this machine reaches who listens on an address, as it stands in a URL.
  public static func host(listeningOn address: String) -> String {
    switch address {
    case "127.0.0.1", "::1", "0.0.0.0", "::": "localhost"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }

  /// Where pushes are taken: `http://localhost:2197`.
  public var origin: String { "http://\(host):\(port)" }
  /// The inspection API.
  public var api: String { origin + "/islet/" }
}
