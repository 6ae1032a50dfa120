import Findings
import Testing

@testable import Simulator

@Suite struct RefusalsTests {
  private func refusal(_ bundle: String?) -> Refusals.Refusal {
    Refusals.Refusal(bundle: bundle, error: nil, findings: [])
  }

  @Test func `who notes the count before is told of what came since, of his app alone`() {
    var refusals = Refusals()
    refusals.add(refusal("a"))
    let before = refusals.count
    #expect(refusals.last(since: before) == nil)
    refusals.add(refusal("b"))
    #expect(refusals.last(since: before)?.bundle == "b")
    #expect(refusals.last(since: before, of: "a") == nil)
    #expect(refusals.last(since: 0, of: "a")?.bundle == "a")
  }

  @Test func `of two acts of one app each is told its own refusal`() {
    var refusals = Refusals()
    refusals.add(.init(bundle: "a", activityID: "one", findings: []))
    refusals.add(.init(bundle: "a", activityID: "two", findings: []))
    #expect(refusals.last(since: 0, of: "a", activity: "one")?.activityID == "one")
    #expect(refusals.last(since: 0, of: "a", activity: "three") == nil)
    #expect(refusals.last(since: 0, of: "a")?.activityID == "two")
  }

  @Test func `what is taken once is not new again`() {
    var refusals = Refusals()
    refusals.add(refusal("a"))
    let first = refusals.takeNew()
    #expect(first?.bundle == "a")
    let again = refusals.takeNew()
    #expect(again == nil)
    refusals.add(refusal(nil))
    let second = refusals.takeNew()
    #expect(second != nil)
    // Others still find it.
    #expect(refusals.last(since: 0) != nil)
  }
}
