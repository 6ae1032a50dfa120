import EventLoop
import Foundation
import JSON
import Screens
import Simulator
import Testing
import WidgetHost

@testable import Commands

@MainActor
@Suite("What the gallery on the screen writes to files")
struct GalleryExportTests {
  /// Writes something of the match's gallery; returns the file's name and its bytes.
  private func written(
    _ excerpt: GalleryExcerpt, _ change: (inout GalleryLook) -> Void = { _ in }
  ) throws -> (name: String, bytes: Data) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let console = Console(
      write: { _ in }, complain: { _ in }, environment: [:], workingDirectory: folder)
    let loop = EventLoop()
    var options = RunningSimulator.Options()
    options.realTime = { 1_763_718_067 }
    let apps = InstalledApps.demoApps(console, loop)
    let simulator = try RunningSimulator(loop: loop, options: options, apps: apps)
    var look = GalleryLook(bundle: try #require(apps.first).folder.bundle)
    change(&look)
    let written = try GalleryExport.write(excerpt, of: look, simulator, console)
    #expect(written.path.hasPrefix(folder + "/pictures/") && written.lacks.isEmpty)
    let file = URL(filePath: written.path)
    return (file.lastPathComponent, try Data(contentsOf: file))
  }

  /// Writes the sheet of an app with these states, at a time between two seconds; returns what it lacks, and what the
  /// widget was asked to draw.
  private func sheet(
    _ states: [(name: String, value: JSONValue)]
  ) throws -> (lacks: [String], drawn: [String]) {
    let notebook = Notebook()
    var options = RunningSimulator.Options()
    options.realTime = { 1_763_718_067.75 }
    let widget = NumberWidget()
    let app = AppFolder(
      name: "sample", title: "Sample", bundle: "app.sample", attributesType: "SampleAttributes",
      icon: "S", attributes: [:], states: states)
    let simulator = try RunningSimulator(
      loop: EventLoop(), options: options, apps: [SimulatedApp(app, widget: widget)])
    let written = try GalleryExport.write(
      .sheet(.svg), of: GalleryLook(bundle: app.bundle), simulator, notebook.console)
    return (written.lacks, widget.requests.map(\.state))
  }

  @Test func `of which states a sheet lacks pictures is told, and why`() throws {
    let good: (String, JSONValue) = ("01-good", ["number": 1])
    #expect(try sheet([good]).lacks == [])
    let one = try sheet([good, ("02-odd", ["score": 1])]).lacks
    #expect(one.count == 1)
    #expect(one.first?.hasPrefix("pictures of 02-odd are missing: ") == true, "\(one)")
    #expect(one.first?.contains("no number in the state") == true)
    let two = try sheet([good, ("02-odd", ["score": 1]), ("03-odd", [:])]).lacks
    #expect(two.first?.hasPrefix("pictures of 2 states are missing: ") == true, "\(two)")
  }

  @Test func `a sheet has whole seconds where a state counts from now`() throws {
    let drawn = try sheet([("01-soon", ["number": "@now+5"])]).drawn
    #expect(Set(drawn) == [#"{"number":1763718072}"#])
  }

  @Test func `a picture is a PNG or an SVG of the state, as it is looked at`() throws {
    let png = try written(.picture(state: 0, .lockScreen, .png))
    #expect(png.name == "match-01-before-lockScreen.png")
    #expect(png.bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let svg = try written(.picture(state: 2, .expanded, .svg)) {
      ($0.appearance, $0.isStale) = (.light, true)
    }
    #expect(svg.name == "match-03-goal-expanded-light-stale.svg")
    #expect(String(decoding: svg.bytes, as: UTF8.self).contains("<svg"))
  }

  @Test func `a surface that comes in several sizes is written in the one that is looked at`()
    throws
  {
    let watch = try written(.picture(state: 0, .watch, .svg)) { $0.sizes["watch"] = "40mm" }
    #expect(watch.name == "match-01-before-watch-40mm.svg")
  }

  @Test func `what is not there is told as a reason`() throws {
    #expect(throws: GalleryExport.Failure.self) {
      try written(.picture(state: 99, .lockScreen, .png))
    }
  }
}
