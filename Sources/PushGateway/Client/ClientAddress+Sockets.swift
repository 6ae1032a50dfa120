import CLinux

extension ClientAddress {
  /// Tries the host's addresses one after the other until one of them gives something.
  ///
  /// - Parameter use: takes over a connected socket, and gives nil to have the next address tried.
  func connect<Outcome>(
    _ kind: __socket_type, _ use: (_ socket: Int32) -> Outcome?
  ) throws(ClientFault) -> Outcome? {
    // The C library would take another port, that of the number's last 16 bits.
    guard (1...65535).contains(port) else {
      throw ClientFault("\(port) is no port", fix: "name one from 1 to 65535")
    }
    var hints = addrinfo()
    hints.ai_socktype = Int32(kind.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    // In a root without /etc/hosts nobody else knows what every machine calls itself (RFC 6761 §6.3).
    guard
      getaddrinfo(host, String(port), &hints, &list) == 0
        || host == "localhost" && getaddrinfo("127.0.0.1", String(port), &hints, &list) == 0
    else {
      throw ClientFault("“\(host)” is no known host", fix: "--host localhost:2197")
    }
    defer { freeaddrinfo(list) }
    var place = list
    while let info = place?.pointee {
      place = info.ai_next
      let file = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
      guard file >= 0 else { continue }
      var limit = timeval(tv_sec: Int(timeout.rounded(.up)), tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
      setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
      guard islet_connect(file, info.ai_addr, info.ai_addrlen) == 0 else {
        close(file)
        continue
      }
      if let outcome = use(file) { return outcome }
    }
    return nil
  }
}
