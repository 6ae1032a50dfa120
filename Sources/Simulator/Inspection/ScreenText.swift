import Canvas
import Drawing
import Findings
import JSON
import Phone
import WidgetProtocol

/// A screen in the formats that the inspection API offers.
enum ScreenPicture {
  /// Returns a file's bytes, and what was told while it was painted.
  static func bytes(
    _ list: DisplayList, _ name: String, _ format: PictureFormat, zoom: Double, scale: Double,
    at now: Double
  ) -> (bytes: [UInt8], findings: [Finding]) {
    /// Returns it in cells; an emoji is painted where it has colours.
    func paint(paintsEmoji: Bool) -> PaintedPicture {
      Painter(zoom: zoom, paintsEmoji: paintsEmoji).paint(list, at: now)
    }
    switch format {
    case .plain:
      // It is read in a terminal, and a push may hold what moves its cursor.
      let lines = PlainText.lines(of: list, at: now).map { $0.printableLines + "\n" }
      return (Array(lines.joined().utf8), [])
    case .png:
      let painted = PixelPainter(scale: scale).paint(list, on: nil, at: now)
      return (painted.image.png, painted.findings)
    case .svg:
      let document = VectorPicture.document(list, on: nil, at: now, title: name)
      return (Array(document.text.utf8), document.findings)
    case .ansi:
      let painted = paint(paintsEmoji: true)
      return (Array(painted.grid.ansi().utf8), painted.findings)
    case .cells:
      let painted = paint(paintsEmoji: true)
      return (Array(SVG.document(painted.grid, cell: painted.cell).utf8), painted.findings)
    case .text, .html, .json, .gif, .asciicast:
      let painted = paint(paintsEmoji: false)
      return (Array(painted.grid.text().utf8), painted.findings)
    }
  }
}
