import SwiftUI

extension ChartPlot {
  mutating func drawSectors(_ marks: [ChartMark]) {
    let total = marks.reduce(0) { $0 + max(0, $1.x?.start.number ?? 0) }
    guard total > 0 else { return }
    let whole = min(size.width, size.height) / 2
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var angle = -90.0
    for mark in marks {
      let turn = 360 * max(0, mark.x?.start.number ?? 0) / total
      let outer = min(whole, mark.radii.outer.radius(of: whole, usual: 1))
      let inner = min(outer, mark.radii.inner.radius(of: outer, usual: 0))
      let sector = Sector(
        center: center, start: angle, turn: turn, inner: inner, outer: outer,
        inset: mark.angularInset)
      let path = sector.path(cornerRadius: mark.cornerRadius ?? 0)
      if turn > 0 { add(.fill(path), mark) }
      let middle = (angle + turn / 2) * .pi / 180
      let distance = (inner + outer) / 2
      for note in mark.annotations {
        let place = CGPoint(
          x: center.x + cos(middle) * distance, y: center.y + sin(middle) * distance)
        add(.annotation(note.content, .center, place), mark)
      }
      angle += turn
    }
  }
}
