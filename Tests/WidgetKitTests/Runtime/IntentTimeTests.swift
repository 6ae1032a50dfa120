import Testing

@testable import WidgetKit

@Suite("How long an intent may take") struct IntentTimeTests {
  @Test func `a step without a processor, or in which the machine slept, counts little`() {
    var time = IntentTime()
    time.pass(3600)
    time.pass(30)
    #expect(!time.isOver)
  }

  @Test func `steps that take their time add up to the limit`() {
    var time = IntentTime()
    for _ in 0..<990 { time.pass(0.01) }
    #expect(!time.isOver)
    for _ in 0..<20 { time.pass(0.01) }
    #expect(time.isOver)
  }
}
