import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

@testable import Commands

@MainActor
@Suite("Surfaces as files")
struct SurfaceRenderTests {
  private func competitor(_ title: String) -> WidgetSubject {
    let folder = AppFolder(
      name: title.lowercased(), title: title, bundle: "app.\(title)",
      attributesType: "SampleAttributes", icon: "R", attributes: [:],
      states: Stagecraft.states)
    return WidgetSubject(folder: folder, runner: NumberWidget(), now: 0)
  }

  @Test func `the header names the Watch and what of the picture is guessed`() throws {
    var stage = Stagecraft()
    stage.options.size = "42mm"
    #expect(try stage.draw([.watch], only: 0) == 0)
    let header = stage.notebook.written.split(separator: "\n").first.map(String.init) ?? ""
    #expect(header.contains("Apple Watch 42 mm"))
    #expect(header.contains("guessed: ") && header.contains("card size"))
    #expect(stage.widget.requests.map(\.room.width) == [176])
  }

  @Test func `the ruler names the guesses too`() throws {
    var stage = Stagecraft()
    stage.options.showsRuler = true
    _ = try stage.draw([.watch], only: 0)
    let lines = stage.notebook.written.split(separator: "\n").dropFirst()
    #expect(lines.contains { $0.hasPrefix("guessed: ") })
  }

  @Test func `a file in a chosen size says so in its name`() throws {
    var stage = Stagecraft()
    stage.options.size = "tall"
    _ = try stage.draw([.carPlay], only: 1, output: "Pictures/")
    #expect(stage.notebook.files == ["Pictures/02-goal-carPlay-tall.txt"])
  }

  @Test func `a Watch out of reach tells the widget, a phone does not`() throws {
    var stage = Stagecraft()
    stage.options.isUpdateReduced = true
    _ = try stage.draw([.watch, .lockScreen], only: 0)
    #expect(stage.widget.requests.map(\.environment.isUpdateReduced) == [true, false])
  }

  @Test func `another app's activity stands beside it where both are seen`() throws {
    var stage = Stagecraft()
    stage.competitors = [competitor("Ride")]
    stage.options.surroundings = .phone
    stage.options.format = .json
    _ = try stage.draw([.minimal, .lockScreen], only: 0)
    let list = try #require(try JSONValue(parsing: stage.notebook.written).array)
    let activities = list.map { picture in
      Set((picture["placements"]?.array ?? []).compactMap { $0["activity"]?.string })
    }
    #expect(activities == [["sample", "beside app.Ride"], ["sample", "beside app.Ride"]])
  }
}
