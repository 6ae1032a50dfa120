import Findings
import Testing

@testable import Lints

@Suite("Places of a widget's source")
struct WidgetSourceTests {
  private let source = WidgetSource(files: [
    .init(
      path: "Card.swift",
      text: """
        // AsyncImage(url: nil)
        AsyncImage(url: nil)
        MyAsyncImage(url: nil)
        Text("harbour")
        Image("harbour")
        Rectangle().frame(width: -5)
        Rectangle().frame(width: -50).frame(maxWidth: .infinity)
        Button(
          intent: Board())
        Button("Board", intent: Board())
        Button("Board") { board() }
        """)
  ])

  private func lines(_ mention: SourceMention) -> [Int] {
    source.places(of: mention).map(\.line)
  }

  @Test func `a name counts where it stands by itself, outside of comments`() {
    #expect(lines(.view("AsyncImage")) == [2])
    #expect(lines(SourceMention(["width: -5"])) == [6])
    #expect(lines(SourceMention(["width: .infinity"])) == [])
    #expect(lines(.view("Map")) == [])
  }

  @Test func `the main file is the one that declares the activity that is meant`() {
    func file(_ name: String) -> WidgetSource.File {
      .init(
        path: "\(name).swift", text: "ActivityConfiguration(for: \(name).self) {}")
    }
    var source = WidgetSource(files: [.init(path: "A.swift", text: ""), file("One"), file("Other")])
    #expect(source.mainFile == "One.swift")
    source.attributesType = "Other"
    #expect(source.mainFile == "Other.swift")
    source.attributesType = "Nobody"
    #expect(source.mainFile == "One.swift")
  }

  @Test func `of several activities the slots of that one are found whose attributes are meant`() {
    var source = WidgetSource(files: [
      .init(
        path: "Widgets.swift",
        text: """
          ActivityConfiguration(for: Ride.self) {
          } dynamicIsland: {
            DynamicIsland {
            } compactLeading: {
            } minimal: {}
          }
          ActivityConfiguration(
            for: AlarmKit.AlarmAttributes<Egg>.self) {
          } dynamicIsland: {
            if true {
            DynamicIsland {
            } compactLeading: {}
            } else {
            DynamicIsland {
            } compactLeading: {}
            }
          }
          """)
    ])
    #expect(source.opening(of: "minimal")?.line == 5)
    #expect(source.opening(of: "lockScreen") == nil)
    source.attributesType = "Ride"
    #expect(source.opening(of: "lockScreen")?.line == 1)
    #expect(source.opening(of: "expanded")?.line == 3)
    #expect(source.opening(of: "compactLeading")?.line == 4)
    source.attributesType = "AlarmAttributes<Egg>"
    #expect(source.opening(of: "lockScreen")?.line == 7)
    #expect(source.opening(of: "expanded")?.line == 9)
    #expect(source.opening(of: "compactLeading") == nil)
    source.attributesType = "Attributes<Egg>"
    #expect(source.opening(of: "lockScreen") == nil)
  }

  @Test func `a file of Windows has lines too`() {
    let source = WidgetSource(files: [
      .init(path: "Card.swift", text: "import SwiftUI\r\n\r\nAsyncImage(url: nil)\r\n")
    ])
    #expect(source.places(of: .view("AsyncImage")).map(\.line) == [3])
  }

  @Test func `a literal counts in a line that says what it is for`() {
    #expect(lines(.literal("harbour", beside: ["mage"])) == [5])
    #expect(lines(.literal("harbour", beside: [])) == [4, 5])
  }

  @Test func `a view with what makes it harmless does not count, on its line or the next one`() {
    #expect(lines(.view("Button", unless: "intent:")) == [11])
    #expect(lines(.view("Button")) == [8, 10, 11])
  }
}
