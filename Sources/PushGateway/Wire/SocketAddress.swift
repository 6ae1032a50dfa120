import CLinux

/// An address to bind or to answer: IPv4 or IPv6 with a port.
struct SocketAddress: Hashable {
  private var storage: sockaddr_storage
  private(set) var length: socklen_t

  /// Creates an address as the system gave it.
  init(_ storage: sockaddr_storage, length: socklen_t) {
    (self.storage, self.length) = (storage, length)
  }

  /// Creates an address from text; nil when the text is none.
  init?(_ host: String, port: UInt16) {
    storage = sockaddr_storage()
    var four = sockaddr_in()
    var six = sockaddr_in6()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutableBytes(of: &storage) { to in
        withUnsafeBytes(of: &four) { to.copyMemory(from: $0) }
      }
    } else if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
      six.sin6_family = sa_family_t(AF_INET6)
      six.sin6_port = port.bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in6>.size)
      withUnsafeMutableBytes(of: &storage) { to in
        withUnsafeBytes(of: &six) { to.copyMemory(from: $0) }
      }
    } else {
      return nil
    }
  }

  /// Creates the address that a socket was bound to.
  init?(boundTo descriptor: Int32) {
    storage = sockaddr_storage()
    length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    var size = length
    let isKnown = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        islet_getsockname(descriptor, $0.baseAddress, &size) == 0
      }
    }
    guard isKnown else { return nil }
    length = size
  }

  var family: Int32 { Int32(storage.ss_family) }

  var port: UInt16 {
    withUnsafeBytes(of: storage) { $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian }
  }

  /// Hands the address to a call of the system.
  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result) -> Result {
    withUnsafeBytes(of: storage) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { body($0.baseAddress, length) }
    }
  }

  static func == (left: SocketAddress, right: SocketAddress) -> Bool {
    left.length == right.length
      && withUnsafeBytes(of: left.storage) { one in
        withUnsafeBytes(of: right.storage) { other in
          one.prefix(Int(left.length)).elementsEqual(other.prefix(Int(right.length)))
        }
      }
  }

  func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: storage) { hasher.combine(bytes: .init(rebasing: $0.prefix(Int(length)))) }
  }
}

/// Opens, prepares and binds a socket.
func boundSocket(
  _ address: SocketAddress, type: __socket_type
) throws(SystemError) -> Int32 {
  let flags = Int32(type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
  let descriptor = socket(address.family, flags, 0)
  guard descriptor >= 0 else { throw SystemError(islet_errno()) }
  var yes: Int32 = 1
  let size = socklen_t(MemoryLayout<Int32>.size)
  if type == SOCK_STREAM { setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size) }
  if address.family == AF_INET6 {
    setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size)
  }
  guard address.withPointer({ islet_bind(descriptor, $0, $1) }) == 0 else {
    let error = SystemError(islet_errno())
    CLinux.close(descriptor)
    throw error
  }
  return descriptor
}

/// Opens a socket that clients can connect to from then on.
func listeningSocket(_ address: SocketAddress) throws(SystemError) -> Int32 {
  let descriptor = try boundSocket(address, type: SOCK_STREAM)
  guard listen(descriptor, 1024) == 0 else {
    let error = SystemError(islet_errno())
    CLinux.close(descriptor)
    throw error
  }
  return descriptor
}

/// An error of the system, by its number.
struct SystemError: Error, CustomStringConvertible {
  var number: Int32
  init(_ number: Int32) { self.number = number }
  var description: String { String(cString: strerror(number)) }
}
