import LiveActivities
import Testing

@testable import Screens

@MainActor
@Suite("The activity that was asked for here")
struct AwaitedActivityTests {
  private let match = "com.example.match"

  /// The rows of Match, Ride, and Match again, as they were started.
  private func rows() throws -> [ActivityRow] {
    let world = try World()
    for name in ["ride", "match"] {
      world.simulator.startActivity(of: try #require(world.simulator.app(named: name)))
    }
    world.simulator.settle()
    let rows = world.snapshot.activities.sorted {
      $0.activity.startNumber < $1.activity.startNumber
    }
    try #require(rows.map(\.appTitle) == ["Match", "Ride", "Match"])
    return rows
  }

  @Test func `it is found once it runs, and no other`() throws {
    let rows = try rows()
    var awaited = AwaitedActivity()
    #expect(awaited.arrived(among: [rows[0]], at: 1) == nil)
    awaited.expect(match, at: 2)
    #expect(awaited.arrived(among: [rows[0]], at: 3) == nil)
    #expect(awaited.arrived(among: [rows[0], rows[1]], at: 3) == nil, "another app's")
    #expect(awaited.arrived(among: rows, at: 4) == rows[2].id)
    #expect(awaited.arrived(among: [], at: 4) == nil)
    #expect(awaited.arrived(among: rows, at: 4) == nil, "it has been found")
  }

  @Test func `of several that come at once it is the first`() throws {
    let rows = try rows()
    var awaited = AwaitedActivity()
    awaited.expect(match, at: 2)
    #expect(awaited.arrived(among: rows, at: 3) == rows[0].id)
  }

  @Test func `what starts long afterwards, or after a refusal, was not asked for here`() throws {
    let rows = try rows()
    var awaited = AwaitedActivity()
    awaited.expect(match, at: 2)
    #expect(awaited.arrived(among: rows, at: 2.1 + AwaitedActivity.patience) == nil)
    awaited = AwaitedActivity()
    awaited.expect(match, at: 2)
    awaited.forget()
    #expect(awaited.arrived(among: rows, at: 3) == nil)
  }

  @Test func `one activity of an app with several is told from the others`() throws {
    let rows = try rows()
    var awaited = AwaitedActivity()
    awaited.expect("\(match)\u{1F}OtherAttributes", at: 2)
    #expect(awaited.arrived(among: rows, at: 3) == nil)
    awaited = AwaitedActivity()
    awaited.expect("\(match)\u{1F}MatchAttributes", at: 2)
    #expect(awaited.arrived(among: rows, at: 3) == rows[0].id)
  }

  @Test func `a start that is refused leaves the choice to the person`() throws {
    let world = try World()
    world.simulator.send(.person(.deny(bundle: match)))
    world.press(":")
    for letter in "start match with 02" { world.press(.character(letter)) }
    world.press(.enter)
    let first = try #require(world.intents.last)
    guard case .start = first else { return #expect(first == .redraw) }
    #expect(world.text.contains("refuses"))
    world.simulator.send(.person(.allow(bundle: match)))
    world.simulator.startActivity(of: try #require(world.simulator.app(named: "match")))
    world.simulator.settle()
    world.draw()
    #expect(!world.snapshot.activities.isEmpty && world.model.phone.activity == nil)
  }
}
