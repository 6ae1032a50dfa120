/// How a command ended.
enum ExitCode {
  static let done: Int32 = 0
  /// A check failed, a push was rejected or ignored.
  static let failed: Int32 = 1
  /// Wrong usage or bad input.
  static let usage: Int32 = 2
  static let interrupted: Int32 = 130
}
