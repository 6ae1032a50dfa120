/// What stands at a place of the screen, for the mouse.
public enum Target: Hashable, Sendable {
  case action(Action)
  /// The phone's picture: its top left cell and the points of one cell.
  case phone(column: Int, row: Int, pointsPerColumn: Double, pointsPerRow: Double)
  case activity(String)
  /// An element that the ruler lists.
  case element(Int)
  /// A presentation beside the phone.
  case exhibit(ActivityExhibit.Kind)
  case push(Int)
  /// A cell of the gallery.
  case galleryCell(row: Int, column: Int)
  /// A line of the open menu.
  case menuItem(Int)
  /// A part of the screen that the wheel scrolls.
  case pane(Pane)
  /// Outside of what is open: a click closes it.
  case outside
  /// Nothing; swallows the click.
  case nothing
}

/// A part of a screen that can have the focus.
public enum Pane: String, Hashable, Sendable, CaseIterable {
  case phone, activities, states, json, log, detail
}
