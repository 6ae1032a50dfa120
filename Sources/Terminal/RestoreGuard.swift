import CLinux
import Glibc

/// What brings the terminal back when nothing else can: used by exit, by fatal signals, and by everyone else.
///
/// All of it is plain memory that is written before any handler is installed, so that a signal handler may read it:
/// a handler may only call what is async-signal-safe (`write`, `tcsetattr`, `sigaction`).
enum RestoreGuard {
  private struct State {
    var descriptor: Int32 = -1
    var modes = termios()
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var isArmed = false
    var previous: UnsafeMutablePointer<sigaction>?
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    previous.initialize(repeating: sigaction(), count: 65)
    state.pointee.previous = previous
    return state
  }()

  /// Signals that end this program and of which the loop hears nothing: those that mean that it is broken, and those that
  /// somebody sends by mistake or as a limit of its time.
  private static let fatal = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM,
    SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSTKFLT, SIGXCPU,
  ]
  /// Remembers how the terminal was, and what to write to make it so again.
  static func arm(descriptor: Int32, modes: termios, bytes: [UInt8]) {
    state.pointee.isArmed = false
    state.pointee.descriptor = descriptor
    state.pointee.modes = modes
    state.pointee.bytes?.deallocate()
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    copy.initialize(from: bytes, count: bytes.count)
    state.pointee.bytes = copy
    state.pointee.count = bytes.count
    state.pointee.isArmed = true
  }

  /// Gives the terminal back; does nothing when it is not ours.
  static func restore() {
    guard state.pointee.isArmed, let bytes = state.pointee.bytes else { return }
    state.pointee.isArmed = false
    var written = 0
    while written < state.pointee.count {
      let result = write(
        state.pointee.descriptor, bytes + written, state.pointee.count - written)
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        // A terminal that is slow to read gets three seconds; `poll` may be called in a handler of a signal.
        var place = pollfd(fd: state.pointee.descriptor, events: Int16(POLLOUT), revents: 0)
        guard errno == EAGAIN, poll(&place, 1, 3000) > 0 else { break }
      }
    }
    tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
  }

  /// Installs the handlers for signals that end this program at once.
  static func install() {
    for signal in fatal {
      handle(signal) { signal, cause, _ in RestoreGuard.crashed(signal, cause) }
    }
    atexit { RestoreGuard.restore() }
  }

  /// Gives the handlers back that were there before.
  static func uninstall() {
    guard let previous = state.pointee.previous else { return }
    for signal in fatal { sigaction(signal, previous + Int(signal), nil) }
  }

  private static func handle(
    _ signal: Int32,
    _ action:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    guard let previous = state.pointee.previous else { return }
    var new = sigaction()
    new.__sigaction_handler.sa_sigaction = action
    new.sa_flags = SA_ONSTACK | SA_SIGINFO
    sigaction(signal, &new, previous + Int(signal))
  }

  private static func crashed(_ signal: Int32, _ cause: UnsafeMutablePointer<siginfo_t>?) {
    restore()
    if cause?.pointee.si_code == 0 {
      // Sent with `kill`. Swift's backtrace comes back and counts on the fault to happen again; nothing would, and the
      // program would go on to draw on a terminal that it has given back.
      var none = sigaction()
      sigaction(signal, &none, nil)
    } else if let previous = state.pointee.previous {
      // Whoever was there before (Swift's backtrace, a core dump) now sees the same signal again.
      sigaction(signal, previous + Int(signal), nil)
    }
    raise(signal)
  }
}
