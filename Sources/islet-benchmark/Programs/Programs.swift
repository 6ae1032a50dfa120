import CLinux
import Foundation

/// Where things are that benchmarks need.
enum Programs {
  /// Returns the program beside this one, or the one that `ISLET` names.
  static func islet() throws -> String {
    if let named = ProcessInfo.processInfo.environment["ISLET"] { return named }
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("islet").path
    guard let beside, FileManager.default.isExecutableFile(atPath: beside) else {
      throw BenchmarkError("islet is not beside islet-benchmark: swift build -c release")
    }
    return beside
  }

  /// Returns a new folder for one run.
  static func folder() -> String {
    let path = NSTemporaryDirectory() + "islet-benchmark-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    Leftovers.add(folder: path)
    return path
  }

  /// Returns a port that nobody uses now.
  static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = loopback(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let found = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        islet_bind(descriptor, $0, length) == 0 && islet_getsockname(descriptor, $0, &length) == 0
      }
    }
    guard found else { throw BenchmarkError("no free port can be had") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Returns a connection to a port of this machine.
  static func connect(port: Int) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = loopback(port: port)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        islet_connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw BenchmarkError("nobody listens on port \(port)") }
    var on: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    return descriptor
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
