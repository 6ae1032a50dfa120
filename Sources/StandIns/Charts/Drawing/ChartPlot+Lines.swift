import Drawing
import SwiftUI

extension ChartPlot {
  /// Joins the marks of lines and areas by series.
  static func series(_ marks: [ChartMark]) -> [[ChartMark]] {
    var order: [String] = []
    var groups: [String: [ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      let key = "\(mark.kind) \(mark.series ?? "")"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(mark)
    }
    return order.compactMap { groups[$0] }
  }

  mutating func drawLine(_ series: [ChartMark]) {
    guard let first = series.first else { return }
    let places = series.compactMap { mark in point(mark).map { (mark, $0) } }
    if first.kind == .area {
      drawArea(first, places)
    } else if places.count > 1 {
      var path = Path()
      path.move(to: places[0].1)
      first.interpolation.add(places.map(\.1), to: &path)
      let usual = StrokeStyle(lineWidth: Guess.chartLine, lineJoin: .round)
      add(.stroke(path, colors.line(of: first) ?? usual), first)
    }
    // Dots on a line are drawn where they were asked for.
    for (mark, point) in places where mark.symbol != nil || mark.symbolName != nil {
      drawSymbol(mark, at: point)
    }
  }

  /// Fills what lies between both edges of an area, from its ends forward and from its beginnings back.
  private mutating func drawArea(_ first: ChartMark, _ places: [(ChartMark, CGPoint)]) {
    let edge = places.reversed().compactMap { start($0, $1) }
    let ends = places.map { mark, end in
      CGPoint(
        x: end.x + mark.endOffsets.end.width, y: end.y + mark.endOffsets.end.height)
    }
    guard let corner = ends.first, let back = edge.first else { return }
    // One that runs from top to bottom is drawn with its axes exchanged, since lines run along x.
    let isUpright = !first.isHorizontal
    let turn = isUpright ? .identity : CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    var path = Path()
    path.move(to: corner.applying(turn))
    first.interpolation.add(ends.map { $0.applying(turn) }, to: &path)
    path.addLine(to: back.applying(turn))
    first.interpolation.add(edge.map { $0.applying(turn) }, to: &path)
    path.closeSubpath()
    add(.fill(isUpright ? path : path.applying(turn)), first)
  }

  /// Returns where an area begins that ends at a point.
  private func start(_ mark: ChartMark, _ end: CGPoint) -> CGPoint? {
    let shift = mark.endOffsets.start
    if mark.isHorizontal {
      guard let low = mark.x?.start, let x = across(low) else { return nil }
      return CGPoint(x: x + mark.offset.width + shift.width, y: end.y)
    }
    guard let low = mark.y?.start, let y = down(low) else { return nil }
    return CGPoint(x: end.x, y: y + mark.offset.height + shift.height)
  }
}
