import EventLoop

/// What a wire is made of, before it has a thread: sockets are bound where their failing can be told.
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
