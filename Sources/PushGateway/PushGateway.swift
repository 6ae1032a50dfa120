import CLinux
import EventLoop
import Findings
import LiveActivities

/// APNs as push tools know it, on one port: HTTP/2 over TLS and in clear, HTTP/1.1, `CONNECT`, UDP.
@MainActor
public final class PushGateway {
  let loop: EventLoop
  /// How it is set up; manner and environment may change while it runs, the rest is read at the start.
  public var configuration: GatewayConfiguration
  let receiver: any PushReceiver
  /// Which addresses are listened on, as `127.0.0.1:2197`; empty before `start`.
  public internal(set) var addresses: [String] = []
  /// The port that was bound, when 0 was asked for.
  public internal(set) var port: UInt16 = 0
  /// A reason with which every push is refused: an outage to try a sender against.
  public var outage: PushReason?
  /// What has been counted since the start.
  public internal(set) var counts = GatewayCounts()

  var connections: [ObjectIdentifier: Connection] = [:]
  var listeners: [any ListeningSocket] = []
  var tls: TLSContext?
  var tokens: ProviderTokenVerifier
  var ids = IDSource()
  var rates = TokenRates()
  let tokenTexts = TextCache()
  let topicTexts = TextCache()
  /// What lenience last remarked on, as the list that a push keeps.
  var lastRemark: (reason: PushReason, list: [GatewayRemark])?
  var notices = NoticeLimiter()
  /// Memory that a connection's bytes pass through, shared by all: one is handled at a time.
  let intake = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  let clearIntake = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var outlet: [UInt8] = []
  var toFlush: [Connection] = []
  var sweepTimer: EventLoop.Timer?
  var sweepDue = Double.infinity
  var renewalTimer: EventLoop.Timer?
  var isStopping = false
  /// When it began to stop, in seconds of the monotonic clock.
  private(set) var stoppedAt = 0.0
  /// Answers of unknown length that are under way.
  var endlessAnswers = 0
  /// Bytes of unfinished requests that all connections hold.
  var heldByAll = 0
  var onStopped: (@MainActor () -> Void)?

  /// A gateway that does not listen yet; it keeps its receiver, which must not keep it.
  public init(
    loop: EventLoop, configuration: GatewayConfiguration, receiver: any PushReceiver
  ) {
    self.loop = loop
    self.configuration = configuration
    self.receiver = receiver
    tokens = ProviderTokenVerifier(keys: configuration.keys)
  }

  isolated deinit {
    closeListeners()
    for connection in Array(connections.values) { connection.close() }
    if let sweepTimer { loop.cancel(sweepTimer) }
    if let renewalTimer { loop.cancel(renewalTimer) }
    intake.deallocate()
    clearIntake.deallocate()
    ids.deallocate()
    tokenTexts.deallocate()
    topicTexts.deallocate()
  }

  /// Binds and listens.
  public func start() throws(GatewayError) {
    if let identity = configuration.identity { tls = try TLSContext(identity, configuration) }
    try bindAll()
    if tls != nil, configuration.renewal != nil { renewLater() }
  }

  /// Tells every client to go away, finishes what has begun, and closes; then runs `then`.
  public func stop(then: @escaping @MainActor () -> Void = {}) {
    guard !isStopping else { return }
    isStopping = true
    stoppedAt = EventLoop.monotonicNow
    onStopped = then
    closeListeners()
    for connection in connections.values { connection.sayGoodbye(.shutdown) }
    loop.schedule(at: EventLoop.monotonicNow + configuration.limits.farewellSeconds) {
      self.closeAll()
    }
    finishStopping()
  }

  /// Closes everything at once, without a word.
  public func closeAll() {
    closeListeners()
    for connection in Array(connections.values) { connection.close() }
    finishStopping()
  }

  func finishStopping() {
    guard isStopping, connections.isEmpty, let then = onStopped else { return }
    onStopped = nil
    loop.afterThisPass { then() }
  }

  // MARK: Answers leave together

  /// Writes a connection's answers after this pass, when what they promise is on disk.
  func flushLater(_ connection: Connection) {
    if connection.isToFlush { return }
    connection.isToFlush = true
    if toFlush.isEmpty {
      loop.afterThisPass(.answer) { self.flushAll() }
    }
    toFlush.append(connection)
  }

  private func flushAll() {
    let waiting = toFlush
    toFlush.removeAll(keepingCapacity: true)
    for connection in waiting {
      connection.isToFlush = false
      connection.flush()
    }
  }

  // MARK: Deadlines

  /// Makes sure that deadlines are looked at no later than this.
  func sweep(noLaterThan due: Double) {
    guard due < sweepDue else { return }
    if let sweepTimer { loop.cancel(sweepTimer) }
    sweepDue = due
    // The timer is cancelled with the gateway: nothing here may make references to it slow.
    sweepTimer = loop.schedule(at: due) { [unowned(unsafe) self] in sweepNow() }
  }

  /// Deadlines move with each request, the timer does not: when it comes, all connections are looked at.
  private func sweepNow() {
    (sweepTimer, sweepDue) = (nil, .infinity)
    let now = EventLoop.monotonicNow
    var next = Double.infinity
    for connection in Array(connections.values) {
      next = min(next, connection.enforceDeadline(now: now))
    }
    if next < .infinity { sweep(noLaterThan: next) }
  }

  /// Says something about a connection, unless too much was said lately.
  func notice(_ id: FindingID, _ sentence: String? = nil) {
    guard notices.mayNotice(id, now: EventLoop.monotonicNow) else { return }
    receiver.gatewayNoticed(Finding(id, sentence: sentence))
  }
}

/// What a gateway has counted since its start.
public struct GatewayCounts: Hashable, Sendable {
  public var connections = 0
  public var turnedAway = 0
  public var requests = 0
  public var refused = 0
  public var datagrams = 0
  public var floods = 0
  public var timeouts = 0
  public var handshakesFailed = 0
}

/// Why a gateway cannot start.
public enum GatewayError: Error, Hashable, CustomStringConvertible {
  case cannotBind(address: String, reason: String)
  case badIdentity(String)
  case badKey(String)

  /// What to do about it.
  public var fix: String {
    switch self {
    case .cannotBind(_, let reason) where reason == SystemError(EADDRINUSE).description:
      "islet doctor tells what listens there; --port 0 takes a free port"
    case .cannotBind(_, let reason) where reason == SystemError(EACCES).description:
      "ports below 1024 need privileges: choose another one with --port"
    case .cannotBind: "--bind takes an address of this machine, 0.0.0.0 for all of them"
    case .badIdentity: "--state DIR makes new certificates; --certificate and --key give your own"
    case .badKey: "--p8 KEYID/TEAMID=FILE.p8, as Apple's developer pages name and give them"
    }
  }

  public var description: String {
    switch self {
    case .cannotBind(let address, let reason): "cannot listen on \(address): \(reason)"
    case .badIdentity(let reason): "the certificate cannot be used: \(reason)"
    case .badKey(let reason): "the provider key cannot be used: \(reason)"
    }
  }
}

/// Keeps a flood of connections from becoming a flood of findings: ten of a kind a minute.
struct NoticeLimiter {
  private var seen: [FindingID: (since: Double, count: Int)] = [:]

  mutating func mayNotice(_ id: FindingID, now: Double) -> Bool {
    var entry = seen[id] ?? (now, 0)
    if now - entry.since > 60 { entry = (now, 0) }
    entry.count += 1
    seen[id] = entry
    return entry.count <= 10
  }
}
