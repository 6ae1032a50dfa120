import Canvas
import JSON
import LiveActivities
import Phone
import Testing

@testable import Screens

@MainActor
@Suite("Other devices in the phone's place")
struct DeviceKeyTests {
  @Test func `v shows the Watch, the car and the Mac, then the phone again`() throws {
    let world = try World(columns: 120, rows: 40)
    var shown: [String] = []
    for _ in 0..<4 {
      world.press("v")
      shown.append(world.model.phone.device?.rawValue ?? "phone")
      #expect(world.text.contains("Esc phone") == (world.model.phone.device != nil))
      guard world.model.phone.device != nil else { continue }
      // It is a key as others are, and answers the mouse.
      let key = try #require(world.draw().regions.last { $0.target == .action(.back) }).area
      #expect(world.frame?.grid[key.column, key.row].ink == Theme.accent)
    }
    #expect(shown == ["watch", "carPlay", "menuBar", "phone"])
  }

  @Test func `the last line of a small screen says how to walk on, and of a larger one the sizes`()
    throws
  {
    for columns in [80, 120] {
      let world = try World(columns: columns, rows: 24)
      #expect(!world.text.contains("V size"))
      for next in ["v CarPlay", "v Mac", "v phone"] {
        world.press("v")
        #expect(world.text.contains("\(next)  "), "\(columns): \(next)")
        if columns == 120 { #expect(world.text.contains("V size")) }
      }
    }
  }

  @Test(arguments: [(50, 14), (80, 24), (120, 40), (200, 60)])
  func `a whole device stands there at every size of a terminal`(columns: Int, rows: Int) throws {
    let world = try World(columns: columns, rows: rows)
    for name in ["watch", "carPlay", "menuBar"] {
      world.press("v")
      let frame = world.draw()
      let isThere = frame.regions.contains {
        if case .phone = $0.target { true } else { false }
      }
      #expect(isThere, "\(name) \(columns) × \(rows)")
      // Whatever of the device has no room, the activity on it has.
      let picture = try #require(world.model.phone.picture)
      let card = try #require(picture.placements.first).room
      #expect(card.minX >= 0 && card.minX < picture.list.size.width - 20, "\(name) \(columns)")
    }
  }

  @Test func `the Watch stands on the page, in cells and in pixels of the terminal's colours`()
    throws
  {
    let world = try World(columns: 200, rows: 60)
    world.press("v")
    let frame = world.draw()
    let region = frame.regions.first { if case .phone = $0.target { true } else { false } }
    let area = try #require(region).area
    #expect(frame.grid[area.column, area.row].ground == Theme.ground)
    #expect(world.model.phone.picture?.list.size.width ?? 0 > 0)
    for colors in [ColorDepth.direct, .ansi16] {
      var options = AppModel.Options()
      options.colors = colors
      let world = try World(columns: 200, rows: 60, options: options)
      world.model.pictureCell = PictureCell(width: 10, height: 20)
      world.press("v")
      let picture = try #require(world.draw().pictures.first)
      let corner = picture.image.bytes.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(corner == world.model.pictureGround.rgb, "\(colors)")
    }
  }

  @Test func `a tap opens the Watch's full screen and the Mac's panel, Esc closes them`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("v")
    world.draw()
    world.press(.enter)
    #expect(world.model.phone.device == .watchFullScreen)
    world.press(.escape)
    #expect(world.model.phone.device == .watch)
    world.press("v", "v")
    world.draw()
    world.press(.enter)
    #expect(world.model.phone.device == .menuBarOpen)
    world.press(.escape, .escape)
    #expect(world.model.phone.device == nil)
  }

  @Test
  func `the Watch's full screen leads to the app on the phone, with a key and with the mouse`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("v")
    world.draw()
    world.press(.enter)
    world.draw()
    world.press("h")
    #expect(world.text.contains("Open on iPhone · Enter"))
    world.press(.enter)
    #expect(world.simulator.phone.device.foreground == "com.example.match")
  }

  @Test func `V shows the next size, and keeps it for what opens`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("V")
    #expect(world.text.contains("Only another device has sizes"))
    world.press("v", "V")
    #expect(world.model.deviceSize?.name == "40mm")
    #expect(world.text.contains("Apple Watch 40 mm"))
    world.draw()
    world.press(.enter)
    #expect(world.model.deviceSize?.name == "40mm")
  }

  @Test func `what has left another device is said`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("v", "v")
    let id = try #require(world.simulator.phone.activities.first?.id)
    world.simulator.send(
      .app(bundle: "com.example.match", .end(ActivityEnd(id: id, dismissal: .default))))
    #expect(world.text.contains("CarPlay shows Match no longer"))
  }

  @Test func `an alert is said on the Watch first, then the activity shows again`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("v")
    let id = try #require(world.simulator.phone.activities.first?.id)
    world.simulator.send(
      .app(
        bundle: "com.example.match",
        .update(
          ActivityUpdate(
            id: id, state: JSONText(["score": 2]), alert: AlertText(title: .text("Goal"), body: nil)
          ))))
    world.simulator.settle()
    world.draw()
    #expect(world.simulator.alertEnd(of: id).map { $0 > world.simulator.now } == true)
    #expect(world.draw().changesIn.map { $0 > 0 } == true)
  }

  @Test func `a click on the Watch beside the phone brings it into the phone's place`()
    throws
  {
    let world = try World(columns: 200, rows: 60)
    let frame = world.draw()
    let watch = ActivityExhibit.Kind(presentation: .watch)
    let area = try #require(frame.regions.first { $0.target == .exhibit(watch) }).area
    world.click(area.column + 1, area.row + 1)
    #expect(world.model.phone.device == .watch)
  }

  @Test func `o turns the phone with an app across it, and back`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("o")
    #expect(world.simulator.settings.isTurned)
    #expect(world.simulator.phone.device.foreground == "com.example.ride")
    #expect(world.snapshot.scene?.isOnItsSide == true)
    world.press("o")
    #expect(world.snapshot.scene?.isOnItsSide == false)
    world.press("w", "o")
    #expect(world.text.contains("Only an app turns"))
  }

  @Test func `F folds and opens a phone that folds, and says of others that they do not`()
    throws
  {
    let world = try World(columns: 120, rows: 40)
    world.press("F")
    #expect(world.text.contains("iPhone 16 does not fold"))
    world.pass(6)
    try world.simulator.set("device", to: "iPhone Duo")
    #expect(world.text.contains("F open"))
    world.press("F")
    #expect(world.simulator.settings.device.name == "iPhone Duo opened")
    world.press("F")
    #expect(world.simulator.settings.device.name == "iPhone Duo")
  }

  @Test func `the lists stand beside a Watch that leaves room for them, and not without`() throws {
    for (columns, isBeside) in [(50, false), (120, true), (200, true)] {
      let world = try World(columns: columns, rows: 40)
      world.press("v")
      #expect(world.text.contains("Activities") == isBeside, "\(columns) columns")
    }
  }

  @Test func `a Mac's menu bar is drawn as fine as leaves room for the lists beside it`() throws {
    let world = try World(columns: 140, rows: 40)
    world.press("v", "v", "v")
    #expect(world.model.phone.device == .menuBar)
    #expect(world.text.contains("Activities"))
  }

  @Test func `on a small screen Tab shows the lists in another device's place`() throws {
    let world = try World(columns: 60, rows: 18)
    world.press("v")
    #expect(!world.text.contains("Activities"))
    world.press(.tab)
    #expect(world.text.contains("Activities") && world.text.contains("Tab phone"))
    world.press(.tab)
    #expect(!world.text.contains("Activities"))
  }

  @Test func `where the lists stand beside another device, no key promises to show them`() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("v", .tab)
    #expect(world.text.contains("Activities"))
    #expect(!world.text.contains("Tab phone") && !world.text.contains("Tab lists"))
  }

  @Test func `without room for a list the ruler says what it measures on another device`() throws {
    let world = try World(columns: 60, rows: 18)
    world.press("v", "r")
    let last = try #require(world.text.split(separator: "\n").last)
    #expect(last.contains(" × ") && last.contains(" pt"), "\(last)")
  }
}
