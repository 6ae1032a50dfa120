import Canvas
import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct LockScreenTests {
  @Test func `cards keep the order in which they are given, eight points apart`() throws {
    var scene = Samples.scene()
    scene.pixel = 0
    scene.cards = [Samples.card("a"), Samples.card("b", height: 100)]
    let picture = scene.picture
    let a = try #require(picture.frame("a", .lockScreen))
    let b = try #require(picture.frame("b", .lockScreen))
    #expect(b.minY - a.maxY == Guess.cardGap)
    #expect(a.width == 365 && a.height == 130 && b.height == 100)
  }

  @Test(arguments: [
    (40.0, 40.0), (84, 84), (120, 120), (160, 160), (300, 160),
  ])
  func `A card is as high as its content, and never higher than 160 points`(
    content: Double, expected: Double
  ) {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a", height: content)]
    #expect(scene.stage.layer(.card("a"))?.frame.height == expected)
  }

  @Test(arguments: [
    852.0, 600, 400, 300, 210, 170,
  ])
  func `Where room is short the wallpaper gives way, never the size of a card`(height: Double)
    throws
  {
    var scene = Samples.scene()
    scene.room = Size(width: 393, height: height)
    scene.cards = [Samples.card("a", height: 160)]
    let picture = scene.picture
    let card = try #require(picture.frame("a", .lockScreen))
    #expect(picture.list.size == Size(width: 393, height: height))
    #expect(card.size == Size(width: 365, height: 160))
    #expect(card.maxY <= height || picture.overflow > 0)
  }

  @Test func `cards that do not fit are reached by scrolling`() throws {
    var scene = Samples.scene()
    scene.room = Size(width: 393, height: 240)
    scene.cards = [Samples.card("a", height: 160), Samples.card("b", height: 160)]
    let before = try #require(scene.picture.frame("b", .lockScreen))
    #expect(scene.picture.overflow > 0 && before.maxY > 240)
    scene.scroll = 1000
    let after = try #require(scene.picture.frame("b", .lockScreen))
    #expect(after.maxY <= 245)
  }

  @Test func `cards scroll below the sensor and the status bar, which says the time`() throws {
    var scene = Samples.scene()
    scene.cards = (0..<6).map { Samples.card("\($0)", height: 160) }
    let resting = scene.stage
    scene.scroll = 150
    let stage = scene.stage
    #expect(stage.overflow > 150)
    let sensor = try #require(stage.layer(.island))
    let card = try #require(stage.layer(.card("0")))
    #expect(sensor.frame == resting.layer(.island)?.frame && card.frame.minY < sensor.frame.maxY)
    #expect(stage.layers.last { $0.id == .island || $0.isListed }?.id == .island)
    // Nothing of a card is drawn, or touched, above where the cards begin.
    let top = try #require(card.top)
    #expect(top >= sensor.frame.maxY)
    var clip: Rect?
    if case .group(let clipped)? = card.items.first, case .rect(let rect)? = clipped.clip {
      clip = rect
    }
    #expect(clip?.minY == top && (clip?.maxY ?? 0) > card.frame.maxY)
    for region in stage.picture.regions where region.target != .sensor {
      #expect(region.frame.minY >= top || region.frame.maxY <= top, "\(region)")
    }
    // Date and clock have given way to the cards before those scroll.
    #expect(stage.layer(.header) == nil && stage.layer(.clock) == nil)
    scene.cards.removeLast(5)
    #expect(scene.stage.overflow == 0 && scene.stage.layer(.clock) != nil)
  }

  @Test(arguments: [
    ("iPhone 16", WidgetEnvironment.Appearance.dark, RGBA.black.opacity(0.9)),
    ("iPhone XS", .dark, .black), ("iPhone 8", .dark, .black.opacity(0.5)),
    ("iPhone 8", .light, .white.opacity(0.54)), ("iPhone 16", .light, .black.opacity(0.9)),
    ("iPhone XS", .light, .white.opacity(Guess.lightCardOpacity)),
  ])
  func `Without a tint the card's ground is the system's, by appearance and iOS`(
    device: String, appearance: WidgetEnvironment.Appearance, color: RGBA
  ) {
    var scene = Samples.scene(device: device)
    scene.appearance = appearance
    scene.cards = [Samples.card("a")]
    #expect(scene.stage.layer(.card("a"))?.fill == .color(color))
  }

  @Test(arguments: [("iPhone 16", 128.0), ("iPhone XS", 120)])
  func `The last card ends 120 points above the screen's end, 128 since iOS 26`(
    device: String, below: Double
  ) throws {
    var scene = Samples.scene(device: device)
    scene.pixel = 0
    scene.cards = [Samples.card("a", height: 100)]
    let card = try #require(scene.picture.frame("a", .lockScreen))
    #expect(abs(scene.device.screen.height - card.maxY - below) < 0.01)
    #expect(card.minX == 14)
  }

  @Test func `since iOS 26 a card has a light rim`() {
    for (device, hasRim) in [("iPhone 16", true), ("iPhone XS", false)] {
      var scene = Samples.scene(device: device)
      scene.cards = [Samples.card("a")]
      #expect((scene.stage.layer(.card("a"))?.rim != nil) == hasRim)
    }
  }

  @Test func `a tint with alpha lets the wallpaper through`() {
    var scene = Samples.scene()
    let tint = RGBA(10, 20, 30, alpha: 0.4)
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A", picture: Samples.picture(365, 100, tint: tint))
    ]
    scene.device.systemVersion = 18
    #expect(scene.stage.layer(.card("a"))?.fill == .color(tint))
  }

  @Test(
    arguments: [
      // The tint, its alpha, the wallpaper and the card on pictures of iOS 26, of 255.
      (0, 0.35, [82, 140, 133], [76, 119, 112]), (0, 0.35, [131, 146, 159], [103, 119, 131]),
      (0, 0.8, [62, 129, 122], [17, 54, 47]), (0, 0.8, [114, 141, 161], [30, 50, 66]),
      (15, 1, [62, 129, 122], [0, 43, 37]),
    ] as [(Double, Double, [Double], [Double])])
  func `on a lit screen of iOS 26 a tint lies on glass`(
    tint: Double, alpha: Double, wallpaper: [Double], card: [Double]
  ) throws {
    var scene = Samples.scene(device: "iPhone 17 Pro")
    let color = RGBA(red: tint / 255, green: tint / 255, blue: tint / 255, alpha: alpha)
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A", picture: Samples.picture(374, 100, tint: color))
    ]
    let below = RGBA(
      red: wallpaper[0] / 255, green: wallpaper[1] / 255, blue: wallpaper[2] / 255, alpha: 1)
    guard case .color(let fill)? = scene.stage.layer(.card("a"))?.fill else {
      Issue.record("the card is not filled")
      return
    }
    func error(_ fill: RGBA) -> Double {
      let seen = fill.over(below)
      return zip([seen.red, seen.green, seen.blue], card)
        .reduce(0) { $0 + abs($1.0 * 255 - $1.1) / 3 }
    }
    #expect(error(fill) < 13 && error(fill) < error(color) / 1.7)
    // Asleep, and where nothing is behind the card, it has the tint itself.
    scene.hasWallpaper = false
    #expect(scene.stage.layer(.card("a"))?.fill == .color(color))
    (scene.hasWallpaper, scene.place) = (true, .alwaysOn)
    #expect(scene.stage.layer(.card("a"))?.fill == .color(color))
  }

  @Test func `the bar at the lower edge is as long as on phones, white on a lit Lock Screen`()
    throws
  {
    for (name, left, right) in [
      ("iPhone 17 Pro", 129.0, 273.0), ("iPhone 17 Pro Max", 141.5, 298.5),
    ] {
      var scene = Samples.scene(device: name)
      scene.pixel = 1.0 / 3
      let bar = try #require(scene.stage.layer(.indicator))
      let end = scene.device.screen.height - 8
      #expect(abs(bar.frame.minX - left) < 0.5 && abs(bar.frame.maxX - right) < 0.5, "\(name)")
      #expect(abs(bar.frame.maxY - end) < 0.01 && bar.frame.height == 5, "\(name)")
      #expect(bar.fill == .color(.white))
    }
  }

  @Test(arguments: [
    ("iPhone 17 Pro", 303.7...351.3, 47.0), ("iPhone 17 Pro Max", 329.7...382.0, 47.3),
  ])
  func `a lit Lock Screen has a line below the status icons`(
    name: String, places: ClosedRange<Double>, top: Double
  ) throws {
    var scene = Samples.scene(device: name)
    scene.pixel = 1.0 / 3
    func line() -> Rect? {
      guard let bar = scene.stage.layer(.statusBar) else { return nil }
      for case .fill(.rounded(let frame, _, _), _) in bar.content
      where abs(frame.height - 2.33) < 0.01 {
        return frame.offset(x: bar.frame.x, y: bar.frame.y)
      }
      return nil
    }
    let found = try #require(line())
    #expect(abs(found.minX - places.lowerBound) < 0.5 && abs(found.maxX - places.upperBound) < 0.5)
    #expect(abs(found.minY - top) < 0.5)
    scene.place = .alwaysOn
    #expect(line() == nil)
    scene.place = .home
    #expect(line() == nil)
    // Cells are larger than the line.
    (scene.place, scene.pixel) = (.lockScreen, 5)
    #expect(line() == nil)
  }

  @Test func `Always-On draws dark, dims the wallpaper alone, and leaves out what is for a hand`() {
    var scene = Samples.scene(.alwaysOn)
    scene.appearance = .light
    scene.cards = [Samples.card("a")]
    let stage = scene.stage
    #expect(stage.layer(.card("a"))?.fill == .color(.black.opacity(0.9)))
    #expect(stage.backdropAdjustments == [.luminance(Guess.alwaysOnLuminance)])
    #expect(stage.adjustments.isEmpty)
    guard case .group(let group)? = stage.list.items.first else {
      Issue.record("the wallpaper is not dimmed")
      return
    }
    #expect(group.items == stage.layer(.backdrop)?.items)
    let forHands: [Layer.ID] = [.statusBar, .tools, .indicator]
    #expect(forHands.allSatisfy { stage.layer($0) == nil })
    var lit = scene
    lit.place = .lockScreen
    #expect(lit.stage.backdropAdjustments.isEmpty)
    #expect(forHands.allSatisfy { lit.stage.layer($0) != nil })
  }

  @Test func `a dimmed screen draws clock and cards smaller, not the sensor`() throws {
    var scene = Samples.scene(.alwaysOn, device: "iPhone 16 Pro")
    scene.pixel = 1.0 / 3
    scene.cards = [Samples.card("a")]
    var card = scene.cards[0]
    let button = TapRegion(
      frame: Rect(x: 10, y: 20, width: 40, height: 50), action: .button(0), label: "Stop")
    card.picture.regions = [button]
    scene.cards = [card]
    let stage = scene.stage
    let (dimmed, sensor) = (stage.picture, stage.layer(.island))
    scene.place = .lockScreen
    let lit = scene.picture
    #expect(scene.stage.layer(.island) == sensor && sensor != nil)
    let middle = Point(x: 201, y: 437)
    func expect(_ small: Rect, _ large: Rect, _ name: String) {
      let there = large.scaled(by: 0.97, about: middle)
      #expect(abs(small.x - there.x) < 0.001 && abs(small.y - there.y) < 0.001, "\(name)")
      #expect(abs(small.width - there.width) < 0.001, "\(name)")
      #expect(abs(small.height - there.height) < 0.001, "\(name)")
    }
    let (small, large) = (
      try #require(dimmed.placements.first), try #require(lit.placements.first)
    )
    #expect(small.scale == 0.97)
    expect(small.frame, large.frame, "the picture")
    expect(small.room, large.room, "the slot")
    let touched = try #require(dimmed.regions.first { $0.label == "Stop" })
    let whole = try #require(lit.regions.first { $0.label == "Stop" })
    expect(touched.frame, whole.frame, "what is touched")
    // What is drawn stands where the frame says.
    let layer = try #require(stage.layer(.card("a")))
    guard case .group(let group)? = layer.items.first else {
      Issue.record("the card is not drawn smaller")
      return
    }
    let corner = group.transform.apply(layer.frame.origin)
    #expect(abs(corner.x - small.frame.x) < 0.001 && abs(corner.y - small.frame.y) < 0.001)
  }

  @Test func `cells and a screen that is only partly seen keep the full size`() {
    var scene = Samples.scene(.alwaysOn)
    scene.cards = [Samples.card("a")]
    #expect(scene.picture.placements.map(\.scale) == [1])
    scene.pixel = 1.0 / 3
    #expect(scene.picture.placements.map(\.scale) == [0.97])
    scene.room = Size(width: 393, height: 500)
    #expect(scene.picture.placements.map(\.scale) == [1])
  }

  @Test(arguments: [
    ("iPhone 16 Pro", 18.0, 100.0, 123.5...194.0), ("iPhone 17 Pro", 26, 103, 118.7...203.2),
    ("iPhone 17 Pro Max", 26, 103, 118.4...210.1),
  ])
  func `date and clock stand where phones have them`(
    name: String, system: Double, date: Double, digits: ClosedRange<Double>
  ) throws {
    var device = try #require(DeviceModel.named(name))
    device.systemVersion = system
    let clock = LockClock.measured(device)
    #expect(abs(device.safeTop + clock.date - date) < 0.5)
    let top = device.safeTop + clock.top
    let height = TypeMetrics.capHeight(Face(size: clock.size, weight: 600))
    #expect(abs(top - digits.lowerBound) < 1 && abs(top + height - digits.upperBound) < 1.5)
  }

  @Test func `a first card asks, and both answers can be touched`() throws {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    #expect(scene.stage.layer(.card("a"))?.foot == nil)
    scene.cards[0].question = .allow
    scene.typeSize = .m
    let picture = scene.picture
    let allow = try #require(picture.regions.first { $0.target == .allow(activityID: "a") })
    let deny = try #require(picture.regions.first { $0.target == .deny(activityID: "a") })
    #expect(deny.frame.maxX < allow.frame.minX)
    // On the card, under its content.
    let card = try #require(scene.stage.layer(.card("a"))?.frame)
    #expect(abs(card.height - 130 - 101.67) < 0.01)
    #expect(abs(card.maxY - allow.frame.maxY - 14) < 0.01 && abs(allow.frame.height - 42) < 0.01)
    #expect(abs(allow.frame.minX - deny.frame.maxX - 10) < 0.01)
    let middle = Point(x: allow.frame.midX, y: allow.frame.midY)
    #expect(picture.region(at: middle)?.target == .allow(activityID: "a"))
  }

  @Test func `content that is too high ends above the question`() throws {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    scene.cards[0].picture.list.items = [
      .fill(.rect(Rect(x: 0, y: -40, width: 365, height: 210)), .color(RGBA(9, 8, 7)))
    ]
    func clip(_ question: PhoneScene.Card.Question?) throws -> Contour? {
      scene.cards[0].question = question
      let layer = try #require(scene.stage.layer(.card("a")))
      guard case .group(let group)? = layer.content.last else { return nil }
      return group.clip
    }
    #expect(try clip(.allow) == .rect(Rect(x: 0, y: 0, width: 365, height: 130)))
    // Without a question the card's own shape cuts it off.
    #expect(try clip(nil) == nil)
  }

  @Test func `a card that asks again says so, and is answered in the same way`() throws {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    scene.cards[0].question = .goOn
    let layer = try #require(scene.stage.layer(.card("a")))
    let texts = try #require(layer.foot).items.compactMap { item -> String? in
      guard case .text(let line) = item else { return nil }
      return line.runs.map(\.text).joined()
    }
    #expect(
      texts == [
        "Do you want to continue to allow Live Activities from a?", "Don’t Allow", "Always Allow",
      ])
    let targets = layer.regions.map(\.target).suffix(2)
    #expect(targets == [.deny(activityID: "a"), .allow(activityID: "a")])
  }

  @Test(
    arguments: [(.m, 12, 14, 42), (.l, 13, 15, 43), (.xL, 15, 17, 136.0 / 3)]
      as [(WidgetEnvironment.TypeSize, Double, Double, Double)])
  func `the question is set in footnote and its answers in subheadline, at the phone's type size`(
    _ typeSize: WidgetEnvironment.TypeSize, _ question: Double, _ answer: Double, _ button: Double
  ) {
    let row = AllowRow(
      system: 26, question: ["Allow?", "A?"], width: 402, typeSize: typeSize)
    #expect(row.textSize == question && row.buttonSize == answer)
    #expect(abs(row.buttonHeight - button) < 0.01)
    #expect(row.lines == ["Allow? A?"])
  }

  @Test
  func `with Bold Text the question and its answers are heavier, and take lines as they need`()
    throws
  {
    var scene = Samples.scene()
    scene.cards = [Samples.card("a")]
    scene.cards[0].question = .goOn
    func weights() throws -> Set<Int> {
      let foot = try #require(scene.stage.layer(.card("a"))?.foot)
      return Set(
        foot.items.flatMap { item -> [Int] in
          if case .text(let line) = item { line.runs.map(\.face.weight) } else { [] }
        })
    }
    #expect(try weights() == [400])
    scene.hasBoldText = true
    #expect(try weights() == [600])
    let question = PhoneWords.english.text(of: .goOn, app: "A Very Long Name")
    let whole = question.joined(separator: " ")
    let width = TypeMetrics.width(whole, Face(size: 13)) + 30
    func lines(_ hasBoldText: Bool) -> [String] {
      AllowRow(system: 26, question: question, width: width, hasBoldText: hasBoldText).lines
    }
    #expect(lines(false) == [whole] && lines(true) == question)
  }

  @Test func `a question is broken where its card ends, and only there`() {
    let question = PhoneWords.english.text(of: .goOn, app: "A Very Long Name")
    func row(_ width: Double, _ typeSize: WidgetEnvironment.TypeSize) -> [String] {
      AllowRow(system: 26, question: question, width: width, typeSize: typeSize).lines
    }
    #expect(row(365, .l) == question)
    #expect(row(900, .l) == [question.joined(separator: " ")])
    let narrow = row(365, .xxxL)
    #expect(narrow != question && narrow.joined(separator: " ") == question.joined(separator: " "))
    #expect(
      narrow.allSatisfy { TypeMetrics.width($0, Face(size: 19)) <= 365 - 28 })
    #expect(row(365, .ax5) == narrow)
  }

  @Test func `a swipe uncovers a button in the widget's action colour`() throws {
    var scene = Samples.scene()
    let picture = Samples.picture(365, 100, tint: RGBA(1, 2, 3), action: RGBA(200, 100, 50))
    scene.cards = [
      PhoneScene.Card(activityID: "a", appTitle: "A", picture: picture, isSwiped: true)
    ]
    let stage = scene.stage
    let button = try #require(stage.layer(.dismiss("a")))
    #expect(button.fill == stage.layer(.card("a"))?.fill)
    guard case .text(let line) = button.content.first else {
      Issue.record("the button has no text")
      return
    }
    #expect(line.runs.first?.paint == .color(RGBA(200, 100, 50)))
    let card = try #require(stage.layer(.card("a")))
    #expect(card.frame.maxX <= button.frame.minX)
    #expect(stage.picture.regions.contains { $0.target == .dismiss(activityID: "a") })
  }

  @Test func `a control of the widget is touched before the card around it`() throws {
    let button = TapRegion(
      frame: Rect(x: 20, y: 20, width: 50, height: 50), action: .button(0), label: "Pause")
    var scene = Samples.scene()
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A",
        picture: Samples.picture(365, 100, regions: [button], url: "x://y"))
    ]
    let picture = scene.picture
    let card = try #require(picture.frame("a", .lockScreen))
    #expect(
      picture.region(at: Point(x: card.minX + 30, y: card.minY + 30))?.target
        == .action(activityID: "a", slot: .lockScreen, .button(0)))
    #expect(
      picture.region(at: Point(x: card.maxX - 5, y: card.minY + 5))?.target
        == .card(activityID: "a", url: "x://y"))
  }

  @Test func `of a control only what its card shows is touched`() throws {
    let places = [
      "whole": Rect(x: 20, y: 20, width: 50, height: 30),
      "cut": Rect(x: 100, y: 140, width: 50, height: 50),
      "beyond": Rect(x: 200, y: 320, width: 50, height: 30),
      "empty": Rect(x: 20, y: 60, width: 50, height: 0),
    ]
    var scene = Samples.scene()
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A",
        picture: Samples.picture(
          365, 160,
          regions: places.map { TapRegion(frame: $0.value, action: .button(0), label: $0.key) }))
    ]
    for question in [nil, .goOn] as [PhoneScene.Card.Question?] {
      scene.cards[0].question = question
      let card = try #require(scene.picture.frame("a", .lockScreen))
      // Both what is on the screen and what can be marked wherever the list scrolls.
      for regions in [scene.picture.regions, scene.regions] {
        let sizes = Dictionary(
          regions.filter { places[$0.label] != nil }.map { ($0.label, $0.frame) }
        ) { first, _ in first }
        #expect(sizes.keys.sorted() == ["cut", "whole"])
        #expect(abs((sizes["cut"]?.maxY ?? 0) - card.maxY) < 0.001)
        #expect(abs((sizes["whole"]?.height ?? 0) - 30) < 0.001)
      }
    }
  }

  @Test(arguments: [8.0, 10.0], [false, true])
  func `a question that has no room in coarse cells ends with its card`(
    zoom: Double, hasBody: Bool
  ) throws {
    var scene = Samples.scene()
    scene.pixel = zoom
    scene.cards = [Samples.card("Match")]
    scene.cards[0].question = .goOn
    let body = PhoneBody.narrow(scene.device, pixel: zoom, ground: .black)
    let picture = hasBody ? body.around(scene.picture) : scene.picture
    let card = try #require(picture.regions.first { $0.label == "Match" }).frame
    let grid = Painter(zoom: zoom).paint(picture.list, at: 0).grid
    let inside =
      Int((card.minX / zoom - 0.1).rounded(.up))..<Int((card.maxX / zoom + 0.1).rounded(.down))
    func text(_ row: Int, _ columns: Range<Int>) -> String {
      String(columns.map { grid[$0, row].glyph })
    }
    let row = try #require(
      (0..<grid.rows).first { text($0, 0..<grid.columns).contains("want") })
    let shown = String(
      text(row, inside).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    #expect(shown.hasPrefix("Do you want to continue to allow") && shown.hasSuffix("…"), "\(shown)")
    let rest = [0..<inside.lowerBound, inside.upperBound..<grid.columns]
    #expect(rest.allSatisfy { !text(row, $0).contains { $0.isLetter || $0 == "…" } })
  }
}
