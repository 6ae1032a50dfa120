import Canvas
import Drawing
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
      items: [.group(GroupMark(icon.marks(side: side), transform: place))])
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
}
