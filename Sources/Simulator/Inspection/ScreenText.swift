import Canvas
import Drawing
import Findings
import JSON
import Phone
import WidgetProtocol

/// A screen in the formats that the inspection API offers.
enum ScreenPicture {
  static func bytes(
    _ list: DisplayList, _ name: String, _ format: PictureFormat, zoom: Double, scale: Double,
    at now: Double
  ) -> [UInt8] {
    /// Returns it in cells; an emoji is painted where it has colours.
    func paint(paintsEmoji: Bool) -> PaintedPicture {
      Painter(zoom: zoom, paintsEmoji: paintsEmoji).paint(list, at: now)
    }
    switch format {
    case .plain:
      // It is read in a terminal, and a push may hold what moves its cursor.
      return Array(
        PlainText.lines(of: list, at: now).map { $0.printableLines + "\n" }.joined().utf8)
    case .png: return PixelPainter(scale: scale).paint(list, on: nil, at: now).image.png
    case .svg:
      return Array(VectorPicture.document(list, on: nil, at: now, title: name).text.utf8)
    case .ansi: return Array(paint(paintsEmoji: true).grid.ansi().utf8)
    case .cells:
      let painted = paint(paintsEmoji: true)
      return Array(SVG.document(painted.grid, cell: painted.cell).utf8)
    case .text, .html, .json, .gif, .asciicast:
      return Array(paint(paintsEmoji: false).grid.text().utf8)
    }
  }
}
