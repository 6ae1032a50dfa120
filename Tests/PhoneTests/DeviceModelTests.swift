import Testing
import WidgetProtocol

@testable import Phone

struct DeviceModelTests {
  @Test(
    "Apple's table: compact sides, minimal, expanded and Lock Screen of a screen",
    arguments: [
      ("iPhone 15 Pro Max", 62.33, 408.0), ("iPhone 16", 52.33, 371), ("iPhone 14 Pro", 52.33, 371),
    ])
  func appleTable(name: String, side: Double, wide: Double) throws {
    let device = try #require(DeviceModel.named(name))
    let leading = try #require(device.surface(for: .compactLeading))
    #expect(abs(leading.width - side) < 0.01)
    #expect(leading.maxHeight == 36.67)
    let minimal = try #require(device.surface(for: .minimal))
    #expect(minimal.minWidth == 36.67 && minimal.width == 45)
    for slot in [Slot.expanded, .lockScreen] {
      let surface = try #require(device.surface(for: slot))
      #expect(surface.width == wide && surface.minHeight == 84 && surface.maxHeight == 160)
    }
  }

  @Test(
    "A model is found however its name is written",
    arguments: [
      "iPhone 16 Pro", "iphone-16-pro", "16pro", "IPHONE16PRO", "16 Pro",
    ])
  func names(text: String) {
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
          island.totalWidth < device.screen.width && island.expandedWidth < device.screen.width)
      }
    }
  }

  @Test func `phones without an island have neither compact nor minimal nor expanded surfaces`()
    throws
  {
    let device = try #require(DeviceModel.named("iPhone 16e"))
    for slot in [Slot.compactLeading, .compactTrailing, .minimal, .expanded] {
      #expect(device.surface(for: slot) == nil)
    }
    #expect(device.surface(for: .lockScreen)?.width == 368)
    #expect(device.guesses.contains("cardWidth"))
  }

  @Test(
    "iPads take the card widths of Apple's table",
    arguments: [
      ("iPad Pro 12.9", 500.0), ("iPad 10.2", 425),
    ])
  func pads(name: String, width: Double) {
    #expect(DeviceModel.named(name)?.surface(for: .lockScreen)?.width == width)
  }
}
