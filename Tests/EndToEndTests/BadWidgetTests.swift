import Foundation
import JSON
import Testing

@Suite(.waitsForPrograms) struct BadWidgetTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/BadWidgets")

  /// The findings of a bad widget, compiled and drawn as a user's own.
  private func findings(_ name: String) throws -> [JSONValue] {
    let program = try BuiltProgram()
    defer { program.remove() }
    let result = try program.run(
      ["check", folder.appendingPathComponent(name).path, "--json"])
    #expect(result.error.isEmpty, "\(result.error)")
    return try JSONValue(parsing: result.out)["checked"]?.array?.first?["findings"]?.array ?? []
  }

  @Test func `each state of the bad widget is caught by the rule that it is named after`()
    throws
  {
    let found = try findings("Rules")
    let states = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Rules/states").path
    ).map { String($0.dropLast(5)) }.sorted()
    #expect(states.count > 25)
    for rule in states {
      let hits = found.filter { $0["id"]?.string == rule }
      #expect(
        hits.contains { $0["path"]?.string?.contains(rule) == true }, "\(rule) was not caught")
    }
  }

  @Test func `what says the same in all states, and never tells a stale one, is caught`() throws {
    let ids = try findings("Unchanging").compactMap { $0["id"]?.string }
    #expect(ids.contains("minimal-never-changes"))
    #expect(ids.contains("stale-looks-fresh"))
    #expect(ids.contains("number-without-transition"))
    #expect(ids.contains("small-family-missing"))
  }

  @Test func `a widget that shows its logo wherever it can, in an island of one height, is caught`()
    throws
  {
    let ids = try findings("Logo").compactMap { $0["id"]?.string }
    for id in ["card-is-logo", "compact-is-logo", "island-shows-logo", "expanded-height-fixed"] {
      #expect(ids.contains(id), "\(id)")
    }
  }

  @Test func `an alert that tells what the screen does not is caught, one that shows it is not`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    func ids(_ state: String) throws -> [String] {
      let payload = try program.write(
        """
        {"aps": {"timestamp": 1700000000, "event": "update", "content-state": \(state),
         "alert": {"title": "Red card", "body": "Okonkwo is sent off", "sound": "default"}}}
        """, to: "alert.json")
      let result = try program.run([
        "check", payload, "--app", folder.appendingPathComponent("Alerting").path, "--json",
      ])
      return try JSONValue(parsing: result.out)["checked"]?.array?.first?["findings"]?.array?
        .compactMap { $0["id"]?.string } ?? []
    }
    let silent = try ids(#"{"minute": 67, "player": "Okonkwo", "card": "no card"}"#)
    #expect(silent.contains("alert-cause-unchanged"), "\(silent)")
    let shown = try ids(#"{"minute": 67, "player": "Okonkwo", "card": "red card"}"#)
    #expect(!shown.contains("alert-cause-unchanged"), "\(shown)")
  }

  @Test func `a widget without views for the island does not compile, and is told what it lacks`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let file = try program.write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct ParcelAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stops: Int }
      }
      struct Parcel: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: ParcelAttributes.self) { context in
            Text("\\(context.state.stops)")
          }
        }
      }
      """, to: "Parcel.swift")
    let result = try program.run(["check", file])
    #expect(result.code == 1)
    #expect(result.out.contains("dynamicIsland"), "\(result.out)")
  }

  @Test
  func `a widget that does not compile is answered with file, line and the compiler's sentence`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let file = try program.write(
      "import SwiftUI\nimport WidgetKit\n\nstruct Broken: Widget {\n  var body: Nothing\n}\n",
      to: "Broken.swift")
    let result = try program.run(["check", file, "match"])
    #expect(result.code == 1)
    #expect(result.out.contains("Broken.swift:5"))
    // What else is named is judged all the same.
    #expect(result.out.contains("match: MatchAttributes, 7 states"))
    let drawn = try program.run(["render", file])
    #expect(drawn.code == 2 && drawn.error.contains("Broken.swift:5"))
    // A rule that nobody has looked for is not one that holds.
    let one = try program.run(["check", file, "--rule", "corner-cuts-content"])
    #expect(one.code == 1 && one.out.contains("Broken.swift:5"), "\(one.out)")
  }

  @Test
  func
    `a view that Xcode would not compile fails a check and a picture, one that Islet cannot does not`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let ride = folder.deletingLastPathComponent().appendingPathComponent("Ride")
    for place in ["Wrong", "Gap"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(place), withIntermediateDirectories: true)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: ride.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: ride.appendingPathComponent(name), encoding: .utf8)
      for (place, line) in [
        ("Wrong", #"let z: Int = "a""#), ("Gap", "let z: HKSamplePredicate? = nil"),
      ] {
        let start = "var body: some View {"
        let views = text.replacing(start, with: start + "\n    " + line, maxReplacements: 1)
        _ = try program.write(name == "RideViews.swift" ? views : text, to: "\(place)/\(name)")
      }
    }
    for (place, code) in [("Wrong", Int32(1)), ("Gap", 0)] {
      let path = program.folder.appendingPathComponent(place).path
      let check = try program.run(["check", path])
      #expect(check.code == code, "\(check.out)")
      #expect(check.out.contains("error widget-does-not-compile") == (code == 1), "\(check.out)")
      #expect(check.out.contains("widget-code-left-out") == (code == 0), "\(check.out)")
      #expect(try program.run(["render", path, "-o", path + "/x.png"]).code == code)
    }
  }
}
