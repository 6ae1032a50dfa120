import Foundation
import JSON
import Testing

@Suite(.waitsForPrograms) struct PlayTests {
  private let scenarios: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    let apps = ["Match", "Adventure", "Ride", "Delivery", "Timer", "Workout"]
    return apps.flatMap { app -> [String] in
      let folder = root.appendingPathComponent("\(app)/scenarios").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  /// Returns a file with the first seconds of the match, which hold a few pushes: whole scenarios take long to record.
  private func opening(in islet: BuiltProgram) throws -> String {
    let lines = try String(contentsOfFile: try #require(scenarios.first), encoding: .utf8)
      .split(separator: "\n")
    let first = try lines.filter { line in
      try JSONValue(parsing: String(line))["at"]?.double.map { $0 <= 13 } ?? true
    }
    return try islet.write(first.joined(separator: "\n") + "\n", to: "opening.jsonl")
  }

  @Test func `every demo app's scenario plays within a minute and shows its pushes`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    #expect(scenarios.count >= 6)
    for scenario in scenarios {
      let result = try islet.run(["play", scenario, "--headless", "--json"])
      #expect(result.error.isEmpty, "\(scenario): \(result.error)")
      let records = try JSONValue(parsing: result.out).array ?? []
      // One of the match's pushes is ignored on purpose.
      let areAllShown = records.allSatisfy {
        $0["verdict"]?["outcome"]?.string?.hasPrefix("shown") == true
      }
      #expect(result.code == (areAllShown ? 0 : 1), "\(scenario): \(result.error)")
      let times = records.compactMap { $0["time"]?.double }
      #expect((times.max() ?? 0) - (times.min() ?? 0) <= 60, "\(scenario)")
      let outcomes = Set(records.compactMap { $0["verdict"]?["outcome"]?.string })
      // What only a person does needs no push.
      let isWithoutPushes = ["/welcome.jsonl", "/tea.jsonl"].contains { scenario.hasSuffix($0) }
      #expect(
        isWithoutPushes
          ? records.isEmpty
          : outcomes.contains("shown") || outcomes.contains("shownWithRemarks"), "\(scenario)")
    }
  }

  @Test(arguments: [
    (["--motion"], "--frames DIR"), (["--format", "png"], "--frames DIR"),
    (["--size", "80x24"], "--record FILE or --frames DIR"),
    (["--scale", "2", "--json"], "--frames DIR or --record FILE"),
    (["--presentation", "compact"], "--record FILE or --frames DIR"),
    (["--motion", "--record", "x.gif"], "--frames DIR"),
  ])
  func `an option of pictures without pictures is refused, with what to add`(
    _ options: [String], _ fix: String
  ) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let result = try islet.run(["play", try opening(in: islet), "--headless"] + options)
    #expect(result.code == 2)
    #expect(result.error.hasPrefix("islet: \(options[0]) is for "))
    #expect(result.error.contains("add \(fix)\n"))
  }

  @Test func `a line from which nothing comes is told, with its second and what to do`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write(
      """
      {"at": 1, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes"}}
      {"at": 2, "app": "timer", "update": {"id": "tee", "state": {}}}
      {"at": 3, "person": "swipe", "activity": "tea"}
      {"at": 4, "person": "allow", "app": "chess"}
      {"at": 5, "settings": {"appearance": "light"}}
      """, to: "refused.jsonl")
    let result = try islet.run(["play", scenario, "--headless"])
    #expect(result.code == 1)
    #expect(result.error.contains("+1.0 s: nothing happens: attributes.name: missing"))
    #expect(result.error.contains("+2.0 s: nothing happens: the app has no activity \"tee\""))
    #expect(result.error.contains("+3.0 s: nothing happens: no activity \"tea\" is on the phone"))
    #expect(result.error.contains("+4.0 s: nothing happens: the app chess is not installed"))
    #expect(result.error.contains("refused.jsonl: line 4: +4.0 s: nothing"))
    #expect(result.error.contains("       Start it first, or name one that runs.\n"))
    #expect(result.error.contains("played 5 events"), "a change of settings counts too")
  }

  @Test func `a press from which nothing comes is told, one on an unlocked phone runs its intent`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write(
      """
      {"at": 0, "app": "Timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"running": {"interval": ["@date", "@date+40"]}}}}}
      {"at": 1, "set": {"attention": false}}
      {"at": 2, "person": "press", "activity": "tea", "control": "button 0"}
      {"at": 4, "person": "unlock"}
      {"at": 5, "person": "press", "activity": "tea", "control": "button 0"}
      {"at": 6, "person": "press", "activity": "tea", "control": "Nonsense"}
      """, to: "press.jsonl")
    let result = try islet.run(["play", scenario, "--headless"])
    #expect(result.code == 1)
    let told = result.error.split(separator: "\n").filter { $0.contains("nothing happens") }
    #expect(told.count == 2, "\(result.error)")
    #expect(told.first?.contains("line 3: +2.0 s: nothing happens: buttons and toggles") == true)
    #expect(told.last?.contains("line 6: +6.0 s: nothing happens: ") == true)
    #expect(told.last?.contains("othing in tea answers to “Nonsense”") == true)
  }

  @Test func `a push whose state the widget cannot draw is told as that`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let widget = islet.folder.appendingPathComponent("Pier")
    try FileManager.default.createDirectory(at: widget, withIntermediateDirectories: true)
    _ = try islet.write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct PierAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var boats: Int }
      }

      struct PierWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: PierAttributes.self) { context in
            Text(["none", "one"][context.state.boats])
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """, to: "Pier/Pier.swift")
    let scenario = try islet.write(
      """
      {"at": 0, "app": "pier", "request": {"id": "a", "type": "PierAttributes", "attributes": {}, "state": {"boats": 0}}}
      {"at": 1, "to": "a", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"boats": 1}}}}
      {"at": 2, "to": "a", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"boats": 2}}}}
      """, to: "boats.jsonl")
    let result = try islet.run(["play", scenario, "--app", widget.path, "--headless"])
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 2 && result.code == 1, "\(result.out)\(result.error)")
    #expect(lines.first?.contains("+1.0 s  shown: boats 0 → 1") == true)
    #expect(
      lines.last?.contains("+2.0 s  ignored: the old picture stays: The widget crashed") == true)
  }

  @Test func `a scenario sends to tokens by the names of their owners`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write(
      """
      {"at": 1, "toDevice": "timer", "push": {"aps": {"alert": "Tea?"}}}
      {"at": 2, "toStart": "TimerAttributes", "app": "timer", "push": {"aps": {"timestamp": "@now", "event": "start", "attributes-type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "content-state": {"phase": {"running": {"interval": ["@date", "@date+40"]}}}, "alert": {"title": "Tea", "body": "It draws"}}}}
      """, to: "names.jsonl")
    let result = try islet.run(["play", scenario, "--headless"])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.out.contains("shown: a notification of"))
    #expect(result.out.contains("shown: the activity starts"))
  }

  @Test func `a recording that a limit of size cuts off is told as one that cannot be written`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    // One picture is more than the limit.
    let first = try String(contentsOfFile: try #require(scenarios.first), encoding: .utf8)
      .split(separator: "\n").prefix(2).joined(separator: "\n")
    let scenario = try islet.write(first + "\n", to: "first.jsonl")
    let file = islet.folder.appendingPathComponent("long.gif").path
    let words = "ulimit -f 1; exec \"$0\" \"$@\""
    let result = try islet.run(
      ["-c", words, BuiltProgram.path, "play", scenario, "--record", file, "--zoom", "10"],
      program: "/bin/bash")
    #expect(result.code == 2)
    #expect(result.error.contains("long.gif cannot be written: File too large"), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: ["--record=/proc/long.gif", "--record=long.mp4", "--frames=/proc"])
  func `what cannot be written is told before the scenario is read`(output: String) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write("no scenario\n", to: "bad.jsonl")
    let result = try islet.run(["play", scenario, output])
    #expect(result.code == 2)
    #expect(result.error.contains("writ"), "\(result.error)")
    #expect(!result.error.contains("bad.jsonl"), "\(result.error)")
  }

  @Test func `a scenario that holds an extreme push plays to its end and shows it`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write(
      """
      {"islet": 1, "kind": "scenario", "seed": "7"}
      {"at": 0, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"running": {"interval": ["@date", "@date+40"]}}}}}
      {"at": 2, "person": "allow", "app": "timer"}
      {"at": 4, "to": "tea", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"phase": {"paused": {"remaining": 1e19}}}}}}
      {"at": 6, "to": "tea", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"phase": {"paused": {"remaining": -1e300}}}}}}
      """, to: "extreme.jsonl")
    let result = try islet.run(["play", scenario, "--headless", "--json"])
    #expect(result.code == 0, "\(result.out)\(result.error)")
    let records = try JSONValue(parsing: result.out).array ?? []
    let outcomes = records.compactMap { $0["verdict"]?["outcome"]?.string }
    #expect(outcomes.count == 2 && outcomes.allSatisfy { $0.hasPrefix("shown") }, "\(outcomes)")
    let frames = islet.folder.appendingPathComponent("frames").path
    #expect(try islet.run(["play", scenario, "--headless", "--frames", frames]).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: frames).isEmpty == false)
  }

  @Test func `a folder of pictures has all that moves, however fast the scenario runs`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try islet.write(
      """
      {"islet": 1, "kind": "scenario", "seed": "7"}
      {"at": 0, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"running": {"interval": ["@date", "@date+40"]}}}}}
      {"at": 2, "person": "goHome"}
      """, to: "moving.jsonl")
    var names: [[String]] = []
    for speed in ["1", "60"] {
      let folder = islet.folder.appendingPathComponent("at-\(speed)").path
      let result = try islet.run(
        ["play", scenario, "--speed", speed, "--frames", folder, "--motion", "--zoom", "10"])
      #expect(result.code == 0, "\(result.error)")
      names.append(try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
    }
    #expect(names[0].count > 10 && names[0] == names[1], "\(names.map(\.count))")
    // Between the lines each second of the timer is a picture.
    let times = names[0].compactMap { name in
      Double(name.split(separator: "-").last?.prefix { $0 != "s" } ?? "")
    }
    #expect((3...11).allSatisfy { times.contains(Double($0)) }, "\(times)")
  }

  @Test func `with reduced motion a recording has one picture for each change, and none between`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try opening(in: islet)
    func times(_ options: [String]) throws -> [Double] {
      let folder = islet.folder.appendingPathComponent("frames-\(options.count)").path
      #expect(
        try islet.run(
          ["play", scenario, "--frames", folder, "--motion", "--zoom", "10"] + options
        ).code == 0)
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap {
        Double($0.split(separator: "-").last?.prefix { $0 != "s" } ?? "")
      }
    }
    let (moving, still) = (try times([]), try times(["--reduce-motion"]))
    #expect(!still.isEmpty && still.count * 3 < moving.count)
    #expect(still.allSatisfy { $0 == $0.rounded() }, "events stand at whole seconds")
  }

  @Test func `a scenario replays to the same frames and the same recording, byte for byte`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try opening(in: islet)
    var recordings: [Data] = []
    var frames: [[String: Data]] = []
    for run in ["one", "two"] {
      let cast = islet.folder.appendingPathComponent("\(run).cast")
      let folder = islet.folder.appendingPathComponent(run)
      let result = try islet.run(
        ["play", scenario, "--record", cast.path, "--frames", folder.path, "--zoom", "10"])
      #expect(result.code == 0, "\(result.error)")
      recordings.append(try Data(contentsOf: cast))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      var pictures: [String: Data] = [:]
      for name in names {
        pictures[name] = try Data(contentsOf: folder.appendingPathComponent(name))
      }
      frames.append(pictures)
    }
    #expect(recordings[0] == recordings[1])
    #expect(frames[0] == frames[1])
    #expect(frames[0].count > 5)
  }

  @Test
  func `a recording is asciicast v2: a head, frames in order of time, a marker for each push`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = islet.folder.appendingPathComponent("a.cast")
    let result = try islet.run(
      [
        "play", try #require(scenarios.first), "--record", file.path, "--zoom", "10", "--speed",
        "4",
      ])
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let head = try JSONValue(parsing: String(lines[0]))
    #expect(head["version"] == 2)
    #expect((head["width"]?.int ?? 0) > 20 && (head["height"]?.int ?? 0) > 20)
    let events = try lines.dropFirst().map { try JSONValue(parsing: String($0)).array ?? [] }
    let times = events.compactMap { $0.first?.double }
    #expect(times == times.sorted())
    let markers = events.filter { $0.count == 3 && $0[1] == "m" }.count
    #expect(markers == result.out.split(separator: "\n").count)
    #expect(markers > 3)
  }

  @Test func `a recording of a size shows whole screens of a terminal, and ends with a word`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let scenario = try opening(in: islet)
    for (columns, rows) in [(80, 24), (120, 40)] {
      let file = islet.folder.appendingPathComponent("\(columns).cast")
      let result = try islet.run(
        ["play", scenario, "--record", file.path, "--size", "\(columns)x\(rows)"])
      #expect(result.code == 0, "\(result.error)")
      let head = try JSONValue(
        parsing: String(
          try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first ?? ""))
      #expect(head["width"]?.int == columns && head["height"]?.int == rows)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("Islet"))
      // What moves is in it: frames between the seconds at which something happens.
      let times = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        .compactMap { Double($0.dropFirst().prefix { $0 != "," }) }
      #expect(times.contains { $0 != $0.rounded() } && times == times.sorted())
      #expect(result.error.contains("islet: played ") && result.error.contains("written to"))
    }
    for size in ["80", "80x2", "ax24", "9999x24"] {
      let result = try islet.run(["play", scenario, "--record", "a.cast", "--size", size])
      #expect(result.code == 2 && result.error.contains("--size 80x24"))
      #expect(result.error.contains("from 50x14 to 500x200"))
    }
    let foreign = try islet.write(
      """
      {"islet": 1, "kind": "scenario"}
      {"at": 0, "app": "nowhere", "launch": true}
      """, to: "foreign.jsonl")
    let refused = try islet.run(["play", foreign, "--headless"])
    #expect(refused.error.contains("Give it with --app PATH, or name one that is: "))
    #expect(
      try islet.run(["play", scenario, "--record", "a.gif", "--size", "80x24"]).code == 2)
  }

  @Test
  func `a moving picture holds every score, says what became of each push, and anyone may read it`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = islet.folder.appendingPathComponent("a.svg")
    let result = try islet.run(
      ["play", try opening(in: islet), "--record", file.path, "--zoom", "10"])
    #expect(result.code == 0, "\(result.error)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("@keyframes k0{") && text.contains("animation:k0 "))
    for line in result.out.split(separator: "\n") {
      let verdict = line.split(separator: " ", maxSplits: 2)[2].trimmingCharacters(in: .whitespaces)
      let word = try #require(verdict.split(separator: " ").first)
      #expect(text.contains(">\(word)</text>"), "\(verdict)")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((mode as? Int ?? 0) & 0o400 != 0)
  }

  @Test func `a scenario with a wrong line says which, and what is no scenario is refused`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write(
      "{\"at\":0,\"person\":\"lock\"}\n{\"at\":1,\"dance\":true}\n", to: "a.jsonl")
    let result = try islet.run(["play", file, "--headless"])
    #expect(result.code == 2)
    #expect(result.error.contains("line 2"))
    let newer = try islet.write("{\"islet\":99,\"kind\":\"scenario\"}\n", to: "b.jsonl")
    let refused = try islet.run(["play", newer, "--headless"])
    #expect(refused.code == 2)
    #expect(refused.error.contains("version 99"))
    #expect(try islet.run(["play", "/nowhere.jsonl"]).code == 2)
    let many = try islet.write(String(repeating: "dance\n", count: 30), to: "c.jsonl")
    let flood = try islet.run(["play", many, "--headless"])
    #expect(flood.code == 2)
    #expect(flood.error.split(separator: "\n").count < 16)
    #expect(flood.error.contains("and 20 more lines like these"))
  }

  @Test func `a scenario whose push is ignored fails where only its verdicts are asked for`() throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write(
      """
      {"islet": 1, "kind": "scenario", "seed": "7"}
      {"at": 0, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"paused": {"remaining": 9}}}}}
      {"at": 4, "to": "tea", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"fase": {}}}}}
      """, to: "ignored.jsonl")
    let result = try islet.run(["play", file, "--headless"])
    #expect(result.code == 1)
    #expect(result.out.contains("ignored: "))
    let frames = islet.folder.appendingPathComponent("frames").path
    #expect(try islet.run(["play", file, "--frames", frames]).code == 0)
  }

  @Test func `a folder of pictures loses those of a longer run, and nothing else`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let frames = islet.folder.appendingPathComponent("frames").path
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: frames))
    }
    let start =
      #"{"at": 0, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"paused": {"remaining": 9}}}}}"#
    let short = try islet.write(start, to: "short.jsonl")
    let long = try islet.write(
      start + "\n" + #"{"at": 5, "person": "goHome"}"# + "\n"
        + #"{"at": 7.5, "to": "tea", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"phase": {"paused": {"remaining": 8}}}}}}"#,
      to: "long.jsonl")
    #expect(try islet.run(["play", short, "--frames", frames]).code == 0)
    let few = try names()
    #expect(try islet.run(["play", long, "--frames", frames, "--motion"]).code == 0)
    #expect(try names().isStrictSuperset(of: few) == false && names().count > few.count)
    for own in ["notes.txt", "0001-00000.0s.png", "0001-final.txt", "1-00000.0s.txt"] {
      _ = try islet.write("mine", to: "frames/\(own)")
    }
    #expect(try islet.run(["play", short, "--frames", frames]).code == 0)
    #expect(
      try names()
        == few.union(["notes.txt", "0001-00000.0s.png", "0001-final.txt", "1-00000.0s.txt"]))
  }

  @Test func `a push that waits is told once it is decided, after those that came later`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write(
      #"""
      {"at": 0, "app": "timer", "request": {"id": "tea", "type": "TimerAttributes", "attributes": {"name": "Tea", "duration": 40}, "state": {"phase": {"paused": {"remaining": 9}}}}}
      {"at": 1, "person": "unlock"}
      {"at": 2, "person": "lock"}
      {"at": 3, "set": {"holdsLowPriority": true}}
      {"at": 4, "to": "tea", "priority": 5, "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"phase": {"paused": {"remaining": 8}}}}}}
      {"at": 6, "to": "tea", "push": {"aps": {"timestamp": "@now", "event": "update", "content-state": {"phase": {"paused": {"remaining": 7}}}}}}
      {"at": 8, "set": {"holdsLowPriority": false}}
      """#, to: "waits.jsonl")
    let result = try islet.run(["play", file, "--headless"])
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 2, "\(result.out)")
    #expect(lines.first?.contains("+6.0 s  shown: phase.paused.remaining 9 → 7") == true)
    #expect(lines.last?.contains("+4.0 s  ignored: ") == true, "\(result.out)")
    #expect(result.code == 1)
  }

  @Test func `a recording that no player would know is refused, and not written`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write("{\"at\":0,\"person\":\"lock\"}\n", to: "a.jsonl")
    let film = file.replacing("a.jsonl", with: "a.mp4")
    let result = try islet.run(["play", file, "--record", film])
    #expect(result.code == 2)
    #expect(result.error.contains(".gif, .svg or .cast"))
    #expect(!FileManager.default.fileExists(atPath: film))
  }
}
