import Canvas
import Drawing
import Foundation
import Testing

@testable import Phone

@Suite("App icons") struct AppIconTests {
  /// Returns the colours down a column of an app's drawing of twelve by twelve squares.
  private func colors(
    _ glyph: String, side: Double, scale: Double, column: Int, rows: ClosedRange<Int>
  ) -> Set<[UInt8]> {
    let icon = PhoneScene.AppIcon(bundle: "a", title: "App", glyph: glyph)
    let place = Transform.translation(x: 3.4, y: 2.7)
    let list = DisplayList(
      size: Size(width: side + 8, height: side + 8),
      items: [.group(GroupMark(icon.marks(side: side, pixel: 5), transform: place))])
    let image = PixelPainter(scale: scale).paint(list, at: 0).image
    let unit = side / 12
    let x = Int((3.4 + (Double(column) + 0.5) * unit) * scale)
    let top = Int((2.7 + (Double(rows.lowerBound) + 0.5) * unit) * scale)
    let bottom = Int((2.7 + (Double(rows.upperBound) + 0.5) * unit) * scale)
    return Set(
      (top...bottom).map { y in
        let at = (y * image.width + x) * 4
        return Array(image.bytes[at..<at + 3])
      })
  }

  @Test(arguments: [60.0, 38, 120], [3.0, 2, 1.7, 2.3])
  func `the ground does not show between the rows of a drawing`(side: Double, scale: Double) {
    let white: [UInt8] = [255, 255, 255]
    #expect(colors("🚕", side: side, scale: scale, column: 6, rows: 2...7) == [white])
    #expect(
      colors("🚕", side: side, scale: scale, column: 3, rows: 5...8) == [white, [28, 30, 38]])
  }

  /// Returns the colour in the middle of an icon of 60 points, and in its corner.
  private func colors(_ icon: PhoneScene.AppIcon, pixel: Double) -> (
    middle: [UInt8], corner: [UInt8]
  ) {
    let list = DisplayList(
      size: Size(width: 60, height: 60), items: icon.marks(side: 60, pixel: pixel))
    let image = PixelPainter(scale: 3).paint(list, on: nil, at: 0).image
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      Array(image.bytes[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4])
    }
    return (color(90, 90), color(1, 1))
  }

  @Test func `a picture of the app's own fills its icon, with the corners that a phone cuts off`()
    throws
  {
    let file = NSTemporaryDirectory() + "islet-icon-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let pixels = PixelImage(
      width: 2, height: 2, bytes: Array(repeating: [200, 40, 90, 255], count: 4).flatMap { $0 })
    try Data(pixels.png).write(to: URL(fileURLWithPath: file))
    let icon = PhoneScene.AppIcon(bundle: "a", title: "App", glyph: "⚽", image: file)
    for pixel in [1.0 / 3, 5] {
      #expect(colors(icon, pixel: pixel).middle == [200, 40, 90, 255])
      #expect(colors(icon, pixel: pixel).corner[3] == 0)
    }
  }

  @Test(arguments: ["⚽", "🗡", "🚕", "🥐", "⏲", "🏃"])
  func `a demo app's icon has squares for cells and lines for pixels, on one ground`(glyph: String)
  {
    let icon = PhoneScene.AppIcon(bundle: "a", title: "App", glyph: glyph)
    let (cells, pixels) = (icon.marks(side: 60, pixel: 5), icon.marks(side: 60, pixel: 1.0 / 3))
    #expect(cells.first == pixels.first)
    #expect(cells != pixels)
    #expect(pixels == icon.marks(side: 60, pixel: 0))
  }
}
