import EventLoop
import Phone
import Testing

@testable import Simulator

@MainActor
@Suite("The device that a simulator starts with")
struct DeviceAtStartTests {
  private func simulator(_ device: String) throws -> RunningSimulator {
    var options = RunningSimulator.Options()
    options.settings.device = try #require(DeviceModel.named(device))
    return try RunningSimulator(loop: EventLoop(), options: options)
  }

  @Test func `a phone without an island has none from its first moment`() throws {
    #expect(try simulator("iPhone 14").phone.traits.hasIsland == false)
    #expect(try simulator("iPhone SE").phone.traits.hasIsland == false)
  }

  @Test func `a phone without Face ID has none from its first moment`() throws {
    #expect(try simulator("iPhone SE").phone.traits.hasFaceID == false)
    #expect(try simulator("iPhone 14").phone.traits.hasFaceID)
  }

  @Test func `a phone with an island has it`() throws {
    #expect(try simulator("iPhone 17 Pro").phone.traits.hasIsland)
  }
}
