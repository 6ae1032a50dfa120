import CLinux

extension PushGateway {
  /// Throws where a gateway could not listen as a configuration says; listens to nothing.
  public static func checkPorts(_ configuration: GatewayConfiguration) throws(GatewayError) {
    try onEachHost(of: configuration) { host throws(GatewayError) in
      for port in [configuration.port] + configuration.aliases where port != 0 {
        close(try openSocket(host, port, SOCK_STREAM))
      }
      if configuration.takesDatagrams, configuration.port != 0 {
        close(try openSocket(host, configuration.port, SOCK_DGRAM))
      }
    }
  }

  /// Binds every address for TCP and UDP, with port 0 to a number that is free for all of them; gives the
  /// sockets that the wire is to accept from.
  func bindAll() throws(GatewayError) -> [BoundSocket] {
    do throws(GatewayError) {
      try bindPorts()
    } catch {
      unbind()
      throw error
    }
    defer { bound = [] }
    return bound
  }

  private func bindPorts() throws(GatewayError) {
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
          unbind()
          if attempts == 16 { throw error }
        }
      }
    }
    var taken: Set = [port]
    for alias in configuration.aliases where taken.insert(alias).inserted {
      try bind(alias: alias)
    }
  }

  private func unbind() {
    for socket in bound { close(socket.descriptor) }
    bound = []
    stopListening()
  }

  private func bind(port wanted: UInt16) throws(GatewayError) {
    port = wanted
    try PushGateway.onEachHost(of: configuration) { host throws(GatewayError) in
      try listen(host, port: port)
      guard configuration.takesDatagrams else { return }
      datagramSockets.append(
        DatagramSocket(try PushGateway.openSocket(host, port, SOCK_DGRAM), self))
    }
  }

  private func bind(alias: UInt16) throws(GatewayError) {
    try PushGateway.onEachHost(of: configuration) { host throws(GatewayError) in
      try listen(host, port: alias)
    }
  }

  private static func onEachHost(
    of configuration: GatewayConfiguration, _ body: (String) throws(GatewayError) -> Void
  ) throws(GatewayError) {
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
    let descriptor = try PushGateway.openSocket(host, wanted, SOCK_STREAM)
    bound.append(BoundSocket(descriptor: descriptor, host: ServedHosts.host(at: wanted)))
    let number = SocketAddress(boundTo: descriptor)?.port ?? wanted
    if port == 0 { port = number }
    addresses.append("\(PushGateway.spelled(host)):\(number)")
  }

  /// Opens a socket at a host's port: one that listens, or one for datagrams.
  private static func openSocket(
    _ host: String, _ port: UInt16, _ type: __socket_type
  ) throws(GatewayError) -> Int32 {
    let isUDP = type == SOCK_DGRAM
    let place = "\(spelled(host)):\(port)\(isUDP ? "/udp" : "")"
    guard let address = SocketAddress(host, port: port) else {
      throw .cannotBind(address: place, reason: "not an IPv4 or IPv6 address")
    }
    do throws(SystemError) {
      return isUDP ? try boundSocket(address, type: type) : try listeningSocket(address)
    } catch {
      throw .cannotBind(address: place, reason: error.description)
    }
  }

  /// Returns a host as it stands before a port.
  private static func spelled(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}

extension GatewayError {
  fileprivate var isMissingAddress: Bool {
    guard case .cannotBind(_, let reason) = self else { return false }
    return reason == SystemError(EADDRNOTAVAIL).description
      || reason == SystemError(EAFNOSUPPORT).description
  }
}
