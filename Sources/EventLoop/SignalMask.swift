import CLinux

/// Which signals threads take.
///
/// Signals are events of the first thread's loop (`EventLoop.onSignal`). One that meets another thread which does not block
/// it ends the program at once, and leaves a terminal as it is.
public enum SignalMask {
  /// Runs `body` while this thread blocks all signals, and returns what it returns: threads that it starts block them for
  /// good.
  public static func blockingAll<Result>(_ body: () -> Result) -> Result {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}
