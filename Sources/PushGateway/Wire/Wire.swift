import CLinux
import EventLoop
import Findings

/// The half of the gateway that knows sockets: connections, TLS, HTTP, limits, deadlines.
///
/// It lives on one loop, on a thread of its own where there are cores enough, and passes batches of requests to the
/// gateway, which knows what they mean. The types that cross are in `Seam`.
final class Wire {
  let loop: EventLoop
  var configuration: GatewayConfiguration
  private let outbox: Mailbox<Arrivals>
  private let inbox: Mailbox<Departures>
  private var arrivals = Arrivals()
  private var departures = Departures()
  private var willPost = false
  /// Takes what was posted, where the gateway is on this loop; nil once the wire is closed.
  private var gateway: (() -> Void)?
  /// The weight of what was handed to the gateway and is not handled yet.
  private var pending = 0
  /// Bytes of inspection answers that have come so far.
  private var takenBodies = 0
  private var waitsForRelief: [any Relievable] = []

  var connections = ConnectionTable()
  var listeners: [Listener] = []
  var tls: TLSContext?
  var ids = IDSource()
  let pool = RequestPool()
  let memory = HTTP2Memory()
  private var notices = NoticeLimiter()
  /// Memory that a connection's bytes pass through, shared by all: one is handled at a time.
  let intake = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  let clearIntake = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var outlet: [UInt8] = []
  private var toFlush: [Connection] = []
  private var sweepTimer: EventLoop.Timer?
  private var sweepDue = Double.infinity
  private var farewell: EventLoop.Timer?
  private(set) var isStopping = false
  /// When it began to stop, in seconds of the monotonic clock.
  private(set) var stoppedAt = 0.0
  private var hasToldStopped = false
  private(set) var door: BrowserDoor
  /// Bytes of unfinished requests that all connections hold.
  var heldByAll = 0

  /// Creates a wire that serves the sockets at once, until `close`.
  ///
  /// The loop keeps it till then. Nothing refers to it weakly: that would make every reference slower (CHEAP.md).
  ///
  /// - Parameter gateway: takes what was posted, where the gateway is on the same loop.
  init(_ plan: WirePlan, on loop: EventLoop, gateway: (() -> Void)? = nil) {
    (self.loop, self.gateway) = (loop, gateway)
    (configuration, tls) = (plan.configuration, plan.tls)
    door = BrowserDoor(names: plan.configuration.serverNames, tls: plan.tls)
    (outbox, inbox) = (plan.arrivals, plan.departures)
    inbox.watch(on: loop) { self.takeDepartures() }
    listeners = plan.sockets.map { Listener($0, self) }
  }

  deinit {
    ids.deallocate()
    intake.deallocate()
    clearIntake.deallocate()
  }

  /// Closes everything at once without saying goodbye. Call it before letting the wire go.
  func close() {
    // What closing tells is posted after this pass, when there may be no gateway any more.
    gateway = nil
    closeListeners()
    for connection in connections.values { connection.close() }
    for timer in [sweepTimer, farewell] { if let timer { loop.cancel(timer) } }
    inbox.forget(on: loop)
  }

  func closeListeners() {
    for listener in listeners { listener.close() }
    listeners = []
  }

  // MARK: To the gateway

  /// Whether the gateway is so busy that nothing more is read.
  var isCongested: Bool { pending >= configuration.limits.unhandled }

  /// Calls whoever cannot go on when that is over, once.
  func callWhenRelieved(_ waiting: any Relievable) { waitsForRelief.append(waiting) }

  /// Hands a request on, to be answered later.
  func handOn(_ request: Request, from connection: Connection) {
    if let refusal = door.refusal(of: request) {
      return turnAway(request, from: connection, refusal)
    }
    if request.isInspection { return inspect(request, from: connection) }
    if request.nonEmpty(.apnsID) == nil { request.add(.madeID, ids.uuid()) }
    var traits = connection.traits
    if isStopping, request.began > stoppedAt { traits.insert(.tooLate) }
    let before = arrivals.weight
    arrivals.append(request, of: connection.id, traits)
    pending += arrivals.weight - before
    if gateway == nil, arrivals.requests.count >= Wire.largeBatch {
      outbox.post(&arrivals)
    } else {
      postLater()
    }
  }

  /// Hands on what one connection has sent, so that the gateway begins while other connections are read. Hands
  /// on together what arrived together, so that the answers can leave in one piece.
  func finishedReading() {
    if gateway == nil, arrivals.requests.count >= Wire.batch { outbox.post(&arrivals) }
  }

  /// How many requests are handed over together while more are there to be read. A small number puts both
  /// threads to work early; an even smaller one costs more hand-overs than it saves.
  private static let batch = 8
  /// From so many requests on, they are handed over before a connection's bytes are all read.
  private static let largeBatch = 32

  /// Answers a request that may not come in, and says so.
  private func turnAway(
    _ request: Request, from connection: Connection, _ refusal: BrowserDoor.Refusal
  ) {
    notice("gateway-caller", "A request was turned away: \(refusal.sentence).")
    let body =
      request.isInspection
      ? InspectionFaultText.bytes(refusal.sentence, fix: refusal.fix)
      : Answer.body(.forbidden)
    connection.begin(
      request.stream,
      InspectionHead(status: 403, headers: [("content-type", "application/json")]), body,
      isWhole: true)
  }

  private func inspect(_ request: Request, from connection: Connection) {
    let isForGoogle = request[.path].map(FCMRoute.serves) == true
    // Requests to Google's hosts carry a token of Google's.
    if let token = configuration.inspectionToken, !isForGoogle,
      !InspectionToken.is(token, shownBy: request)
    {
      let body = InspectionFaultText.bytes(
        "the inspection API asks for the token that islet serve printed",
        fix:
          "send “authorization: Bearer TOKEN”; islet push and islet intent take it from ISLET_TOKEN"
      )
      let head = InspectionHead(
        status: 401,
        headers: [("content-type", "application/json"), ("www-authenticate", "Bearer")])
      return connection.begin(request.stream, head, body, isWhole: true)
    }
    // What is too large for Google has an answer in Google's form, and a place in the log.
    if request.bodyCount > Request.keptInspectionBody, !isForGoogle {
      let limit = Request.keptInspectionBody >> 20
      let body = InspectionFaultText.bytes("the body has more than \(limit) MB", fix: "send less")
      let head = InspectionHead(status: 413, headers: [("content-type", "application/json")])
      return connection.begin(request.stream, head, body, isWhole: true)
    }
    let held = connections.values.reduce(0) { $0 + $1.unread }
    tell(
      .inspection(
        connection.id, stream: request.stream, InspectionRequest(request),
        Unread(held: held, taken: takenBodies)),
      weight: 1 + request.cost / 1024)
  }

  /// Tells the gateway something, in its turn among the requests.
  func tell(_ news: WireNews, weight: Int = 1) {
    arrivals.append(news, weight: weight)
    pending += weight
    postLater()
  }

  /// Says something about a connection, unless too much was said lately.
  func notice(_ id: FindingID, _ sentence: String? = nil) {
    guard notices.mayNotice(id, now: EventLoop.monotonicNow) else { return }
    tell(.notice(id, sentence))
  }

  private func postLater() {
    if willPost { return }
    willPost = true
    loop.afterThisPass(.handle) { self.post() }
  }

  private func post() {
    willPost = false
    outbox.post(&arrivals, rings: gateway == nil)
    gateway?()
  }

  // MARK: From the gateway

  /// Takes answers and orders from a gateway on the same loop, and writes the answers.
  func takeAnswers() {
    takeDepartures()
    flushAll()
  }

  private func takeDepartures() {
    inbox.take(into: &departures)
    var batch = Departures()
    swap(&batch, &departures)
    // The requests of a connection arrive together, and so do their answers.
    var answers = batch.answers[...]
    while let first = answers.first {
      let run = answers.prefix { $0.connection == first.connection }
      connections[first.connection]?.answer(run, batch.contents)
      answers.removeFirst(run.count)
    }
    for order in batch.orders { follow(order) }
    pending -= batch.handled
    batch.removeAll()
    swap(&batch, &departures)
    if pending <= configuration.limits.unhandled / 2, !waitsForRelief.isEmpty { relieve() }
  }

  private func relieve() {
    let waiting = waitsForRelief
    waitsForRelief = []
    for each in waiting { each.relieve() }
  }

  private func follow(_ order: WireOrder) {
    switch order {
    case .begin(let id, let stream, let head, let body, let isWhole):
      takenBodies += body.count
      connections[id]?.begin(stream, head, body, isWhole: isWhole)
    case .add(let id, let stream, let piece): connections[id]?.add(piece, to: stream)
    case .end(let id, let stream): connections[id]?.end(stream)
    case .configure(let configuration): self.configuration = configuration
    case .show(let context):
      tls = context
      door.tls = context
    case .stop: stop()
    case .leave: loop.stop()
    }
  }

  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    stoppedAt = EventLoop.monotonicNow
    closeListeners()
    for connection in connections.values { connection.sayGoodbye(.shutdown) }
    farewell = loop.schedule(at: stoppedAt + configuration.limits.farewellSeconds) {
      for connection in self.connections.values { connection.close() }
    }
    finishStopping()
  }

  private func finishStopping() {
    guard isStopping, connections.isEmpty, !hasToldStopped else { return }
    hasToldStopped = true
    tell(.stopped)
  }

  // MARK: Connections

  /// Forgets a connection that has closed itself.
  func closed(_ connection: Connection) {
    connections.remove(connection)
    tell(.closed(connection.id))
    if connections.isEmpty { sweepNoMore() }
    finishStopping()
  }

  /// Writes a connection's answers after this pass.
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

  /// Makes sure that deadlines are checked at this time at the latest.
  func sweep(noLaterThan due: Double) {
    guard due < sweepDue else { return }
    if let sweepTimer { loop.cancel(sweepTimer) }
    sweepDue = due
    // The timer is cancelled with the wire: nothing here may make references to it slow.
    sweepTimer = loop.schedule(at: due) { [unowned self] in sweepNow() }
  }

  private func sweepNoMore() {
    if let sweepTimer { loop.cancel(sweepTimer) }
    (sweepTimer, sweepDue) = (nil, .infinity)
  }

  /// Checks all connections. Each request moves deadlines, but not the timer that calls this.
  private func sweepNow() {
    (sweepTimer, sweepDue) = (nil, .infinity)
    let now = EventLoop.monotonicNow
    var next = Double.infinity
    for connection in connections.values {
      next = min(next, connection.enforceDeadline(now: now))
    }
    if next < .infinity { sweep(noLaterThan: next) }
  }
}

/// Stops reading or accepting while the gateway is too busy, and resumes on `relieve`.
protocol Relievable: AnyObject {
  /// Lets the object read or accept again.
  func relieve()
}

/// Limits findings about connections to ten of a kind a minute.
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
