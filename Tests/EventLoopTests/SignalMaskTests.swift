import Foundation
import Synchronization
import Testing

@testable import EventLoop

@Suite("Threads that take no signals") struct SignalMaskTests {
  /// What a thread found.
  private final class Found: Sendable {
    let blocked = Mutex<[Bool]>([])
    let ended = DispatchSemaphore(value: 0)
  }

  private static func blocks(_ signal: Int32) -> Bool {
    var now = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &now)
    return sigismember(&now, signal) == 1
  }

  @Test func `a thread that is started meanwhile takes none, and its starter takes what it took`() {
    let (found, before) = (Found(), Self.blocks(SIGUSR2))
    SignalMask.blockingAll {
      Thread.detachNewThread {
        found.blocked.withLock { $0 = [SIGTERM, SIGUSR2].map(Self.blocks) }
        found.ended.signal()
      }
    }
    #expect(found.ended.wait(timeout: .now() + 60) == .success)
    #expect(found.blocked.withLock { $0 } == [true, true])
    #expect(Self.blocks(SIGUSR2) == before)
  }
}
