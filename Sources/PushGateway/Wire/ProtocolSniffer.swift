/// What the first bytes of a connection say about what is spoken.
enum ProtocolSniffer {
  enum Decision: Equatable { case undecided, tls, http2, http1, legacy, garbage }

  /// Begins every HTTP/2 connection (RFC 9113 §3.4).
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  /// Decides as soon as the bytes allow it; inside TLS there is no second TLS.
  static func decide(_ bytes: [UInt8], isEncrypted: Bool) -> Decision {
    guard let first = bytes.first else { return .undecided }
    if bytes.count >= preface.count {
      if bytes.starts(with: preface) { return .http2 }
    } else if preface.starts(with: bytes) {
      return .undecided
    }
    // A TLS record of type handshake, version 3.x.
    if first == 22, !isEncrypted {
      guard bytes.count > 1 else { return .undecided }
      return bytes[1] == 3 ? .tls : .garbage
    }
    // The commands of the old binary protocol, which was only ever spoken inside TLS.
    if first <= 2, isEncrypted { return .legacy }
    // A method, or the empty line that may stand before one.
    return (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first) || first == 13
      ? .http1 : .garbage
  }
}
