import Foundation

/// A program that leads a process group of its own.
struct SpawnedGroup {
  struct Refused: Error { var code: Int32 }

  let leader: pid_t

  /// Starts a program from the thread that calls.
  init(_ command: [String]) throws {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    // Threads of tests block signals, and what they start would block them, too.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let words = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    let path = strdup("PATH=/usr/bin:/bin")
    defer { free(path) }
    var id = pid_t()
    let refused = posix_spawn(&id, command[0], nil, &attributes, words + [nil], [path, nil])
    guard refused == 0 else { throw Refused(code: refused) }
    leader = id
  }

  /// Waits for the end of the leader and returns how it ended, as `waitpid` has it.
  func wait() -> Int32 {
    var status: Int32 = 0
    waitpid(leader, &status, 0)
    return status
  }

  /// Ends all of the group.
  func end() {
    kill(-leader, SIGKILL)
    _ = wait()
  }
}
