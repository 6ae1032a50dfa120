import CLinux
import EventLoop
import Findings
import LiveActivities

/// One TCP connection: finds out what is spoken, keeps deadlines, moves bytes between socket and session.
@MainActor
final class Connection {
  /// How far it has come.
  private enum Stage {
    /// The first bytes, until they tell the protocol.
    case sniffing([UInt8])
    case handshaking
    case http2(HTTP2Session)
    case http1(HTTP1Session)
    /// All is sent; what still comes is read and dropped, so that the answer is not lost with it.
    case draining(left: Int)
    case closed
  }

  unowned let gateway: PushGateway
  private let descriptor: Int32
  private var stage = Stage.sniffing([])
  private var tls: TLSSession?
  private var unsent: [UInt8] = []
  private var unsentSince = 0.0
  private var deadline: Double
  private var lastActive: Double
  private var isWatchingWrites = false
  private var hasHeardEnd = false
  private var openInspections: [Int32: InspectionStream] = [:]
  /// Who sends: what the provider tokens of this connection have told so far.
  let sender: Sender
  var isToFlush = false
  /// Whether a request has ever come whole; those without make room first when there is none.
  private(set) var hasSentRequest = false
  let opened: Double

  init(_ descriptor: Int32, _ gateway: PushGateway) {
    self.descriptor = descriptor
    self.gateway = gateway
    opened = EventLoop.monotonicNow
    lastActive = opened
    deadline = opened + gateway.configuration.limits.handshakeSeconds
    sender = Sender(environment: gateway.configuration.environment)
    gateway.loop.watch(descriptor, for: .read) { [weak self] ready in self?.becameReady(ready) }
    gateway.sweep(noLaterThan: deadline)
  }

  private var session: (any HTTPSession)? {
    switch stage {
    case .http2(let session): session
    case .http1(let session): session
    default: nil
    }
  }

  /// What carries a push that comes here.
  var isEncrypted: Bool { tls != nil }
  var isHTTP2: Bool { if case .http2 = stage { true } else { false } }
  var carrier: Push.Carrier {
    switch (isHTTP2, isEncrypted) {
    case (true, true): .http2TLS
    case (true, false): .http2
    case (false, true): .http1TLS
    case (false, false): .http1
    }
  }
  var cost: Int { session?.cost ?? 0 }

  /// A push of this connection was refused.
  func countRefusal(_ reason: PushReason) {}

  // MARK: Bytes in

  private func becameReady(_ ready: EventLoop.Interest) {
    if case .closed = stage { return }
    if ready.contains(.write) { flush() }
    if case .closed = stage { return }
    if ready.contains(.read) || ready.contains(.peerFinished) || ready.contains(.closed) { read() }
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
    } else if count < 0, islet_errno() == EAGAIN || islet_errno() == EINTR {
      return
    } else {
      hearEnd(isClean: count == 0)
    }
  }

  /// The client has sent its last byte.
  private func hearEnd(isClean: Bool) {
    hasHeardEnd = true
    if !isClean { return close() }
    if case .handshaking = stage { noticeHandshake("the client closed the connection") }
    // Whoever closes its half while an endless answer runs has gone; other answers are on their way.
    flush()
    close()
  }

  private func decrypt(_ bytes: UnsafeRawBufferPointer) {
    guard let tls else { return }
    tls.feed(bytes)
    if case .handshaking = stage {
      switch tls.handshake() {
      case .more: return flush()
      case .failed(let reason):
        gateway.counts.handshakesFailed += 1
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
        if case .closed = stage { return }
      case .more: return gateway.flushLater(self)
      case .ended:
        flush()
        return close()
      }
    }
  }

  private func noticeHandshake(_ reason: String) {
    gateway.notice("gateway-tls-refused", "A client broke off the TLS handshake: \(reason).")
  }

  private func beginEncrypted(_ tls: TLSSession) {
    sender.learn(certificate: tls.clientCertificate, host: tls.serverName)
    switch tls.protocolName {
    case "h2": beginHTTP2()
    case "http/1.1": beginHTTP1()
    // Clients that negotiate nothing speak HTTP/2. APNs never waits to see; lenience does.
    default: if isStrict { beginHTTP2() } else { stage = .sniffing([]) }
    }
  }

  private var isStrict: Bool { gateway.configuration.manner == .strict }

  private func beginHTTP2() {
    var settings = HTTP2Session.Settings()
    settings.concurrentStreams = UInt32(gateway.configuration.limits.streams)
    stage = .http2(HTTP2Session(settings: settings))
    if let reason = sender.certificateFault(
      gateway.configuration, now: gateway.configuration.wallClock()),
      isStrict
    {
      sayGoodbye(reason)
    }
    if gateway.isStopping { sayGoodbye(.shutdown) }
  }

  private func beginHTTP1(mayConnect: Bool = false) {
    stage = .http1(HTTP1Session(speaksHTTP2Only: isStrict, mayConnect: mayConnect))
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
      beginHTTP1(mayConnect: tls == nil)
      seen.withUnsafeBytes { take($0) }
    case .garbage:
      gateway.notice("gateway-bad-request")
      close()
    }
  }

  private func handleRequests(_ session: any HTTPSession) {
    while let request = session.nextRequest() {
      hasSentRequest = true
      gateway.handle(request, from: self, session)
      if case .closed = stage { return }
    }
    tellGone(session)
    if case .tunnel(let host) = session.ending { return beginTunnel(to: host, session) }
    checkCost(session)
    gateway.flushLater(self)
  }

  /// After `CONNECT`, the client speaks as if it had reached the host that it named.
  private func beginTunnel(to host: String, _ session: any HTTPSession) {
    flush()
    sender.learn(certificate: nil, host: host)
    let rest = (session as? HTTP1Session)?.takeRest() ?? []
    stage = .sniffing([])
    if !rest.isEmpty { rest.withUnsafeBytes { take($0) } }
  }

  private func checkCost(_ session: any HTTPSession) {
    guard session.unanswered > 0 || session.oldestUnfinished != nil else { return }
    let limits = gateway.configuration.limits
    // Counting is cheap for the few requests that most connections have open.
    guard session.unanswered > 64 || !isHTTP2 else { return }
    if session.cost > limits.heldByConnection || gateway.heldByAll > limits.heldByAll {
      gateway.counts.floods += 1
      gateway.notice(
        "gateway-flood", "A connection was closed: too many unfinished requests at once.")
      flush()
      close()
    }
  }

  // MARK: Inspection

  func open(_ stream: InspectionStream, for request: Request) {
    openInspections[request.stream] = stream
  }

  func forget(_ request: Request) { openInspections[request.stream] = nil }

  private func tellGone(_ session: any HTTPSession) {
    for request in session.takeGone() {
      openInspections.removeValue(forKey: request.stream)?.clientHasGone()
    }
  }

  /// Bytes that the client has not read yet.
  var backlog: Int { unsent.count }

  // MARK: Bytes out

  /// Sends what there is to send; the rest when the socket takes more.
  func flush() {
    if case .closed = stage { return }
    if !unsent.isEmpty, !sendUnsent() { return }
    var isMore = true
    while isMore, unsent.isEmpty {
      gateway.outlet.removeAll(keepingCapacity: true)
      isMore = session?.produce(into: &gateway.outlet, limit: 65_536) ?? false
      if let tls { tls.encrypt(&gateway.outlet) }
      if gateway.outlet.isEmpty { break }
      sendOutlet()
      if case .closed = stage { return }
    }
    if let session { tellGone(session) }
    watchWrites(!unsent.isEmpty)
    if unsent.isEmpty, let ending = session?.ending { end(ending) } else { moveDeadline() }
  }

  private func sendOutlet() {
    let sent = gateway.outlet.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if sent == gateway.outlet.count { return }
    if sent < 0, islet_errno() != EAGAIN, islet_errno() != EINTR { return close() }
    unsent = Array(gateway.outlet[max(0, sent)...])
    unsentSince = EventLoop.monotonicNow
  }

  /// Whether all of it is gone now.
  private func sendUnsent() -> Bool {
    let sent = unsent.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if sent < 0 {
      if islet_errno() != EAGAIN, islet_errno() != EINTR { close() }
      return false
    }
    unsentSince = EventLoop.monotonicNow
    unsent = sent == unsent.count ? [] : Array(unsent[sent...])
    return unsent.isEmpty
  }

  /// While a client does not read its answers, no more of its requests are read.
  private func watchWrites(_ isWatching: Bool) {
    guard isWatching != isWatchingWrites else { return }
    isWatchingWrites = isWatching
    gateway.loop.change(descriptor, to: isWatching ? .write : .read)
  }

  // MARK: Deadlines and the end

  private func moveDeadline() {
    let limits = gateway.configuration.limits
    switch stage {
    case .closed: return
    case .draining: break
    case .sniffing, .handshaking: deadline = opened + limits.handshakeSeconds
    case .http1, .http2:
      deadline = lastActive + (isHTTP2 ? limits.idleSeconds : limits.keepAliveSeconds)
    }
    if let session {
      if let began = session.oldestUnfinished {
        deadline = began + limits.requestSeconds
      } else if !openInspections.isEmpty {
        deadline = .infinity
      }
    }
    if !unsent.isEmpty { deadline = min(deadline, unsentSince + limits.unreadSeconds) }
    if deadline < gateway.sweepDue { gateway.sweep(noLaterThan: deadline) }
  }

  /// Closes when it is time; otherwise tells when to look again.
  func enforceDeadline(now: Double) -> Double {
    moveDeadlineForSweep()
    guard now >= deadline else { return deadline }
    gateway.counts.timeouts += 1
    if session?.unanswered == 0, unsent.isEmpty, session?.oldestUnfinished == nil, isHTTP2 {
      sayGoodbye(.idleTimeout)
    } else {
      gateway.notice("gateway-too-slow")
      close()
    }
    return .infinity
  }

  private func moveDeadlineForSweep() {
    gateway.sweepDue = -.infinity
    moveDeadline()
    gateway.sweepDue = .infinity
  }

  /// Takes no more requests; those that have begun are answered.
  func sayGoodbye(_ reason: PushReason) {
    guard let session else { return close() }
    session.goAway(reason: Answer.body(reason))
    flush()
  }

  private func end(_ ending: SessionEnding) {
    switch ending {
    case .done: break
    case .tunnel: return
    case .fault(let reason):
      gateway.notice("gateway-bad-request", "A connection was closed: \(reason).")
    case .flood(let what):
      gateway.counts.floods += 1
      gateway.notice("gateway-flood", "A connection was closed: too many \(what).")
    }
    linger()
  }

  /// Closes for writing and reads on for a while: closing with unread bytes would take the answer back.
  private func linger() {
    if hasHeardEnd { return close() }
    tls?.sayGoodbye(&gateway.outlet)
    if !gateway.outlet.isEmpty { sendOutlet() }
    if case .closed = stage { return }
    closeInspections()
    shutdown(descriptor, Int32(SHUT_WR))
    stage = .draining(left: 1 << 20)
    deadline = EventLoop.monotonicNow + 2
    gateway.sweep(noLaterThan: deadline)
  }

  private func closeInspections() {
    let streams = openInspections.values
    openInspections = [:]
    for stream in streams { stream.clientHasGone() }
  }

  /// Closes at once.
  func close() {
    if case .closed = stage { return }
    stage = .closed
    gateway.loop.forget(descriptor)
    CLinux.close(descriptor)
    tls = nil
    unsent = []
    closeInspections()
    gateway.connections[ObjectIdentifier(self)] = nil
    gateway.finishStopping()
  }
}
