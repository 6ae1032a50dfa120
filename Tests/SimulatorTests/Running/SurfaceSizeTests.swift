import Canvas
import Phone
import Testing

@testable import Simulator

/// What a demo app's card measures in its picture, against what Apple publishes (SURFACES.md).
@MainActor
@Suite("Cards measured in pixels")
struct SurfaceSizeTests {
  /// Returns how many pixels a picture's opaque part is wide and high.
  private func extent(_ image: PixelImage) -> [Int] {
    var (columns, rows) = (0..<0, 0..<0)
    for y in 0..<image.height {
      for x in 0..<image.width where image.bytes[(y * image.width + x) * 4 + 3] > 127 {
        columns =
          columns.isEmpty ? x..<x + 1 : min(columns.lowerBound, x)..<max(columns.upperBound, x + 1)
        rows = rows.isEmpty ? y..<y + 1 : rows.lowerBound..<y + 1
      }
    }
    return [columns.count, rows.count]
  }

  private func measured(_ presentation: Presentation, _ size: String?, scale: Double) throws
    -> [Int]
  {
    let phone = try TestPhone(demoApps: ["match"])
    let app = try #require(phone.simulator.apps.last)
    guard case .started(let id) = phone.simulator.startActivity(of: app),
      let activity = phone.simulator.phone.activity(id),
      case .ready(let picture) = phone.simulator.exhibit(
        of: activity, as: presentation,
        size: size.flatMap { name in presentation.sizes.first { $0.name == name } },
        surroundings: .nothing, pixel: 1 / scale)
    else { throw TestPhone.Missing() }
    return extent(
      PixelPainter(scale: scale).paint(picture.list, on: nil, at: phone.simulator.now).image)
  }

  @Test(arguments: [
    ("40mm", 152.0, 69.5), ("41mm", 165, 72.5), ("44mm", 173, 76.5), ("45mm", 184, 80.5),
    ("49mm", 191, 81.5),
  ])
  func `a Watch's card is as large as Apple says, two pixels to a point`(
    watch: String, width: Double, height: Double
  ) throws {
    #expect(try measured(.watch, watch, scale: 2) == [Int(width * 2), Int(height * 2)])
  }

  @Test(arguments: [("wide", 240, 78), ("tall", 240, 100), ("narrow", 170, 78)])
  func `a car's card is one of the three that Apple has widgets tried at`(
    car: String, width: Int, height: Int
  ) throws {
    #expect(try measured(.carPlay, car, scale: 2) == [width * 2, height * 2])
  }

  @Test func `a Lock Screen's card keeps fourteen points to either side of a phone 393 wide`()
    throws
  {
    let pixels = try measured(.lockScreen, nil, scale: 3)
    #expect(pixels[0] == (393 - 28) * 3)
    #expect((84 * 3...160 * 3).contains(pixels[1]))
  }
}
