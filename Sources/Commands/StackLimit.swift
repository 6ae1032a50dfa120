import Glibc

/// How much room the calls that are open at a time may take.
///
/// It is not raised here: the C library has read it for the stacks of threads before `main` begins.
enum StackLimit {
  /// Less ends Islet while it draws, in bytes; systems give 8 MB.
  static let least: rlim_t = 256 << 10

  /// Returns what is told where this process has too little room: a fault would end it in the midst of its work.
  static func fault() -> UsageError? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return nil }
    return fault(limit.rlim_cur)
  }

  /// Returns what is told where the stack may take no more than a number of bytes.
  static func fault(_ most: rlim_t) -> UsageError? {
    guard most < least else { return nil }
    return UsageError(
      "the stack may take no more than \(most >> 10) KB, and Islet takes \(least >> 10) KB",
      fix: "raise the limit in the shell that starts it: ulimit -s 8192")
  }
}
