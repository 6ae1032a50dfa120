import Testing

@testable import Simulator

@Suite struct VirtualClockTests {
  @Test func `the virtual clock pauses, jumps, speeds up, and never goes back`() {
    var clock = VirtualClock(real: 100, virtual: 1000)
    #expect(clock.now(at: 110) == 1010)
    clock.setSpeed(20, at: 110)
    #expect(clock.now(at: 111) == 1030)
    #expect(clock.real(of: 1050, at: 111) == 112)
    #expect(clock.real(of: 1000, at: 111) == 111)
    clock.pause(at: 112)
    #expect(clock.now(at: 500) == 1050)
    #expect(clock.real(of: 2000, at: 500) == nil)
    clock.jump(to: 5000, at: 500)
    clock.jump(to: 10, at: 500)
    #expect(clock.now(at: 600) == 5000)
    clock.resume(at: 600)
    #expect(clock.now(at: 601) == 5020)
    clock.setSpeed(.nan, at: 601)
    #expect(clock.speed == 1)
    #expect(clock.now(at: 50) == 5020)
  }

  @Test(arguments: [(0.5, 0.5), (0.01, 0.01), (1000, 1000), (0, 1), (-2, 1), (.infinity, 1)])
  func `it runs at any speed above nothing, and at that of life where there is none`(
    wish: Double, speed: Double
  ) {
    var clock = VirtualClock(real: 100, virtual: 1000)
    clock.setSpeed(wish, at: 100)
    #expect(clock.speed == speed)
    #expect(clock.now(at: 108) == 1000 + 8 * speed)
  }

  @Test(arguments: [
    1_796_053_860.1117322, 1_796_053_860.1117328, 1_796_053_860.111732, 2_200_000_000.000_000_4,
    1_796_053_860, 0.1, 9_385_465_501.820_797,
  ])
  func `a jump reaches its moment, however fine that is`(moment: Double) {
    var clock = VirtualClock(real: 0, virtual: 0)
    clock.pause(at: 0)
    clock.jump(to: moment, at: 0)
    let now = VirtualClock.inMillionths(clock.now(at: 1))
    #expect(now >= moment && now - moment < 1.5e-6)
  }

  @Test func `it goes on where the real clock is set back`() {
    var clock = VirtualClock(real: 100, virtual: 1000)
    clock.setSpeed(2, at: 100)
    clock.goOn(from: 110, to: 60)
    #expect(clock.now(at: 60) == 1020)
    #expect(clock.now(at: 61) == 1022)
    #expect(clock.real(of: 1030, at: 61) == 65)
    clock.pause(at: 61)
    clock.goOn(from: 70, to: 50)
    #expect(clock.now(at: 51) == 1022)
  }

  @Test func `it remembers by how much it was brought back to the real time, in all`() {
    var clock = VirtualClock(real: 100, virtual: 100)
    #expect(clock.shift == 0)
    clock.jump(to: 160, at: 100)
    #expect(clock.returnToReal(at: 110) == -60)
    #expect(clock.now(at: 110) == 110 && clock.now(at: 111) == 111)
    clock.jump(to: 200, at: 120)
    #expect(clock.returnToReal(at: 120) == -80)
    #expect(clock.shift == -140)
    #expect(!clock.isPaused && clock.speed == 1)
  }
}
