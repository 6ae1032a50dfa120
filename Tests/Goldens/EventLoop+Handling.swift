import EventLoop
import Foundation

extension EventLoop {
  /// Handles what comes until something is so, and leaves the main thread to other tests while nothing comes.
  ///
  /// A test that waits for a program in `pass` keeps the main thread from all others. What came while they had it is
  /// handled before deadlines are, as in any pass.
  ///
  /// It gives up after half an hour: each turn on the main thread comes behind one of every other test, compilers run in
  /// turn, and on a slow machine all tests take a quarter of an hour. Only a failure waits so long.
  @MainActor
  public func handle(until isDone: () -> Bool) async {
    let end = EventLoop.monotonicNow + Self.patience
    while true {
      pass(limit: 0)
      if isDone() || EventLoop.monotonicNow >= end { return }
      let rest = min(latestPass ?? end, end) - EventLoop.monotonicNow
      await Self.isReady(descriptor, within: min(max(0, rest), Self.longestWait))
    }
  }

  /// Waits on another thread until a descriptor can be read, at most for some seconds.
  private static func isReady(_ descriptor: Int32, within seconds: Double) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&place, 1, Int32((seconds * 1000).rounded(.up)))
        continuation.resume()
      }
    }
  }

  /// In seconds.
  private static let patience = 1800.0

  /// What a test waits for may also come without the loop, in seconds.
  private static let longestWait = 0.2
}
