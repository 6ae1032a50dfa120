import Testing

@testable import Terminal

/// How long a frame waits for the pictures of a push.
@Suite struct PictureWaitTests {
  @Test func `a frame after a rest waits for its pictures, a moment at most`() {
    var wait = PictureWait(drawn: 10)
    let end = wait.end(isComplete: false, at: 11)
    #expect(end == 11 + PictureWait.longest)
    #expect(wait.end(isComplete: false, at: 11.001) == end)
    #expect(wait.end(isComplete: false, at: 11 + PictureWait.longest) == nil)
  }

  @Test func `a frame that has its pictures waits for nothing`() {
    var wait = PictureWait(drawn: 10)
    #expect(wait.end(isComplete: true, at: 11) == nil)
  }

  @Test func `a frame that answers a key waits for nothing, even where one waits already`() {
    var wait = PictureWait(drawn: 10)
    #expect(wait.end(isComplete: false, isAnswer: true, at: 11) == nil)
    #expect(wait.end(isComplete: false, isAnswer: false, at: 11) != nil)
    #expect(wait.end(isComplete: false, isAnswer: true, at: 11) == nil)
  }

  @Test func `a frame soon after another waits for nothing`() {
    var wait = PictureWait(drawn: 10)
    #expect(wait.end(isComplete: false, at: 10.008) == nil)
    wait.note(drawnAt: 11, isSeen: true)
    #expect(wait.end(isComplete: false, at: 11.008) == nil)
    #expect(wait.end(isComplete: false, at: 11.03) != nil)
  }

  @Test func `a frame that changed nothing is no frame to follow`() {
    var wait = PictureWait(drawn: 10)
    wait.note(drawnAt: 11, isSeen: false)
    #expect(wait.end(isComplete: false, at: 11.008) == 11.008 + PictureWait.longest)
  }
}
