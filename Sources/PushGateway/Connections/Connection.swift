import CLinux
import EventLoop
import Findings
import LiveActivities

/// One TCP connection: finds out what is spoken, keeps deadlines, moves bytes between socket and session.
@MainActor
final class Connection {
  /// How far it has come.
  enum Stage {
    /// The first bytes, until they tell the protocol.
    case sniffing([UInt8])
    case handshaking
    case http2(HTTP2Session)
    case http1(HTTP1Session)
    /// All is sent; what still comes is read and dropped, so that the answer is not lost with it.
    case draining(left: Int)
    case closed
  }

  /// Owns this connection and closes it before it goes.
  unowned(unsafe) let gateway: PushGateway
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
  var isWatchingWrites = false
  var hasHeardEnd = false
  var isToFlush = false
  /// Requests may wait: for answers to be read, or for one that has just ended.
  var isHeldBack = false
  /// What the gateway counts for this connection among the bytes of unfinished requests.
  private var countedCost = 0
  private var refusals = 0
  /// `CONNECT` has led here; it does not lead any further.
  private var isTunnel = false
  var openInspections: [Int32: InspectionStream] = [:]
  /// Who sends: what the provider tokens of this connection have told so far.
  let sender: Sender
  /// Whether a request has ever come whole; those without make room first when there is none.
  private(set) var hasSentRequest = false
  let opened: Double

  init(_ descriptor: Int32, _ gateway: PushGateway) {
    self.descriptor = descriptor
    self.gateway = gateway
    opened = EventLoop.monotonicNow
    (lastActive, negotiatingSince) = (opened, opened)
    sender = Sender(environment: gateway.configuration.environment)
    // Keeps this connection until `close` forgets the descriptor.
    gateway.loop.watch(descriptor, for: .read) { ready in self.becameReady(ready) }
    gateway.sweep(noLaterThan: opened + gateway.configuration.limits.handshakeSeconds)
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
  private var isStrict: Bool { gateway.configuration.manner == .strict }

  /// What carries a push that comes here.
  var carrier: Push.Carrier {
    switch (isHTTP2, tls != nil) {
    case (true, true): .http2TLS
    case (true, false): .http2
    case (false, true): .http1TLS
    case (false, false): .http1
    }
  }

  // MARK: Bytes in

  private func becameReady(_ ready: EventLoop.Interest) {
    if isClosed { return }
    if ready.contains(.write) { flush() }
    if isClosed { return }
    let wantsRead = !isWatchingWrites && !ready.isDisjoint(with: [.read, .peerFinished])
    if wantsRead || !ready.isDisjoint(with: .closed) { read() }
  }

  private func read() {
    let count = recv(descriptor, gateway.intake.baseAddress, gateway.intake.count, 0)
    if count > 0 {
      let bytes = UnsafeRawBufferPointer(rebasing: gateway.intake[..<count])
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

  /// The client has sent its last byte: what it asked for still goes out, an endless answer ends.
  private func hearEnd() {
    if hasHeardEnd { return close() }
    hasHeardEnd = true
    if case .handshaking = stage { noticeHandshake("the client closed the connection") }
    // The end would be reported again and again.
    gateway.loop.change(descriptor, to: isWatchingWrites ? .write : [])
    gateway.flushLater(self)
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
    while true {
      switch tls.read(into: gateway.clearIntake) {
      case .bytes(let count):
        take(UnsafeRawBufferPointer(rebasing: gateway.clearIntake[..<count]))
        if isClosed { return }
      case .more: return gateway.flushLater(self)
      case .ended: return hearEnd()
      }
    }
  }

  private func noticeHandshake(_ reason: String) {
    gateway.counts.handshakesFailed += 1
    gateway.notice("gateway-tls-refused", "A client broke off the TLS handshake: \(reason).")
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
      guard let context = gateway.tls, let tls = context.makeSession() else {
        gateway.notice("gateway-bad-request", "A client wants TLS, but there is no certificate.")
        return close()
      }
      self.tls = tls
      stage = .handshaking
      seen.withUnsafeBytes { decrypt($0) }
    case .http2:
      beginHTTP2()
      seen.withUnsafeBytes { take($0) }
    case .http1:
      stage = .http1(HTTP1Session(speaksHTTP2Only: isStrict, mayConnect: tls == nil && !isTunnel))
      seen.withUnsafeBytes { take($0) }
    case .legacy:
      gateway.notice("gateway-legacy-protocol")
      close()
    case .garbage:
      gateway.notice("gateway-bad-request")
      close()
    }
  }

  private func beginEncrypted(_ tls: TLSSession) {
    sender.learn(certificate: tls.clientCertificate, host: tls.serverName)
    switch tls.protocolName {
    case "h2": beginHTTP2()
    case "http/1.1": stage = .http1(HTTP1Session(speaksHTTP2Only: isStrict, mayConnect: false))
    // Clients that negotiate nothing speak HTTP/2. APNs never waits to see; lenience does.
    default: if isStrict { beginHTTP2() } else { stage = .sniffing([]) }
    }
  }

  private func beginHTTP2() {
    var settings = HTTP2Session.Settings()
    let limit = gateway.configuration.limits.streams
    settings.concurrentStreams = gateway.configuration.throttlesStreams ? 1 : UInt32(limit)
    stage = .http2(HTTP2Session(settings: settings))
    let now = gateway.configuration.wallClock()
    if isStrict, let fault = sender.certificateFault(now: now) { sayGoodbye(fault) }
    if gateway.isStopping { sayGoodbye(.shutdown) }
  }

  /// After `CONNECT`, the client speaks as if it had reached the host that it named.
  private func beginTunnel(to host: String, _ session: HTTP1Session) {
    flush()
    sender.learn(certificate: nil, host: host)
    isTunnel = true
    stage = .sniffing([])
    negotiatingSince = lastActive
    let rest = session.takeRest()
    if !rest.isEmpty { rest.withUnsafeBytes { take($0) } }
  }

  // MARK: Requests

  /// Hands on what has come, until too many answers wait: then the rest waits for them to be read.
  func handleRequests(_ session: any HTTPSession) {
    isHeldBack = false
    while true {
      if session.backlog > gateway.configuration.limits.unreadAnswers {
        isHeldBack = true
        break
      }
      guard let request = session.nextRequest() else { break }
      hasSentRequest = true
      gateway.handle(request, from: self, session)
      if isClosed { return }
    }
    if case .tunnel(let host) = session.ending, let session = session as? HTTP1Session {
      return beginTunnel(to: host, session)
    }
    tellGone(session)
    countCost(session.cost)
    gateway.flushLater(self)
  }

  /// Keeps the gateway's sum, and ends this connection when it is the one that holds too much.
  private func countCost(_ cost: Int) {
    gateway.heldByAll += cost - countedCost
    countedCost = cost
    let limits = gateway.configuration.limits
    guard cost > limits.heldByConnection || gateway.heldByAll > limits.heldByAll && cost > 1 << 16
    else { return }
    gateway.counts.floods += 1
    gateway.notice(
      "gateway-flood", "A connection was closed: too many unfinished requests at once.")
    flush()
    close()
  }

  /// A push of this connection was answered; after a refusal APNs was seen to allow one stream at a time.
  func count(_ refusal: PushReason?) {
    if gateway.configuration.throttlesStreams, case .http2(let session) = stage {
      session.limitStreams(refusal == nil ? UInt32(gateway.configuration.limits.streams) : 1)
    }
    guard let refusal else {
      refusals = 0
      return
    }
    guard let limit = gateway.configuration.refusalsBeforeGoodbye else { return }
    // A dead token is no error of the sender's.
    if refusal.row.status == 410 { return }
    refusals += refusal == .badDeviceToken ? 2 : 1
    if refusals >= limit { session?.goAway(reason: Answer.body(refusal)) }
  }

  func tellGone(_ session: any HTTPSession) {
    for request in session.takeGone() {
      openInspections.removeValue(forKey: request.stream)?.clientHasGone()
    }
  }

  // MARK: The end

  /// Whether nobody waits for anything here.
  var isResting: Bool {
    guard let session else { return false }
    return session.unanswered == 0 && !session.hasUnfinished && unsent.isEmpty && !isToFlush
  }

  /// Takes no more requests; those that have begun are answered.
  func sayGoodbye(_ reason: PushReason) {
    guard let session else { return close() }
    session.goAway(reason: Answer.body(reason))
    flush()
  }

  /// Closes at once.
  func close() {
    if isClosed { return }
    stage = .closed
    countCost(0)
    gateway.loop.forget(descriptor)
    CLinux.close(descriptor)
    tls = nil
    unsent = []
    closeInspections()
    gateway.connections[ObjectIdentifier(self)] = nil
    gateway.finishStopping()
  }

  func closeInspections() {
    let streams = openInspections.values
    openInspections = [:]
    for stream in streams { stream.clientHasGone() }
  }
}
