import CLinux
import EventLoop

extension Connection {
  /// Sends what it can now, and the rest when the socket takes more.
  func flush() {
    if isClosed { return }
    var hasMoved = !unsent.isEmpty
    if !unsent.isEmpty, !sendUnsent() { return }
    var isMore = true
    while isMore, unsent.isEmpty {
      wire.outlet.removeAll(keepingCapacity: wire.outlet.capacity <= Connection.keptOutlet)
      isMore = session?.produce(into: &wire.outlet, limit: 65_536) ?? false
      tls?.encrypt(&wire.outlet)
      if wire.outlet.isEmpty { break }
      hasMoved = true
      sendOutlet()
      if isClosed { return }
    }
    watchWrites(!unsent.isEmpty)
    guard let session else { return finishIfAllIsSent() }
    noteBacklog(of: session, hasMoved: hasMoved)
    tellGone(session)
    if unsent.isEmpty, let ending = session.ending, session.awaited == 0 { return end(ending) }
    if isHeldBack, unsent.isEmpty, mayHandOn(session) {
      if !wire.isCongested { return handleRequests(session) }
      // Others came first.
      waitForRelief()
    }
    finishIfAllIsSent()
    if !endless.isEmpty, unsent.isEmpty { tellSent(session) }
    if !isClosed {
      requireSweep(isBusy: session.hasUnfinished || !unsent.isEmpty || isBacklogged)
    }
  }

  /// How much of what an answer took is kept for the next ones, in bytes: a few turns of the loop above.
  private static let keptOutlet = 1 << 18

  /// Notes whether an answer waits for the client's window, and when it moved last.
  private func noteBacklog(of session: any HTTPSession, hasMoved: Bool) {
    let isWaiting = session.backlog > 0
    if isWaiting, hasMoved || !isBacklogged { movedSince = EventLoop.monotonicNow }
    isBacklogged = isWaiting
  }

  private func finishIfAllIsSent() {
    if hasHeardEnd, unsent.isEmpty, session?.awaited ?? 0 == 0, !waitsForRelief { close() }
  }

  private func sendOutlet() {
    let sent = wire.outlet.withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if sent == wire.outlet.count { return }
    if sent < 0, islet_errno() != EAGAIN, islet_errno() != EINTR { return close() }
    unsent = Array(wire.outlet[max(0, sent)...])
    unsentSince = EventLoop.monotonicNow
  }

  /// Returns whether all of it is gone now.
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

  /// Watches whether the client can take bytes. While it does not read its answers, none of its requests are
  /// read.
  private func watchWrites(_ isWatching: Bool) {
    guard isWatching != isWatchingWrites else { return }
    isWatchingWrites = isWatching
    watch()
  }

  /// Bytes that the client has not read yet, including those that are still here.
  var unread: Int { unsent.count + (session?.backlog ?? 0) }

  // MARK: Deadlines

  /// Asks the wire to look at this connection again when its earliest deadline may have passed.
  ///
  /// Deadlines are computed only then: each request moves them, and nobody waits for them.
  private func requireSweep(isBusy: Bool) {
    let limits = wire.configuration.limits
    let seconds =
      isBusy
      ? min(limits.requestSeconds, limits.unreadSeconds)
      : isHTTP2 ? limits.idleSeconds : limits.keepAliveSeconds
    wire.sweep(noLaterThan: lastActive + seconds)
  }

  /// The time at which this connection is closed if nothing happens.
  private var deadline: Double {
    let limits = wire.configuration.limits
    var due: Double
    switch stage {
    case .closed: return .infinity
    case .draining: due = drainedBy
    case .sniffing, .handshaking: due = negotiatingSince + limits.handshakeSeconds
    case .http1, .http2:
      if let began = session?.oldestUnfinished {
        due = began + limits.requestSeconds
      } else if !endless.isEmpty || (session?.awaited ?? 0) > 0 {
        due = .infinity
      } else {
        due = lastActive + (isHTTP2 ? limits.idleSeconds : limits.keepAliveSeconds)
      }
    }
    if !unsent.isEmpty {
      due = min(due, unsentSince + limits.unreadSeconds)
    } else if isBacklogged {
      due = min(due, movedSince + limits.unreadSeconds)
    }
    return due
  }

  /// Closes the connection when its deadline has passed; otherwise returns when to look again.
  func enforceDeadline(now: Double) -> Double {
    let due = deadline
    guard now >= due else { return due }
    if case .draining = stage {
      close()
      return .infinity
    }
    if isResting {
      sayGoodbye(.idleTimeout)
      if !isClosed, session != nil { close() }
      return isClosed ? .infinity : deadline
    }
    wire.notice("gateway-too-slow")
    close()
    return .infinity
  }

  // MARK: The end

  private func end(_ ending: SessionEnding) {
    switch ending {
    case .done: break
    case .tunnel: return
    case .fault(let reason, let rule):
      wire.notice(rule, "A connection was closed: \(reason).")
    case .flood(let what):
      wire.notice("gateway-flood", "A connection was closed: too many \(what).")
    }
    linger()
  }

  /// Closes for writing and reads on for a while: closing with unread bytes would take the answer back.
  private func linger() {
    if hasHeardEnd { return close() }
    tls?.sayGoodbye(&wire.outlet)
    if tls != nil, !wire.outlet.isEmpty { sendOutlet() }
    if isClosed { return }
    forgetEndless()
    unsent = []
    shutdown(descriptor, Int32(SHUT_WR))
    stage = .draining(left: 1 << 20)
    drainedBy = EventLoop.monotonicNow + 2
    wire.sweep(noLaterThan: drainedBy)
  }
}
