import Testing

@testable import Screens

@Suite struct AwaitedActivityTests {
  @Test func `an activity that was asked for is found once it runs, and no other`() {
    var awaited = AwaitedActivity()
    #expect(awaited.arrived(among: ["old"]) == nil)
    #expect(awaited.arrived(among: ["old", "by itself"]) == nil)
    awaited.expect()
    #expect(awaited.arrived(among: ["old", "by itself"]) == nil)
    #expect(awaited.arrived(among: ["old", "by itself", "new"]) == "new")
    #expect(awaited.arrived(among: ["old", "by itself", "new", "later"]) == nil)
  }
}
