import EventLoop
import Goldens
import Foundation
import Simulator
import Testing
import WidgetHost

@testable import Commands

@MainActor
@Suite("A widget's source is kept on the phone")
struct WidgetReloadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("islet-reloading-\(UUID().uuidString)").path

  private func save(_ state: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/states", withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/states/\(state).json", atomically: true, encoding: .utf8)
  }

  @Test func `a saved change arrives, whether or not anybody holds on to what reloads`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try save("first", #"{"count": 1}"#)
    let loop = EventLoop()
    let simulator = try RunningSimulator(loop: loop, options: .init(), apps: [])
    let widget = UserWidget(paths: [folder], places: nil, loop: loop)
    _ = WidgetReloading(widget, on: simulator, watching: true)
    let app = try #require(widget.app)
    #expect(simulator.app(bundle: app.bundle)?.folder.states.map(\.name) == ["first"])
    try save("second", #"{"count": 2}"#)
    await loop.handle(
      until: { simulator.app(bundle: app.bundle)?.folder.states.count != 1 })
    #expect(simulator.app(bundle: app.bundle)?.folder.states.map(\.name) == ["first", "second"])
    widget.stop()
  }

  @Test func `apps stand in the order in which they are named, whichever is built first`() throws {
    let folders = ["a", "b"].map { "\(folder)-\($0)" }
    defer { for folder in folders { try? FileManager.default.removeItem(atPath: folder) } }
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/states", withIntermediateDirectories: true)
      try #"{"count": 1}"#.write(
        toFile: "\(folder)/states/first.json", atomically: true, encoding: .utf8)
    }
    let loop = EventLoop()
    let simulator = try RunningSimulator(loop: loop, options: .init(), apps: [])
    let widgets = folders.map { UserWidget(paths: [$0], places: nil, loop: loop) }
    for widget in widgets.reversed() {
      _ = WidgetReloading(widget, among: widgets, on: simulator, watching: false)
    }
    #expect(simulator.apps.map(\.folder.path) == folders)
    for widget in widgets { widget.stop() }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `of folders with one bundle id the first by path keeps it, in whatever order they come`(
    order: [Int]
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let folders = ["a/card", "b/card", "c/card"].map { "\(folder)/\($0)" }
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/states", withIntermediateDirectories: true)
      try #"{"count": 1}"#.write(
        toFile: "\(folder)/states/first.json", atomically: true, encoding: .utf8)
      try #"{"bundle": "com.example.shop"}"#.write(
        toFile: "\(folder)/app.json", atomically: true, encoding: .utf8)
    }
    let loop = EventLoop()
    let simulator = try RunningSimulator(loop: loop, options: .init(), apps: [])
    let widgets = order.map { UserWidget(paths: [folders[$0]], places: nil, loop: loop) }
    for named in [widgets, widgets.reversed()] {
      for widget in named {
        _ = WidgetReloading(widget, among: widgets, on: simulator, watching: false)
      }
      let bundles = Dictionary(
        uniqueKeysWithValues: simulator.apps.map { ($0.folder.path, $0.folder.bundle) })
      #expect(
        folders.map { bundles[$0] } == [
          "com.example.shop", "com.example.shop.card", "com.example.shop.card-2",
        ])
    }
    for widget in widgets { widget.stop() }
  }
}
