import Canvas
import Drawing

/// A list with its cells, so that an unchanged one is not painted again.
struct KeptPicture: Sendable {
  let painted: PaintedPicture
  /// Real seconds.
  let paintedAt: Double
  /// The virtual time at which its dynamic text is another.
  let changesAt: Double?
  private let list: DisplayList
  private let painter: Painter
  private let start: Double

  /// Paints a list as it stands at a virtual time.
  init(
    _ list: DisplayList, _ painter: Painter, at now: Double, realTime: Double, _ buffer: PaintBuffer
  ) {
    painted = painter.paint(list, at: now, using: buffer)
    changesAt = list.nextChange(after: now)
    (self.list, self.painter, start, paintedAt) = (list, painter, now, realTime)
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
