import CLinux

extension PushGateway {
  /// Throws where a gateway could not listen as a configuration says; listens to nothing.
  public static func checkPorts(_ configuration: GatewayConfiguration) throws(GatewayError) {
    for port in [configuration.port] + configuration.aliases where port != 0 {
      guard let host = configuration.hosts.first, let address = SocketAddress(host, port: port)
      else { continue }
      do throws(SystemError) {
        close(try listeningSocket(address))
      } catch {
        let name = host.contains(":") ? "[\(host)]" : host
        throw .cannotBind(address: "\(name):\(port)", reason: error.description)
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
    for alias in configuration.aliases where alias != port {
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
      let descriptor = try listeningSocket(address)
      bound.append(BoundSocket(descriptor: descriptor, host: ServedHosts.host(at: wanted)))
      let number = SocketAddress(boundTo: descriptor)?.port ?? wanted
      if port == 0 { port = number }
      addresses.append("\(name):\(number)")
    } catch {
      throw .cannotBind(address: "\(name):\(wanted)", reason: error.description)
    }
  }

  private func listenForDatagrams(_ host: String, port: UInt16) throws(GatewayError) {
    guard let address = SocketAddress(host, port: port) else { return }
    do throws(SystemError) {
      datagramSockets.append(try DatagramSocket(address, self))
    } catch {
      throw .cannotBind(address: "\(host):\(port)/udp", reason: error.description)
    }
  }
}

extension GatewayError {
  fileprivate var isMissingAddress: Bool {
    guard case .cannotBind(_, let reason) = self else { return false }
    return reason == SystemError(EADDRNOTAVAIL).description
      || reason == SystemError(EAFNOSUPPORT).description
  }
}
