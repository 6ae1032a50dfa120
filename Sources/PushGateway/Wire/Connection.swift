import CLinux
import EventLoop
import Findings
import LiveActivities

/// One TCP connection: finds out what is spoken, keeps deadlines, moves bytes between socket and session.
final class Connection: Relievable {
  /// How far it has come.
  enum Stage {
    /// The first bytes, until they tell the protocol.
    case sniffing([UInt8])
    case handshaking
    case http2(HTTP2Session)
    case http1(HTTP1Session)
    /// Everything is sent. Later bytes are read and dropped: closing at once would take the answer back.
    case draining(left: Int)
    case closed
  }

  /// The wire that holds this connection until `close`.
  let wire: Wire
  let id: ConnectionID
  let descriptor: Int32
  var stage = Stage.sniffing([])
  private(set) var tls: TLSSession?
  /// What the socket did not take yet, and since when.
  var unsent: [UInt8] = []
  var unsentSince = 0.0
  /// When the last bytes came, and when the protocol began to be negotiated.
  var lastActive: Double
  private(set) var negotiatingSince: Double
  /// When draining ends.
  var drainedBy = 0.0
  /// When an answer last moved that waits for the client's window.
  var movedSince = 0.0
  var isBacklogged = false
  var isWatchingWrites = false
  /// The gateway is busy: nothing is read until it has caught up a little.
  private var isPaused = false
  /// Enough was read that waits behind a request of HTTP/1.1: nothing more is read until that is answered.
  private var isFull = false
  private(set) var waitsForRelief = false
  var hasHeardEnd = false
  var isToFlush = false
  /// Requests may wait for answers to be read, for one that has just ended, or for the gateway.
  var isHeldBack = false
  /// The bytes of unfinished requests that the wire counts for this connection.
  private var countedCost = 0
  private var refusals = 0
  /// `CONNECT` has led here; it does not lead any further.
  private var isTunnel = false
  /// Answers of unknown length that are under way, by their streams.
  var endless: [Int32: EndlessAnswer] = [:]
  /// Inspection requests whose answers have not begun, by their streams.
  private var asked: Set<Int32> = []
  /// Who is there, as far as the connection tells.
  private var identity: ClientIdentity
  /// Whether a whole request has ever arrived. Connections without one are closed first when room is needed.
  private(set) var hasSentRequest = false
  let opened: Double

  init(_ descriptor: Int32, at host: String?, _ id: ConnectionID, _ wire: Wire) {
    (self.descriptor, self.id, self.wire) = (descriptor, id, wire)
    opened = EventLoop.monotonicNow
    (lastActive, negotiatingSince) = (opened, opened)
    identity = ClientIdentity(environment: wire.configuration.environment)
    identity.learn(certificate: nil, host: host)
    wire.tell(.opened(id, identity))
    // Keeps this connection until `close` forgets the descriptor.
    wire.loop.watch(descriptor, for: .read) { ready in self.becameReady(ready) }
    wire.sweep(noLaterThan: opened + wire.configuration.limits.handshakeSeconds)
  }

  var session: (any HTTPSession)? {
    switch stage {
    case .http2(let session): session
    case .http1(let session): session
    default: nil
    }
  }

  var isClosed: Bool { if case .closed = stage { true } else { false } }
  var isHTTP2: Bool { if case .http2 = stage { true } else { false } }
  private var isStrict: Bool { wire.configuration.manner == .strict }

  /// What is to be known of a request that comes here.
  var traits: RequestRecord.Traits {
    let http2: RequestRecord.Traits = isHTTP2 ? .http2 : []
    return tls == nil ? http2 : http2.union(.encrypted)
  }

  // MARK: Bytes in

  private func becameReady(_ ready: EventLoop.Interest) {
    if isClosed { return }
    if ready.contains(.write) { flush() }
    if isClosed { return }
    if !ready.isDisjoint(with: .closed) { return read() }
    guard !isWatchingWrites, !ready.isDisjoint(with: [.read, .peerFinished]) else { return }
    if wire.isCongested {
      pause()
    } else if mustWaitForAnswer {
      isFull = true
      watch()
    } else {
      read()
    }
  }

  /// Whether requests that were sent ahead over HTTP/1.1 fill the memory behind one that is not answered yet.
  private var mustWaitForAnswer: Bool {
    guard case .http1(let session) = stage else { return false }
    return session.unanswered > 0 && session.cost > Connection.readAhead
  }

  /// So many bytes are read ahead of an answer.
  private static let readAhead = 1 << 16

  /// Reads no more until the gateway has caught up.
  private func pause() {
    isPaused = true
    watch()
    waitForRelief()
  }

  /// Asks the wire to call `relieve` once the gateway has caught up.
  func waitForRelief() {
    if waitsForRelief { return }
    waitsForRelief = true
    wire.callWhenRelieved(self)
  }

  /// Resumes reading when the gateway has caught up.
  func relieve() {
    waitsForRelief = false
    if isClosed { return }
    isPaused = false
    watch()
    if isHeldBack { wire.flushLater(self) }
  }

  /// Has the loop look for what is of use now.
  func watch() {
    let interest: EventLoop.Interest =
      isWatchingWrites ? .write : hasHeardEnd || isPaused || isFull ? [] : .read
    wire.loop.change(descriptor, to: interest)
  }

  private func read() {
    let count = recv(descriptor, wire.intake.baseAddress, wire.intake.count, 0)
    if count > 0 {
      let bytes = UnsafeRawBufferPointer(rebasing: wire.intake[..<count])
      if case .draining(let left) = stage {
        if left < count { close() } else { stage = .draining(left: left - count) }
        return
      }
      if tls != nil { decrypt(bytes) } else { take(bytes) }
    } else if count == 0 {
      hearEnd()
    } else if islet_errno() != EAGAIN, islet_errno() != EINTR {
      close()
    }
  }

  /// Handles the end of what the client sends. Answers to its requests still go out; an endless answer ends.
  private func hearEnd() {
    if hasHeardEnd { return close() }
    hasHeardEnd = true
    if case .handshaking = stage { noticeHandshake("the client closed the connection") }
    // The end would be reported again and again.
    watch()
    wire.flushLater(self)
  }

  private func decrypt(_ bytes: UnsafeRawBufferPointer) {
    guard let tls else { return }
    tls.feed(bytes)
    if case .handshaking = stage {
      switch tls.handshake() {
      case .more: return flush()
      case .failed(let reason):
        noticeHandshake(reason)
        flush()
        return close()
      case .done: beginEncrypted(tls)
      }
    }
    while tls.hasMore {
      switch tls.read(into: wire.clearIntake) {
      case .bytes(let count):
        take(UnsafeRawBufferPointer(rebasing: wire.clearIntake[..<count]))
        if isClosed { return }
      case .more: return wire.flushLater(self)
      case .ended: return hearEnd()
      }
    }
    wire.flushLater(self)
  }

  private func noticeHandshake(_ reason: String) {
    wire.notice("gateway-tls-refused", "A client broke off the TLS handshake: \(reason).")
  }

  /// Takes bytes in clear, as they came or decrypted.
  private func take(_ bytes: UnsafeRawBufferPointer) {
    lastActive = EventLoop.monotonicNow
    switch stage {
    case .sniffing(var seen):
      seen += bytes
      sniff(seen)
    case .http2(let session):
      session.receive(bytes, now: lastActive)
      handleRequests(session)
    case .http1(let session):
      session.receive(bytes, now: lastActive)
      handleRequests(session)
    case .handshaking, .draining, .closed: return
    }
  }

  // MARK: What is spoken

  private func sniff(_ seen: [UInt8]) {
    switch ProtocolSniffer.decide(seen, isEncrypted: tls != nil) {
    case .undecided: stage = .sniffing(seen)
    case .tls:
      guard let context = wire.tls, let tls = context.makeSession() else {
        wire.notice("gateway-bad-request", "A client wants TLS, but there is no certificate.")
        return close()
      }
      self.tls = tls
      stage = .handshaking
      seen.withUnsafeBytes { decrypt($0) }
    case .http2:
      beginHTTP2()
      seen.withUnsafeBytes { take($0) }
    case .http1:
      stage = .http1(
        HTTP1Session(
          speaksHTTP2Only: isStrict, mayConnect: tls == nil && !isTunnel, door: wire.door))
      seen.withUnsafeBytes { take($0) }
    case .legacy:
      wire.notice("gateway-legacy-protocol")
      close()
    case .garbage:
      wire.notice("gateway-bad-request")
      close()
    }
  }

  private func beginEncrypted(_ tls: TLSSession) {
    identity.learn(certificate: tls.clientCertificate, host: tls.serverName)
    wire.tell(.met(id, identity))
    switch tls.protocolName {
    case "h2": beginHTTP2()
    case "http/1.1": stage = .http1(HTTP1Session(speaksHTTP2Only: isStrict, mayConnect: false))
    // Clients that negotiate nothing speak HTTP/2 to APNs, which never waits to see. Lenient mode looks at the
    // first bytes. Google's hosts accept either version.
    default:
      let isApple = !(tls.serverName.map(ServedHosts.isGoogle) ?? false)
      if isStrict, isApple { beginHTTP2() } else { stage = .sniffing([]) }
    }
  }

  private func beginHTTP2() {
    var settings = HTTP2Session.Settings()
    let limit = wire.configuration.limits.streams
    settings.concurrentStreams = wire.configuration.throttlesStreams ? 1 : UInt32(limit)
    stage = .http2(
      HTTP2Session(
        settings: settings, speaksHTTP2Only: isStrict, pool: wire.pool, memory: wire.memory))
    let now = wire.configuration.wallClock()
    if isStrict, let fault = identity.certificateFault(now: now) { sayGoodbye(fault) }
    if wire.isStopping { sayGoodbye(.shutdown) }
  }

  /// Continues after `CONNECT` as if the client had reached the host that it named.
  private func beginTunnel(to host: String, _ session: HTTP1Session) {
    flush()
    if isClosed { return }
    identity.learn(certificate: nil, host: host)
    wire.tell(.met(id, identity))
    isTunnel = true
    stage = .sniffing([])
    negotiatingSince = lastActive
    let rest = session.takeRest()
    if !rest.isEmpty { rest.withUnsafeBytes { take($0) } }
  }

  // MARK: Requests

  /// Hands on complete requests, until too many answers wait to be read or too many requests to be answered.
  /// The rest waits then.
  func handleRequests(_ session: any HTTPSession) {
    isHeldBack = false
    while true {
      guard mayHandOn(session) else {
        isHeldBack = true
        break
      }
      if wire.isCongested {
        isHeldBack = true
        waitForRelief()
        break
      }
      let isOne = session.nextRequest { request in
        hasSentRequest = true
        if request.isInspection { asked.insert(request.stream) }
        wire.handOn(request, from: self)
      }
      if !isOne { break }
    }
    if case .tunnel(let host) = session.ending, let session = session as? HTTP1Session {
      return beginTunnel(to: host, session)
    }
    if isFull, !mustWaitForAnswer {
      isFull = false
      watch()
    }
    wire.finishedReading()
    tellGone(session)
    countCost(session.cost)
    wire.flushLater(self)
  }

  /// Returns whether the client has read enough of its answers for one more request.
  func mayHandOn(_ session: any HTTPSession) -> Bool {
    let limits = wire.configuration.limits
    // A client with a window of 0 takes no answers: trying again and again would not move them.
    return session.backlog <= limits.unreadAnswers && asked.count < limits.unansweredInspections
  }

  /// Forgets a question when its answer has begun, or when nobody waits for it.
  func forgetAsked(_ stream: Int32) { asked.remove(stream) }

  /// Updates the wire's sum of held bytes, and closes this connection when it is the one that holds too many.
  private func countCost(_ cost: Int) {
    wire.heldByAll += cost - countedCost
    countedCost = cost
    let limits = wire.configuration.limits
    guard cost > limits.heldByConnection || wire.heldByAll > limits.heldByAll && cost > 1 << 16
    else { return }
    wire.notice(
      "gateway-flood", "A connection was closed: too many unfinished requests at once.")
    flush()
    close()
  }

  /// Notes that a push was answered. After a refusal, allows one stream at a time, as APNs does.
  func count(_ refusal: PushReason?) {
    if wire.configuration.throttlesStreams, case .http2(let session) = stage {
      session.limitStreams(refusal == nil ? UInt32(wire.configuration.limits.streams) : 1)
    }
    guard let refusal else {
      refusals = 0
      return
    }
    guard let limit = wire.configuration.refusalsBeforeGoodbye else { return }
    // A dead token is no error of the sender's.
    if refusal.row.status == 410 { return }
    let before = refusals
    refusals += refusal == .badDeviceToken ? 2 : 1
    // The client is told once, whatever it had sent before it knew.
    if before < limit, refusals >= limit { session?.goAway(reason: Answer.body(refusal)) }
  }

  func tellGone(_ session: any HTTPSession) {
    if case .http2(let session) = stage, let complaint = session.complaint {
      session.complaint = nil
      wire.notice("gateway-header-refused", "A request was reset: \(complaint).")
    }
    for stream in session.takeGone() {
      endless[stream] = nil
      forgetAsked(stream)
      wire.tell(.gone(id, stream: stream))
    }
  }

  // MARK: The end

  /// Whether neither side waits for anything on this connection.
  var isResting: Bool {
    guard let session else { return false }
    return session.unanswered == 0 && !session.hasUnfinished && unsent.isEmpty && !isToFlush
  }

  /// Takes no more requests; those that have begun are answered.
  func sayGoodbye(_ reason: PushReason) {
    guard let session else { return close() }
    endEndless(session)
    session.goAway(reason: Answer.body(reason))
    flush()
  }

  /// Closes at once.
  func close() {
    if isClosed { return }
    stage = .closed
    countCost(0)
    wire.loop.forget(descriptor)
    CLinux.close(descriptor)
    tls = nil
    unsent = []
    endless = [:]
    wire.closed(self)
  }
}
