import Foundation
import JSON

/// The processor's time of a simulator that has nothing to do, after all that may have left something to watch.
enum IdleBenchmark {
  /// Seconds in which each situation is watched.
  private static let window = 3.0

  static func run(into report: inout Report) throws {
    let folder = Programs.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let simulator = try RestingSimulator(in: folder)
    defer { simulator.stop() }
    func measure(_ situation: String) {
      Thread.sleep(forTimeInterval: 0.5)
      let before = simulator.ticks
      Thread.sleep(forTimeInterval: window)
      let count = simulator.ticks - before
      report.add(
        "at rest \(situation): ticks of the processor in \(Int(window)) s", "\(count)",
        target: "≤ 1", met: count <= 1)
    }
    let card = "screen?format=json&presentation=lockScreen"
    try simulator.wait("the first picture") { try simulator.ask(card).contains("one 1") }
    measure("after the start")
    try simulator.save(RestingSimulator.source("two"))
    try simulator.wait("the edited picture") { try simulator.ask(card).contains("two 1") }
    measure("after an edit")
    try simulator.push(7)
    try simulator.wait("the crash") { try simulator.ask("pushes").contains("widget-crashed") }
    measure("after a crash of the widget")
    try simulator.save(
      RestingSimulator.source("three").replacingOccurrences(of: "Text(", with: "Txt("))
    try simulator.wait("the compiler's message") { try simulator.ask("").contains("Txt") }
    measure("after a compile error")
    try simulator.push(1, times: 1000)
    measure("after 1,000 pushes")
    let reader = try simulator.openStream()
    measure("with an event stream open")
    reader.stop(SIGKILL)
    measure("after a client has gone")
  }
}

/// A simulator with one widget and one activity, in a process of its own.
private struct RestingSimulator {
  private let folder: String
  private let server: ChildProgram
  private let port: Int
  /// The activity's.
  private var token = ""
  private var api: String { "http://127.0.0.1:\(port)/islet/" }
  private static let widget = "/Rest"

  /// Starts it in a folder, with its activity.
  init(in folder: String) throws {
    self.folder = folder
    let widget = folder + Self.widget
    try FileManager.default.createDirectory(
      atPath: widget + "/states", withIntermediateDirectories: true)
    try Self.source("one").write(
      toFile: widget + "/Rest.swift", atomically: true, encoding: .utf8)
    try #"{"count": 0}"#.write(
      toFile: widget + "/states/01.json", atomically: true, encoding: .utf8)
    server = try ChildProgram(
      [
        try Programs.islet(), "serve", "--port", "0", "--state", folder + "/state", "--no-demo",
        widget,
      ], environment: ["XDG_CACHE_HOME": folder + "/cache"], readsOutput: true)
    do {
      port = try JSONValue(parsing: server.firstLine())["port"]?.int ?? 0
      let started = try JSONValue(parsing: ask("activities", ["-d", #"{"app": "rest"}"#]))
      token = started["pushToken"]?.string ?? ""
    } catch {
      server.stop()
      throw error
    }
  }

  func stop() { server.stop() }

  /// Writes another version of the widget.
  func save(_ text: String) throws {
    try text.write(
      toFile: folder + Self.widget + "/Rest.swift", atomically: true, encoding: .utf8)
  }

  /// Asks the inspection API.
  func ask(_ path: String, _ more: [String] = []) throws -> String {
    try ChildProgram.output(of: ["curl", "-s", api + path] + more)
  }

  /// Opens a stream of events, and leaves it open.
  func openStream() throws -> ChildProgram {
    try ChildProgram(["curl", "-s", "-N", api + "events"])
  }

  /// Waits at most a minute.
  func wait(_ what: String, until isSo: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 60)
    while try !isSo() {
      guard Date() < end else { throw BenchmarkError("\(what) did not happen within a minute") }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Sends the activity a count, so many times over one connection.
  func push(_ count: Int, times: Int = 1) throws {
    let time = Int(Date().timeIntervalSince1970)
    let body =
      #"{"aps":{"timestamp":\#(time),"event":"update","content-state":{"count":\#(count)}}}"#
    let url = "url = \"http://127.0.0.1:\(port)/3/device/\(token)\"\n"
    try String(repeating: url, count: times).write(
      toFile: folder + "/urls", atomically: true, encoding: .utf8)
    _ = try ChildProgram.output(of: ["curl", "-s", "-K", folder + "/urls", "-d", body])
  }

  /// The processor's ticks that it has taken so far.
  var ticks: Int {
    let path = "/proc/\(server.pid)/stat"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    // The name, in brackets, may hold blanks; user and system time are the 12th and 13th word behind it.
    let words = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return words.count > 13 ? (Int(words[12]) ?? 0) + (Int(words[13]) ?? 0) : 0
  }

  /// Returns a widget that crashes for a count of more than two.
  static func source(_ word: String) -> String {
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
}
