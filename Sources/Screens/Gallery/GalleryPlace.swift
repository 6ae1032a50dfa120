import Phone

/// What a person looks at in a gallery, by name: where that stands changes with files, devices and the window's width.
struct GalleryPlace: Sendable {
  /// The app of which the state is.
  private var app: AppRow.ID?
  private var state: String?
  private var presentation: Presentation?
  /// Where they stood when they were drawn last: elsewhere since then means that the person has moved.
  private var row = 0
  private var column = 0

  /// Returns the row of the state that was chosen, given the row as keys left it.
  ///
  /// A state whose file is gone keeps its place for when it comes back, as while another branch is checked out.
  mutating func row(_ wish: Int, in app: AppRow) -> Int {
    let names = app.states.map(\.name)
    var row = min(max(0, wish), max(0, names.count - 1))
    let here = names.indices.contains(row) ? names[row] : nil
    if app.id != self.app || wish != self.row || state == nil {
      (self.app, state) = (app.id, here)
    } else if here != state, let moved = names.firstIndex(where: { $0 == state }) {
      row = moved
    }
    self.row = row
    return row
  }

  /// Returns the column of the presentation that was chosen, given the column as keys left it.
  ///
  /// Where a device lacks it the first one takes its place, until a device has it again.
  mutating func column(_ wish: Int, in arrangement: GalleryArrangement) -> Int {
    var column = min(max(0, wish), max(0, arrangement.count - 1))
    if wish != self.column || presentation == nil {
      presentation = arrangement[column]
    } else if let presentation, arrangement[column] != presentation {
      column = arrangement.index(of: presentation)
    }
    self.column = column
    return column
  }
}
