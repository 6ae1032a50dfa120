import CLinux

extension PushClient {
  /// Sends one datagram and waits for the one that answers it.
  public static func sendDatagram(
    _ body: [UInt8], to address: ClientAddress
  ) throws(ClientFault) -> [UInt8] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, String(address.port), &hints, &list) == 0 else {
      throw ClientFault("“\(address.host)” is no known host", fix: "--host localhost:2197")
    }
    defer { freeaddrinfo(list) }
    var place = list
    while let info = place?.pointee {
      place = info.ai_next
      let file = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
      guard file >= 0 else { continue }
      defer { close(file) }
      guard islet_connect(file, info.ai_addr, info.ai_addrlen) == 0,
        body.withUnsafeBytes({ CLinux.send(file, $0.baseAddress, $0.count, 0) }) == body.count
      else { continue }
      var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(address.timeout * 1000)) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(file, &buffer, buffer.count, 0)
      if count >= 0 { return Array(buffer[..<count]) }
    }
    throw ClientFault(
      "no datagram came back from \(address.host):\(address.port)",
      fix: "is a simulator running there, without --no-udp?")
  }
}
