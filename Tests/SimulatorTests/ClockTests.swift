import Testing

@testable import Simulator

@Suite struct ClockTests {
  @Test("the clock runs with the steady clock") func runs() {
    let clock = Clock(now: 1000, steady: 50)
    #expect(clock.now(at: 50) == 1000)
    #expect(clock.now(at: 53.5) == 1003.5)
    #expect(clock.steadyTime(of: 1010) == 60)
  }

  @Test("a paused clock stands, and goes on from where it stood") func pause() {
    var clock = Clock(now: 1000, steady: 50)
    clock.setPaused(true, at: 60)
    #expect(clock.now(at: 500) == 1010)
    #expect(clock.steadyTime(of: 1020) == nil)
    clock.setPaused(false, at: 500)
    #expect(clock.now(at: 501) == 1011)
  }

  @Test("a change of speed moves no time") func speed() {
    var clock = Clock(now: 1000, steady: 0)
    clock.setSpeed(20, at: 10)
    #expect(clock.now(at: 10) == 1010)
    #expect(clock.now(at: 11) == 1030)
    clock.setSpeed(0, at: 11)
    #expect(clock.speed == Clock.speeds.lowerBound)
  }

  @Test("a jump goes forward only") func jump() {
    var clock = Clock(now: 1000, steady: 0)
    clock.jump(to: 5000, at: 1)
    #expect(clock.now(at: 1) == 5000)
    clock.jump(to: 3000, at: 2)
    #expect(clock.now(at: 2) == 5001)
  }

  @Test("a jump while paused stays paused") func jumpPaused() {
    var clock = Clock(now: 1000, steady: 0, isPaused: true)
    clock.jump(to: 1100, at: 9)
    #expect(clock.now(at: 100) == 1100)
  }
}
