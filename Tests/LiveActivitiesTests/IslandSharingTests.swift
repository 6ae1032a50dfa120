import Testing

@testable import LiveActivities

@Suite("What shares the island")
struct IslandSharingTests {
  private func stage(capacity: Int) -> Stage {
    var stage = Stage()
    for number in 1...3 { stage.send(.install(Stage.app(bundle: "app.\(number)"))) }
    stage.send(.set(.trait("islandCapacity", .number(Double(capacity)))))
    stage.request("a")
    stage.request("b", bundle: "app.1", relevance: 1)
    stage.request("c", bundle: "app.2", relevance: 2)
    return stage
  }

  /// Returns whether an activity shares the island unseen.
  private func isWaiting(_ id: String, on phone: SimulatedPhone) -> Bool {
    phone.islandAbsence(of: id) == "it waits in the island: a swipe over it brings it"
  }

  @Test func `three share the island of an iPhone 18 Pro; swipes bring them in turn`() {
    var stage = stage(capacity: 3)
    var seen: [[String]] = []
    for _ in 0..<3 {
      guard case .minimal(let attached, let detached) = stage.phone.selection.island else { break }
      let waiting = ["a", "b", "c"].filter { isWaiting($0, on: stage.phone) }
      seen.append([attached, detached] + waiting)
      stage.send(.person(.swap))
    }
    #expect(seen == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]])
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
  }

  @Test func `of two that share it a swipe exchanges the places, and none waits`() {
    var stage = stage(capacity: 2)
    #expect(stage.phone.selection.island == .minimal(attached: "b", detached: "c"))
    stage.send(.person(.swap))
    #expect(stage.phone.selection.island == .minimal(attached: "c", detached: "b"))
    #expect(stage.phone.islandAbsence(of: "a") == "other activities go first")
  }

  @Test func `a fourth app waits outside, whatever its turn`() {
    var stage = stage(capacity: 3)
    stage.request("d", bundle: "app.3", relevance: -1)
    for _ in 0..<4 {
      #expect(["a", "b", "c", "d"].count { isWaiting($0, on: stage.phone) } == 1)
      #expect(!isWaiting("d", on: stage.phone))
      stage.send(.person(.swap))
    }
    #expect(stage.phone.islandAbsence(of: "d") == "other activities go first")
  }
}
