import EventLoop
import Foundation

extension EventLoop {
  /// Handles what comes until something is so, and leaves the main thread to other tests while nothing comes.
  ///
  /// A test that waits for a program in `pass` keeps the main thread from all others. What came while they had it is
  /// handled before deadlines are, as in any pass.
  ///
  /// - Parameter limit: after how many seconds it gives up.
  @MainActor
  public func handle(until isDone: () -> Bool, within limit: Double) async {
    let end = EventLoop.monotonicNow + limit
    while true {
      pass(limit: 0)
      if isDone() || EventLoop.monotonicNow >= end { return }
      await Self.isReady(descriptor)
    }
  }

  /// Waits on another thread until a descriptor can be read, or a deadline of its loop may have come.
  private static func isReady(_ descriptor: Int32) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&place, 1, longestWait)
        continuation.resume()
      }
    }
  }

  /// In milliseconds.
  private static let longestWait: Int32 = 20
}
