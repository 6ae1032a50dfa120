import Canvas
import Drawing

struct Painter {
  var zoom: Double
  static let zooms: [Double] = [10, 8, 5, 4, 2.5, 2]
  func paint(_ list: DisplayList, at now: Double) -> PaintedPicture {
    PaintedPicture(grid: CellGrid(columns: 1, rows: 1))
  }
}
struct PaintedPicture { var grid: CellGrid }
extension CellGrid {
  func text() -> String { "" }
  func ansi() -> String { "" }
}
