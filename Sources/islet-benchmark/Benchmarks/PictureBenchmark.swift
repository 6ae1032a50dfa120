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
    if let card = requests(of: match.folder, state: 2).first.flatMap({ draw($0, runner) }) {
      pixels(card, into: &report)
    }
    motion(match.folder, runner, into: &report)
    gallery(match.folder, runner, painter, buffer, into: &report)
  }

  /// Measures a goal on the Lock Screen: what a frame on the way costs beside one at rest.
  private static func motion(
    _ folder: AppFolder, _ runner: any WidgetRunner, into report: inout Report
  ) {
    let cards = [1, 2].compactMap { state in
      requests(of: folder, state: state).first.flatMap { draw($0, runner) }
    }
    guard cards.count == 2 else { return }
    let scenes = cards.map { card in
      var scene = PhoneScene(
        device: .standard, wallClock: WallClock(time: "9:41", date: "Friday, 21 November"))
      scene.cards = [PhoneScene.Card(activityID: "benchmark", appTitle: "Match", picture: card)]
      return scene
    }
    let start = Sample.seconds(runs: 25) {
      _ = PhoneMotion(from: scenes[0], to: scenes[1], start: now).duration
    }
    report.add("motion: a goal on the card, scenes → way", start, unit: .microseconds)
    let way = PhoneMotion(from: scenes[0], to: scenes[1], start: now)
    let painter = Painter()
    let buffer = PaintBuffer()
    var step = 0
    let list = Sample.seconds(runs: 25) {
      step += 1
      _ = way.picture(after: way.duration * Double(step % 25) / 25).list
    }
    report.add("motion: one frame of it, way → list", list, unit: .microseconds)
    let cells = Sample.seconds(runs: 25) {
      step += 1
      let frame = way.picture(after: way.duration * Double(step % 25) / 25).list
      _ = painter.paint(frame, at: now, using: buffer)
    }
    report.add("motion: one frame of it, way → cells", cells, unit: .microseconds)
    let rest = scenes[1].picture.list
    let still = Sample.seconds(runs: 25) { _ = painter.paint(rest, at: now, using: buffer) }
    report.add("motion: the phone at rest, list → cells", still, unit: .microseconds)
    let grid = painter.paint(rest, at: now, using: buffer).grid
    var known = KnownColors(depth: .indexed256)
    let poorer = Sample.seconds(runs: 25) { _ = grid.reduced(knowing: &known) }
    report.add("motion: the phone at rest, cells → 256 colours", poorer, unit: .microseconds)
  }

  /// Measures pictures at three pixels a point: a card by itself, and the whole phone in its body.
  private static func pixels(_ card: Picture, into report: inout Report) {
    let painter = PixelPainter(scale: 3)
    let buffer = PaintBuffer()
    func add(_ name: String, _ list: DisplayList, atMost target: Double) {
      // The first one reads the fonts.
      _ = painter.paint(list, at: now, using: buffer)
      var image = PixelImage(width: 0, height: 0, bytes: [])
      let sample = Sample.seconds(runs: 15) {
        image = painter.paint(list, at: now, using: buffer).image
      }
      report.add(
        "pixels: \(name) at 3×, list → RGBA", sample, unit: .milliseconds,
        beside: "\(image.width) × \(image.height)", atMost: target)
      var bytes = 0
      let file = Sample.seconds(runs: 9) { bytes = image.png.count }
      report.add(
        "pixels: \(name) at 3×, RGBA → PNG", file, unit: .milliseconds, beside: "\(bytes) bytes")
    }
    add("the Match card", card.list, atMost: 0.010)
    var scene = PhoneScene(
      device: .standard, wallClock: WallClock(time: "9:41", date: "Friday, 21 November"),
      pixel: 1.0 / 3)
    scene.cards = [PhoneScene.Card(activityID: "benchmark", appTitle: "Match", picture: card)]
    let body = PhoneBody.whole(.standard, pixel: 1.0 / 3, ground: RGBA(22, 24, 29))
    add("the whole phone", body.around(scene.picture).list, atMost: 0.080)
  }

  /// Measures 8 states × 4 presentations in 5 slots × 2 appearances, as many as the app has; from lists at
  /// hand.
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
    var bytes = 0
    let vectors = Sample.seconds(runs: 5) {
      bytes = lists.enumerated().reduce(0) { sum, list in
        sum
          + VectorPicture.document(
            list.element, at: now, title: "Match", prefix: "p\(list.offset)-", isFile: false
          ).text.utf8.count
      }
    }
    report.add(
      "gallery of Match: \(lists.count) pictures as vectors of a page", vectors,
      unit: .milliseconds,
      beside: "\(bytes / 1_024) KB", atMost: 1)
  }

  private static func requests(
    of folder: AppFolder, state: Int, _ appearance: WidgetEnvironment.Appearance = .dark
  ) -> [RenderRequest] {
    guard folder.states.indices.contains(state) else { return [] }
    let slots: [Slot] = [.lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded]
    return slots.compactMap { slot in
      DeviceModel.standard.room(for: slot).map { room in
        RenderRequest(
          attributesType: folder.attributesType, room: room,
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
