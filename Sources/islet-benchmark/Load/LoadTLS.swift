import COpenSSL
import Foundation

/// What the load client's TLS connections share. Certificates are not looked at: both servers sign their own.
final class LoadTLS {
  private let context: OpaquePointer

  init() throws {
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      throw BenchmarkError("OpenSSL gives no context")
    }
    self.context = context
    var names: [UInt8] = [2, UInt8(ascii: "h"), UInt8(ascii: "2")]
    SSL_CTX_set_alpn_protos(context, &names, UInt32(names.count))
  }

  deinit { SSL_CTX_free(context) }

  /// Performs the TLS handshake on a connected socket.
  func connect(_ descriptor: Int32) throws -> LoadTLSSession {
    guard let ssl = SSL_new(context) else { throw BenchmarkError("OpenSSL gives no session") }
    let session = LoadTLSSession(ssl)
    SSL_set_fd(ssl, descriptor)
    guard SSL_connect(ssl) == 1 else { throw BenchmarkError("no TLS handshake") }
    return session
  }
}

/// TLS of one connection of the load client.
final class LoadTLSSession {
  private let ssl: OpaquePointer

  init(_ ssl: OpaquePointer) { self.ssl = ssl }

  deinit { SSL_free(ssl) }

  func write(_ bytes: UnsafeRawBufferPointer) {
    _ = SSL_write(ssl, bytes.baseAddress, Int32(bytes.count))
  }

  /// Returns bytes that were read; 0 or less when the server is gone.
  func read(into memory: UnsafeMutableRawBufferPointer) -> Int {
    Int(SSL_read(ssl, memory.baseAddress, Int32(memory.count)))
  }

  /// Whether more is decrypted already.
  var hasMore: Bool { SSL_pending(ssl) > 0 }
}
