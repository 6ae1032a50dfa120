import Canvas
import Drawing
import Findings
import Simulator

/// An SVG file that moves by itself: the frames, and under them what became of the last push.
@MainActor
final class AnimatedPicture: CaptionedRecording {
  private let path: String
  private let title: String
  let start: Double
  let speed: Double
  private var film = AnimatedSVG()
  private var grid = CellGrid(columns: 0, rows: 0)
  var caption = Caption()

  init(path: String, title: String, start: Double, speed: Double) {
    (self.path, self.title, self.start, self.speed) = (path, title, start, speed)
  }

  private(set) var lacks: [Finding] = []
  let showsMotion = true
  let showsBody = true
  let isOfCells = true

  func frame(_ painted: PaintedPicture, _ list: DisplayList, at time: Double) {
    endCaption(before: seconds(time))
    grid = painted.grid
    lacks.note(painted.findings)
    show(at: seconds(time))
  }

  func finish(at time: Double) throws(UsageError) {
    endCaption(before: seconds(time))
    let text = film.document(duration: seconds(time), title: title)
    try OutputFile.write(text, to: path, fix: "choose another file")
  }

  func show(at moment: Double) {
    guard grid.columns > 0 else { return }
    var page = CellGrid(
      columns: grid.columns, rows: grid.rows + 1,
      filledWith: Cell(ink: CellColor(0xB8BCC4), ground: CellColor(0x16181D)))
    page.cells.replaceSubrange(0..<grid.cells.count, with: grid.cells)
    let room = grid.columns - 2
    var column = 1
    let words = caption.text.shortened { DisplayWidth.columns(of: $0) <= room }
    for character in words {
      let width = DisplayWidth.columns(of: character)
      guard width > 0, column + width <= grid.columns else { continue }
      page[column, grid.rows].glyph = character
      for next in column + 1..<column + width where next < grid.columns {
        page[next, grid.rows].glyph = Cell.continuation
      }
      column += width
    }
    film.show(page, at: moment)
  }
}
