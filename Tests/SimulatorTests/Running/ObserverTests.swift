import LiveActivities
import Testing

@testable import Simulator

/// What observers and the diary are told of.
@MainActor
@Suite struct ObserverTests {
  @Test func `observers are told of the tokens that were issued`() throws {
    let phone = try TestPhone()
    phone.simulator.settle()
    var tokens: [TokenIssue] = []
    _ = phone.simulator.observe { tokens += $0.tokens }
    let activity = try phone.start()
    #expect(tokens.isEmpty)
    phone.simulator.settle()
    #expect(tokens.map(\.name) == [.activity(id: activity.id)])
    #expect(tokens.map(\.token) == [activity.token])
  }

  @Test func `observers are told what happens without a push, and of no update`() throws {
    let phone = try TestPhone()
    var moments: [Moment] = []
    _ = phone.simulator.observe { moments += $0.moments }
    let activity = try phone.start()
    phone.push(goals: 1...2, to: activity)
    phone.simulator.settle()
    #expect(moments.map(\.kind) == [.started])
    phone.simulator.send(.person(.swipe(activity: activity.id)))
    phone.simulator.settle()
    #expect(moments.map(\.kind) == [.started, .dismissed])
    #expect(moments.last?.activityID == activity.id)
  }

  @Test func `who waits for something is called when an activity changes, without a push`() throws {
    let phone = try TestPhone()
    phone.simulator.settle()
    var found: [String?] = []
    phone.simulator.inspection.waitFor(seconds: 600) {
      phone.simulator.phone.activities.first?.id
    } then: {
      found.append($0)
    }
    phone.simulator.tellObservers()
    phone.simulator.settle()
    #expect(found.isEmpty)
    let activity = try phone.start()
    phone.simulator.settle()
    #expect(found == [activity.id])
    #expect(phone.simulator.phone.records.isEmpty)
  }
}
