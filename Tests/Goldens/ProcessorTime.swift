import Foundation

/// How long threads have had a processor: unlike a clock, it does not go on while others have it.
public enum ProcessorTime {
  /// Seconds of the thread that asks.
  public static var ofThisThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the seconds that an action takes of this thread.
  public static func of(_ action: () -> Void) -> Double {
    let start = ofThisThread
    action()
    return ofThisThread - start
  }
}
