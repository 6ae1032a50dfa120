/// Where a simulator can be reached.
public struct SimulatorAddress: Hashable, Sendable {
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

  /// The inspection API.
  public var api: String { "http://\(host):\(port)/islet/" }
}
