import EventLoop
import Testing

@testable import Simulator

@MainActor @Suite struct WaitersTests {
  @Test func `who needs no pictures goes on before they are drawn`() {
    let waiters = Waiters(loop: EventLoop())
    var told: [String] = []
    waiters.add(within: 60, waitsForPictures: true) { told.append("drawn \($0)") }
    waiters.add(within: 60, waitsForPictures: false) { told.append("read \($0)") }
    waiters.wake(isDrawn: false)
    #expect(told == ["read true"])
    waiters.wake(isDrawn: true)
    #expect(told == ["read true", "drawn true"])
    #expect(waiters.isEmpty)
  }

  @Test func `who has waited long enough is told that it was in vain, once`() {
    let loop = EventLoop()
    let waiters = Waiters(loop: loop)
    var told: [Bool] = []
    waiters.add(within: 0, waitsForPictures: true) { told.append($0) }
    loop.pass(limit: 1)
    waiters.wake(isDrawn: true)
    #expect(told == [false])
  }

  @Test func `a caller may wait again while it is called`() {
    let waiters = Waiters(loop: EventLoop())
    var calls = 0
    waiters.add(within: 60, waitsForPictures: false) { _ in
      calls += 1
      waiters.add(within: 60, waitsForPictures: false) { _ in calls += 1 }
    }
    waiters.wake(isDrawn: true)
    #expect(calls == 1)
    waiters.wake(isDrawn: true)
    #expect(calls == 2)
  }
}
