import CLinux

extension PushGateway {
  /// Binds every address for TCP and UDP; with port 0, to a number that is free for all of them.
  func bindAll() throws(GatewayError) {
    if configuration.port != 0 {
      try bind(port: configuration.port)
    } else {
      var attempts = 0
      while true {
        attempts += 1
        do throws(GatewayError) {
          try bind(port: 0)
          break
        } catch {
          closeListeners()
          if attempts == 16 { throw error }
        }
      }
    }
    for alias in configuration.aliases where alias != port {
      try bind(alias: alias)
    }
  }

  private func bind(port wanted: UInt16) throws(GatewayError) {
    port = wanted
    try onEachHost { host throws(GatewayError) in
      try listen(host, port: port)
      if configuration.takesDatagrams { try listenForDatagrams(host, port: port) }
    }
  }

  private func bind(alias: UInt16) throws(GatewayError) {
    try onEachHost { host throws(GatewayError) in try listen(host, port: alias) }
  }

  private func onEachHost(_ body: (String) throws(GatewayError) -> Void) throws(GatewayError) {
    for (index, host) in configuration.hosts.enumerated() {
      do throws(GatewayError) {
        try body(host)
      } catch {
        // A machine without IPv6 is served all the same.
        if index == 0 || !host.contains(":") || !error.isMissingAddress { throw error }
      }
    }
  }

  private func listen(_ host: String, port wanted: UInt16) throws(GatewayError) {
    let name = host.contains(":") ? "[\(host)]" : host
    guard let address = SocketAddress(host, port: wanted) else {
      throw .cannotBind(address: "\(name):\(wanted)", reason: "not an IPv4 or IPv6 address")
    }
    do throws(SystemError) {
      let listener = try Listener(address, self)
      listeners.append(listener)
      let bound = listener.address?.port ?? wanted
      if port == 0 { port = bound }
      addresses.append("\(name):\(bound)")
    } catch {
      throw .cannotBind(address: "\(name):\(wanted)", reason: error.description)
    }
  }

  private func listenForDatagrams(_ host: String, port: UInt16) throws(GatewayError) {
    guard let address = SocketAddress(host, port: port) else { return }
    do throws(SystemError) {
      listeners.append(try DatagramSocket(address, self))
    } catch {
      throw .cannotBind(address: "\(host):\(port)/udp", reason: error.description)
    }
  }

  func closeListeners() {
    for listener in listeners { listener.close() }
    listeners = []
    addresses = []
  }

  /// Takes a new connection, or turns it away when there are as many as allowed.
  func accept(_ descriptor: Int32, at host: String?) {
    if connections.count >= configuration.limits.connections, !makeRoom() {
      counts.turnedAway += 1
      notice("gateway-connections-full")
      close(descriptor)
      return
    }
    var yes: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    counts.connections += 1
    let connection = Connection(descriptor, self)
    connection.sender.learn(certificate: nil, host: host)
    connections[ObjectIdentifier(connection)] = connection
  }

  /// Closes the oldest connection that has never sent a request, or else the one that has rested longest;
  /// false when all are at work.
  func makeRoom() -> Bool {
    let silent = connections.values.filter { !$0.hasSentRequest }
    // The newest may be about to speak.
    if let oldest = silent.min(by: { $0.opened < $1.opened }), silent.count > 1 {
      counts.turnedAway += 1
      oldest.close()
      return true
    }
    let resting = connections.values.filter { $0.hasSentRequest && $0.isResting }
    guard let idlest = resting.min(by: { $0.lastActive < $1.lastActive }) else { return false }
    counts.turnedAway += 1
    idlest.sayGoodbye(.idleTimeout)
    idlest.close()
    return true
  }
}

extension GatewayError {
  fileprivate var isMissingAddress: Bool {
    guard case .cannotBind(_, let reason) = self else { return false }
    return reason == SystemError(EADDRNOTAVAIL).description
      || reason == SystemError(EAFNOSUPPORT).description
  }
}
