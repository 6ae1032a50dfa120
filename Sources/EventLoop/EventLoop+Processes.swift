import CLinux

/// How a child process ended.
public enum ChildEnd: Hashable, Sendable {
  /// It returned this code.
  case exit(code: Int32)
  /// This signal ended it.
  case signal(Int32)
  /// The process was no child of this one, or somebody else has waited for it.
  case unknown

  /// Reads what the system reported.
  init(status: Int32) {
    let signal = islet_end_signal(status)
    self = signal != 0 ? .signal(signal) : .exit(code: islet_exit_code(status))
  }
}

/// Which signals arrive as events, and through which descriptor.
struct SignalWatch {
  var descriptor: Int32 = -1
  var set = sigset_t()
  var actions: [Int32: () -> Void] = [:]
}

extension EventLoop {
  /// Runs an action for each arrival of a signal, from the loop instead of a handler.
  ///
  /// The signal is blocked for this thread and those it starts. Children inherit that: whoever starts
  /// one gives it an empty signal mask (`POSIX_SPAWN_SETSIGMASK`). Where no descriptor is left, the signal stays
  /// unblocked and acts by itself, so that somebody can end the program.
  public func onSignal(_ number: Int32, _ action: @escaping () -> Void) {
    if signals.actions.isEmpty { sigemptyset(&signals.set) }
    sigaddset(&signals.set, number)
    signals.actions[number] = action
    let flags = Int32(SFD_NONBLOCK | SFD_CLOEXEC)
    let descriptor = signalfd(signals.descriptor, &signals.set, flags)
    guard descriptor >= 0 else { return }
    pthread_sigmask(SIG_BLOCK, &signals.set, nil)
    guard signals.descriptor < 0 else { return }
    signals.descriptor = descriptor
    watch(descriptor, for: .read) { [unowned self] _ in takeSignals() }
  }

  private func takeSignals() {
    var info = signalfd_siginfo()
    while read(signals.descriptor, &info, MemoryLayout.size(ofValue: info)) > 0 {
      signals.actions[Int32(info.ssi_signo)]?()
    }
  }

  /// Runs an action once when a child process has ended, and frees its entry in the process table.
  ///
  /// The action is told the seconds of processor that the child took, with its own children for which it has waited;
  /// 0 where its end is unknown.
  public func onExit(of child: pid_t, _ action: @escaping (ChildEnd, Double) -> Void) {
    let descriptor = isChild(child) ? islet_pidfd_open(child) : -1
    guard descriptor >= 0 else { return poll(child, action) }
    let isWatched = watch(descriptor, for: .read) { [unowned self] _ in
      guard let (end, processorTime) = Self.end(of: child) else { return }
      forget(descriptor)
      close(descriptor)
      action(end, processorTime)
    }
    guard !isWatched else { return }
    close(descriptor)
    poll(child, action)
  }

  /// Returns whether a process is this one's child, so that its end will be told.
  private func isChild(_ process: pid_t) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  /// Looks for ended children one by one: for kernels without process descriptors, and for children that are
  /// already gone.
  func poll(_ child: pid_t, _ action: @escaping (ChildEnd, Double) -> Void) {
    if let (end, processorTime) = Self.end(of: child) {
      schedule(at: 0) { action(end, processorTime) }
    } else {
      schedule(at: EventLoop.monotonicNow + 0.05) { [unowned self] in
        poll(child, action)
      }
    }
  }

  /// Returns how a child has ended and the seconds of processor that it took; nil while it runs.
  private static func end(of child: pid_t) -> (end: ChildEnd, processorTime: Double)? {
    var (status, usage): (Int32, rusage) = (0, rusage())
    let waited = wait4(child, &status, WNOHANG, &usage)
    if waited == 0 { return nil }
    guard waited == child else { return (.unknown, 0) }
    return (ChildEnd(status: status), seconds(usage.ru_utime) + seconds(usage.ru_stime))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
