import CLinux
import COpenSSL

/// Why a request got no answer.
public struct ClientFault: Error, Hashable, Sendable {
  public var sentence: String
  public var fix: String
  /// Whether nothing listens at the address.
  public var isUnreachable = false

  public init(_ sentence: String, fix: String) { (self.sentence, self.fix) = (sentence, fix) }
}

/// Reads and writes bytes on a connection to a server, in clear or over TLS; calls wait at most `timeout` seconds.
final class ClientStream {
  private let descriptor: Int32
  private var context: OpaquePointer?
  private var ssl: OpaquePointer?

  init(_ address: ClientAddress) throws(ClientFault) {
    descriptor = try ClientStream.connect(address)
    if address.isTLS {
      do {
        try startTLS(address)
      } catch {
        closeAll()
        throw error
      }
    }
  }

  deinit { closeAll() }

  private var isClosed = false
  private func closeAll() {
    guard !isClosed else { return }
    isClosed = true
    if let ssl { SSL_free(ssl) }
    if let context { SSL_CTX_free(context) }
    close(descriptor)
  }

  private static func connect(_ address: ClientAddress) throws(ClientFault) -> Int32 {
    if let file = try address.connect(SOCK_STREAM, { $0 }) { return file }
    var fault = ClientFault(
      "nothing listens on \(address.host):\(address.port) (\(String(cString: strerror(islet_errno()))))",
      fix: "start a simulator with islet or islet serve, or name one with --host")
    fault.isUnreachable = true
    throw fault
  }

  private func startTLS(_ address: ClientAddress) throws(ClientFault) {
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      throw tlsFault("no memory", address)
    }
    self.context = context
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nil)
    if let authority = address.authority {
      guard SSL_CTX_load_verify_locations(context, authority, nil) == 1 else {
        throw ClientFault(
          "the certificate \(authority) cannot be read",
          fix: "name the simulator's folder with --state")
      }
    } else {
      SSL_CTX_set_default_verify_paths(context)
    }
    guard let ssl = SSL_new(context) else { throw tlsFault("no memory", address) }
    self.ssl = ssl
    let names: [UInt8] = address.isHTTP2 ? [2, 0x68, 0x32] : [8] + Array("http/1.1".utf8)
    SSL_set_alpn_protos(ssl, names, UInt32(names.count))
    SSL_set1_host(ssl, address.host)
    _ = address.host.withCString { name in
      SSL_ctrl(
        ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, Int(TLSEXT_NAMETYPE_host_name),
        UnsafeMutableRawPointer(mutating: name))
    }
    SSL_set_fd(ssl, descriptor)
    guard SSL_connect(ssl) == 1 else { throw tlsFault("the handshake failed", address) }
  }

  private func tlsFault(_ what: String, _ address: ClientAddress) -> ClientFault {
    let code = ERR_get_error()
    let reason = ERR_reason_error_string(code).map { String(cString: $0) }
    return ClientFault(
      "TLS: \(what)\(reason.map { " (\($0))" } ?? "")",
      // A simulator with a certificate of its user's names no authority: OpenSSL then trusts the system's and this file's.
      fix: address.authority == nil
        ? "the simulator has a certificate of your own: put SSL_CERT_FILE=FILE before the command, with the certificate or its authority"
        : "is it this machine's simulator? --state names the folder with its certificate")
  }

  /// Sends all bytes.
  func write(_ bytes: some Collection<UInt8>) throws(ClientFault) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer -> Int in
        if let ssl { return Int(SSL_write(ssl, buffer.baseAddress, Int32(buffer.count))) }
        return Int(CLinux.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL)))
      }
      if count <= 0 {
        if try isInterrupted(Int32(count), late: "the server did not read in time") { continue }
        throw ClientFault("the server closed the connection", fix: "look at its messages")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns what has come, at least one byte; nil at the end.
  func read() throws(ClientFault) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      if let ssl {
        count = Int(SSL_read(ssl, &buffer, Int32(buffer.count)))
      } else {
        count = recv(descriptor, &buffer, buffer.count, 0)
      }
      if count > 0 { return Array(buffer[..<count]) }
      if try isInterrupted(Int32(count), late: "the server did not answer in time") { continue }
      return nil
    }
  }

  /// Returns whether a call that moved no bytes is to be made again: a signal has interrupted it.
  ///
  /// - Parameter late: what is told when it has waited too long.
  private func isInterrupted(_ count: Int32, late: String) throws(ClientFault) -> Bool {
    let reason = islet_errno()
    if let ssl {
      // Only then is it the socket's: an error of TLS leaves what an earlier call has set.
      guard [SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE].contains(SSL_get_error(ssl, count)) else {
        return false
      }
    } else if count == 0 {
      // An end sets no error.
      return false
    }
    if reason == EAGAIN { throw ClientFault(late, fix: "look at its messages") }
    return reason == EINTR
  }
}
