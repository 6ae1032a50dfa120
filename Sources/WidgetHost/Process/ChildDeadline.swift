import EventLoop

/// Ends a program when its time is up. While its processes are ready to run and other work has the processors, its
/// time does not go by.
@MainActor
final class ChildDeadline {
  private let child: ChildProcess
  private let onMove: (Double) -> Void
  private var limit: AnswerDeadline
  private let timer: LoopTimer

  /// Begins a deadline for a program that has just been started.
  ///
  /// - Parameters:
  ///   - seconds: how long it may take.
  ///   - whole: how long it may take together with programs before it; nil: the same.
  ///   - onMove: told by how many seconds the deadline moves.
  init(
    of child: ChildProcess, _ seconds: Double, ofWhole whole: Double? = nil, loop: EventLoop,
    onMove: @escaping (Double) -> Void = { _ in }
  ) {
    (self.child, self.onMove, timer) = (child, onMove, LoopTimer(loop))
    limit = AnswerDeadline(whole ?? seconds, from: ProcessorWait(ofNewGroup: child.id))
    wait(seconds)
  }

  /// Forgets the deadline: the program has ended.
  func cancel() { timer.cancel() }

  private func wait(_ seconds: Double) {
    timer.set(at: EventLoop.monotonicNow + seconds) { [weak self] in
      guard let self else { return }
      guard let more = limit.extended() else { return child.kill() }
      onMove(more)
      wait(more)
    }
  }
}
