import SwiftUI

extension ChartPlot {
  mutating func annotate(_ mark: ChartMark) {
    guard !mark.annotations.isEmpty, mark.kind != .sector else { return }
    let target: CGRect?
    switch mark.kind {
    case .bar, .rectangle: target = box(mark)
    case .rule:
      target = ruleEnds(mark).map { start, end in
        CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y))
      }
    default:
      let side = mark.kind == .point ? (colors.symbolSize(of: mark) ?? .zero) : .zero
      target = point(mark).map {
        CGRect(
          x: $0.x - side.width / 2, y: $0.y - side.height / 2, width: side.width,
          height: side.height)
      }
    }
    guard let target else { return }
    for note in mark.annotations {
      let side = note.position.side
      // The view lies outside of the mark, by its gap.
      let out = CGPoint(x: (side.x - 0.5) * 2, y: (side.y - 0.5) * 2)
      var anchor = UnitPoint(x: 1 - side.x, y: 1 - side.y)
      var place = CGPoint(
        x: target.minX + target.width * side.x + out.x * note.spacing,
        y: target.minY + target.height * side.y + out.y * note.spacing)
      // Along the side that it touches, it is aligned.
      if out.x == 0, let part = note.alignment.horizontal.part {
        place.x = target.minX + target.width * part
        anchor.x = part
      }
      if out.y == 0, let part = note.alignment.vertical.part {
        place.y = target.minY + target.height * part
        anchor.y = part
      }
      add(.annotation(note.content, anchor, place), mark)
    }
  }
}

extension HorizontalAlignment {
  /// Which part of a length it is at; nil in the middle and at lines of text.
  var part: CGFloat? {
    self == .leading ? 0 : self == .trailing ? 1 : nil
  }
}

extension VerticalAlignment {
  /// Which part of a length it is at; nil in the middle and at lines of text.
  var part: CGFloat? { self == .top ? 0 : self == .bottom ? 1 : nil }
}
