import Glibc

/// Says in a sentence that a fault of Islet's own ends it: a shell only names the signal, and only some of them do.
///
/// All that a handler reads is made before it is installed, since it may call nothing but what is async-signal-safe.
enum FaultNotice {
  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]
  private static let sentence: StaticString = """
    islet: ended by a fault of its own. A phone that was running comes back at the next start.
           Report it, please: what you did last, and what “islet doctor” prints.

    """
  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    return previous
  }()

  /// Installs the notice for this process, before whatever gives a terminal back.
  static func install() {
    for fault in faults {
      var new = sigaction()
      new.__sigaction_handler.sa_sigaction = { signal, cause, _ in
        FaultNotice.tell(signal, wasSent: cause?.pointee.si_code == 0)
      }
      new.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(fault, &new, previous + Int(fault))
    }
  }

  /// Writes the sentence and lets the signal have its way: Swift's backtrace, or the end.
  ///
  /// - Parameter wasSent: whether somebody sent it with `kill`, which is no fault.
  private static func tell(_ signal: Int32, wasSent: Bool) {
    if !wasSent {
      _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
    }
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }
}
