import CLinux
import COpenSSL

/// What all TLS connections share: certificate, key, what is negotiated.
final class TLSContext: Sendable {
  /// Nothing changes the context after `init`, so threads may share it.
  nonisolated(unsafe) private let context: OpaquePointer

  init(_ identity: ServerIdentity, _ configuration: GatewayConfiguration) throws(GatewayError) {
    guard let context = SSL_CTX_new(TLS_server_method()) else {
      throw .badIdentity("OpenSSL gives no context")
    }
    self.context = context
    _ = islet_ctx_set_min_tls12(context)
    islet_ctx_set_modes(context)
    // A client certificate is requested and never required: senders with provider tokens have none. Any
    // certificate passes here, and is judged with the request.
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER) { _, _ in 1 }
    // Sessions are resumed by tickets only, which cost no memory here.
    _ = islet_ctx_disable_session_cache(context)
    var name = Array("islet".utf8)
    SSL_CTX_set_session_id_context(context, &name, UInt32(name.count))
    let isStrict = configuration.manner == .strict
    SSL_CTX_set_alpn_select_cb(
      context, isStrict ? TLSContext.selectHTTP2 : TLSContext.selectEither, nil)
    try use(identity)
  }

  deinit { SSL_CTX_free(context) }

  /// Creates the TLS state of a new connection.
  func makeSession() -> TLSSession? { TLSSession(context) }

  /// Returns whether the server's certificate is for a host, in lower case.
  func certifies(_ host: String) -> Bool {
    guard !host.isEmpty, let certificate = SSL_CTX_get0_certificate(context) else { return false }
    return X509_check_host(certificate, host, host.utf8.count, 0, nil) == 1
  }

  private func use(_ identity: ServerIdentity) throws(GatewayError) {
    let chain = PEM.certificates(identity.certificateChain)
    defer { for certificate in chain { X509_free(certificate) } }
    guard let leaf = chain.first else { throw .badIdentity("no certificate in PEM") }
    guard SSL_CTX_use_certificate(context, leaf) == 1 else { throw refused("the certificate") }
    for certificate in chain.dropFirst() {
      guard islet_ctx_add_chain(context, certificate) == 1 else {
        throw refused("a certificate behind the first one")
      }
    }
    guard let key = PEM.privateKey(identity.privateKey) else {
      throw .badIdentity("no unencrypted private key in PEM")
    }
    defer { EVP_PKEY_free(key) }
    guard SSL_CTX_use_PrivateKey(context, key) == 1, SSL_CTX_check_private_key(context) == 1 else {
      ERR_clear_error()
      throw .badIdentity("the key does not belong to the certificate")
    }
  }

  /// Returns an error with the reason that OpenSSL gives for the last one.
  private func refused(_ what: String) -> GatewayError {
    defer { ERR_clear_error() }
    let reason = ERR_reason_error_string(ERR_peek_last_error()).map { String(cString: $0) }
    return .badIdentity("OpenSSL refuses \(what): \(reason ?? "it gives no reason")")
  }

  private typealias Select =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
      UnsafePointer<UInt8>?, UInt32, UnsafeMutableRawPointer?
    ) -> Int32

  /// As APNs: only `h2`. A client that offers something else gets no answer to that, and HTTP/2.
  private static let selectHTTP2: Select = { _, out, outCount, offered, count, _ in
    select(["h2"], out, outCount, offered, count)
  }

  private static let selectEither: Select = { _, out, outCount, offered, count, _ in
    select(["h2", "http/1.1"], out, outCount, offered, count)
  }

  private static func select(
    _ wanted: [StaticString], _ out: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ outCount: UnsafeMutablePointer<UInt8>?, _ offered: UnsafePointer<UInt8>?, _ count: UInt32
  ) -> Int32 {
    guard let offered else { return SSL_TLSEXT_ERR_NOACK }
    let list = UnsafeBufferPointer(start: offered, count: Int(count))
    for name in wanted {
      var place = 0
      while place < list.count {
        let length = Int(list[place])
        let start = place + 1
        guard start + length <= list.count else { break }
        if length == name.utf8CodeUnitCount,
          memcmp(offered + start, name.utf8Start, length) == 0
        {
          out?.pointee = offered + start
          outCount?.pointee = UInt8(length)
          return SSL_TLSEXT_ERR_OK
        }
        place = start + length
      }
    }
    return SSL_TLSEXT_ERR_NOACK
  }
}
