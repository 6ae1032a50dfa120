import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("The table of surfaces")
struct PresentationTests {
  @Test func `every row has a name of its own, and is found by it`() {
    let names = Presentation.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    for row in Presentation.allCases { #expect(Presentation(rawValue: row.rawValue) == row) }
    #expect(Presentation(rawValue: "hologram") == nil)
  }

  @Test func `every guess that a row names stands in the table of guesses`() {
    let known = Set(Guess.rows.map(\.name))
    for row in Presentation.allCases {
      let sizes = row.sizes.flatMap(\.guesses).filter { $0 != "card size" }
      for name in row.guesses + sizes { #expect(known.contains(name), "\(row.rawValue): \(name)") }
    }
  }

  @Test(arguments: Presentation.allCases)
  func `every row gives as many rooms as it has slots, or none`(row: Presentation) {
    for device in DeviceModel.all {
      let rooms = row.rooms(on: device).map(\.slot)
      #expect(rooms.isEmpty || rooms == row.slots, "\(row.rawValue) on \(device.name)")
    }
    // Another device than the phone is there whichever phone it is.
    if !row.isOnPhone {
      #expect(DeviceModel.all.allSatisfy { !row.rooms(on: $0).isEmpty })
    }
  }

  @Test(arguments: [
    ("watch", "40mm", 152.0, 69.5), ("watch", "41 mm", 165, 72.5), ("watch", "44", 173, 76.5),
    ("watch", "45mm", 184, 80.5), ("watch", "49mm", 191, 81.5), ("carPlay", "wide", 240, 78),
    ("carPlay", "tall", 240, 100), ("carPlay", "narrow", 170, 78),
  ])
  func `Watch and CarPlay have the sizes of Apple's guidelines`(
    name: String, size: String, width: Double, height: Double
  ) throws {
    let row = try #require(Presentation(rawValue: name))
    let chosen = try #require(row.size(named: size))
    let room = try #require(row.rooms(on: .standard, size: chosen).first)
    #expect(room.width == width && room.maxHeight == height && room.minHeight == height)
    #expect(room.isWatch == (name == "watch"))
    #expect(room.isSmallWatch == ["40mm", "41 mm"].contains(size))
    #expect(!chosen.guesses.contains("card size"))
  }

  @Test(arguments: ["42mm", "46mm"])
  func `cards that Apple has no row for say so`(name: String) throws {
    #expect(try #require(Presentation.watch.size(named: name)).guesses.contains("card size"))
  }

  @Test func `a size is found as people write it, and no other`() {
    #expect(Presentation.menuBar.size(named: "24")?.name == "24pt")
    #expect(Presentation.watch.size(named: "43mm") == nil)
    #expect(Presentation.carPlay.size(named: "") == nil)
    #expect(Presentation.lockScreen.size(named: "45mm") == nil)
  }

  @Test func `only the phone's card follows the phone's appearance`() {
    var environment = WidgetEnvironment(appearance: .light, now: 0)
    let light = Presentation.allCases.filter { $0.adapted(environment).appearance == .light }
    #expect(light == [.lockScreen])
    environment.isDimmed = true
    #expect(Presentation.allCases.allSatisfy { $0.adapted(environment).appearance == .dark })
  }

  @Test func `a compact slot on a phone's side has less room, and the widget is told`() {
    let rooms = Presentation.landscape.rooms(on: .standard)
    #expect(rooms.allSatisfy { $0.isLimitedInWidth && $0.width == IslandMetrics.height })
    #expect(Presentation.compact.rooms(on: .standard).allSatisfy { !$0.isLimitedInWidth })
  }
}
