import Canvas
import DemoApps
import Drawing
import JSON
import Phone
import WidgetHost
import WidgetProtocol

/// What a picture costs: widget to display list, display list to cells, a whole gallery.
@MainActor
enum PictureBenchmark {
  private static let now = 1_800_000_000.0

  static func run(into report: inout Report) {
    for app in DemoApps.all {
      let runner = app.makeRunner()
      let requests = requests(of: app.folder, state: app.folder.states.count / 2)
      var pictures: [Picture] = []
      let sample = Sample.seconds(runs: 15) { pictures = requests.compactMap { draw($0, runner) } }
      guard pictures.count == requests.count, !pictures.isEmpty else {
        report.add("widget: \(app.folder.title)", "failed")
        continue
      }
      let each = Sample(sample.values.map { $0 / Double(pictures.count) })
      report.add(
        "widget: \(app.folder.title), decode + body + layout, a slot", each, unit: .microseconds)
    }
    guard let match = DemoApps.named("match") else { return }
    let runner = match.makeRunner()
    let painter = Painter()
    let buffer = PaintBuffer()
    if let card = requests(of: match.folder, state: 2).first.flatMap({ draw($0, runner) }) {
      let sample = Sample.seconds(runs: 25) {
        _ = painter.paint(card.list, at: now, using: buffer)
      }
      report.add(
        "canvas: the Match card, list → cells", sample, unit: .microseconds, atMost: 0.000_5)
    }
    gallery(match.folder, runner, painter, buffer, into: &report)
  }

  /// 8 states × 4 presentations in 5 slots × 2 appearances, as many as the app has; from lists at hand.
  private static func gallery(
    _ folder: AppFolder, _ runner: any WidgetRunner, _ painter: Painter, _ buffer: PaintBuffer,
    into report: inout Report
  ) {
    var lists: [DisplayList] = []
    for state in folder.states.indices {
      for appearance in WidgetEnvironment.Appearance.allCases {
        lists += requests(of: folder, state: state, appearance).compactMap {
          draw($0, runner)?.list
        }
      }
    }
    let cells = Sample.seconds(runs: 9) {
      for list in lists { _ = painter.paint(list, at: now, using: buffer) }
    }
    report.add(
      "gallery of Match: \(lists.count) pictures, lists → cells", cells, unit: .milliseconds,
      atMost: 0.040)
    let whole = Sample.seconds(runs: 9) {
      for state in folder.states.indices {
        for appearance in WidgetEnvironment.Appearance.allCases {
          for request in requests(of: folder, state: state, appearance) {
            guard let picture = draw(request, runner) else { continue }
            _ = painter.paint(picture.list, at: now, using: buffer)
          }
        }
      }
    }
    report.add(
      "gallery of Match: \(lists.count) pictures, JSON → cells", whole, unit: .milliseconds)
    let grids = lists.map { painter.paint($0, at: now, using: buffer) }
    let svg = Sample.seconds(runs: 9) {
      for painted in grids {
        _ = SVG.document(painted.grid, cell: painted.cell, title: "Match")
      }
    }
    report.add("gallery of Match: \(lists.count) pictures as SVG", svg, unit: .milliseconds)
  }

  private static func requests(
    of folder: AppFolder, state: Int, _ appearance: WidgetEnvironment.Appearance = .dark
  ) -> [RenderRequest] {
    guard folder.states.indices.contains(state) else { return [] }
    let slots: [Slot] = [.lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded]
    return slots.compactMap { slot in
      DeviceModel.standard.surface(for: slot).map { surface in
        RenderRequest(
          attributesType: folder.attributesType, surface: surface,
          environment: WidgetEnvironment(appearance: appearance, now: now),
          attributes: folder.attributes.resolvingMoments(at: now).compact,
          state: folder.states[state].value.resolvingMoments(at: now).compact,
          activityID: "benchmark", isStale: false)
      }
    }
  }

  private static func draw(_ request: RenderRequest, _ runner: any WidgetRunner) -> Picture? {
    var picture: Picture?
    runner.send(.render(request)) { reply in
      if case .rendered(let drawn) = reply { picture = drawn }
    }
    return picture
  }
}
