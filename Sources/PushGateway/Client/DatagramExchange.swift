import CLinux

extension PushClient {
  /// Sends one datagram and waits for the one that answers it.
  public static func sendDatagram(
    _ body: [UInt8], to address: ClientAddress
  ) throws(ClientFault) -> [UInt8] {
    let answer = try address.connect(SOCK_DGRAM) { file -> [UInt8]? in
      defer { close(file) }
      guard body.withUnsafeBytes({ CLinux.send(file, $0.baseAddress, $0.count, 0) }) == body.count
      else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(file, &buffer, buffer.count, 0)
      return count >= 0 ? Array(buffer[..<count]) : nil
    }
    if let answer { return answer }
    throw ClientFault(
      "no datagram came back from \(address.host):\(address.port)",
      fix: "is a simulator running there, without --no-udp?")
  }
}
