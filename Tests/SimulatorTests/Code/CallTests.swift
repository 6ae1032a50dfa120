import LiveActivities
import Testing
import WidgetProtocol

@testable import Simulator

@Suite("A call of ActivityKit on its way to the phone")
struct CallTests {
  private func update(_ number: Double) -> AppAct {
    AppAct(
      .update(
        ActivityUpdateCall(
          activityID: "a", state: "{}", staleDate: number, relevanceScore: number,
          timestamp: number)))
  }

  private func end(_ number: Double) -> AppAct {
    AppAct(.end(ActivityEndCall(activityID: "a", dismissal: number, timestamp: number)))
  }

  private func request(_ number: Double) -> AppAct {
    AppAct(
      .request(
        ActivityRequestCall(
          attributesType: "A", attributes: "{}", state: "{}", staleDate: number,
          relevanceScore: number, start: number)))
  }

  @Test(arguments: [1_700_000_000.0, -1, 0.5, .greatestFiniteMagnitude])
  func `numbers arrive as the code gave them`(_ number: Double) {
    guard case .update(let update) = update(number), case .end(let end) = end(number),
      case .request(let request) = request(number)
    else {
      Issue.record("another act")
      return
    }
    #expect(
      [update.staleDate, update.relevanceScore, update.timestamp, end.timestamp]
        == Array(repeating: number, count: 4))
    #expect(
      [request.staleDate, request.relevanceScore, request.start] == [number, number, number])
    #expect(end.dismissal == (number <= 0 ? .immediate : .after(number)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that no journal can tell again counts as none`(_ number: Double) {
    guard case .update(let update) = update(number), case .end(let end) = end(number),
      case .request(let request) = request(number)
    else {
      Issue.record("another act")
      return
    }
    #expect([update.staleDate, update.timestamp, end.timestamp] == [nil, nil, nil])
    #expect([request.staleDate, request.start] == [nil, nil])
    #expect(update.relevanceScore == 0 && request.relevanceScore == 0)
    #expect(end.dismissal == .default)
  }
}
