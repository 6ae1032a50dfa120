import Canvas
import Drawing
import JSON
import Phone
import WidgetProtocol

/// A painted screen in the formats that the inspection API offers.
enum ScreenText {
  static func of(_ painted: PaintedPicture, _ picture: PhonePicture, _ format: ScreenFormat)
    -> String
  {
    switch format {
    case .ansi: painted.grid.ansi()
    case .svg: SVG.document(painted.grid, cell: painted.cell)
    case .text, .plain, .json: painted.grid.text()
    }
  }
}
