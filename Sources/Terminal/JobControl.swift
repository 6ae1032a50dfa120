import CLinux
import Glibc

/// Stops and continues the program as a job of a shell.
enum JobControl {
  /// Stops the whole job, as the shell's own Ctrl-Z would, and returns when it is continued.
  ///
  /// In a group that no shell watches the system ignores the stop, and this returns at once.
  static func stop() {
    var standard = sigaction()
    standard.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &standard, nil)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    // Blocked so that the loop hears of it: it must get through this once.
    kill(0, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    // What continued it is dealt with here: the loop would take it for a stop that nobody asked for.
    var go = sigset_t()
    sigemptyset(&go)
    sigaddset(&go, SIGCONT)
    var noTime = timespec()
    sigtimedwait(&go, nil, &noTime)
  }
}
