import Foundation
import Synchronization

/// What must not outlive a measurement that is broken off: programs that it started, and its folders.
enum Leftovers {
  private struct Kept {
    var programs: Set<Int32> = []
    var folders: Set<String> = []
  }

  private static let kept = Mutex(Kept())
  /// Set once, before any signal; a handler can do no more than write to it.
  nonisolated(unsafe) private static var bell: Int32 = -1

  static func add(program: Int32) { kept.withLock { _ = $0.programs.insert(program) } }
  static func remove(program: Int32) { kept.withLock { _ = $0.programs.remove(program) } }
  static func add(folder: String) { kept.withLock { _ = $0.folders.insert(folder) } }

  /// Ends and removes all of it when this program is interrupted, and this program with it.
  static func clearWhenInterrupted() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(Leftovers.bell, &byte, 1)
      }
    }
    Thread.detachNewThread { [listening = ends[0]] in
      var byte: UInt8 = 0
      while read(listening, &byte, 1) < 0 {}
      clear()
      _exit(130)
    }
  }

  private static func clear() {
    let (programs, folders) = kept.withLock { ($0.programs, $0.folders) }
    for program in programs { kill(program, SIGKILL) }
    for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
  }
}
