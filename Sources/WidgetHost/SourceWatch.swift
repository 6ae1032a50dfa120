import CLinux
import EventLoop
import Findings
import Foundation

/// Tells when files below some folders have been saved.
@MainActor
final class SourceWatch {
  private let loop: EventLoop
  private let descriptor: Int32
  private let add: Adding
  private let onChange: @MainActor () -> Void
  private var folders: [String: Int32] = [:]
  /// The names of links on the way to what is watched, and of what they lead to, by the watch on the folder in which
  /// each one stands.
  private var links: [Int32: Set<String>] = [:]
  private let timer: LoopTimer

  /// Editors save in several steps; this long after the last one the change is told, in seconds.
  static let quietTime = 0.02

  /// Watches a path by a descriptor of inotify's, for some events: the number of the watch, or a negative one with the
  /// reason in `errno`.
  typealias Adding = (_ descriptor: Int32, _ path: String, _ events: UInt32) -> Int32

  /// Creates a watch on nothing yet; tests give a descriptor, or a way to add watches, as of a system that has no more.
  init(
    loop: EventLoop, descriptor: Int32 = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)),
    add: @escaping Adding = { inotify_add_watch($0, $1, $2) },
    onChange: @escaping @MainActor () -> Void
  ) {
    (self.loop, self.onChange, timer) = (loop, onChange, LoopTimer(loop))
    (self.descriptor, self.add) = (descriptor, add)
    loop.watch(descriptor, for: .read) { [weak self] _ in self?.take() }
  }

  /// Watches these folders, and no others any more.
  ///
  /// - files: what links among them lead to is watched, too, wherever it stands.
  /// - Returns: Why saved files are not noticed; nil where they are.
  func watch(_ paths: [String], files: [String] = []) -> Finding? {
    guard descriptor >= 0 else {
      return SourceWatch.refusal("fs.inotify.max_user_instances")
    }
    var isRefused = false
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF
    // All of them each time: in the place of a folder another one of its name may stand, which is not watched yet.
    var now: [String: Int32] = [:]
    for path in Set(paths) {
      let number = add(descriptor, path, UInt32(events))
      if number >= 0 { now[path] = number } else if errno == ENOSPC { isRefused = true }
    }
    var nowLinks: [Int32: Set<String>] = [:]
    // A folder's watch stays with the folder when a link to it comes to lead elsewhere.
    for (folder, names) in SourceWatch.links(onTheWayTo: Set(paths + files)) {
      let number = add(descriptor, folder, UInt32(events))
      if number >= 0 {
        nowLinks[number, default: []].formUnion(names)
      } else if errno == ENOSPC {
        isRefused = true
      }
    }
    let before = Set(folders.values)
    let left = before.union(links.keys).subtracting(now.values).subtracting(nowLinks.keys)
    for number in left { inotify_rm_watch(descriptor, number) }
    (folders, links) = (now, nowLinks)
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
    var concerns = false
    while let bytes = ChildProcess.read(descriptor), !bytes.isEmpty {
      concerns = concerns || SourceWatch.events(in: bytes).contains(where: concernsSources)
    }
    if concerns { arm() }
  }

  /// Returns whether an event may have changed what is watched: in a folder that is watched for a link alone, that of
  /// other names does not.
  private func concernsSources(_ event: Event) -> Bool {
    guard let names = links[event.watch], !folders.values.contains(event.watch) else { return true }
    return event.name.isEmpty || names.contains(event.name)
  }

  /// What happened, and to which name in the folder that is watched: empty for the folder itself.
  private struct Event {
    var watch: Int32
    var name: String
  }

  /// Returns the events that the system wrote.
  private static func events(in bytes: [UInt8]) -> [Event] {
    // Four numbers: the watch, what happened, what belongs together, how long the name is.
    let head = 16
    var events: [Event] = []
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start + head <= buffer.count {
        let watch = buffer.loadUnaligned(fromByteOffset: start, as: Int32.self)
        let length = buffer.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)
        let end = min(start + head + Int(length), buffer.count)
        // Zeros fill the name up.
        let name = buffer[start + head..<end].prefix { $0 != 0 }
        events.append(Event(watch: watch, name: String(decoding: name, as: UTF8.self)))
        start = end
      }
    }
    return events
  }

  /// Returns the links on the way to some paths, those that these lead through, and what they lead to, by the folder they
  /// stand in.
  private static func links(onTheWayTo paths: Set<String>) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var seen: Set<String> = []
    @discardableResult func note(_ place: Substring) -> String {
      let end = place.lastIndex(of: "/")
      let folder = end.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
      let name = end.map { place[place.index(after: $0)...] } ?? place
      if !name.isEmpty { found[folder, default: []].insert(String(name)) }
      return folder
    }
    var open = paths.map { (path: $0, isTarget: false) }
    while let (path, isTarget) = open.popLast() {
      var place = path[...]
      while place.hasSuffix("/") { place.removeLast() }
      if isTarget { note(place) }
      // Where one path has been, all above it has been seen, too.
      while !place.isEmpty, seen.insert(String(place)).inserted {
        if let target = target(ofLink: String(place)) {
          let folder = note(place)
          open.append((target.hasPrefix("/") ? target : "\(folder)/\(target)", true))
        }
        place = place.lastIndex(of: "/").map { place[..<$0] } ?? ""
      }
    }
    return found
  }

  /// Returns where a link leads; nil for what is none.
  private static func target(ofLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Tells of a change once nothing has come for a while.
  private func arm() {
    timer.set(at: EventLoop.monotonicNow + Self.quietTime) { [weak self] in self?.onChange() }
  }
}
