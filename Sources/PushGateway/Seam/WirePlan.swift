import EventLoop

/// The sockets and settings that a wire starts with. Sockets are bound before its thread starts, so that a
/// failure can be reported.
struct WirePlan: Sendable {
  var configuration: GatewayConfiguration
  var tls: TLSContext?
  var sockets: [BoundSocket]
  let arrivals: Mailbox<Arrivals>
  let departures: Mailbox<Departures>
}

/// A socket that clients can connect to already.
struct BoundSocket: Sendable {
  var descriptor: Int32
  /// The host of Apple's that its port stands for.
  var host: String?
}
