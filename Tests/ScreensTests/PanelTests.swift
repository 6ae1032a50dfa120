import JSON
import LiveActivities
import Testing

@testable import Screens

@MainActor
@Suite("The lists beside the phone")
struct PanelTests {
  @Test func `the newest push is read in two lines where there is room, the others in one`() throws
  {
    let world = try World(columns: 120, rows: 40)
    for number in 1...3 {
      world.push([
        "score": .int(number + 1), "text": .string("number \(number) with many more words"),
        "list": [],
      ])
    }
    let lines = world.text.split(separator: "\n").map(String.init)
    let newest = try #require(lines.firstIndex { $0.contains("#3 ") })
    #expect(!lines[newest + 1].contains("#2 ") && lines[newest + 2].contains("#2 "))
    #expect(lines[newest + 3].contains("#1 "))
    // A click on its second line opens it, too.
    let region = try #require(world.draw().regions.first { $0.target == .push(3) })
    #expect(region.area.rows == 2)
  }

  @Test(arguments: [120, 200, 300])
  func `an activity's place is read with its name, however wide the panel is`(columns: Int) throws {
    let world = try World(columns: columns, rows: 60)
    world.press("w", "w")
    let line = try #require(
      world.text.split(separator: "\n").first { $0.contains("Match  active") })
    let name = try #require(line.firstRange(of: "Match  active"))
    let place = try #require(line.firstRange(of: "Lock Screen"))
    #expect(line.distance(from: name.lowerBound, to: place.upperBound) <= 72)
  }

  @Test func `where name, state and place have no room the usual state is left out`() throws {
    let title = "Deliveries of today"
    let world = try World(columns: 120, rows: 40, apps: [title])
    world.press("w", "w")
    func line() throws -> Substring {
      let lines = world.text.split(separator: "\n")
      let heading = try #require(lines.firstIndex { $0.contains("Activities") })
      return lines[heading + 1]
    }
    #expect(try line().contains("Lock Screen"))
    #expect(try !line().contains("acti") && !line().contains("…"))
    // A state that says more stays, and the place gives way.
    let id = try #require(world.simulator.phone.activities.first?.id)
    let bundle = try #require(world.simulator.apps.first?.folder.bundle)
    world.simulator.send(.app(bundle: bundle, .end(ActivityEnd(id: id, dismissal: .default))))
    #expect(try line().contains("\(title)  ended"))
  }
}
