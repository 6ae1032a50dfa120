import Testing

@testable import Simulator

@MainActor
@Suite struct SimulatorSettingsTests {
  @Test func `a phone out of the box has its Watch in reach and stands upright`() {
    #expect(SimulatorSettings().isWatchInReach)
    #expect(!SimulatorSettings().isTurned)
  }

  @Test func `a phone that is held on its side is drawn on its side`() throws {
    let simulator = try TestPhone().simulator
    #expect(!simulator.scene().0.isTurned)
    try simulator.set("landscape", to: true)
    #expect(simulator.scene().0.isTurned)
  }
}
