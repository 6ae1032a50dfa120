import Canvas
import DemoApps
import Drawing
import Findings
import Foundation
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

/// The demo apps, drawn as the simulator draws them.
@MainActor
struct DemoAppTests {
  nonisolated static let now = 1_763_718_060.0
  nonisolated static let names = DemoFolders.names.map { $0.lowercased() }
  nonisolated static let slots: [Slot] = [
    .lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded,
  ]

  /// One app with its widget.
  private struct Stage {
    let app: DemoApp
    let runner: any WidgetRunner

    @MainActor init(_ name: String) throws {
      app = try #require(DemoApps.named(name))
      runner = app.makeRunner()
    }

    @MainActor func request(
      _ state: Int, _ slot: Slot, _ device: DeviceModel, isStale: Bool = false,
      display: Set<DisplaySetting> = [], typeSize: WidgetEnvironment.TypeSize = .l
    ) throws -> RenderRequest {
      var environment = WidgetEnvironment(typeSize: typeSize, now: DemoAppTests.now)
      environment.display = display
      return RenderRequest(
        attributesType: app.folder.attributesType,
        room: try #require(device.room(for: slot)),
        environment: environment,
        attributes: app.folder.attributes.resolvingMoments(at: DemoAppTests.now).compact,
        state: app.folder.states[state].value.resolvingMoments(at: DemoAppTests.now).compact,
        activityID: "sample", isStale: isStale)
    }

    @MainActor func picture(
      _ state: Int, _ slot: Slot, _ device: DeviceModel = .standard, isStale: Bool = false,
      display: Set<DisplaySetting> = [], typeSize: WidgetEnvironment.TypeSize = .l
    ) throws -> Picture {
      var picture: Picture?
      let request = try request(
        state, slot, device, isStale: isStale, display: display, typeSize: typeSize)
      runner.send(.render(request)) { reply in
        if case .rendered(let drawn) = reply { picture = drawn }
        if case .failed(let finding) = reply { Issue.record("\(finding.sentence)") }
      }
      return try #require(picture)
    }
  }

  @Test func `all six apps are found, each with five to eight states and its strings`() {
    #expect(DemoApps.all.map(\.folder.name) == Self.names)
    for app in DemoApps.all {
      #expect((5...8).contains(app.folder.states.count), "\(app.folder.title)")
      #expect(!app.folder.strings.isEmpty)
    }
  }

  @Test(arguments: names)
  func `Every state draws in every presentation, without a finding`(name: String) throws {
    let stage = try Stage(name)
    for state in stage.app.folder.states.indices {
      for slot in Self.slots {
        let picture = try stage.picture(state, slot)
        let place = "\(name) \(stage.app.folder.states[state].name) \(slot)"
        #expect(picture.findings.isEmpty, "\(place): \(picture.findings.map(\.sentence))")
        #expect(!picture.list.items.isEmpty, "\(place)")
      }
    }
  }

  @Test(arguments: names)
  func `No figure is cut or broken in two at any text size, with Bold Text or without`(name: String)
    throws
  {
    let stage = try Stage(name)
    func check(_ node: OutlineNode, _ place: String) {
      let content = node.content ?? ""
      if node.kind == "Text", content.contains(where: \.isNumber), content.utf8.count <= 8 {
        #expect(!node.traits.contains("truncated"), "\(place): “\(content)” is cut")
        // A line is never higher than the whole would be on one.
        let ideal = node.traits.lazy.compactMap { trait in
          trait.hasPrefix("ideal=") ? trait.split(separator: "x").last.flatMap { Double($0) } : nil
        }.first
        #expect(
          node.frame.height <= (ideal ?? .infinity) + 0.01, "\(place): “\(content)” is broken")
      }
      for child in node.children { check(child, place) }
    }
    for state in stage.app.folder.states.indices {
      for size in WidgetEnvironment.TypeSize.allCases {
        for display in [[], [.boldText]] as [Set<DisplaySetting>] {
          let picture = try stage.picture(state, .lockScreen, display: display, typeSize: size)
          let place = "\(name) \(stage.app.folder.states[state].name) \(size.rawValue) \(display)"
          check(picture.outline, place)
        }
      }
    }
  }

  @Test(arguments: names)
  func `Cards and islands stay within the limits of narrow and wide phones`(name: String) throws {
    let stage = try Stage(name)
    for deviceName in ["iPhone 16", "iPhone 15 Pro Max", "iPhone 17"] {
      let device = try #require(DeviceModel.named(deviceName))
      for state in stage.app.folder.states.indices {
        for slot in [Slot.lockScreen, .expanded] {
          let picture = try stage.picture(state, slot, device)
          #expect(picture.idealSize.height <= 160, "\(stage.app.folder.states[state].name)")
        }
      }
    }
  }

  @Test(arguments: names)
  func `A stale card tells so`(name: String) throws {
    let stage = try Stage(name)
    let differs = try stage.app.folder.states.indices.contains { state in
      let fresh = try stage.picture(state, .lockScreen)
      return try stage.picture(state, .lockScreen, isStale: true).list != fresh.list
    }
    #expect(differs)
  }

  @Test(arguments: names)
  func `With Bold Text every text and symbol of a card is heavier`(name: String) throws {
    let stage = try Stage(name)
    for state in stage.app.folder.states.indices {
      let plain = faces(try stage.picture(state, .lockScreen).list.items)
      let bold = faces(try stage.picture(state, .lockScreen, display: [.boldText]).list.items)
      var compared = 0
      // What is wider may be set otherwise: in fewer words, or smaller.
      for (what, face) in bold {
        guard let before = plain.first(where: { $0.0 == what })?.1 else { continue }
        compared += 1
        #expect(face.weight > before.weight || face.weight == 900, "\(name) \(state) \(what)")
      }
      #expect(compared > 1, "\(name) \(state)")
    }
  }

  @Test(arguments: names)
  func `Increase Contrast changes a card's colours and nothing else`(name: String) throws {
    let stage = try Stage(name)
    var differs = false
    for state in stage.app.folder.states.indices {
      let plain = try stage.picture(state, .lockScreen)
      let strong = try stage.picture(state, .lockScreen, display: [.increasedContrast])
      differs = differs || plain.list != strong.list
      #expect(plain.idealSize == strong.idealSize)
      #expect(
        faces(plain.list.items).map(\.1) == faces(strong.list.items).map(\.1), "\(name) \(state)")
    }
    // All of the delivery's colours are its own.
    #expect(differs == (name != "delivery"), "\(name)")
  }

  @Test(arguments: names)
  func `From right to left a card's texts stand at the other side`(name: String) throws {
    let stage = try Stage(name)
    let plain = try stage.picture(1, .lockScreen)
    let mirrored = try stage.picture(1, .lockScreen, display: [.rightToLeft])
    #expect(plain.list != mirrored.list && plain.idealSize == mirrored.idealSize)
    let first = try #require(leadingText(plain.outline))
    let same = try #require(texts(mirrored.outline).first { $0.content == first.content })
    #expect(abs(first.frame.midX + same.frame.midX - plain.list.size.width) < 0.5)
  }

  /// Returns all texts and names of symbols with their faces, in the order in which they are drawn.
  private func faces(_ items: [DisplayItem]) -> [(String, Face)] {
    items.flatMap { item -> [(String, Face)] in
      switch item {
      case .text(let line): line.runs.map { ($0.text, $0.face) }
      case .symbol(let mark): [(mark.name, mark.face)]
      case .group(let group): faces(group.items)
      case .view(let mark): faces(mark.items)
      default: []
      }
    }
  }

  /// Returns a card's texts.
  private func texts(_ node: OutlineNode) -> [OutlineNode] {
    (node.kind == "Text" && node.content?.isEmpty == false ? [node] : [])
      + node.children.flatMap(texts)
  }

  /// Returns the text that stands farthest to the left.
  private func leadingText(_ node: OutlineNode) -> OutlineNode? {
    texts(node).min { $0.frame.midX < $1.frame.midX }
  }

  @Test(arguments: names)
  func `A card has its letters in the same places by itself, on a phone and beside other cards`(
    name: String
  ) throws {
    let stage = try Stage(name)
    let other = try Stage("workout").picture(1, .lockScreen)
    for state in stage.app.folder.states.indices {
      let picture = try stage.picture(state, .lockScreen)
      let alone = try #require(
        Exhibit(.lockScreen, pictures: [.lockScreen: picture], activityID: "a").picture)
      var scene = PhoneScene(
        wallClock: WallClock(time: "9:41", date: "Friday, 21 November"),
        cards: [
          PhoneScene.Card(activityID: "b", appTitle: "", picture: other),
          PhoneScene.Card(activityID: "a", appTitle: "", picture: picture),
          PhoneScene.Card(activityID: "c", appTitle: "", picture: other),
        ])
      let wanted = try letters(alone)
      #expect(wanted.contains { $0.contains { $0 != " " } })
      #expect(try letters(scene.picture) == wanted, "\(name) \(state)")
      scene.cards = [scene.cards[1]]
      #expect(try letters(scene.picture) == wanted, "\(name) \(state)")
    }
  }

  /// What can be read on the card of activity "a", row by row; blocks are left out, since the
  /// wallpaper shows through round corners.
  private func letters(_ picture: PhonePicture) throws -> [String] {
    let frame = try #require(picture.placements.first { $0.activityID == "a" }?.frame)
    let grid = Painter().paint(picture.list, at: Self.now).grid
    let (left, top) = (Int((frame.x / 5).rounded()), Int((frame.y / 10).rounded()))
    return (top..<top + Int(frame.height / 10)).map { row in
      String(
        (left..<min(grid.columns, left + 74)).map { column in
          let glyph = grid[column, row].glyph
          let isBlock = glyph.unicodeScalars.contains { (0x2580...0x259F).contains($0.value) }
          return isBlock || glyph == Cell.continuation ? " " : glyph
        })
    }
  }

  @Test func `the ride's card grows once a driver is found`() throws {
    let stage = try Stage("ride")
    let searching = try stage.picture(0, .lockScreen).list.size.height
    let found = try stage.picture(1, .lockScreen).list.size.height
    #expect(found > searching + 20)
  }

  @Test func `the timer's buttons pause, go on, and cancel`() throws {
    let stage = try Stage("timer")
    let regions = try stage.picture(0, .lockScreen).regions
    #expect(regions.map(\.action) == [.button(0), .button(1)])

    let paused = try calls(stage, state: 0, .button(0))
    guard case .update(let pause) = paused.first, pause.activityID == "sample" else {
      Issue.record("pressing pause gave \(paused)")
      return
    }
    #expect(try JSONValue(parsing: pause.state)["phase"]?["paused"]?["remaining"]?.double != nil)

    let resumed = try calls(stage, state: 3, .button(0))
    guard case .update(let running) = resumed.first, running.activityID == "sample" else {
      Issue.record("pressing resume gave \(resumed)")
      return
    }
    #expect(
      try JSONValue(parsing: running.state)["phase"]?["running"]?["interval"]?.array?.count == 2)

    guard case .end(let end) = try calls(stage, state: 0, .button(1)).first,
      end.activityID == "sample"
    else {
      Issue.record("cancel does not end the activity")
      return
    }
  }

  private func calls(
    _ stage: Stage, state: Int, _ action: TapRegion.Action
  ) throws -> [ActivityCall] {
    var calls: [ActivityCall]?
    let render = try stage.request(state, .lockScreen, .standard)
    stage.runner.send(.perform(PerformRequest(render: render, action: action))) { reply in
      if case .performed(let performed) = reply { calls = performed.calls }
      if case .failed(let finding) = reply { Issue.record("\(finding.sentence)") }
    }
    return try #require(calls)
  }
}
