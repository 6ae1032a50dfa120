import CLinux
import EventLoop

/// A TCP socket that clients connect to.
@MainActor
final class Listener: ListeningSocket {
  private let descriptor: Int32
  private unowned(unsafe) let gateway: PushGateway
  /// The host of Apple's that its port stands for.
  private let host: String?
  /// Kept so that there is one descriptor left to accept and turn away with when all others are used.
  private var reserve: Int32

  init(_ address: SocketAddress, _ gateway: PushGateway) throws(SystemError) {
    descriptor = try boundSocket(address, type: SOCK_STREAM)
    self.gateway = gateway
    host = ServedHosts.host(at: address.port)
    reserve = islet_open("/dev/null", O_RDONLY | O_CLOEXEC, 0)
    guard listen(descriptor, 1024) == 0 else {
      let error = SystemError(islet_errno())
      close()
      throw error
    }
    gateway.loop.watch(descriptor, for: .read) { [weak self] _ in self?.acceptAll() }
  }

  var address: SocketAddress? { SocketAddress(boundTo: descriptor) }

  private func acceptAll() {
    // A bounded number: those who are connected already have their turn between.
    for _ in 0..<64 {
      let client = islet_accept(
        descriptor, Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue))
      if client >= 0 {
        gateway.accept(client, at: host)
        continue
      }
      switch islet_errno() {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        gateway.notice("gateway-descriptors-out")
        if gateway.makeRoom() { continue }
        if !turnOneAway() { return pause() }
      case ECONNABORTED, EINTR: continue
      default: return
      }
    }
  }

  /// Accepts with the reserved descriptor and closes at once, so that the client is told.
  private func turnOneAway() -> Bool {
    guard reserve >= 0 else { return false }
    CLinux.close(reserve)
    let client = islet_accept(descriptor, Int32(SOCK_CLOEXEC.rawValue))
    if client >= 0 { CLinux.close(client) }
    reserve = islet_open("/dev/null", O_RDONLY | O_CLOEXEC, 0)
    gateway.counts.turnedAway += client >= 0 ? 1 : 0
    return client >= 0
  }

  /// Without a descriptor to accept with, the loop would spin: look again a little later.
  private func pause() {
    gateway.loop.forget(descriptor)
    gateway.loop.schedule(at: EventLoop.monotonicNow + 0.1) { [weak self] in self?.resume() }
  }

  private func resume() {
    guard reserve != closed else { return }
    if reserve < 0 { reserve = islet_open("/dev/null", O_RDONLY | O_CLOEXEC, 0) }
    gateway.loop.watch(descriptor, for: .read) { [weak self] _ in self?.acceptAll() }
  }

  private let closed: Int32 = -2

  func close() {
    guard reserve != closed else { return }
    gateway.loop.forget(descriptor)
    CLinux.close(descriptor)
    if reserve >= 0 { CLinux.close(reserve) }
    reserve = closed
  }
}
