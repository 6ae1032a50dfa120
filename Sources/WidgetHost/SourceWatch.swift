import CLinux
import EventLoop
import Findings
import Foundation

/// Tells when files below some folders have been saved.
@MainActor
final class SourceWatch {
  private let loop: EventLoop
  private let descriptor: Int32
  private let onChange: @MainActor () -> Void
  private var folders: [String: Int32] = [:]
  private let timer: LoopTimer

  /// Editors save in several steps; this long after the last one the change is told, in seconds.
  static let quietTime = 0.02

  init(loop: EventLoop, onChange: @escaping @MainActor () -> Void) {
    (self.loop, self.onChange, timer) = (loop, onChange, LoopTimer(loop))
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    loop.watch(descriptor, for: .read) { [weak self] _ in self?.take() }
  }

  /// Watches these folders, and no others any more.
  ///
  /// - Returns: Why saved files are not noticed; nil where they are.
  func watch(_ paths: [String]) -> Finding? {
    guard descriptor >= 0 else {
      return SourceWatch.refusal("fs.inotify.max_user_instances")
    }
    var isRefused = false
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF
    // All of them each time: in the place of a folder another one of its name may stand, which is not watched yet.
    var now: [String: Int32] = [:]
    for path in Set(paths) {
      let number = inotify_add_watch(descriptor, path, UInt32(events))
      if number >= 0 { now[path] = number } else if errno == ENOSPC { isRefused = true }
    }
    let before = Set(folders.values)
    for number in before.subtracting(now.values) { inotify_rm_watch(descriptor, number) }
    folders = now
    // What was saved in a new folder before it was watched is looked for once more.
    if !before.isEmpty, !before.isSuperset(of: now.values) { arm() }
    return isRefused ? SourceWatch.refusal("fs.inotify.max_user_watches") : nil
  }

  /// Returns that the system watches no more, by the limit that says how much it does.
  private static func refusal(_ limit: String) -> Finding {
    Finding(
      "widget-unwatched", fix: "Allow more: sysctl \(limit)=… as root; until then, start again.")
  }

  /// Stops watching.
  func stop() {
    timer.cancel()
    guard descriptor >= 0 else { return }
    loop.forget(descriptor)
    close(descriptor)
  }

  private func take() {
    while let bytes = ChildProcess.read(descriptor), !bytes.isEmpty {}
    arm()
  }

  /// Tells of a change once nothing has come for a while.
  private func arm() {
    timer.set(at: EventLoop.monotonicNow + Self.quietTime) { [weak self] in self?.onChange() }
  }
}
