import EventLoop
import Findings

/// How the gateway is set up.
public struct GatewayConfiguration: Sendable {
  /// How it answers what APNs would refuse.
  public enum Manner: String, Hashable, Sendable, CaseIterable {
    /// Takes a push without credentials, or one over HTTP/1.1 or UDP, and remarks on it.
    case lenient
    /// Answers exactly as APNs.
    case strict
  }

  /// Addresses to bind: loopback, unless told otherwise.
  public var hosts = ["127.0.0.1", "::1"]
  /// The port for TCP and UDP; 0 picks a free one.
  public var port: UInt16 = GatewayConfiguration.standardPort
  /// More ports, of those that Apple uses: 443, 2195, 2196.
  public var aliases: [UInt16] = []
  /// Names beside `localhost` under which it may be called, in lower case.
  public var serverNames: Set<String> = []
  /// What callers of the inspection API must show as a bearer token; nil: nothing.
  public var inspectionToken: String?
  /// Whether UDP is listened to.
  public var takesDatagrams = true
  public var manner = Manner.lenient
  /// The environment of the tokens, and of clients that name no host of Apple's.
  public var environment = PushEnvironment.sandbox
  /// Provider keys; without one, signatures are not verified.
  public var keys: [ProviderKey] = []
  /// The certificate and its key; nil: TLS is not spoken.
  public var identity: ServerIdentity?
  /// Returns the certificate as it should be now, nil when it stays; called once an hour.
  public var renewal: (@MainActor () throws(GatewayError) -> ServerIdentity)?
  /// Bundle IDs for which broadcasts are switched off.
  public var bundlesWithoutBroadcast: Set<String> = []
  /// Send the names that Apple documents where the service is known to send others.
  public var documentedNames = false
  /// After a refusal, one stream at a time until a push is accepted, as the service was seen to do.
  public var throttlesStreams = false
  /// After so many refusals in a row a connection is told to go away, sooner for bad tokens; nil for never.
  public var refusalsBeforeGoodbye: Int?
  /// How many pushes a second one token takes before `TooManyRequests`; nil: any number.
  public var pushesPerTokenAndSecond: Int?
  /// Takes a push for any app's topic, for a simulator that only shows what is sent.
  public var takesAnyToken = false
  public var limits = GatewayLimits()
  /// UNIX seconds of the wall clock, by which the age of provider tokens is judged.
  public var wallClock: @Sendable () -> Double = { EventLoop.calendarNow }

  /// The port that APNs itself offers beside 443.
  public static let standardPort: UInt16 = 2197

  /// Creates a configuration with the standard values.
  public init() {}
}

/// What one client, and all of them together, may use.
public struct GatewayLimits: Sendable {
  /// Connections at a time.
  public var connections = 512
  /// Streams at a time on one HTTP/2 connection.
  public var streams = 1000
  /// Seconds until a new connection must have said what it speaks, TLS included.
  public var handshakeSeconds = 10.0
  /// Seconds from a request's first byte to its last.
  public var requestSeconds = 30.0
  /// Seconds without a request after which a connection is closed.
  public var idleSeconds = 3600.0
  /// The same for HTTP/1.1.
  public var keepAliveSeconds = 120.0
  /// Seconds that a client may leave an answer unread.
  public var unreadSeconds = 30.0
  /// Seconds that a shutdown waits for answers to be read.
  public var farewellSeconds = 3.0
  /// How many requests, counted in kilobytes or each as one, may wait before no more are read.
  public var unhandled = 512
  /// Bytes of unfinished requests that one connection may hold here.
  public var heldByConnection = 4 << 20
  /// Bytes of unfinished requests that all connections may hold together.
  public var heldByAll = 24 << 20
  /// Bytes of answers that wait for a client before no more of its requests are handled.
  public var unreadAnswers = 256 << 10
  /// Inspection requests of one connection that are handled at a time; more of them wait.
  public var unansweredInspections = 8
  /// Answers without end at a time, of all clients: each is written whatever happens.
  public var endlessAnswers = 64
  /// Bytes of an endless answer that wait for a client before more of it is made.
  public var unreadStream = 64 << 10
  /// Bytes of answers that wait for all clients before inspection is refused for a while.
  public var unreadByAll = 64 << 20
  /// Bytes of an inspection answer that wait for a slow client; a stream that lags behind more is cut.
  public var unreadInspection = 1 << 20

  public init() {}
}
