import Foundation
import JSON
import Testing

/// A widget that can be edited, and crashes when it is told to.
private func source(_ word: String) -> String {
  """
  import ActivityKit
  import SwiftUI
  import WidgetKit

  struct RestAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
  }

  struct RestWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: RestAttributes.self) { context in
        Text("\(word) \\([1, 2, 3][context.state.count])")
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """
}

/// A simulator that has nothing to do takes no time of the processor, whatever it has been through.
@Suite("At rest", .serialized, .watchesRest) struct IdleTests {
  /// Returns whether a server comes to rest in good time: in a third of a second it takes at most two clock ticks, of
  /// which there are a hundred a second, and it sleeps then.
  private func rests(_ server: Server) -> Bool {
    let process = server.process.processIdentifier
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while Date() < end {
      let before = ProcessTicks.of(process)
      usleep(333_000)
      if ProcessTicks.of(process) - before <= 2, ProcessTicks.isAsleep(process) { return true }
    }
    return false
  }

  private func wait(_ what: String, until isSo: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while try !isSo() {
      try #require(Date() < end, "\(what) did not happen")
      usleep(100_000)
    }
  }

  @Test func `nothing that happens to a widget or a client keeps it busy`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let folder = islet.folder.appendingPathComponent("Rest")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("states"), withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Rest.swift")
    func save(_ text: String) throws { try Data(text.utf8).write(to: file) }
    try save(source("one"))
    try Data(#"{"count": 0}"#.utf8).write(to: folder.appendingPathComponent("states/01.json"))
    let server = try Server(islet, ["--no-demo", folder.path])
    defer { _ = server.stop() }
    let started = try server.ask("activities", ["app": "rest"])
    let token = try #require(started["pushToken"]?.string)
    func screen() throws -> String {
      try server.ask("screen?format=json&presentation=lockScreen").compact
    }
    func push(_ count: Int, times: Int = 1) throws {
      let body: JSONValue = [
        "aps": [
          "timestamp": .int(Int(Date().timeIntervalSince1970)), "event": "update",
          "content-state": ["count": .int(count)],
        ]
      ]
      let url = "url = \"http://\(server.host)/3/device/\(token)\"\n"
      let config = try islet.write(String(repeating: url, count: times), to: "urls")
      let curl = Process()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      curl.arguments = ["-s", "--noproxy", "*", "-K", config, "-d", body.compact]
      curl.standardOutput = FileHandle.nullDevice
      try curl.run()
      curl.waitUntilExit()
    }
    /// Starts a client that reads the event stream until it is ended.
    func follow() throws -> Process {
      let curl = Process()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      curl.arguments = ["-s", "--noproxy", "*", "-N", "http://\(server.host)/islet/events"]
      curl.standardOutput = FileHandle.nullDevice
      try curl.run()
      return curl
    }

    try wait("the first picture") { try screen().contains("one 1") }
    #expect(rests(server), "after the start")
    try save(source("two"))
    try wait("the edited picture") { try screen().contains("two 1") }
    #expect(rests(server), "after an edit")
    try push(7)
    try wait("the crash") {
      try server.ask("pushes").compact.contains("widget-crashed")
    }
    #expect(rests(server), "after a crash of the widget")
    try save(source("three").replacingOccurrences(of: "Text(", with: "Txt("))
    try wait("the compiler's message") { try server.ask("").compact.contains("Txt") }
    #expect(rests(server), "after a compile error")
    try push(1, times: 1000)
    #expect(rests(server), "after 1,000 pushes")
    let reader = try follow()
    #expect(rests(server), "with an event stream open")
    kill(reader.processIdentifier, SIGKILL)
    reader.waitUntilExit()
    #expect(rests(server), "after a client has gone")
  }
}

/// What `/proc/PID/stat` says of a process, all its threads together.
enum ProcessTicks {
  static func of(_ process: pid_t) -> Int {
    let words = words(of: process)
    return words.count > 13 ? (Int(words[12]) ?? 0) + (Int(words[13]) ?? 0) : 0
  }

  /// Returns whether a process waits for something else than a processor or a disk.
  static func isAsleep(_ process: pid_t) -> Bool { words(of: process).dropFirst().first == "S" }

  /// Returns whether a process is stopped, as an app's code is that is paused.
  static func isStopped(_ process: pid_t) -> Bool { words(of: process).dropFirst().first == "T" }

  /// Returns whether a process has ended, also while nobody has asked for how it ended.
  static func hasEnded(_ process: pid_t) -> Bool {
    ["", "Z", "X"].contains(words(of: process).dropFirst().first ?? "")
  }

  /// Returns the processes that a process has started, and those that they have started.
  static func descendants(of process: pid_t) -> Set<pid_t> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let all = names.compactMap { pid_t($0) }
    var found: Set<pid_t> = [process]
    var count = 0
    while count < found.count {
      count = found.count
      found.formUnion(
        all.filter { found.contains(pid_t(words(of: $0).dropFirst(2).first ?? "") ?? 0) })
    }
    return found.subtracting([process])
  }

  /// Returns what the kernel tells of a process, from the bracket behind its name on, which may hold blanks: its state,
  /// and as the 12th and 13th word behind that bracket user and system time.
  private static func words(of process: pid_t) -> [Substring] {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
  }
}
