/// How a command ended.
public enum ExitCode {
  public static let done: Int32 = 0
  /// A check failed, a push was rejected or ignored.
  public static let failed: Int32 = 1
  /// Wrong usage or bad input.
  public static let usage: Int32 = 2
  public static let interrupted: Int32 = 130
}
