import CLinux
import EventLoop
import Findings
import LiveActivities

/// APNs as push tools know it, on one port: HTTP/2 over TLS and in clear, HTTP/1.1, `CONNECT`, UDP.
///
/// This half knows what requests mean. The other half, `Wire`, has the connections, on a thread of its own
/// where there are cores enough: requests come from there in batches, and answers go back in batches.
@MainActor
public final class PushGateway {
  let loop: EventLoop
  /// How it is set up; manner and environment may change while it runs, the rest is read at the start.
  public var configuration: GatewayConfiguration {
    didSet { orderNow(.configure(configuration)) }
  }
  let receiver: any PushReceiver
  /// Which addresses are listened on, as `127.0.0.1:2197`; empty before `start`.
  public internal(set) var addresses: [String] = []
  /// The port that was bound, when 0 was asked for.
  public internal(set) var port: UInt16 = 0
  /// A reason with which every push is refused: an outage to try a sender against.
  public var outage: PushReason?
  /// Why no push is taken at all: an outage, or a disk that is full; nil where pushes are taken.
  var obstacle: Refusal? {
    guard receiver.keepsPushes else {
      return Refusal(.serviceUnavailable, Self.unkept.detail, fix: Self.unkept.fix)
    }
    return outage.map {
      Refusal(
        $0, "Islet was told to answer so, whatever is sent",
        fix: "POST {\"outage\": null} to /islet/switches.", timestamp: configuration.wallClock())
    }
  }
  /// What is said beside the refusal of a push that cannot be kept.
  public static let unkept = GatewayRemark(
    .serviceUnavailable, "Islet's disk is full, and a push could not be kept",
    fix: "Make room where the journal is: GET /islet/ tells its path.")

  /// Where the wire runs, once it does.
  private enum Seat {
    case nowhere
    case thread(LoopThread)
    /// On the loop of this gateway: where a second thread would have no core of its own, and in tests.
    case here(Wire)
  }
  private var seat = Seat.nowhere
  private let hasThread: Bool

  /// By the place of their connection.
  var clients: [Client?] = []
  private(set) var arrivals: Mailbox<Arrivals>?
  private(set) var departures: Mailbox<Departures>?
  /// An empty batch, for what comes next.
  var arrived = Arrivals()
  /// What goes to the wire after this pass.
  var unsent = Departures()
  var willSend = false
  /// Whether what has come waits until a widget has read what came before.
  var waitsForReading = false
  var datagramSockets: [DatagramSocket] = []
  /// Sockets that the wire is about to get.
  var bound: [BoundSocket] = []
  var tokens: ProviderTokenVerifier
  var ids = IDSource()
  var rates = TokenRates()
  var fcm = FCMMemory()
  /// What lenience last remarked on, as the list that a push keeps.
  var lastRemark: (reason: PushReason, list: [GatewayRemark])?
  private var notices = NoticeLimiter()
  let renewalTimer: LoopTimer
  private var isStopping = false
  /// Bytes of inspection answers that were made so far.
  var orderedBodies = 0
  /// Answers of unknown length that are under way.
  var endlessAnswers = 0
  private var onStopped: (@MainActor () -> Void)?

  /// Creates a gateway that does not listen yet; it keeps its receiver, which must not keep it.
  public convenience init(
    loop: EventLoop, configuration: GatewayConfiguration, receiver: any PushReceiver
  ) {
    self.init(
      loop: loop, configuration: configuration, receiver: receiver,
      hasThread: EventLoop.hasManyCores)
  }

  /// Creates a gateway that does not listen yet.
  ///
  /// - Parameter hasThread: whether the wire gets a thread of its own.
  init(
    loop: EventLoop, configuration: GatewayConfiguration, receiver: any PushReceiver,
    hasThread: Bool
  ) {
    self.loop = loop
    renewalTimer = LoopTimer(loop)
    self.configuration = configuration
    self.receiver = receiver
    self.hasThread = hasThread
    tokens = ProviderTokenVerifier(keys: configuration.keys)
  }

  isolated deinit {
    closeAll()
    ids.deallocate()
  }

  /// Binds and listens.
  public func start() throws(GatewayError) {
    guard let arrivals = Mailbox<Arrivals>(), let departures = Mailbox<Departures>() else {
      throw .cannotRun(SystemError(islet_errno()).description)
    }
    let tls: TLSContext?
    if let identity = configuration.identity {
      tls = try TLSContext(identity, configuration)
    } else {
      tls = nil
    }
    let plan = WirePlan(
      configuration: configuration, tls: tls, sockets: try bindAll(), arrivals: arrivals,
      departures: departures)
    (self.arrivals, self.departures) = (arrivals, departures)
    arrivals.watch(on: loop) { [unowned self] in takeArrivals() }
    seat =
      try hasThread
      ? .thread(startThread(plan))
      : .here(Wire(plan, on: loop) { [unowned self] in takeArrivalsHere() })
    if tls != nil, configuration.renewal != nil { renewLater() }
  }

  /// Takes what the wire on this loop has just posted.
  private nonisolated func takeArrivalsHere() {
    // This loop is the main actor's, as the gateway's is.
    MainActor.assumeIsolated { takeArrivals() }
  }

  private func startThread(_ plan: WirePlan) throws(GatewayError) -> LoopThread {
    let thread = LoopThread(name: "islet-wire") {
      let loop = EventLoop()
      let wire = Wire(plan, on: loop)
      loop.run()
      wire.close()
    }
    if let thread { return thread }
    for socket in plan.sockets { close(socket.descriptor) }
    throw .cannotRun("the system gives no thread")
  }

  /// Whether a wire hands on what comes.
  var hasWire: Bool { if case .nowhere = seat { false } else { true } }

  /// The wire, when it runs on this gateway's own loop.
  var wire: Wire? { if case .here(let wire) = seat { wire } else { nil } }

  /// Tells every client to go away, finishes what has begun, and closes; then runs `then`.
  public func stop(then: @escaping @MainActor () -> Void = {}) {
    guard !isStopping else { return }
    isStopping = true
    onStopped = then
    stopListening()
    orderNow(.stop)
  }

  /// Closes everything at once, without a word.
  public func closeAll() {
    stopListening()
    switch seat {
    case .nowhere: break
    case .thread(let thread):
      orderNow(.leave)
      thread.join()
    case .here(let wire): wire.close()
    }
    seat = .nowhere
    arrivals?.forget(on: loop)
    let gone = clients
    clients = []
    for client in gone { client?.hasGone() }
    renewalTimer.cancel()
    finishStopping()
  }

  func stopListening() {
    for socket in datagramSockets { socket.close() }
    datagramSockets = []
    addresses = []
  }

  /// Ends stopping once all connections are closed.
  func finishStopping() {
    guard isStopping, let then = onStopped else { return }
    onStopped = nil
    loop.afterThisPass { then() }
  }

  /// Says something about a connection, unless too much was said lately.
  func notice(_ finding: Finding) {
    guard notices.mayNotice(finding.id, now: EventLoop.monotonicNow) else { return }
    receiver.gatewayNoticed(finding)
  }
}

/// Why a gateway cannot start.
public enum GatewayError: Error, Hashable, CustomStringConvertible {
  case cannotBind(address: String, reason: String)
  case cannotRun(String)
  case badIdentity(String)
  /// A folder that cannot be trusted, and what to do.
  case badFolder(String, fix: String)
  case badKey(String)

  /// What to do about it.
  public var fix: String {
    switch self {
    case .cannotBind where isTaken:
      "islet doctor tells what listens there; --port 0 takes a free port"
    case .cannotBind(_, let reason) where reason == SystemError(EACCES).description:
      "ports below 1024 need privileges: choose another one with --port"
    case .cannotBind: "--bind takes an address of this machine, 0.0.0.0 for all of them"
    case .cannotRun: "close other programs, or raise the limits that `ulimit -a` lists"
    case .badFolder(_, let fix): fix
    case .badIdentity: "--state DIR makes new certificates; --certificate and --key give your own"
    case .badKey: "--p8 KEYID/TEAMID=FILE.p8, as Apple's developer pages name and give them"
    }
  }

  /// Whether another program has the place.
  public var isTaken: Bool {
    guard case .cannotBind(_, let reason) = self else { return false }
    return reason == SystemError(EADDRINUSE).description
  }

  public var description: String {
    switch self {
    case .cannotBind(let address, let reason): "cannot listen on \(address): \(reason)"
    case .cannotRun(let reason): "the gateway cannot run: \(reason)"
    case .badIdentity(let reason): "the certificate cannot be used: \(reason)"
    case .badFolder(let reason, _): "the folder of the certificates cannot be used: \(reason)"
    case .badKey(let reason): "the provider key cannot be used: \(reason)"
    }
  }
}
