import Testing

@testable import Terminal

/// When frames may be drawn that nobody pressed a key for.
@Suite struct FramePaceTests {
  @Test func `after a rest two frames may follow at once`() {
    var pace = FramePace()
    #expect(pace.next(after: 10, until: 10, isSeen: true) == 10)
    #expect(pace.next(after: 10, until: 10, isSeen: true) > 10)
    #expect(pace.next(after: 10 + FramePace.rest, until: 10.06, isSeen: true) < 10.065)
  }

  @Test func `who asks all the time gets 120 frames a second`() {
    var pace = FramePace()
    var (now, frames) = (10.0, 0)
    while now < 11 {
      now = max(now, pace.next(after: now, until: now, isSeen: true))
      frames += 1
    }
    #expect((120...123).contains(frames))
  }

  @Test func `drawing leaves a quarter of the time, however long it takes`() {
    var pace = FramePace()
    #expect(abs(pace.next(after: 10, until: 10.3, isSeen: true) - 10.4) < 1e-6)
    #expect(abs(pace.next(after: 10.4, until: 10.7, isSeen: true) - 10.8) < 1e-6)
  }

  @Test func `a frame that changes nothing keeps its distance, and the rest goes on`() {
    var pace = FramePace()
    _ = pace.next(after: 10, until: 10, isSeen: true)
    let unseen = 10 + FramePace.rest - 0.01
    #expect(pace.next(after: unseen, until: unseen, isSeen: false) == unseen + FramePace.interval)
    let seen = 10 + FramePace.rest
    #expect(pace.next(after: seen, until: seen, isSeen: true) == seen)
  }
}
