import Canvas
import Drawing
import EventLoop
import Findings
import JSON
import LiveActivities
import Phone
import Simulator
import WidgetHost
import WidgetProtocol

@testable import Screens

/// A simulator with made-up apps at a fixed time, and the screens on top of it.
@MainActor
final class World {
  var time = 1_763_718_067.0
  let source: SimulatorSource
  let simulator: RunningSimulator
  var model: AppModel
  var columns: Int
  var rows: Int
  /// Real seconds, as the driver counts them.
  var steady = 100.0
  private(set) var intents: [Intent] = []
  private(set) var frame: ScreenFrame?

  init(
    columns: Int = 80, rows: Int = 24, apps: [String] = ["Match", "Ride"], starts: Bool = true,
    options: AppModel.Options = AppModel.Options(), seed: UInt64 = 1
  ) throws {
    let clock = Clock(time)
    var simulatorOptions = RunningSimulator.Options()
    simulatorOptions.realTime = { clock.now }
    simulatorOptions.seed = seed
    simulator = try RunningSimulator(
      loop: EventLoop(), options: simulatorOptions, apps: apps.map(World.app))
    simulator.address = nil
    source = SimulatorSource(simulator)
    model = AppModel(options: options)
    (self.columns, self.rows) = (columns, rows)
    self.clock = clock
    if starts, let app = simulator.apps.first { simulator.startActivity(of: app) }
  }

  private let clock: Clock

  /// A clock that goes on only when told to.
  final class Clock {
    var now: Double
    init(_ now: Double) { self.now = now }
  }

  func pass(_ seconds: Double) {
    clock.now += seconds
    steady += seconds
  }

  private var exhibitWish: ExhibitWish?
  var snapshot: Snapshot {
    source.snapshot(withMenus: model.showsMenu, exhibiting: exhibitWish)
  }

  static func app(_ title: String) -> SimulatedApp {
    let folder = AppFolder(
      name: title.lowercased(), title: title, bundle: "com.example.\(title.lowercased())",
      attributesType: "\(title)Attributes", icon: String(title.prefix(1)),
      attributes: ["name": .string(title)],
      states: (1...5).map { number in
        (
          "0\(number)-state",
          ["score": .int(number), "text": .string("\(title) is at \(number)"), "list": [1, 2]]
        )
      })
    return SimulatedApp(folder, widget: PlainWidget())
  }

  /// Feeds inputs, does what they ask of the simulator, and draws.
  func press(_ keys: Key...) {
    for key in keys { input(.key(key)) }
  }

  /// As in the program, what a person means is what was drawn last; that is drawn whenever something changes.
  func input(_ input: Input) {
    _ = snapshot
    let asked = model.handle(input, source.shownSnapshot(), at: steady)
    intents += asked
    for intent in asked {
      if let told = source.perform(intent) { model.tell(told, of: intent, at: steady) }
    }
  }

  func click(_ column: Int, _ row: Int) {
    draw()
    input(.mouse(Mouse(.press, column: column, row: row)))
    input(.mouse(Mouse(.release, column: column, row: row)))
  }

  @discardableResult
  func draw() -> ScreenFrame {
    let frame = model.drawn(
      source, &exhibitWish, columns: columns, rows: rows, at: steady, reading: { $0 })
    self.frame = frame
    return frame
  }

  /// The screen as text; phones and gallery cells are left out, since Phone and Canvas have pictures of them.
  var text: String {
    let frame = draw()
    var grid = frame.grid
    for region in frame.regions {
      switch region.target {
      case .phone, .galleryCell, .exhibit: World.hollow(region.area, of: &grid)
      default: continue
      }
    }
    return (0..<grid.rows).map { row in
      var line = ""
      for column in 0..<grid.columns where grid[column, row].glyph != Cell.continuation {
        line.append(grid[column, row].glyph)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Leaves a frame of dots and the size.
  private static func hollow(_ area: Area, of grid: inout CellGrid) {
    let size = Array(" \(area.columns) × \(area.rows) ")
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        let isEdge =
          row == area.row || row == area.endRow - 1 || column == area.column
          || column == area.endColumn - 1
        let place = column - area.column - 2
        let isName = row == area.row && size.indices.contains(place)
        grid[column, row] = Cell(isName ? size[place] : isEdge ? "·" : " ")
      }
    }
  }

  /// Sends an update as a push tool would.
  @discardableResult
  func push(_ state: JSONValue, event: String = "update", after seconds: Double = 1) -> Int {
    pass(seconds)
    let body: JSONValue = [
      "aps": [
        "timestamp": .int(Int(simulator.now)), "event": .string(event), "content-state": state,
      ]
    ]
    return receive(Array(body.compact.utf8))
  }

  @discardableResult
  func receive(_ body: [UInt8]) -> Int {
    let activity = simulator.phone.activities.first
    // As at the end of a pass of the loop.
    defer { simulator.settle() }
    return simulator.receive(
      Push(
        target: .token(activity?.token ?? "00"), carrier: .http2,
        headers: PushHeaders(
          topic: (activity?.bundle ?? "") + ".push-type.liveactivity", pushType: "liveactivity",
          priority: 10, apnsID: "ABCD"),
        body: body), status: 200, reason: nil)
  }
}

/// A widget that draws its state's text on a grey ground, at once.
@MainActor
final class PlainWidget: WidgetRunner {
  /// Whether it reads only when the test says so.
  var isSlow = false
  /// Why it cannot read a state, when it is slow; nil: it can.
  var fault: DecodeFault?
  /// What can be touched on a Watch and in a car.
  var touches: [TapRegion] = []
  /// What else can be touched on the card.
  var controls: [TapRegion] = []
  /// Why it draws nothing; nil: it draws.
  var failure: Finding?
  private var waiting: [@MainActor () -> Void] = []

  func stop() {}

  /// Reads what it was given.
  func read() { while !waiting.isEmpty { waiting.removeFirst()() } }

  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    switch request {
    case .decode(let decode) where isSlow:
      let fault = decode.subject == .contentState ? fault : nil
      waiting.append {
        reply(.decoded(fault.map { .fault($0) } ?? .value(canonical: decode.json, dates: [:])))
      }
    case .decode(let decode): reply(.decoded(.value(canonical: decode.json, dates: [:])))
    case .perform, .run: reply(.performed(PerformReply()))
    case .render(let render): reply(failure.map { .failed($0) } ?? .rendered(picture(render)))
    default: reply(.described([]))
    }
  }

  private func picture(_ render: RenderRequest) -> Picture {
    let room = render.room
    let size = Size(
      // A compact side hugs what is in it.
      width: room.minWidth > 0 ? room.width : 52.33,
      height: min(room.maxHeight, max(84, room.minHeight)))
    let state = try? JSONValue(parsing: render.state)
    let text =
      room.width < 100
      ? "\(state?["score"]?.int ?? 0)" : state?["text"]?.string ?? "?"
    let face = Face(size: 15)
    let frame = Rect(x: 10, y: 8, width: TypeMetrics.width(text, face), height: 18)
    let list = DisplayList(
      size: size,
      items: [
        .fill(.rect(Rect(size)), .color(RGBA(40, 40, 46))),
        .text(
          TextLine(
            frame: frame, baseline: 22,
            runs: [TextRun(text, face: face, paint: .color(.white), x: 10, width: frame.width)])),
      ])
    return Picture(
      list: list, idealSize: size,
      outline: OutlineNode(kind: "Text", frame: frame, content: text),
      regions: room.slot == .lockScreen
        ? [
          TapRegion(
            frame: Rect(x: 300, y: 50, width: 60, height: 30), action: .link("match://1"),
            label: "Open")
        ] + controls
        : room.slot == .small ? touches : [])
  }
}

extension AppModel {
  /// Returns a frame with all that it asks for, as the driver brings it.
  @MainActor
  mutating func drawn(
    _ source: SimulatorSource, _ exhibitWish: inout ExhibitWish?, columns: Int, rows: Int,
    at steady: Double, reading: (Snapshot) -> Snapshot
  ) -> ScreenFrame {
    func snapshot(_ wish: ExhibitWish?) -> Snapshot {
      reading(source.snapshot(withMenus: showsMenu, exhibiting: wish))
    }
    var frame = draw(snapshot(exhibitWish), columns: columns, rows: rows, at: steady)
    if frame.exhibitWish != exhibitWish {
      exhibitWish = frame.exhibitWish
      frame = draw(snapshot(exhibitWish), columns: columns, rows: rows, at: steady)
    }
    if !frame.wanted.isEmpty {
      pictures.merge(source.pictures(for: frame.wanted)) { $1 }
      frame = draw(snapshot(exhibitWish), columns: columns, rows: rows, at: steady)
    }
    return frame
  }
}
