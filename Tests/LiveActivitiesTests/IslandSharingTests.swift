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

  @Test func `three share the island of an iPhone 18 Pro; swipes bring them in turn`() {
    var stage = stage(capacity: 3)
    var seen: [[String]] = []
    for _ in 0..<3 {
      guard case .minimal(let attached, let detached) = stage.phone.selection.island else { break }
      seen.append([attached, detached] + stage.phone.selection.islandWaiting)
      stage.send(.person(.swap))
    }
    #expect(seen == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]])
    #expect(stage.phone.selection.island == .minimal(attached: "a", detached: "b"))
    #expect(
      stage.phone.islandAbsence(of: "c") == "it waits in the island: a swipe over it brings it")
  }

  @Test func `of two that share it a swipe exchanges the places, and none waits`() {
    var stage = stage(capacity: 2)
    #expect(stage.phone.selection.island == .minimal(attached: "b", detached: "c"))
    stage.send(.person(.swap))
    #expect(stage.phone.selection.island == .minimal(attached: "c", detached: "b"))
    #expect(stage.phone.selection.islandWaiting.isEmpty)
    #expect(stage.phone.islandAbsence(of: "a") == "other activities go first")
  }

  @Test func `a fourth app waits outside, whatever its turn`() {
    var stage = stage(capacity: 3)
    stage.request("d", bundle: "app.3", relevance: -1)
    for _ in 0..<4 {
      let selection = stage.phone.selection
      #expect(selection.islandWaiting != ["d"])
      #expect(selection.islandWaiting.count == 1)
      stage.send(.person(.swap))
    }
    #expect(stage.phone.islandAbsence(of: "d") == "other activities go first")
  }
}
