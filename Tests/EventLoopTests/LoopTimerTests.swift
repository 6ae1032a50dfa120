import Testing

@testable import EventLoop

@MainActor
@Suite("One deadline at a time") struct LoopTimerTests {
  @Test func `it rings once, and can be set again from what it rings`() {
    let loop = EventLoop()
    let timer = LoopTimer(loop)
    #expect(!timer.isSet)
    var calls = 0
    timer.set(at: 0) {
      calls += 1
      #expect(!timer.isSet)
      timer.set(at: 0) { calls += 1 }
    }
    #expect(timer.isSet)
    loop.pass(limit: 0)
    #expect(calls == 1 && timer.isSet)
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(calls == 2 && !timer.isSet)
  }

  @Test func `set again, it forgets what it was set for`() {
    let loop = EventLoop()
    let timer = LoopTimer(loop)
    var calls: [String] = []
    timer.set(at: 0) { calls.append("old") }
    timer.set(at: 0) { calls.append("new") }
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(calls == ["new"])
  }

  @Test func `cancelled or gone, it does not ring`() {
    let loop = EventLoop()
    let timer = LoopTimer(loop)
    var calls = 0
    timer.set(at: 0) { calls += 1 }
    timer.cancel()
    #expect(!timer.isSet)
    do { LoopTimer(loop).set(at: 0) { calls += 1 } }
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(calls == 0)
  }
}
