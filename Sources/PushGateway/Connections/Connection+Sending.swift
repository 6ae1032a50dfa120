import CLinux
import EventLoop

extension Connection {
  /// Sends what there is to send; the rest when the socket takes more.
  func flush() {
    if isClosed { return }
    if !unsent.isEmpty, !sendUnsent() { return }
    var isMore = true
    while isMore, unsent.isEmpty {
      gateway.outlet.removeAll(keepingCapacity: true)
      isMore = session?.produce(into: &gateway.outlet, limit: 65_536) ?? false
      tls?.encrypt(&gateway.outlet)
      if gateway.outlet.isEmpty { break }
      sendOutlet()
      if isClosed { return }
    }
    watchWrites(!unsent.isEmpty)
    guard let session else { return finishIfAllIsSent() }
    tellGone(session)
    if unsent.isEmpty, let ending = session.ending { return end(ending) }
    if isHeldBack, unsent.isEmpty { return handleRequests(session) }
    finishIfAllIsSent()
    if unsent.isEmpty { for stream in openInspections.values { stream.tellRoom() } }
    if !isClosed { requireSweep(isBusy: session.hasUnfinished || !unsent.isEmpty) }
  }

  private func finishIfAllIsSent() {
    let isAwaited = openInspections.values.contains { !$0.hasBegun }
    if hasHeardEnd, unsent.isEmpty, !isAwaited { close() }
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
    gateway.loop.change(descriptor, to: isWatching ? .write : hasHeardEnd ? [] : .read)
  }

  /// Bytes that the client has not read yet.
  var backlog: Int { unsent.count }

  /// The same with what is not on its way yet.
  var unread: Int { unsent.count + (session?.backlog ?? 0) }

  // MARK: Deadlines

  /// Has the gateway look at this connection again when its strictest deadline can have passed.
  ///
  /// Deadlines themselves are worked out only then: they move with each request, and nobody waits for them.
  private func requireSweep(isBusy: Bool) {
    let limits = gateway.configuration.limits
    let seconds =
      isBusy
      ? min(limits.requestSeconds, limits.unreadSeconds)
      : isHTTP2 ? limits.idleSeconds : limits.keepAliveSeconds
    gateway.sweep(noLaterThan: lastActive + seconds)
  }

  /// When this connection has to be closed if nothing happens.
  private var deadline: Double {
    let limits = gateway.configuration.limits
    var due: Double
    switch stage {
    case .closed: return .infinity
    case .draining: due = drainedBy
    case .sniffing, .handshaking: due = negotiatingSince + limits.handshakeSeconds
    case .http1, .http2:
      if let began = session?.oldestUnfinished {
        due = began + limits.requestSeconds
      } else if !openInspections.isEmpty {
        due = .infinity
      } else {
        due = lastActive + (isHTTP2 ? limits.idleSeconds : limits.keepAliveSeconds)
      }
    }
    if !unsent.isEmpty { due = min(due, unsentSince + limits.unreadSeconds) }
    return due
  }

  /// Closes when it is time; otherwise tells when to look again.
  func enforceDeadline(now: Double) -> Double {
    let due = deadline
    guard now >= due else { return due }
    if case .draining = stage {
      close()
      return .infinity
    }
    gateway.counts.timeouts += 1
    if isResting {
      sayGoodbye(.idleTimeout)
      if !isClosed, session != nil { close() }
      return isClosed ? .infinity : deadline
    }
    gateway.notice("gateway-too-slow")
    close()
    return .infinity
  }

  // MARK: The end

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
    if tls != nil, !gateway.outlet.isEmpty { sendOutlet() }
    if isClosed { return }
    closeInspections()
    unsent = []
    shutdown(descriptor, Int32(SHUT_WR))
    stage = .draining(left: 1 << 20)
    drainedBy = EventLoop.monotonicNow + 2
    gateway.sweep(noLaterThan: drainedBy)
  }
}
