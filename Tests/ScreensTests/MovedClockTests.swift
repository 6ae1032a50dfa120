import Simulator
import Testing

@testable import Screens

@Suite("A phone whose clock was moved on")
@MainActor struct MovedClockTests {
  /// A push whose timestamp is this machine's time, or older.
  private func body(age: Int = 0) -> [UInt8] {
    let state = #"{"score":4,"text":"x","list":[]}"#
    return Array(
      #"{"aps":{"timestamp":\#(1_763_718_067 - age),"event":"update","content-state":\#(state)}}"#
        .utf8)
  }

  private func world(ahead: Double) throws -> World {
    let world = try World(columns: 120, rows: 40)
    world.simulator.address = SimulatorAddress(port: 2197, udpPort: nil, authority: nil)
    if ahead > 0 { world.simulator.jump(to: world.simulator.now + ahead) }
    return world
  }

  @Test func `the clock's line says how far it is ahead of the time that push tools send`() throws {
    #expect(!(try world(ahead: 0).text.contains("ahead")))
    #expect(!(try world(ahead: 20).text.contains("ahead")))
    #expect(try world(ahead: 10_800).text.contains("3 h ahead"))
  }

  @Test func `the ready line adds what the clock is ahead`() throws {
    let line = { (world: World) throws -> String in
      let snapshot = world.snapshot
      return CurlWriting.ready(for: try #require(snapshot.activities.first), snapshot)
    }
    #expect(try line(world(ahead: 0)).contains(#""timestamp":'$(date +%s)',"#))
    #expect(try line(world(ahead: 10_800)).contains(#""timestamp":'$(($(date +%s)+10800))',"#))
  }

  @Test func `the ready line goes where the simulator listens`() throws {
    let world = try world(ahead: 0)
    world.simulator.address = SimulatorAddress(
      host: "192.168.1.5", port: 2198, udpPort: nil, authority: nil)
    let activity = try #require(world.snapshot.activities.first)
    let line = CurlWriting.ready(for: activity, world.snapshot)
    #expect(line.contains("http://192.168.1.5:2198/3/device/"))
  }

  @Test func `a push that is too old for it is told why`() throws {
    let world = try world(ahead: 10_800)
    world.receive(body())
    world.press("3")
    let text = world.text
    #expect(text.contains("clock-moved"))
    #expect(text.contains("right by this machine's clock"))
    #expect(text.contains("N brings the clock back"))
  }

  @Test func `the clock comes back to this machine's time, and the next push is taken`() throws {
    let world = try world(ahead: 10_800)
    let before = try #require(world.snapshot.activities.first).activity
    world.press("N", .enter)
    #expect(!world.text.contains("3 h ahead"))
    let after = try #require(world.snapshot.activities.first).activity
    #expect(before.startedAt - after.startedAt == 10_800)
    world.receive(body())
    world.press("3")
    #expect(!world.text.contains("clock-moved"))
  }

  @Test func `a push that is old itself is not`() throws {
    let world = try world(ahead: 0)
    world.receive(body(age: 3600))
    world.press("3")
    let text = world.text
    #expect(text.contains("timestamp-too-old"))
    #expect(!text.contains("clock was moved"))
  }
}
