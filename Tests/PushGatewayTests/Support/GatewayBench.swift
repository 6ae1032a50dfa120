import CLinux
import EventLoop
import Findings

@testable import PushGateway

/// A gateway on free ports of the loopback, driven pass by pass by the test itself: its wire shares the
/// test's loop, unless it is asked to have its own thread.
@MainActor
final class GatewayBench {
  let loop = EventLoop()
  let receiver = MemoryReceiver()
  let gateway: PushGateway

  /// The wall clock of the tests, in UNIX seconds.
  nonisolated static let now = 1_790_000_000.0

  init(
    hasThread: Bool = false, _ change: (inout GatewayConfiguration) throws -> Void = { _ in }
  ) throws {
    var configuration = GatewayConfiguration()
    configuration.port = 0
    configuration.hosts = ["127.0.0.1"]
    configuration.wallClock = { GatewayBench.now }
    try change(&configuration)
    gateway = PushGateway(
      loop: loop, configuration: configuration, receiver: receiver, hasThread: hasThread)
    try gateway.start()
  }

  isolated deinit { gateway.closeAll() }

  /// The half that has the sockets; nil when it has its own thread.
  var wire: Wire? { gateway.wire }

  /// The connections of a wire that shares the loop.
  var connections: [Connection] { wire?.connections.values ?? [] }

  /// Lets the loop run until something is true; false when it is not after `seconds`. Only what fails takes so long: on
  /// a busy machine the other thread and the tools may have their turn late.
  func pump(seconds: Double = 60, until isTrue: () -> Bool) -> Bool {
    let end = EventLoop.monotonicNow + seconds
    while !isTrue() {
      if EventLoop.monotonicNow > end { return false }
      loop.pass(limit: 0.01)
    }
    return true
  }

  /// Returns whether the gateway has told something about a connection.
  func hasNoticed(_ id: FindingID) -> Bool { receiver.notices.contains { $0.id == id } }

  func connect() -> RawClient { RawClient(self) }
  func connectHTTP2(through host: String? = nil) -> HTTP2Client {
    HTTP2Client(self, through: host)
  }
}

/// A TCP client that sends what it is told and keeps what comes back.
@MainActor
class RawClient {
  let bench: GatewayBench
  private var descriptor: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var hasEnded = false

  init(_ bench: GatewayBench, host: String = "127.0.0.1", port: UInt16? = nil) {
    self.bench = bench
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let address = SocketAddress(host, port: port ?? bench.gateway.port)
    // The handshake of TCP on the loopback is the kernel's: it is done when this returns.
    _ = address?.withPointer { islet_connect(descriptor, $0, $1) }
  }

  isolated deinit { close() }

  func close() {
    if descriptor >= 0 { CLinux.close(descriptor) }
    descriptor = -1
  }

  /// Closes so that the gateway can tell it from the end of what the client sends.
  func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    close()
  }

  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends all of it, letting the gateway read in between.
  func send(_ bytes: [UInt8]) {
    var sent = 0
    _ = bench.pump {
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          CLinux.send(
            descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent,
            Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        if count < 0 { return islet_errno() != EAGAIN }
        sent += count
      }
      return true
    }
  }

  /// Reads what has come.
  func read() {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while descriptor >= 0 {
      let count = recv(descriptor, &piece, piece.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        bytes += piece[..<count]
      } else {
        if count == 0 || islet_errno() != EAGAIN { hasEnded = true }
        return
      }
    }
  }

  func take(_ count: Int) { bytes.removeFirst(count) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Waits until something is true of what came back.
  func wait(until isTrue: () -> Bool) -> Bool {
    bench.pump {
      read()
      return isTrue()
    }
  }

  /// Waits until a text came.
  func wait(for part: String) -> Bool { wait { text.contains(part) } }

  /// Waits until the gateway has closed.
  func waitForEnd() -> Bool { wait { hasEnded } }
}
