import Testing

@testable import EventLoop

@MainActor
struct LoopWakerTests {
  @MainActor private final class Note {
    var count = 0
  }

  @Test func `an action that another thread hands over runs on the loop, once`() throws {
    let loop = EventLoop()
    let waker = try #require(LoopWaker(loop))
    let note = Note()
    let thread = try #require(LoopThread(name: "waker") { waker.run { note.count += 1 } })
    thread.join()
    #expect(note.count == 0)
    loop.pass(limit: 1)
    #expect(note.count == 1)
    loop.pass(limit: 0)
    #expect(note.count == 1)
  }
}
