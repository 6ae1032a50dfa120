import ActivityKit
import Testing

@testable import WidgetKit

private struct TrainAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var delay: Int }
  var line = "S1"
}

@MainActor
@Suite("States of previews", .serialized)
struct PreviewTests {
  /// The names and states of previews, which are given as their names with the delays that they show.
  private func previews(_ given: [(String, [Int])]) -> [String] {
    let journal = PreviewJournal.shared
    journal.reset()
    defer { journal.reset() }
    for (name, delays) in given {
      journal.name = name
      journal.add(TrainAttributes(), delays.map { .init(delay: $0) })
    }
    journal.name = nil
    return journal.previews["TrainAttributes", default: []].map {
      "\($0.name ?? ""): \($0.states.joined(separator: " "))"
    }
  }

  @Test func `states shown in several presentations are one preview`() {
    #expect(
      previews([("Card", [1, 2]), ("Compact", [1, 2]), ("Minimal", [2])])
        == [#"Card: {"delay":1} {"delay":2}"#])
  }

  @Test func `a preview with states of its own names them`() {
    #expect(
      previews([("On time", [0]), ("Late", [5]), ("Both", [0, 5, 9]), ("Late", [6])]) == [
        #"On time: {"delay":0}"#, #"Late: {"delay":5} {"delay":6}"#, #"Both: {"delay":9}"#,
      ])
  }
}
