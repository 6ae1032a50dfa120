import CLinux
import EventLoop

/// A TCP socket that clients connect to.
final class Listener: Relievable {
  private let descriptor: Int32
  private unowned let wire: Wire
  /// The host of Apple's that its port stands for.
  private let host: String?
  /// A reserved descriptor, with which a client can be turned away when all others are used.
  private var reserve: Int32

  init(_ socket: BoundSocket, _ wire: Wire) {
    (descriptor, host, self.wire) = (socket.descriptor, socket.host, wire)
    reserve = islet_open("/dev/null", O_RDONLY | O_CLOEXEC, 0)
    wire.loop.watch(descriptor, for: .read) { [weak self] _ in self?.acceptAll() }
  }

  private func acceptAll() {
    // Accepts a bounded number at a time, so that connected clients get their turn.
    for _ in 0..<64 {
      if wire.isCongested {
        wire.loop.forget(descriptor)
        return wire.callWhenRelieved(self)
      }
      let client = islet_accept(
        descriptor, Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue))
      if client >= 0 {
        wire.accept(client, at: host)
        continue
      }
      switch islet_errno() {
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        wire.notice("gateway-descriptors-out")
        if wire.makeRoom() { continue }
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
    return client >= 0
  }

  /// Waits a little before accepting again. Without a descriptor to accept with, the loop would otherwise spin.
  private func pause() {
    wire.loop.forget(descriptor)
    wire.loop.schedule(at: EventLoop.monotonicNow + 0.1) { [weak self] in self?.relieve() }
  }

  /// Accepts again.
  func relieve() {
    guard reserve != closed else { return }
    if reserve < 0 { reserve = islet_open("/dev/null", O_RDONLY | O_CLOEXEC, 0) }
    wire.loop.watch(descriptor, for: .read) { [weak self] _ in self?.acceptAll() }
  }

  private let closed: Int32 = -2

  func close() {
    guard reserve != closed else { return }
    wire.loop.forget(descriptor)
    CLinux.close(descriptor)
    if reserve >= 0 { CLinux.close(reserve) }
    reserve = closed
  }
}
