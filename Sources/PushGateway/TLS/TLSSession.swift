import COpenSSL

/// TLS for one connection, between two memories: bytes of the socket in and out, bytes in clear in and out.
final class TLSSession {
  /// What a step of the handshake gave.
  enum Handshake {
    case more, done
    case failed(String)
  }
  /// What there was to read.
  enum Piece {
    case bytes(Int)
    case more, ended
  }

  private let ssl: OpaquePointer
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer

  init?(_ context: OpaquePointer) {
    guard let ssl = SSL_new(context) else { return nil }
    self.ssl = ssl
    guard let incoming = BIO_new(BIO_s_mem()), let outgoing = BIO_new(BIO_s_mem()) else {
      SSL_free(ssl)
      return nil
    }
    (self.incoming, self.outgoing) = (incoming, outgoing)
    islet_bio_set_retry_at_end(incoming)
    islet_bio_set_retry_at_end(outgoing)
    SSL_set_bio(ssl, incoming, outgoing)
    SSL_set_accept_state(ssl)
  }

  deinit { SSL_free(ssl) }

  /// Takes bytes of the socket.
  func feed(_ bytes: UnsafeRawBufferPointer) {
    _ = BIO_write(incoming, bytes.baseAddress, Int32(bytes.count))
  }

  func handshake() -> Handshake {
    ERR_clear_error()
    let result = SSL_do_handshake(ssl)
    if result == 1 { return .done }
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .more
    default: return .failed(TLSSession.lastError())
    }
  }

  /// Whether more may be there to decrypt. Asking OpenSSL in vain would make it allocate a buffer.
  var hasMore: Bool { SSL_has_pending(ssl) == 1 || BIO_ctrl_pending(incoming) > 0 }

  /// Decrypts some bytes.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Piece {
    ERR_clear_error()
    let count = SSL_read(ssl, buffer.baseAddress, Int32(buffer.count))
    if count > 0 { return .bytes(Int(count)) }
    switch SSL_get_error(ssl, count) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return .more
    default: return .ended
    }
  }

  /// Replaces bytes in clear by what the socket is to send, handshake and alerts included.
  func encrypt(_ bytes: inout [UInt8]) {
    if !bytes.isEmpty, SSL_is_init_finished(ssl) == 1 {
      ERR_clear_error()
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          SSL_write(ssl, $0.baseAddress.map { $0 + sent }, Int32($0.count - sent))
        }
        // Writing to memory cannot block; any other result ends this session.
        if count <= 0 { break }
        sent += Int(count)
      }
    }
    bytes.removeAll(keepingCapacity: true)
    takeOutgoing(&bytes)
  }

  /// Adds the alert that says that nothing more comes.
  func sayGoodbye(_ bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    if SSL_is_init_finished(ssl) == 1 { SSL_shutdown(ssl) }
    takeOutgoing(&bytes)
  }

  private func takeOutgoing(_ bytes: inout [UInt8]) {
    var start: UnsafeMutablePointer<CChar>?
    let count = islet_bio_mem_data(outgoing, &start)
    if count > 0 {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
      islet_bio_reset(outgoing)
    }
  }

  /// What ALPN agreed on.
  var protocolName: String {
    var start: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    SSL_get0_alpn_selected(ssl, &start, &count)
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  /// The host that the client named.
  var serverName: String? {
    SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name).map { String(cString: $0).lowercased() }
  }

  var clientCertificate: ClientCertificate? {
    guard let certificate = SSL_get1_peer_certificate(ssl) else { return nil }
    defer { X509_free(certificate) }
    return ClientCertificate(certificate)
  }

  private static func lastError() -> String {
    let code = ERR_get_error()
    ERR_clear_error()
    guard code != 0, let text = ERR_reason_error_string(code) else {
      return "the bytes were not TLS"
    }
    return String(cString: text)
  }
}
