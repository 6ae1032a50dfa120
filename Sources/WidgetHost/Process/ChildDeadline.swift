import CLinux
import EventLoop

/// Ends a program when its time is up. While its processes are ready to run and other work has the processors, its
/// time does not go by.
@MainActor
final class ChildDeadline {
  private let child: ChildProcess
  private let seconds: Double
  private let begun = EventLoop.monotonicNow
  private var limit: AnswerDeadline
  private var isOver = false
  private let timer: LoopTimer

  /// Begins a deadline for a program that has just been started.
  ///
  /// - Parameters:
  ///   - seconds: how long it may take.
  ///   - whole: how long it may take together with programs before it; nil: the same.
  init(of child: ChildProcess, _ seconds: Double, ofWhole whole: Double? = nil, loop: EventLoop) {
    (self.child, self.seconds, timer) = (child, seconds, LoopTimer(loop))
    limit = AnswerDeadline(whole ?? seconds, from: ProcessorWait(ofNewGroup: child.id))
    wait(seconds)
  }

  /// Forgets the deadline. A program that still runs goes on.
  func cancel() { timer.cancel() }

  /// Forgets the deadline of a program that has ended, and returns the seconds that count as its own.
  ///
  /// These are at most its seconds of processor: it may have waited for one, and its end may be noticed late. A program
  /// that was stopped here used all of its time.
  func take(_ end: ChildEnd) -> Double {
    timer.cancel()
    if isOver, end == .signal(SIGKILL) { return seconds }
    let passed = EventLoop.monotonicNow - begun
    return min(passed, child.processorTime ?? passed)
  }

  private func wait(_ seconds: Double) {
    timer.set(at: EventLoop.monotonicNow + seconds) { [weak self] in
      guard let self, child.processorTime == nil else { return }
      guard let more = limit.extended() else {
        isOver = true
        return child.kill()
      }
      wait(more)
    }
  }
}
