import Testing

@testable import Terminal

/// When frames may be drawn that nobody pressed a key for.
@Suite struct FramePaceTests {
  @Test func `the first frame may be drawn at once`() {
    let pace = FramePace()
    #expect(pace.next < 0 && pace.nextOfPhone < 0)
  }

  @Test(arguments: [(FramePace.Content.rest, 120), (.pixels, 120), (.phone, 250)])
  func `who asks all the time gets so many frames a second`(
    content: FramePace.Content, rate: Int
  ) {
    var pace = FramePace()
    var (now, frames) = (10.0, 0)
    while now < 11 {
      pace.note(content, due: now, from: now, to: now)
      now = content == .rest ? pace.next : pace.nextOfPhone
      frames += 1
    }
    #expect((rate...rate + 1).contains(frames))
  }

  @Test func `drawing leaves a quarter of the time, however long it takes`() {
    for content in [FramePace.Content.phone, .pixels, .rest, .nothing] {
      var pace = FramePace()
      pace.note(content, due: 10, from: 10, to: 10.3)
      #expect(abs(pace.next - 10.4) < 1e-6)
      #expect(abs(pace.nextOfPhone - 10.4) < 1e-6)
    }
  }

  @Test func `what changes beside the phone does not hold the phone back`() {
    for content in [FramePace.Content.rest, .nothing] {
      var pace = FramePace()
      pace.note(content, due: 10, from: 10, to: 10)
      #expect(pace.nextOfPhone == 10)
      #expect(pace.next == 10 + FramePace.interval)
    }
    var pace = FramePace()
    pace.note(.phone, due: 10, from: 10, to: 10)
    pace.note(.rest, due: 10.001, from: 10.001, to: 10.001)
    #expect(pace.nextOfPhone == 10 + FramePace.phoneInterval)
  }

  @Test func `a frame that waited for its pictures is no later followed by the next`() {
    var pace = FramePace()
    pace.note(.phone, due: 10, from: 10.002, to: 10.002)
    #expect(pace.nextOfPhone == 10 + FramePace.phoneInterval)
    #expect(pace.next == 10 + FramePace.interval)
  }
}
