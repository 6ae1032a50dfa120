import Drawing
import Testing
import WidgetKit
import WidgetProtocol

@testable import Phone

/// One length that was measured on a picture of a phone, and how Islet arrives at its own.
struct MeasuredLength: Sendable {
  /// Where the figure comes from.
  enum Source: String, Sendable {
    /// Apple's simulator, at full resolution.
    case simulator
    case device
  }

  var what: String
  /// Screen and iOS.
  var screen: String
  var source: Source
  var measured: Double
  /// How far Islet may be from it: a pixel of reading, or what its letters and symbols differ.
  var tolerance = 0.5
  /// Why the difference is larger than a pixel, where it is.
  var reason = ""
  var islet: @MainActor @Sendable (MeasuredStage) throws -> Double
}

/// Draws the widgets of the measured pictures.
@MainActor
struct MeasuredStage {
  private let catalog = WidgetCatalog()
  private struct NotDrawn: Error {}

  init() { catalog.register(MeasuredWidget.self) }

  /// Returns a model by its name; with the iOS that it is sold with, unless told otherwise.
  func device(_ name: String, running system: Double? = nil) throws -> DeviceModel {
    let model = try #require(DeviceModel.named(name))
    return system.map(model.running) ?? model
  }

  /// What the widget draws for a slot.
  func picture(_ name: String, _ slot: Slot, _ device: DeviceModel) throws -> Picture {
    let request = RenderRequest(
      attributesType: "MeasuredAttributes", room: try #require(device.room(for: slot)),
      environment: WidgetEnvironment(now: 1_763_718_060), attributes: "{}",
      state: #"{"picture":"\#(name)"}"#, activityID: "a", isStale: false)
    guard case .rendered(let picture)? = catalog.answer(.render(request)) else { throw NotDrawn() }
    return picture
  }

  private func part(_ name: String, _ slot: Slot, _ device: DeviceModel) throws -> PhoneScene.Part {
    PhoneScene.Part(activityID: "a", picture: try picture(name, slot, device))
  }

  func compact(_ name: String, on model: String, isFresh: Bool = false) throws -> IslandGeometry {
    let device = try device(model)
    let island = PhoneScene.Island.compact(
      leading: try part(name, .compactLeading, device),
      trailing: try part(name, .compactTrailing, device))
    return try #require(device.geometry(island.contents, isFresh: isFresh))
  }

  func minimal(_ attached: String, _ detached: String) throws -> IslandGeometry {
    let device = try device("iPhone 16")
    let island = PhoneScene.Island.minimal(
      attached: try part(attached, .minimal, device), detached: try part(detached, .minimal, device)
    )
    return try #require(device.geometry(island.contents))
  }

  func expanded(_ name: String, on model: String, _ system: Double? = nil) throws -> Rect {
    let device = try device(model, running: system)
    let part = try part(name, .expanded, device)
    return try #require(device.geometry(PhoneScene.Island.expanded(part).contents)).island
  }

  /// Where the content of an expanded island is cut off: from the island's edge, and the corners of that shape.
  func cut(on model: String) throws -> (inset: Double, radius: Double) {
    let device = try device(model)
    let part = try part("low", .expanded, device)
    let scene = PhoneScene(
      device: device, wallClock: WallClock(time: "5:21", date: "Thursday, May 22"),
      island: .expanded(part), pixel: 1.0 / 3)
    let content = try #require(scene.islandLayers(device.screen).first).content
    guard case .group(let group)? = content.first,
      case .rounded(let rect, let radii, _)? = group.clip
    else { throw NotDrawn() }
    return (rect.minX, radii.topLeft)
  }

  /// The frame of a ring or a shape in an expanded island.
  func shape(_ name: String, on model: String, _ system: Double? = nil) throws -> Rect {
    let picture = try picture(name, .expanded, device(model, running: system))
    func shape(_ node: OutlineNode) -> Rect? {
      node.kind == "ProgressView" || node.kind == "RoundedRectangle"
        ? node.frame : node.children.lazy.compactMap(shape).first
    }
    return try #require(shape(picture.outline))
  }

  /// From the lower end of what stands above to the upper end of the bottom region, in an expanded island.
  private func stage(_ model: String, _ system: Double) throws -> Stage {
    PhoneScene(
      device: try device(model).running(system),
      wallClock: WallClock(time: "5:21", date: "Thursday, May 22"), pixel: 1.0 / 3
    ).stage
  }

  /// The date's baseline, and the upper and lower end of the clock's digits.
  func lockScreen(
    on model: String, _ system: Double
  ) throws -> (date: Double, top: Double, bottom: Double) {
    let stage = try stage(model, system)
    func baseline(_ id: Layer.ID) throws -> (Double, Face) {
      let layer = try #require(stage.layer(id))
      guard case .text(let line)? = layer.content.first else { throw NotDrawn() }
      return (layer.frame.y + line.baseline, try #require(line.runs.first).face)
    }
    let (clock, face) = try baseline(.clock)
    return (try baseline(.header).0, clock - TypeMetrics.capHeight(face), clock)
  }

  /// The body of the status bar's battery.
  func battery(on model: String, _ system: Double) throws -> Rect {
    let layer = try #require(try stage(model, system).layer(.statusBar))
    for case .stroke(.rounded(let line, _, _), _, let style) in layer.content {
      return line.inset(by: -style.width / 2).offset(x: layer.frame.x, y: layer.frame.y)
    }
    throw NotDrawn()
  }

  /// The bar at the lower edge of a Lock Screen.
  func bar(on model: String, _ system: Double) throws -> Rect {
    try #require(try stage(model, system).layer(.indicator)).frame
  }

  /// The line below the status icons of a Lock Screen.
  func grip(on model: String, _ system: Double) throws -> Rect {
    let layer = try #require(try stage(model, system).layer(.statusBar))
    guard case .fill(.rounded(let line, _, _), _)? = layer.content.last else { throw NotDrawn() }
    return line.offset(x: layer.frame.x, y: layer.frame.y)
  }

  func gap(_ name: String) throws -> Double {
    let picture = try picture(name, .expanded, device("iPhone 16"))
    var frames: [Rect] = []
    func collect(_ node: OutlineNode) {
      if node.kind == "Color" || node.kind == "Text" { frames.append(node.frame) }
      node.children.forEach(collect)
    }
    collect(picture.outline)
    var end: Double?
    for frame in frames.sorted(by: { $0.minY < $1.minY }) {
      if let end, frame.minY >= end - 0.01 { return frame.minY - end }
      end = max(end ?? 0, frame.maxY)
    }
    throw NotDrawn()
  }

  func card(_ name: String, on model: String) throws -> Rect {
    let device = try device(model)
    let exhibit = Exhibit(
      .lockScreen, pictures: [.lockScreen: try picture(name, .lockScreen, device)], device: device)
    return try #require(exhibit.frames["card"])
  }
}

extension MeasuredLength {
  static let all: [MeasuredLength] =
    sensors + compact + minimal + expanded + gaps + cards + clocks + icons + lines + views

  /// Date and clock of the Lock Screen: the first two pictures have flat letters to read them from.
  private static let clocks: [MeasuredLength] = [
    ("iPhone 16 Pro", 18.0, "402, iOS 18", 100.0, 123.53, 194.0),
    ("iPhone 14 Pro", 18, "393, iOS 18", 97.33, 120.67, 190.67),
    ("iPhone 14 Pro", 16, "393, iOS 16", 117, 138.57, 214.67),
  ].flatMap { model, system, screen, date, top, bottom in
    [
      MeasuredLength(
        what: "Lock Screen, the date's baseline", screen: screen, source: .simulator,
        measured: date
      ) { try $0.lockScreen(on: model, system).date },
      MeasuredLength(
        what: "Lock Screen, top of the clock's digits", screen: screen, source: .simulator,
        measured: top
      ) { try $0.lockScreen(on: model, system).top },
      MeasuredLength(
        what: "Lock Screen, the clock's baseline", screen: screen, source: .simulator,
        measured: bottom
      ) { try $0.lockScreen(on: model, system).bottom },
    ]
  }

  /// Where things of the status bar stand on a phone whose island rests.
  private static let icons: [MeasuredLength] = [
    ("left end", 339.33, \Rect.minX), ("right end", 364.33, \Rect.maxX), ("top", 26, \Rect.minY),
    ("bottom", 39, \Rect.maxY),
  ].map { side, place, path in
    MeasuredLength(
      what: "status bar, the battery's \(side)", screen: "402, iOS 18", source: .simulator,
      measured: place
    ) { try $0.battery(on: "iPhone 16 Pro", 18)[keyPath: path] }
  }

  /// The bar at the lower edge of a Lock Screen, and the line below its status icons.
  private static let lines: [MeasuredLength] =
    [
      ("iPhone 17 Pro", 26.0, "402, iOS 26", 144.0), ("iPhone 17 Pro Max", 26, "440, iOS 26", 157),
      ("iPhone 14 Pro", 16, "393, iOS 16", 140),
    ].map { model, system, screen, width in
      MeasuredLength(
        what: "Lock Screen, the bar's width", screen: screen, source: .simulator, measured: width
      ) { try $0.bar(on: model, system).width }
    }
    + [
      ("iPhone 17 Pro", "402, iOS 26", 303.7, 351.3, 47.0),
      ("iPhone 17 Pro Max", "440, iOS 26", 329.7, 382, 47.3),
    ].flatMap { model, screen, left, right, top in
      [
        MeasuredLength(
          what: "Lock Screen, left end of the line below the icons", screen: screen,
          source: .simulator, measured: left
        ) { try $0.grip(on: model, 26).minX },
        MeasuredLength(
          what: "Lock Screen, right end of the line below the icons", screen: screen,
          source: .simulator, measured: right
        ) { try $0.grip(on: model, 26).maxX },
        MeasuredLength(
          what: "Lock Screen, top of the line below the icons", screen: screen,
          source: .simulator, measured: top
        ) { try $0.grip(on: model, 26).minY },
      ]
    }

  private static let sensors: [MeasuredLength] = [
    ("iPhone 16", "393", 134.0, 125.0, 11.33), ("iPhone 17", "402", 138.33, 125.33, 14),
    ("iPhone Air", "420", 147.33, 125.33, 20), ("iPhone 15 Pro Max", "430", 152.33, 125.33, 11.33),
  ].flatMap { model, screen, x, width, top in
    [
      MeasuredLength(
        what: "sensor, left end", screen: screen, source: .simulator, measured: x
      ) { try #require($0.device(model).geometry(.resting)).sensor.x },
      MeasuredLength(
        what: "sensor, width", screen: screen, source: .simulator, measured: width
      ) { try #require($0.device(model).geometry(.resting)).sensor.width },
      MeasuredLength(
        what: "sensor, top", screen: screen, source: .simulator, measured: top
      ) { try #require($0.device(model).geometry(.resting)).sensor.y },
    ]
  }

  /// The widths of the two sides and of the whole of a compact island.
  private static func sides(
    _ name: String, _ what: String, on model: String, _ screen: String,
    _ left: Double, _ right: Double, source: Source = .simulator, isFresh: Bool = false,
    tolerance: Double = 0.5, reason: String = ""
  ) -> [MeasuredLength] {
    [
      MeasuredLength(
        what: "compact, \(what): leading side", screen: screen, source: source, measured: left,
        tolerance: tolerance, reason: reason
      ) { try $0.compact(name, on: model, isFresh: isFresh).slots[0].frame.width },
      MeasuredLength(
        what: "compact, \(what): trailing side", screen: screen, source: source, measured: right,
        tolerance: tolerance, reason: reason
      ) { try $0.compact(name, on: model, isFresh: isFresh).slots[1].frame.width },
    ]
  }

  private static let compact: [MeasuredLength] =
    [
      MeasuredLength(
        what: "compact, frame of 18: leading side", screen: "402, iOS 26", source: .simulator,
        measured: 25
      ) { try $0.compact("fixed", on: "iPhone 17 Pro").slots[0].frame.width },
      MeasuredLength(
        what: "compact, “1m” caption bold: trailing side", screen: "402, iOS 26",
        source: .simulator, measured: 25.33
      ) { try $0.compact("fixed", on: "iPhone 17 Pro").slots[1].frame.width },
    ]
    + sides("ring", "ring, frame of 52", on: "iPhone 16 Pro", "402, iOS 18", 44.33, 59)
    + sides(
      "greedy", "long text, timer without a width", on: "iPhone 17", "402, iOS 18 and 26", 101.67,
      101.67)
    + sides(
      "bar", "emoji, frame of 46, just appeared", on: "iPhone 17", "402, iOS 26", 45.7, 60.9,
      isFresh: true)
    + sides(
      "hugged", "text in a frame of at most 44, ring", on: "iPhone 17 Pro", "402, iOS 26", 36.33,
      29.67, tolerance: 0.7, reason: "the width of its letters")
    + sides(
      "limited", "timer in a frame of at most 44, ring", on: "iPhone 17 Pro", "402, iOS 26", 51,
      38.33)
    + sides("shipped", "“Shipped” subheadline", on: "iPhone 16", "393, iOS 18", 58.33, 43.67)
    + sides(
      "transit", "“9 minutes” caption2 bold", on: "iPhone 16 Pro", "402, iOS 18", 53.67, 71.33)
    + sides(
      "faces", "symbols without a font", on: "iPhone 16", "393, iOS 18", 24.33, 26.33,
      tolerance: 0.7, reason: "two pixels of a symbol’s box")
    + [
      // What the wider side asks for decides the narrower one; letters of unknown fonts decide the wider one.
      ("393, iOS 16", Source.simulator, 61.7, 46.2), ("393, iOS 18", .simulator, 58.33, 43.67),
      ("402, iOS 18", .simulator, 71.33, 53.67), ("393, iOS 17", .simulator, 57.5, 43.2),
      ("440, iOS 26", .device, 50, 37.3),
    ].map { screen, source, wide, narrow in
      MeasuredLength(
        what: "compact, wider side \(wide): narrower side", screen: screen, source: source,
        measured: narrow
      ) {
        try #require(
          $0.device("iPhone 16").geometry(.compact(leading: 20, trailing: wide))
        ).slots[0].frame.width
      }
    } + [
      MeasuredLength(
        what: "compact, sides 53.67 and 71.33: island's middle right of the screen's",
        screen: "402, iOS 18", source: .simulator, measured: 8.8
      ) {
        let contents = IslandContents.compact(leading: 40, trailing: 71.33)
        return try #require($0.device("iPhone 17").geometry(contents)).island.midX - 201
      }
    ]

  private static let minimal: [MeasuredLength] = [
    MeasuredLength(
      what: "minimal, “Hi!” attached: side", screen: "393, iOS 18", source: .simulator,
      measured: 33
    ) { try $0.minimal("greeting", "frame").slots[0].frame.width },
    MeasuredLength(
      what: "minimal, frame of 36 detached: width", screen: "393, iOS 16", source: .simulator,
      measured: 45
    ) { try #require($0.minimal("greeting", "frame").bubble).width },
    MeasuredLength(
      what: "minimal, “0 : 0” detached: width", screen: "393, iOS 18", source: .simulator,
      measured: 44.33, tolerance: 0.7, reason: "45 is the most; the width of its letters"
    ) { try #require($0.minimal("greeting", "score").bubble).width },
    MeasuredLength(
      what: "minimal, gap", screen: "393", source: .simulator, measured: 8
    ) {
      let pair = try $0.minimal("greeting", "frame")
      return try #require(pair.bubble).minX - pair.island.maxX
    },
  ]

  private static let expanded: [MeasuredLength] =
    [
      ("iPhone 16", "393, iOS 16 to 18", 11.33, 370.33), ("iPhone 17", "402, iOS 18", 14, 374),
      ("iPhone 15 Pro Max", "430, iOS 17", 11.33, 407.33), ("iPhone Air", "420, iOS 26", 20, 380),
    ].flatMap { model, screen, x, width in
      [
        MeasuredLength(
          what: "expanded, left end", screen: screen, source: .simulator, measured: x
        ) { try $0.expanded("low", on: model).x },
        MeasuredLength(
          what: "expanded, width", screen: screen, source: .simulator, measured: width
        ) { try $0.expanded("low", on: model).width },
      ]
    } + [
      MeasuredLength(
        what: "expanded, two small texts: height", screen: "420, iOS 26", source: .simulator,
        measured: 84
      ) { try $0.expanded("low", on: "iPhone Air").height },
      MeasuredLength(
        what: "expanded, trailing 54.67 high, empty bottom: height", screen: "402, iOS 18",
        source: .simulator, measured: 90.67
      ) { try $0.expanded("trailing", on: "iPhone 16 Pro").height },
      MeasuredLength(
        what: "expanded, content asks for 172: height", screen: "393, iOS 16 and 17",
        source: .device, measured: 160
      ) { try $0.expanded("high", on: "iPhone 16").height },
      MeasuredLength(
        what: "expanded, content is cut off: from the island's edge", screen: "393, iOS 16",
        source: .simulator, measured: 12
      ) { try $0.cut(on: "iPhone 16").inset },
      MeasuredLength(
        what: "expanded, content is cut off: corner radius", screen: "393, iOS 16",
        source: .simulator, measured: 32.5, tolerance: 1, reason: "fitted to a recording"
      ) { try $0.cut(on: "iPhone 16").radius },
      MeasuredLength(
        what: "expanded, shape in 16 in the center alone: height of the island",
        screen: "430, iOS 17", source: .simulator, measured: 159.7
      ) { try $0.expanded("frame", on: "iPhone 15 Pro Max", 17).height },
      MeasuredLength(
        what: "expanded, shape in 16 in the center alone: width", screen: "430, iOS 17",
        source: .simulator, measured: 339.4
      ) { try $0.shape("frame", on: "iPhone 15 Pro Max", 17).width },
      MeasuredLength(
        what: "expanded, shape in 16 in the center alone: height", screen: "430, iOS 17",
        source: .simulator, measured: 73.7
      ) { try $0.shape("frame", on: "iPhone 15 Pro Max", 17).height },
      MeasuredLength(
        what: "expanded, ring without a frame above a row of 43: height", screen: "402, iOS 26",
        source: .simulator, measured: 159.6
      ) { try $0.expanded("alarm", on: "iPhone 17 Pro").height },
      MeasuredLength(
        what: "expanded, ring without a frame above a row of 43: ring", screen: "402, iOS 26",
        source: .simulator, measured: 67.8
      ) { try $0.shape("alarm", on: "iPhone 17 Pro").width },
    ]

  private static let gaps: [MeasuredLength] = [
    ("title", "title above a row", "393, iOS 16", 17.8),
    ("title2", "title2 above a grid", "393, iOS 17", 13.2),
    ("subheadline", "centre subheadline above a row", "393, iOS 16", 9.7),
    ("caption", "caption above a stack", "402, iOS 18", 7.7),
    ("image", "image above body text", "430, iOS 17", 6.3),
    ("body", "centre text above body text", "393, iOS 18", 1.7),
    ("mixed", "image and title above image and body text", "393, iOS 16", 17.8),
  ].map { name, what, screen, gap in
    MeasuredLength(
      what: "expanded, gap: \(what)", screen: screen, source: .simulator, measured: gap
    ) { try $0.gap(name) }
  }

  private static let cards: [MeasuredLength] =
    [
      ("iPhone 8", "iOS 16, 393 − 373", 20.0, 375.0), ("iPhone 16", "393, iOS 17 and 18", 28, 393),
      ("iPhone 17", "402, iOS 18 and 26", 28, 402), ("iPhone Air", "420, iOS 26", 28, 420),
    ].map { model, screen, less, width in
      MeasuredLength(
        what: "card, screen less width", screen: screen, source: .simulator, measured: less
      ) { width - (try $0.card("rows", on: model).width) }
    } + [
      MeasuredLength(
        what: "card, circle of 52 in 16: height", screen: "402, iOS 18", source: .simulator,
        measured: 84
      ) { try $0.card("circle", on: "iPhone 16 Pro").height },
      MeasuredLength(
        what: "card, title above a row of text and buttons in frames: height",
        screen: "402, iOS 26", source: .simulator, measured: 90.67
      ) { try $0.card("alarm", on: "iPhone 17 Pro").height },
      MeasuredLength(
        what: "card, two rows of 20.33, 4 apart, in 16: height", screen: "393, iOS 17",
        source: .device, measured: 76.67
      ) { try $0.card("rows", on: "iPhone 16").height },
      MeasuredLength(
        what: "card, content of 118 on a flexible shape: height", screen: "402, iOS 26",
        source: .simulator, measured: 118
      ) { try $0.card("flexible", on: "iPhone 17 Pro").height },
      MeasuredLength(
        what: "card, content asks for 166: height", screen: "393, iOS 18", source: .simulator,
        measured: 160
      ) { try $0.card("high", on: "iPhone 16").height },
      MeasuredLength(
        what: "card, end above the screen's end", screen: "402, iOS 26", source: .simulator,
        measured: 128
      ) {
        try $0.device("iPhone 17 Pro").screen.height - $0.card("rows", on: "iPhone 17 Pro").maxY
      },
      MeasuredLength(
        what: "card, end above the screen's end", screen: "393, iOS 18", source: .simulator,
        measured: 120.33
      ) { try $0.device("iPhone XS").screen.height - $0.card("rows", on: "iPhone XS").maxY },
      MeasuredLength(
        what: "card, corner radius", screen: "393 and 402, iOS 16 and 18", source: .simulator,
        measured: 23.8
      ) { _ in DeviceModel.cardRadius },
      MeasuredLength(
        what: "card, row that asks, two lines: height", screen: "393, iOS 18", source: .simulator,
        measured: 131.33
      ) { _ in AllowRow.measured(18, lines: 2).height },
      MeasuredLength(
        what: "card, row that asks: button's width", screen: "393, iOS 18", source: .simulator,
        measured: 163.7
      ) { _ in AllowRow.measured(18, lines: 2).buttonWidth(365) },
      MeasuredLength(
        what: "card, row that asks, one line: height", screen: "402, iOS 26", source: .device,
        measured: 101.67
      ) { _ in AllowRow.measured(26, lines: 1).height },
      MeasuredLength(
        what: "card, row that asks: button's width", screen: "402, iOS 26", source: .device,
        measured: 168
      ) { _ in AllowRow.measured(26, lines: 1).buttonWidth(374) },
      MeasuredLength(
        what: "card, row that asks: between the buttons", screen: "402, iOS 26", source: .device,
        measured: 10
      ) { _ in AllowRow.measured(26, lines: 1).gap },
      MeasuredLength(
        what: "card, row that asks: button's height", screen: "402, iOS 26", source: .device,
        measured: 42
      ) { _ in AllowRow.measured(26, lines: 1).buttonHeight },
      MeasuredLength(
        what: "card, row that asks: width of its question, 40 letters", screen: "402, iOS 26",
        source: .device, measured: 231,
        tolerance: 1, reason: "its ink is 230.33 wide; the letters' own margins"
      ) { _ in
        let row = AllowRow.measured(26, lines: 1)
        return TypeMetrics.width(
          "Allow Live Activities from InsulisisCheck?", Face(size: row.textSize))
      },
    ]
}

extension AllowRow {
  /// A row with a question that needs so many lines. The phone of iOS 26 had its type size at M: 12 and 14 points are
  /// footnote and subheadline there, as 13 and 15 are at L on the one of iOS 18.
  fileprivate static func measured(_ system: Double, lines: Int) -> AllowRow {
    AllowRow(
      system: system,
      question: lines == 1 ? ["Allow?"] : ["Allow", String(repeating: "W", count: 40)],
      width: 370, typeSize: system < 26 ? .l : .m)
  }

  fileprivate func buttonWidth(_ card: Double) -> Double { (card - 2 * margin - gap) / 2 }
}
