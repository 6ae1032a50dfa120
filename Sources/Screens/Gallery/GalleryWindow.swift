import Numbers

/// Which part shows of the selected picture where it is larger than its room, in cells.
struct GalleryWindow: Sendable {
  /// The picture.
  struct Subject: Hashable, Sendable {
    var app: AppRow.ID
    /// The numbers of its state and its presentation.
    var row: Int
    var column: Int
  }

  /// What was drawn last, with its points a pixel: another picture begins at its upper left corner.
  private var subject: Subject?
  private(set) var zoom = 0.0
  /// The ruler's element that was shown last: it is brought into the window once, when it is chosen.
  private var element: Int?
  private var room = (columns: 0, rows: 0)
  /// How far away the picture's last part is, as drawn last.
  private var most = (left: 0, top: 0)
  /// The columns and rows of the picture before those that show.
  private(set) var left = 0
  private(set) var top = 0

  /// Takes notice of how a picture is drawn, and brings what the ruler has chosen of it into the window.
  ///
  /// - Parameter chosen: the number and the cells of what the ruler shows; nil: nothing.
  mutating func show(
    _ subject: Subject, zoom: Double, columns: Int, rows: Int, in room: Area,
    chosen: (element: Int, cells: Area)?
  ) {
    if subject != self.subject { (left, top, element) = (0, 0, nil) }
    if subject == self.subject, zoom != self.zoom {
      // The same part stays, as far as it has room.
      left = Int(bounded: Double(left) * self.zoom / zoom)
      top = Int(bounded: Double(top) * self.zoom / zoom)
      element = nil
    }
    (self.subject, self.zoom) = (subject, zoom)
    self.room = (room.columns, room.rows)
    most = (max(0, columns - room.columns), max(0, rows - room.rows))
    if let chosen, chosen.element != element {
      left = AppModel.scrolled(
        left, toShow: chosen.cells.column..<chosen.cells.endColumn, of: columns, rows: room.columns)
      top = AppModel.scrolled(
        top, toShow: chosen.cells.row..<chosen.cells.endRow, of: rows, rows: room.rows)
    }
    element = chosen?.element
    (left, top) = (min(max(0, left), most.left), min(max(0, top), most.top))
  }

  /// Goes on inside a picture by most of what shows of it, to the right and down; gives false at its end, and for a
  /// picture that was not drawn.
  mutating func move(columns: Int, rows: Int, row: Int, column: Int) -> Bool {
    guard subject?.row == row, subject?.column == column else { return false }
    let next = (
      left: min(max(0, left + columns * max(1, room.columns * 3 / 4)), most.left),
      top: min(max(0, top + rows * max(1, room.rows * 3 / 4)), most.top)
    )
    guard next != (left, top) else { return false }
    (left, top) = next
    return true
  }

  /// Returns the ways on which there is more of the picture of a place, as arrows.
  func arrows(row: Int, column: Int) -> String {
    guard subject?.row == row, subject?.column == column else { return "" }
    return [("←", left > 0), ("→", left < most.left), ("↑", top > 0), ("↓", top < most.top)]
      .filter(\.1).map(\.0).joined()
  }
}
