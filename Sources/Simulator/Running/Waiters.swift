import EventLoop

/// Callers that wait until everything that was sent has been read, and perhaps drawn.
@MainActor
final class Waiters {
  private struct Waiter {
    var number: Int
    var action: @MainActor (_ isSettled: Bool) -> Void
    var timer: EventLoop.Timer
    var waitsForPictures: Bool
  }

  private let loop: EventLoop
  private var waiters: [Waiter] = []
  private var lastNumber = 0

  /// Creates a list without callers.
  init(loop: EventLoop) { self.loop = loop }

  /// Whether nobody waits.
  var isEmpty: Bool { waiters.isEmpty }

  /// Whether anybody waits for pictures.
  var waitForPictures: Bool { waiters.contains(where: \.waitsForPictures) }

  /// Adds a caller, and calls it with false when the seconds are over.
  func add(
    within seconds: Double, waitsForPictures: Bool,
    _ action: @escaping @MainActor (_ isSettled: Bool) -> Void
  ) {
    lastNumber += 1
    let number = lastNumber
    let timer = loop.schedule(at: EventLoop.monotonicNow + seconds) { [weak self] in
      guard let self, let place = waiters.firstIndex(where: { $0.number == number }) else { return }
      waiters.remove(at: place).action(false)
    }
    waiters.append(
      Waiter(number: number, action: action, timer: timer, waitsForPictures: waitsForPictures))
  }

  /// Calls those who have what they wait for: everybody once all is drawn, else only those who need no pictures.
  func wake(isDrawn: Bool) {
    let ready = waiters.filter { isDrawn || !$0.waitsForPictures }
    waiters.removeAll { isDrawn || !$0.waitsForPictures }
    for waiter in ready {
      loop.cancel(waiter.timer)
      waiter.action(true)
    }
  }
}
