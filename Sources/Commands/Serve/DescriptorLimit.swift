import Glibc

/// How many files and connections the process may have open at once.
enum DescriptorLimit {
  /// What a simulator takes with its terminal, journal, sockets, a widget and a connection or two. With fewer, Foundation
  /// ends the process where it cannot open what it reads of times and languages.
  static let least = 32
  /// What a limit that is too low is raised to, where that is allowed.
  private static let enough = 1_024

  /// Raises the process's limit where it is too low for a simulator, or throws.
  static func settle() throws(UsageError) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < rlim_t(least)
    else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(enough))
    if let fault = fault(limit.rlim_cur) { throw fault }
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Returns what is told where no more than a number may be open.
  static func fault(_ most: rlim_t) -> UsageError? {
    guard most < rlim_t(least) else { return nil }
    return UsageError(
      "no more than \(most) files may be open at once, and a simulator takes \(least)",
      fix: "raise the limit in the shell that starts it: ulimit -n 256")
  }
}
