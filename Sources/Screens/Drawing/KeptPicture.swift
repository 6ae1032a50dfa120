import Canvas
import Drawing

/// A list with its cells, so that an unchanged one is not painted again.
struct KeptPicture: Sendable {
  private(set) var cells: CellPicture
  /// Real seconds.
  private(set) var paintedAt: Double
  /// The virtual time at which its dynamic text is another.
  private(set) var changesAt: Double?
  private var list: DisplayList
  private let painter: Painter
  private var start: Double

  /// Paints a list as it stands at a virtual time.
  init(
    _ list: DisplayList, _ painter: Painter, at now: Double, realTime: Double, _ buffer: PaintBuffer
  ) {
    cells = CellPicture(list, painter, at: now, using: buffer)
    changesAt = list.nextChange(after: now)
    (self.list, self.painter, start, paintedAt) = (list, painter, now, realTime)
  }

  /// Paints another list that fits, over this picture: only what is another.
  mutating func paint(
    _ list: DisplayList, at now: Double, realTime: Double, _ buffer: PaintBuffer
  ) {
    cells.paint(list, at: now, using: buffer)
    changesAt = list.nextChange(after: now)
    (self.list, start, paintedAt) = (list, now, realTime)
  }

  /// Returns whether painting the list now would give the same cells.
  func shows(_ list: DisplayList, _ painter: Painter, at now: Double) -> Bool {
    fits(painter, list) && now >= start && changesAt.map { now < $0 } ?? true && self.list == list
  }

  /// Returns whether it may stand in for a newer picture of the same kind for a moment.
  func fits(_ painter: Painter, _ list: DisplayList) -> Bool {
    self.painter == painter && self.list.size == list.size
  }
}
