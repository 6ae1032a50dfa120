import EventLoop
import Testing

@testable import Simulator

@MainActor
@Suite("Apps whose code has run") struct RunningCodesTests {
  private let loop = EventLoop()

  @Test func `code runs while one of its intents does`() {
    var codes = RunningCodes(loop: loop, seconds: 60)
    #expect(codes.isEmpty)
    codes.begin("a", activities: [])
    codes.begin("a", activities: [])
    codes.end("a")
    #expect(codes.isPerforming("a"))
    codes.end("a")
    #expect(!codes.isPerforming("a") && codes.contains("a"))
    // A reply too many ends nothing that begins later.
    codes.end("a")
    codes.begin("a", activities: [])
    #expect(codes.isPerforming("a"))
  }

  @Test func `of an activity that is gone its app is told once, and only an app that has run`() {
    var codes = RunningCodes(loop: loop, seconds: 60)
    let isStrangerTold = codes.tell("a", ofActivity: "1")
    #expect(!isStrangerTold)
    codes.begin("a", activities: ["1"])
    let isTold = codes.tell("a", ofActivity: "2")
    #expect(isTold)
    #expect(codes.forget(activity: "1") == "a")
    #expect(codes.forget(activity: "1") == nil)
    let isRemoved = codes.remove("a")
    #expect(isRemoved && codes.isEmpty)
    #expect(codes.forget(activity: "2") == nil)
    let isRemovedAgain = codes.remove("a")
    #expect(!isRemovedAgain)
  }

  @Test func `code is paused once its time is over, and not when its app is forgotten before`() {
    var codes = RunningCodes(loop: loop, seconds: 0)
    var paused: [String] = []
    for bundle in ["a", "b"] {
      codes.begin(bundle, activities: [])
      codes.goOn(bundle) { paused.append(bundle) }
      codes.goOn(bundle) { paused.append(bundle) }
    }
    _ = codes.remove("b")
    for _ in 0..<3 { loop.pass(limit: 0) }
    #expect(paused == ["a"])
  }
}
