import Foundation
import JSON
import Testing

/// A widget whose picture takes locks for which other threads wait, and tells its process's number.
private let source = """
  import ActivityKit
  import Foundation
  import SwiftUI
  import Synchronization
  import WidgetKit

  struct LockAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
  }

  final class Turns: Sendable {
    let count = Mutex(0)

    /// Waits on the main thread for locks of libdispatch that others wait for.
    static let waited: Void = {
      let (key, queue) = (DispatchSpecificKey<Int>(), DispatchQueue(label: "turns"))
      queue.setSpecific(key: key, value: 1)
      let group = DispatchGroup()
      for _ in 0..<3 {
        DispatchQueue.global().async(group: group) {
          for _ in 0..<20_000 { _ = queue.getSpecific(key: key) }
        }
      }
      for _ in 0..<20_000 { _ = queue.getSpecific(key: key) }
      group.wait()
    }()

    /// Whether the process knows nothing of what the program was given.
    static var isAlone: Bool {
      let given = FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()
      return given.range(of: Data("a-password".utf8)) == nil
        && ProcessInfo.processInfo.environment["ISLET_TEST_KEY"] == nil
    }

    /// Unlocks what another thread has begun to wait for: the system is asked then whose it was.
    func take() -> Int {
      _ = Self.waited
      count.withLock { value in
        let thread = Thread { self.count.withLock { $0 += 1 } }
        thread.start()
        usleep(30_000)
        value += 1
      }
      return count.withLock { $0 }
    }
  }

  struct LockWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: LockAttributes.self) { context in
        Text("\\(Turns().take() > 0 && Turns.isAlone ? "taken" : "lost") by \\(String(getpid())).")
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """

/// Widgets run in copies of the program that was started, and in new processes where there is no copy.
@Suite(.serialized, .waitsForPrograms) struct PrewarmedProgramTests {
  private func wait(_ what: String, until isSo: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while try !isSo() {
      try #require(Date() < end, "\(what) did not happen")
      usleep(20_000)
    }
  }

  /// Returns what the kernel tells of a process; nothing of one that has ended.
  private func text(_ file: String, of process: pid_t) -> String {
    let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the child of a process that lists of processes show under a name.
  private func child(_ name: String, of process: pid_t) -> pid_t? {
    children(of: process)
      .first { text("comm", of: $0) == name + "\n" && !text("cmdline", of: $0).isEmpty }
  }

  private func children(of process: pid_t) -> [pid_t] {
    text("task/\(process)/children", of: process).split(separator: " ").compactMap { pid_t($0) }
  }

  /// Writes the app's folder.
  private func write(_ source: String, in islet: BuiltProgram) throws -> URL {
    let folder = islet.folder.appendingPathComponent("Lock")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("states"), withIntermediateDirectories: true)
    try Data(source.utf8).write(to: folder.appendingPathComponent("Lock.swift"))
    try Data(#"{"count": 0}"#.utf8).write(to: folder.appendingPathComponent("states/01.json"))
    return folder
  }

  /// Returns the process that drew the picture which a program has written or shown.
  private func drawer(in shown: String) -> pid_t? {
    guard let start = shown.range(of: "taken by "),
      let end = shown[start.upperBound...].firstIndex(of: ".")
    else { return nil }
    return pid_t(shown[start.upperBound..<end])
  }

  @Test func `a widget's process is a copy that knows its own thread, or a new one`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let folder = try write(source, in: islet)
    let server = try Server(islet, ["--no-demo", folder.path])
    let program = server.process.processIdentifier
    _ = try server.ask("activities", ["app": "lock"])
    var first: pid_t?
    func drawer() throws -> pid_t? {
      self.drawer(
        in: try server.ask("screen?format=json&presentation=lockScreen").compact)
    }
    try wait("the first picture") {
      first = try drawer()
      return first != nil
    }
    let widget = try #require(first)
    // It was not started as a program: it has the name of a copy for its words, and nothing of the user's.
    #expect(text("cmdline", of: widget).hasPrefix("islet widget\0\0"))
    #expect(!text("cmdline", of: widget).contains("Lock"))
    #expect(text("comm", of: widget) == "islet widget\n")
    let copy = try #require(child("islet copy", of: program))
    kill(copy, SIGKILL)
    kill(widget, SIGKILL)
    try Data(source.replacing("lost", with: "gone").utf8)
      .write(to: folder.appendingPathComponent("Lock.swift"))
    try wait("a picture by another process") {
      first = try drawer()
      return first != nil && first != widget
    }
    #expect(text("cmdline", of: try #require(first)).contains("__widget"))
    #expect(server.stop() == 0)
  }

  @Test func `a widget finds nothing of the environment that the program was started with`() throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let program = islet.process(["render", try islet.write(source, to: "Lock.swift")])
    program.environment?["ISLET_TEST_KEY"] = "a-password"
    let out = Pipe()
    program.standardOutput = out
    try program.run()
    let shown = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(drawer(in: shown) != nil, "\(shown)")
  }

  @Test func `a copy that is late begins no second process beside the program's own`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet, ["--no-demo", try write(source, in: islet).path])
    let program = server.process.processIdentifier
    let copy = try #require(child("islet copy", of: program))
    func pictures() throws -> pid_t? {
      drawer(in: try server.ask("screen?format=json&presentation=lockScreen").compact)
    }
    _ = try server.ask("activities", ["app": "lock"])
    try wait("the first picture") { try pictures() != nil }
    let first = try #require(try pictures())
    kill(copy, SIGSTOP)
    kill(first, SIGKILL)
    _ = try server.ask("activities", ["app": "lock"])
    var second: pid_t?
    try wait("a picture by another process") {
      second = children(of: program).first { text("cmdline", of: $0).contains("__widget") }
      return second != nil
    }
    kill(copy, SIGCONT)
    try wait("the late copy's end") { text("cmdline", of: copy).isEmpty }
    #expect(children(of: program).filter { !text("cmdline", of: $0).isEmpty } == [second])
    #expect(server.stop() == 0)
  }

  @Test func `the copy ends with the program, however that ends`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    for end in [SIGTERM, SIGKILL] {
      let server = try Server(islet)
      let program = server.process.processIdentifier
      let copy = try #require(child("islet copy", of: program))
      kill(program, end)
      server.process.waitUntilExit()
      try wait("the copy's end") { text("cmdline", of: copy).isEmpty }
    }
  }

  @Test func `who reads what the program writes does not wait for the copy`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let server = try Server(islet)
    let copy = try #require(child("islet copy", of: server.process.processIdentifier))
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(copy)/fd")
    let files = open.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(copy)/fd/\($0)")
    }
    #expect(files.filter { $0 != "/dev/null" }.allSatisfy { $0.hasPrefix("socket:") })
    #expect(files.count == 4)
    #expect(server.stop() == 0)
  }
}
