import EventLoop
import Testing

@testable import Simulator

@MainActor
@Suite struct MachineTimeTests {
  private final class Clocks {
    var (calendar, steady) = (1_700_000_000.0, 50.0)
  }

  private let clocks = Clocks()
  private func time() -> MachineTime {
    MachineTime(calendar: { [clocks] in clocks.calendar }, steady: { [clocks] in clocks.steady })
  }

  @Test func `while a machine sleeps, its steady clock stands and the time goes on`() {
    let time = time()
    clocks.steady += 10
    clocks.calendar += 10 + 8 * 3600
    #expect(time.now == 1_700_028_810)
    clocks.steady += 5
    clocks.calendar += 5
    #expect(time.now == 1_700_028_815)
  }

  @Test func `a calendar that is corrected by less than a second changes nothing`() {
    let time = time()
    clocks.calendar += 0.75
    #expect(time.now == 1_700_000_000)
    clocks.calendar += 0.25
    #expect(time.now == 1_700_000_001)
  }

  @Test func `a calendar that is set is followed, forward and back`() {
    let time = time()
    clocks.calendar += 3600
    #expect(time.now == 1_700_003_600)
    clocks.calendar -= 7200
    clocks.steady += 1
    #expect(time.now == 1_699_996_400)
  }

  @Test func `a simulator looks at the clock each minute while something is to come`() throws {
    let phone = try TestPhone()
    _ = try phone.start()
    phone.simulator.settle()
    phone.loop.pass(limit: 0)
    // The island has settled, and the next thing to come is the end after eight hours.
    phone.time.real += 60
    phone.simulator.arm()
    let wait = try #require(phone.loop.latestPass) - EventLoop.monotonicNow
    #expect(wait > RunningSimulator.longestWait - 30 && wait <= RunningSimulator.longestWait)
  }
}
