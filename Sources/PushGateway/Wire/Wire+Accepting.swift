import CLinux

extension Wire {
  /// Takes a new connection, or turns it away when there are as many as allowed.
  func accept(_ descriptor: Int32, at host: String?) {
    if connections.count >= configuration.limits.connections, !makeRoom() {
      notice("gateway-connections-full")
      CLinux.close(descriptor)
      return
    }
    var yes: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    connections.insert(Connection(descriptor, at: host, connections.reserve(), self))
  }

  /// Closes the oldest connection that has never sent a request, or else the one that has rested longest.
  /// Returns false when all are at work.
  func makeRoom() -> Bool {
    let silent = connections.values.filter { !$0.hasSentRequest }
    // The newest may be about to speak.
    if let oldest = silent.min(by: { $0.opened < $1.opened }), silent.count > 1 {
      oldest.close()
      return true
    }
    let resting = connections.values.filter { $0.hasSentRequest && $0.isResting }
    guard let idlest = resting.min(by: { $0.lastActive < $1.lastActive }) else { return false }
    idlest.sayGoodbye(.idleTimeout)
    idlest.close()
    return true
  }
}
