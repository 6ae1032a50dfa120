import Canvas
import DemoApps
import Drawing
import JSON
import Phone
import WidgetHost
import WidgetProtocol

/// What a picture costs, from a display list at hand to cells and to what is written from them.
@MainActor
enum PictureBenchmark {
  /// A fixed moment, so that every run paints the same.
  private static let now = 1_763_718_060.0

  static func run(into report: inout Report) throws {
    let buffer = PaintBuffer()
    let painter = Painter()
    for app in DemoApps.all {
      let lists = pictures(of: app)
      guard !lists.isEmpty else { throw NoPictures(app: app.folder.name) }
      var slowest = ("", Sample([0]))
      for (name, list) in lists where !name.hasSuffix("light") {
        let sample = Sample.seconds(runs: 15) {
          for _ in 0..<20 { _ = painter.paint(list, at: now, using: buffer) }
        }
        let each = Sample(sample.values.map { $0 / 20 })
        if each.median > slowest.1.median { slowest = (name, each) }
      }
      report.add(
        "picture: \(app.folder.name), slowest presentation", slowest.1, unit: .microseconds,
        beside: slowest.0, atMost: 0.5e-3)
      report.add(
        "picture: gallery of \(app.folder.name)",
        Sample.seconds(runs: 7) {
          for (_, list) in lists { _ = painter.paint(list, at: now, using: buffer) }
        }, unit: .milliseconds, beside: "\(lists.count) pictures", atMost: 40e-3)
    }
    guard let (name, list) = DemoApps.named("match").flatMap({ pictures(of: $0).first }) else {
      return
    }
    let grid = painter.paint(list, at: now).grid
    let outputs: [(String, () -> Void)] = [
      ("text", { _ = grid.text() }), ("ANSI", { _ = grid.ansi() }),
      ("SVG", { _ = SVG.document(grid) }),
      ("256 colours", { _ = grid.reduced(to: .indexed256) }),
      ("16 colours", { _ = grid.reduced(to: .ansi16) }),
    ]
    for (output, write) in outputs {
      report.add(
        "picture: \(output) of \(name)", Sample.seconds(runs: 15, write), unit: .microseconds)
    }
  }

  /// An app whose widget drew nothing.
  private struct NoPictures: Error { var app: String }

  /// The widget's own lists: every state × presentation × appearance.
  private static func pictures(of app: DemoApp) -> [(String, DisplayList)] {
    let runner = app.makeRunner()
    let attributes = app.folder.attributes.resolvingMoments(at: now).compact
    var lists: [(String, DisplayList)] = []
    for state in app.folder.states {
      for presentation in [Presentation.lockScreen, .compact, .minimal, .expanded] {
        for appearance in WidgetEnvironment.Appearance.allCases {
          for surface in Exhibit.surfaces(for: presentation, on: .standard) {
            let request = RenderRequest(
              attributesType: app.folder.attributesType, surface: surface,
              environment: WidgetEnvironment(appearance: appearance, now: now),
              attributes: attributes, state: state.value.resolvingMoments(at: now).compact,
              activityID: "sample", isStale: false)
            runner.send(.render(request)) { reply in
              guard case .rendered(let picture) = reply else { return }
              lists.append(
                ("\(state.name) \(surface.slot.rawValue) \(appearance.rawValue)", picture.list))
            }
          }
        }
      }
    }
    return lists
  }
}
