import Glibc
import Goldens
import JSON
import Testing

@testable import LiveActivities

/// What a push costs is measured in this thread's processor time, the least of several rounds. A walk over all
/// activities or all records would cost hundreds of times as much: the bounds leave room for everything else.
@Suite("The cost of a push", .serialized, .computesLong)
struct CostTests {
  @Test func `does not grow with the activities that run`() {
    var few = CostStage(activities: 1)
    var many = CostStage(activities: 10_000)
    #expect(many.leastCost() < 8 * few.leastCost())
  }

  @Test func `does not grow with the pushes that came before`() {
    var stage = CostStage(activities: 10)
    let first = stage.leastCost()
    for _ in 0..<PushLog.countLimit * 3 { stage.push() }
    #expect(stage.leastCost() < 8 * first)
  }

  @Test func `does not grow with the tokens that stopped working`() {
    var stage = CostStage(activities: 10)
    let first = stage.leastCost()
    for _ in 0..<SimulatedPhone.deadTokenLimit {
      stage.send(.rotate(.activity(id: "a0")))
    }
    #expect(stage.leastCost() < 8 * first)
  }

  @Test func `reaches only its own activity`() {
    var stage = CostStage(activities: 50)
    let before = stage.phone.slots
    stage.push()
    let changed = before.indices.filter { before[$0] != stage.phone.slots[$0] }
    #expect(changed.count == 1)
  }
}

/// A phone with so many activities, and pushes to them by turns.
private struct CostStage {
  var phone: SimulatedPhone
  private var tokens: [String] = []
  private var number = 0
  private var effects: [Effect] = []

  init(activities count: Int) {
    phone = SimulatedPhone(seed: 1, now: Stage.start)
    for trait in ["activitiesPerApp", "activitiesPerPhone", "hourlyBudget", "longestActive"] {
      send(.set(.trait(trait, .number(1e9))))
    }
    send(.install(Stage.app()))
    for index in 0..<count {
      send(
        .app(
          bundle: Stage.bundle,
          .request(
            ActivityRequest(
              id: "a\(index)", attributesType: Stage.type, attributes: Stage.attributes,
              state: Stage.state(0)))))
    }
    tokens = phone.activities.compactMap(\.token)
  }

  mutating func send(_ event: Event) {
    effects.removeAll(keepingCapacity: true)
    phone.handle(event, at: Stage.start + Double(number), into: &effects)
  }

  mutating func push() {
    number += 1
    let time = Stage.start + Double(number)
    let body =
      "{\"aps\":{\"timestamp\":\(Int(time)),\"event\":\"update\",\"relevance-score\":\(number % 7),"
      + "\"content-state\":\(Stage.state(number).string)}}"
    send(
      .push(
        PushArrival(
          Push(
            target: .token(tokens[number &* 7919 % tokens.count]), carrier: .http2,
            headers: PushHeaders(pushType: "liveactivity"), body: Array(body.utf8)))))
  }

  /// Seconds of processor time for 200 pushes, the least of seven rounds.
  mutating func leastCost() -> Double {
    var least = Double.infinity
    for _ in 0..<7 {
      let start = ProcessorTime.ofThisThread
      for _ in 0..<200 { push() }
      least = min(least, ProcessorTime.ofThisThread - start)
    }
    return least
  }
}
