import Drawing
import Testing
import WidgetProtocol

@testable import Phone

@Suite("The status bar")
struct StatusBarTests {
  /// The marks of a Home Screen's status bar: frames of the icons' parts, and of the time.
  private func marks(
    _ device: String, pixel: Double
  ) throws -> (icons: [Rect], time: Rect, bar: Rect) {
    var scene = Samples.scene(.home, device: device)
    scene.pixel = pixel
    let bar = try #require(scene.stage.layer(.statusBar))
    var times: [Rect] = []
    var icons: [Rect] = []
    for item in bar.content {
      switch item {
      case .text(let line) where line.string.contains(":"): times.append(line.frame)
      case .text(let line): icons.append(line.frame)
      case .fill(let contour, _): icons.append(contour.bounds)
      default: break
      }
    }
    return (icons, try #require(times.first), bar.frame)
  }

  @Test(arguments: ["iPhone SE", "iPhone 8 Plus"], [1.0 / 3, 5])
  func `of a phone with a home button has the time in the middle, between signal and battery`(
    _ device: String, _ pixel: Double
  ) throws {
    let (icons, time, bar) = try marks(device, pixel: pixel)
    let width = bar.width
    #expect(abs(time.midX - width / 2) < (pixel >= 4 ? pixel : 0.5))
    let first = try #require(icons.first)
    #expect(first.minX < width / 8)
    let right = icons.filter { $0.minX > width * 3 / 4 }
    #expect(!right.isEmpty && right.allSatisfy { $0.maxX <= width })
    #expect(icons.filter { $0.midX < width / 4 }.count + right.count == icons.count)
    if pixel < 1 {
      // All of it is within the 20 points of the bar.
      #expect(icons.allSatisfy { bar.y + $0.minY >= 0 && bar.y + $0.maxY <= 20 })
    }
  }

  @Test func `of an iPad has the time at the left and all icons at the right`() throws {
    let (icons, time, bar) = try marks("iPad Pro 11", pixel: 1.0 / 3)
    #expect(time.minX < bar.width / 8)
    #expect(icons.allSatisfy { $0.minX > bar.width * 3 / 4 })
  }
}
