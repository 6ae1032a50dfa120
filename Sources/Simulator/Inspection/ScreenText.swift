import Canvas
import Drawing
import JSON
import Phone
import WidgetProtocol

/// A screen in the formats that the inspection API offers.
enum ScreenPicture {
  static func bytes(
    _ list: DisplayList, _ name: String, _ format: PictureFormat, zoom: Double, scale: Double,
    at now: Double
  ) -> [UInt8] {
    switch format {
    case .plain:
      return Array(PlainText.lines(of: list, at: now).map { $0 + "\n" }.joined().utf8)
    case .png: return PixelPainter(scale: scale).paint(list, on: nil, at: now).image.png
    case .svg:
      return Array(VectorPicture.document(list, on: nil, at: now, title: name).text.utf8)
    default: break
    }
    let painted = Painter(zoom: zoom, paintsEmoji: format == .ansi || format == .cells)
      .paint(list, at: now)
    switch format {
    case .ansi: return Array(painted.grid.ansi().utf8)
    case .cells: return Array(SVG.document(painted.grid, cell: painted.cell).utf8)
    default: return Array(painted.grid.text().utf8)
    }
  }
}
