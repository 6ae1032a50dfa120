import Glibc

/// Pipes whose reader has ended.
public enum ClosedPipes {
  private static let areIgnored = signal(SIGPIPE, SIG_IGN)

  /// Has a write to a closed pipe fail from now on: it would end the process of all tests.
  public static func endNothing() { _ = areIgnored }
}
