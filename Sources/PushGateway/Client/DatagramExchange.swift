import CLinux

extension PushClient {
  /// Bytes that a datagram of IPv4 holds at most.
  private static let largestDatagram = 65_507

  /// Sends one datagram and waits for the one that answers it.
  public static func sendDatagram(
    _ body: [UInt8], to address: ClientAddress
  ) throws(ClientFault) -> [UInt8] {
    guard body.count <= largestDatagram else {
      throw ClientFault(
        "\(body.count) bytes do not fit into a datagram: \(largestDatagram) are the most",
        fix: "send them over HTTP: leave out --udp")
    }
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
