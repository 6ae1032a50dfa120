import Glibc

/// A socket that listens on a free port of loopback. The system takes connections, and the first bytes of each, for a
/// test that accepts none.
public struct LoopbackListener: Sendable {
  public let descriptor: Int32
  public let port: Int

  /// Begins to listen; throws where no port is free.
  public init() throws {
    let descriptor = socket(
      AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isReady else {
      Glibc.close(descriptor)
      throw NoFreePort()
    }
    (self.descriptor, port) = (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Ends the listening.
  public func close() { Glibc.close(descriptor) }

  /// What is thrown where no port is free.
  public struct NoFreePort: Error {}
}
