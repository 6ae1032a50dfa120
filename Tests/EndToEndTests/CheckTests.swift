import Foundation
import JSON
import Testing

@Suite(.waitsForPrograms) struct CheckTests {
  @Test func `a good payload passes, a misspelt key fails at its line`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let good = try islet.write(
      """
      {"Simulator Target Bundle":"app.touchline.match","aps":{"timestamp":1700000000,
       "event":"update","content-state":{"matchState":{"before":{}}}}}
      """, to: "good.apns")
    let fine = try islet.run(["check", good])
    #expect(fine.code == 0, "\(fine.out)")
    let bad = try islet.write(
      """
      {"Simulator Target Bundle":"app.touchline.match",
       "aps":{"timestamp":1700000000,"event":"update",
        "content-state":{"match_state":{"before":{}}}}}
      """, to: "bad.apns")
    let result = try islet.run(["check", bad, "--json"])
    #expect(result.code == 1)
    let finding = try JSONValue(parsing: result.out)["checked"]?.array?.first?["findings"]?.array?
      .first
    #expect(finding?["severity"] == "error")
    #expect(finding?["path"]?.string?.contains("matchState") == true)
    #expect(finding?["line"] == 3)
    #expect(finding?["fix"]?.string?.isEmpty == false)
  }

  @Test func `what is no JSON, no payload or too large is named`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let torn = try islet.write("{\"aps\":\n", to: "torn.apns")
    #expect(try islet.run(["check", torn]).out.contains("torn.apns:2:1"))
    let other = try islet.write("[1]", to: "other.apns")
    #expect(try islet.run(["check", other]).code == 1)
    let text = String(repeating: "x", count: 4200)
    let large = try islet.write(
      "{\"aps\":{\"timestamp\":1700000000,\"event\":\"update\",\"content-state\":{\"matchState\":{\"before\":{}},\"note\":\"\(text)\"}}}",
      to: "large.apns")
    let result = try islet.run(["check", large])
    #expect(result.code == 1)
    #expect(result.out.contains("PayloadTooLarge"))
    #expect(result.out.contains("aps.content-state"))
  }

  @Test func `a result that has nowhere to go is a fault`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let shell = program.process([])
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "exec \"$0\" --version >&-", BuiltProgram.path]
    let error = Pipe()
    shell.standardError = error
    try shell.run()
    let told = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    #expect(told.contains("could not be written to standard output"), "\(told)")
  }

  @Test func `a compiler ends with the program that started it`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let source = try islet.write(
      """
      struct CardAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var step: Int }
      }
      struct Card: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: CardAttributes.self) {} }
      }
      """, to: "Card.swift")
    let note = islet.folder.appendingPathComponent("number")
    // A compiler that does not come to an end.
    let compiler = try islet.write(
      "#!/bin/sh\necho $$ > '\(note.path)'\nexec sleep 300\n", to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let check = islet.process(["check", source])
    check.environment?["PATH"] = "\(islet.folder.path):/usr/bin:/bin"
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    var number = ""
    try Self.wait {
      number = ((try? String(contentsOf: note, encoding: .utf8)) ?? "").filter(\.isNumber)
      return !number.isEmpty
    }
    kill(check.processIdentifier, SIGKILL)
    check.waitUntilExit()
    try Self.wait { !Self.words(ofProcess: number).contains("sleep") }
  }

  @Test func `a view that never comes to an end ends with the program that drew it`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let source = try islet.write(
      """
      import SwiftUI
      import WidgetKit
      struct CardAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var step: Int }
      }
      struct Card: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: CardAttributes.self) { context in
            Text(Self.spin(context.state.step))
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { Text("") }
            } compactLeading: {
              Text("")
            } compactTrailing: {
              Text("")
            } minimal: {
              Text("")
            }
          }
        }
        static func spin(_ step: Int) -> String {
          let note = NSHomeDirectory() + "/number"
          try? "\\(getpid())".write(toFile: note, atomically: true, encoding: .utf8)
          while true {}
        }
      }
      """, to: "Card.swift")
    let check = islet.process(["check", source])
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    var number = ""
    try Self.wait {
      let files = FileManager.default.enumerator(
        at: islet.folder.appendingPathComponent("cache"), includingPropertiesForKeys: nil)
      let note = files?.first { ($0 as? URL)?.lastPathComponent == "number" } as? URL
      number = note.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
      return !number.isEmpty
    }
    kill(check.processIdentifier, SIGKILL)
    check.waitUntilExit()
    try Self.wait { Self.words(ofProcess: number).isEmpty }
  }

  /// Waits until something is so.
  private static func wait(_ isSo: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: BuiltProgram.patience)
    while !isSo() {
      try #require(Date() < end)
      usleep(20_000)
    }
  }

  /// Returns the words with which a process was started: none for one that has ended, even while nobody has asked for
  /// how it ended.
  private static func words(ofProcess number: String) -> String {
    let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
    return String(decoding: words, as: UTF8.self)
  }

  @Test
  func
    `a folder with two activities: check lists both, the gallery draws both, render the one named`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let widgets = ["Match", "Break"].map { name in
      """
      struct \(name)Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var \(name.lowercased())Minutes: Int }
      }
      struct \(name)Widget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: \(name)Attributes.self) { context in
            Text("\(name) \\(context.state.\(name.lowercased())Minutes)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("C") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """
    }
    let source =
      "import ActivityKit\nimport SwiftUI\nimport WidgetKit\n" + widgets.joined(separator: "\n")
    let file = try islet.write(source, to: "Two.swift")
    let checked = try JSONValue(parsing: islet.run(["check", file, "--json"]).out)
    #expect(
      checked["checked"]?.array?.first?["activities"] == ["MatchAttributes", "BreakAttributes"])
    let gallery = try islet.run(["gallery", file, "--format", "json"])
    #expect(gallery.out.contains("Match 12") && gallery.out.contains("Break 12"))
    let first = try islet.run(["render", file])
    #expect(first.out.contains("Match 12"), "\(first.out)")
    #expect(first.error.contains("--activity draws BreakAttributes"))
    #expect(try islet.run(["render", file, "--activity", "Break"]).out.contains("Break 12"))
    let wrong = try islet.run(["render", file, "--activity", "Brake"])
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("its activities: MatchAttributes, BreakAttributes"))
    let payload = try islet.write(
      #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"breakMinutes":"5"}}}"#,
      to: "push.json")
    #expect(try islet.run(["check", "--app", file, payload]).out.contains("number-as-string"))
  }

  @Test func `a sample state that does not decode is told as a push with it would be, once`() throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let states = islet.folder.appendingPathComponent("states")
    try FileManager.default.createDirectory(at: states, withIntermediateDirectories: true)
    _ = try islet.write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      enum Stage: String, Codable { case cooking, onTheWay }
      struct FoodAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stage: Stage; var minutes: Int }
        var place: String
      }
      struct FoodWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: FoodAttributes.self) { context in
            Text("\\(context.state.minutes)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("C") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """, to: "Food.swift")
    _ = try islet.write(#"{"stage": "cookin", "minutes": "5"}"#, to: "states/01-late.json")
    _ = try islet.write(#"{"stage": "cooking", "minutes": 5}"#, to: "states/02-fine.json")
    let checked = try islet.run(["check", islet.folder.path])
    #expect(checked.code == 1)
    let lines = checked.out.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.contains {
        $0.hasSuffix(
          #"check-decode 01-late: state.stage: "cookin" is no value of Stage; it has "cooking", "onTheWay""#
        )
      }, "\(checked.out)")
    #expect(lines.contains(#"Send "cooking": letters and case must be the same."#))
    #expect(lines.contains("Send 5 without quotes."), "\(checked.out)")
    #expect(!checked.out.contains("widget-state-unreadable"), "\(checked.out)")
    // Attributes that nobody wrote are made up; those of all states are told of once, in their own file.
    #expect(checked.out.contains("There are no sample attributes, so they were made up"))
    _ = try islet.write(#"{"plac": "x"}"#, to: "attributes.json")
    let again = try islet.run(["check", islet.folder.path]).out.split(separator: "\n")
    let told = again.filter { $0.contains("attributes.place: missing") }
    #expect(told.count == 1 && told.first?.contains("attributes.json:1: error") == true)
  }

  @Test func `a picture of a sample that does not decode fails with file, key and fix`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let folder = islet.folder.appendingPathComponent("Match")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "Fixtures/Match"), to: folder)
    _ = try islet.write(
      #"{"matchState": {"live": {"score": {"home": "1", "away": 0}, "minute": 3}}}"#,
      to: "Match/states/02-kick-off.json")
    let told = """
      /Match/states/02-kick-off.json:1: 02-kick-off: state.matchState.live.score.home: \
      a string ("1"), where the app's type reads an Int
        fix: Send 1 without quotes.

      """
    let drawn = try islet.run(["render", folder.path, "02-kick-off"])
    #expect(drawn.code == 1)
    #expect(drawn.error.contains(told) && !drawn.error.contains("DecodingError"), "\(drawn.error)")
    // All presentations of a state fail for the same reason, which is told once.
    let page = try islet.run(["gallery", folder.path, "-o", islet.folder.path + "/page.html"])
    #expect(page.code == 1)
    #expect(page.error.components(separatedBy: told).count == 2, "\(page.error)")
  }

  @Test func `a home-screen widget is named as one, and nobody asks it for states`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let file = try islet.write(
      """
      import SwiftUI
      import WidgetKit
      struct Price: TimelineEntry { let date: Date }
      struct Prices: TimelineProvider {
        func placeholder(in context: Context) -> Price { Price(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Price) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Price>) -> Void) {}
      }
      struct PriceWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Price", provider: Prices()) { _ in Text("1") }
        }
      }
      """, to: "Price.swift")
    for command in [["render", file], ["gallery", file, "--format", "json"]] {
      let result = try islet.run(command)
      #expect(result.code == 2)
      #expect(result.error.contains("none of them is a Live Activity"), "\(result.error)")
      #expect(!result.error.contains("state"), "\(result.error)")
    }
    let checked = try islet.run(["check", file])
    #expect(checked.code == 1)
    #expect(!checked.out.contains("check-states"), "\(checked.out)")
    #expect(checked.out.contains("Price.swift: no Live Activity\n"), "\(checked.out)")
  }

  @Test func `enums by numbers and dictionaries by numbers: each mistake with rule, place and fix`()
    throws
  {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let widget = try islet.write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct FerryAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          enum Phase: Int, Codable { case waiting = 1, boarding, away }
          var phase: Phase
          var seats: [Int: String]
        }
      }

      struct FerryWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: FerryAttributes.self) { context in
            Text("\\(context.state.phase.rawValue)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("C") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """, to: "Ferry.swift")
    for (state, rule, path, fix) in [
      (#"{"phase":"2","seats":{}}"#, "number-as-string", "phase", "Send 2 without quotes."),
      (#"{"phase":"9","seats":{}}"#, "number-as-string", "phase", "Send one of 1, 2, 3"),
      (#"{"phase":7,"seats":{}}"#, "enum-unknown-value", "phase", "Send one of 1, 2, 3"),
      (#"{"phase":2,"seats":{"window":"a"}}"#, "key-not-number", "seats.window", "keys like \"1\""),
    ] {
      let payload = try islet.write(
        #"{"aps":{"timestamp":1700000000,"event":"update","content-state":\#(state)}}"#,
        to: "push.json")
      let result = try islet.run(["check", "--app", widget, payload, "--json"])
      #expect(result.code == 1, "\(state)")
      let found = try JSONValue(parsing: result.out)["checked"]?.array?.first?["findings"]?.array?
        .first
      #expect(found?["id"]?.string == rule, "\(found?.compact ?? result.out)")
      #expect(found?["path"]?.string == "aps.content-state.\(path)")
      #expect(found?["fix"]?.string?.contains(fix) == true, "\(found?.compact ?? "")")
      #expect(found?["line"]?.int == 1)
    }
  }

  @Test(arguments: ["match", "adventure", "ride", "delivery", "timer", "workout"])
  func `the demo apps have no errors`(_ app: String) throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let result = try islet.run(["check", app])
    #expect(result.code == 0, "\(result.out)")
  }

  @Test func `an unknown app or rule is answered with the nearest word`() throws {
    let islet = try BuiltProgram()
    defer { islet.remove() }
    let app = try islet.run(["check", "matsch"])
    #expect(app.code == 2)
    #expect(app.error.contains("match"))
    #expect(try islet.run(["check", "match", "--rule", "L99"]).code == 2)
    let old = try islet.run(["check", "adventure", "--rule", "L48", "--json"])
    #expect(old.out.contains("large-text-cut") && !old.out.contains("too-much-moves"))
    #expect(try islet.run(["check", "--rules"]).out.contains("corner-cuts-content (L22) error"))
    let one = try islet.run(["check", "--rules", "--rule", "timestamp-equal"])
    #expect(one.code == 0)
    #expect(one.out.hasPrefix("timestamp-equal ") && one.out.contains("source: "))
    #expect(one.out.split(separator: "\n").count == 3)
    #expect(try islet.run(["check", "--rules", "--rule", "timestamp-eqal"]).code == 2)
  }
}
