import Testing

@testable import Simulator

@Suite("The intents that run") struct IntentRunsTests {
  @Test func `are known by their numbers until they end`() {
    var runs = IntentRuns()
    let first = runs.begin("tea", isPress: false)
    #expect(!runs.hasPress)
    let second = runs.begin("tea", isPress: true)
    #expect(runs.begun == second && runs.hasPress)
    runs.end(first)
    #expect(!runs.isUnderway(first..<second) && runs.isUnderway(second..<second + 1))
    runs.end(second)
    #expect(!runs.hasPress && !runs.isUnderway(first..<second + 1))
  }

  @Test func `tell once what is not kept of them, and nothing of others`() {
    var runs = IntentRuns()
    let (tea, bus) = (runs.begin("tea", isPress: true), runs.begin("bus", isPress: true))
    runs.noteUnkept("tea")
    runs.end(tea)
    // What code does that no intent waits for is nobody's.
    runs.noteUnkept("tea")
    let next = runs.begin("tea", isPress: true)
    let kept = [bus, next, tea, tea].map { runs.takeKept($0..<$0 + 1) }
    #expect(kept == [true, true, false, true])
  }
}
