import Testing

@testable import Terminal

/// How long a frame waits for the pictures of a push.
@Suite struct PictureWaitTests {
  @Test func `a frame waits from when it was due, a moment at most`() {
    var wait = PictureWait()
    let end = wait.end(at: 11)
    #expect(end == 11 + PictureWait.longest)
    #expect(wait.end(at: 11.001) == end)
    #expect(wait.start == 11)
    #expect(wait.end(at: 11 + PictureWait.longest) == nil)
  }

  @Test func `a frame waits for what it asked for, and not for what is asked for meanwhile`() {
    var wait = PictureWait()
    wait.expect(picture: nil)
    #expect(wait.picture == nil)
    wait.expect(picture: 7)
    wait.expect(picture: 9)
    #expect(wait.picture == 7)
  }
}
