import Drawing
import WidgetProtocol

// What a small part of the island cuts off, as it cuts everything at its edges and shrinks no view that has a size.
extension Picture {
  /// The marks that reach beyond the slot's upper or lower edge.
  public var marksCutInHeight: [DrawnMark] { DrawnMark.all(of: list).filter(isCutInHeight) }

  /// The marks that reach beyond the slot's sides.
  var marksCutInWidth: [DrawnMark] { DrawnMark.all(of: list).filter(isCutInWidth) }

  /// The marks that reach beyond any edge of the slot.
  var marksCut: [DrawnMark] {
    DrawnMark.all(of: list).filter { isCutInWidth($0) || isCutInHeight($0) }
  }

  private func isCutInHeight(_ mark: DrawnMark) -> Bool {
    reaches(mark, from: \.minY, to: \.maxY, beyond: list.size.height, of: contentFrame.height)
  }

  private func isCutInWidth(_ mark: DrawnMark) -> Bool {
    reaches(mark, from: \.minX, to: \.maxX, beyond: list.size.width, of: contentFrame.width)
  }

  /// Returns whether a mark reaches beyond a slot of a length whose content has another.
  ///
  /// A fill or an image may be a ground that is meant to reach beyond it. It counts where the content itself is too long.
  private func reaches(
    _ mark: DrawnMark, from first: KeyPath<Rect, Double>, to last: KeyPath<Rect, Double>,
    beyond end: Double, of length: Double
  ) -> Bool {
    let spare = 0.5
    switch mark.kind {
    case .fill, .image, .placeholder: guard length > end + spare else { return false }
    case .text, .symbol, .stroke, .progress: break
    }
    let ink = mark.reach
    return ink[keyPath: first] < -spare || ink[keyPath: last] > end + spare
  }
}

extension DrawnMark {
  /// Returns by how much the mark reaches beyond a slot of a size, at the edge where that is most.
  func overshoot(of room: Size) -> Double {
    let ink = reach
    return max(-ink.minX, -ink.minY, ink.maxX - room.width, ink.maxY - room.height)
  }

  /// What the mark covers: of a text its capitals, without the room above and below them.
  var reach: Rect { IslandCut.ink(of: self).0 }
}
