import Testing
import WidgetProtocol

@testable import Phone

struct DeviceModelTests {
  @Test(arguments: [
    ("iPhone 16", 365.0, 370.33, 97.33), ("iPhone 17", 374, 374, 101.67),
    ("iPhone Air", 392, 380, 110.67), ("iPhone 15 Pro Max", 402, 407.33, 115.67),
    ("iPhone 17 Pro Max", 412, 412, 120.67),
  ])
  func `What phones offer: a card, an expanded island and the widest compact side of a screen`(
    name: String, card: Double, expanded: Double, side: Double
  ) throws {
    let device = try #require(DeviceModel.named(name))
    let wide = try #require(device.room(for: .expanded))
    let low = try #require(device.room(for: .lockScreen))
    let leading = try #require(device.room(for: .compactLeading))
    #expect(low.width == card && low.minHeight == 0 && low.maxHeight == 160)
    #expect(abs(wide.width - expanded) < 0.01 && wide.minHeight == 84 && wide.maxHeight == 160)
    #expect(abs(leading.width - side) < 0.01 && leading.minWidth == 0)
    #expect(abs(leading.maxHeight - leading.margins.top - leading.margins.bottom - 22.67) < 0.01)
  }

  @Test(arguments: [
    ("iPhone 15 Pro Max", 62.33, 408.0), ("iPhone 16", 52.33, 371), ("iPhone 14 Pro", 52.33, 371),
  ])
  func `Apple's table is kept for the lints`(name: String, side: Double, wide: Double) throws {
    let island = try #require(DeviceModel.named(name)?.island)
    #expect(island.guideline.compactSide == side && island.guideline.expandedWidth == wide)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iPhone SE"), ("iPhone SE (2nd generation)", "iPhone SE"),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9"),
    ("iPad Pro 11-inch (M4)", "iPad Pro 11 M4"), ("iPad Air 13-inch", "iPad Air 13"),
    // The first one was smaller.
    ("iPhone SE (1st generation)", nil), ("iPhone 4 (3rd generation)", nil),
  ])
  func `Xcode's names of simulators are known`(name: String, model: String?) {
    #expect(DeviceModel.named(name)?.name == model)
  }

  @Test(arguments: [("iPhone 8", 16.0, 355.0), ("iPhone XS", 18, 347), ("iPhone SE", 26, 347)])
  func `A card is as wide as the newest iOS of its model has it`(
    name: String, system: Double, width: Double
  ) throws {
    let device = try #require(DeviceModel.named(name))
    #expect(device.systemVersion == system && device.cardWidth == width)
  }

  @Test(arguments: [
    "iPhone 16 Pro", "iphone-16-pro", "16pro", "IPHONE16PRO", "16 Pro",
  ])
  func `A model is found however its name is written`(text: String) {
    #expect(DeviceModel.named(text)?.name == "iPhone 16 Pro")
  }

  @Test func `a name that no model has finds none`() {
    #expect(DeviceModel.named("iPhone 3G") == nil)
    #expect(DeviceModel.named("") == nil)
  }

  @Test func `every model has a name of its own and a card that fits its screen`() {
    #expect(Set(DeviceModel.all.map(\.id)).count == DeviceModel.all.count)
    for device in DeviceModel.all {
      #expect(device.cardWidth < device.screen.width, "\(device.name)")
      if let island = device.island {
        #expect(
          island.guideline.totalWidth < device.screen.width && 2 * island.top < device.screen.width)
      }
    }
  }

  @Test func `phones without an island have neither compact nor minimal nor expanded surfaces`()
    throws
  {
    let device = try #require(DeviceModel.named("iPhone 16e"))
    for slot in [Slot.compactLeading, .compactTrailing, .minimal, .expanded] {
      #expect(device.room(for: slot) == nil)
    }
    #expect(device.room(for: .lockScreen)?.width == 362)
    #expect(device.guesses.contains("cardWidth"))
  }

  @Test(arguments: [
    ("iPad Pro 12.9", 500.0), ("iPad 10.2", 425),
  ])
  func `iPads take the card widths of Apple's table`(name: String, width: Double) {
    #expect(DeviceModel.named(name)?.room(for: .lockScreen)?.width == width)
  }
}
