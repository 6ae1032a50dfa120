import Drawing
import Numbers
import Raster

/// The cells of a display list, kept with what it takes to paint another list over them: only the rows that differ.
public struct CellPicture: Sendable {
  public private(set) var grid: CellGrid
  private let painter: Painter
  private var list: DisplayList
  private var now: Double
  private var texts: [[PlacedText]]
  private var levels: [Painting.Level]

  /// Paints a list, with dynamic text and bars as they stand at a time (UNIX seconds).
  public init(
    _ list: DisplayList, _ painter: Painter, at now: Double, using buffer: PaintBuffer
  ) {
    let painting = Painting(painter, list, now: now, buffer: buffer)
    grid = painting.run(.color(.black)).grid
    (self.painter, self.list, self.now) = (painter, list, now)
    (texts, levels) = (painting.texts, painting.levels)
  }

  /// Points a column and a row.
  public var cell: Size { Size(width: painter.zoom, height: 2 * painter.zoom) }

  /// Paints another list, where it differs from the one before.
  public mutating func paint(_ list: DisplayList, at now: Double, using buffer: PaintBuffer) {
    let nothing = SampleBounds(left: 0, top: 0, right: 0, bottom: 0)
    let placing = Painting(painter, list, now: now, buffer: buffer, part: nothing)
    placing.placeTexts()
    buffer.give(placing.layer)
    guard let rows = rows(changedBy: placing) else {
      self = CellPicture(list, painter, at: now, using: buffer)
      return
    }
    (self.list, self.now) = (list, now)
    (texts, levels) = (placing.texts, placing.levels)
    guard !rows.changed.isEmpty else { return }
    let down = placing.grid.down
    let part = SampleBounds(
      left: 0, top: rows.painted.lowerBound * down, right: placing.grid.width,
      bottom: rows.painted.upperBound * down)
    let painting = Painting(painter, list, now: now, buffer: buffer, part: part)
    (painting.texts, painting.levels) = (texts, levels)
    painting.drawList(on: .color(.black))
    CellFit(painter.glyphs).fit(painting.layer, rows: rows.changed, into: &grid)
    buffer.give(painting.layer)
  }

  /// Returns the rows in which a painting whose texts have their places differs, and those that must be painted so that
  /// these are right; nil: all.
  ///
  /// Texts stand in rows, and some shapes stand where a text beside them does: what they follow counts as well.
  private func rows(
    changedBy new: Painting
  ) -> (changed: Range<Int>, painted: Range<Int>)? {
    var difference = ListDifference(
      from: list, at: now, to: new.list, at: new.now, comparesTexts: false)
    guard !difference.isWhole, texts.count == new.texts.count else { return nil }
    if let area = difference.area {
      // Marks are moved on to the grid, and some to the row of a text.
      let shift = (levels + new.levels).map { abs($0.rowMiddle(cell) - $0.middle) }.max() ?? 0
      difference.add(area.outset(by: shift + cell.height))
    }
    func add(_ top: Double, _ bottom: Double) {
      difference.add(Rect(x: 0, y: top, width: list.size.width, height: bottom - top))
    }
    for (before, after) in zip(texts, new.texts) where before != after {
      for text in before + after {
        if let rows = text.rows(cell) {
          add(
            Double(rows.lowerBound) * cell.height, Double(rows.upperBound + 1) * cell.height)
        }
      }
    }
    for index in 0..<max(levels.count, new.levels.count) {
      let before = levels.indices.contains(index) ? levels[index] : nil
      let after = new.levels.indices.contains(index) ? new.levels[index] : nil
      guard before != after else { continue }
      for level in [before, after].compactMap({ $0 }) {
        let middles = [level.middle, level.rowMiddle(cell)]
        let reach = Snapping.farthest
        add((middles.min() ?? 0) - reach, (middles.max() ?? 0) + reach)
      }
    }
    guard let area = difference.area, let painted = difference.paintedArea else {
      return (0..<0, 0..<0)
    }
    let result = (changed: rows(of: area), painted: rows(of: painted))
    // Where most of it changes there is nothing to be spared.
    return result.painted.count * 4 < grid.rows * 3 ? result : nil
  }

  private func rows(of area: Rect) -> Range<Int> {
    let first = Int(bounded: (area.minY / cell.height).rounded(.down))
    let end = Int(bounded: (area.maxY / cell.height).rounded(.up))
    let top = min(max(0, first), grid.rows)
    return top..<min(max(top, end), grid.rows)
  }
}

extension Painting.Level {
  /// Returns the middle of the row that the text stands in, in points.
  fileprivate func rowMiddle(_ cell: Size) -> Double { (Double(row) + 0.5) * cell.height }
}

extension PlacedText {
  /// Returns the rows that it reaches into at most; nil when nothing is seen of it.
  fileprivate func rows(_ cell: Size) -> ClosedRange<Int>? {
    func rows(_ frame: Rect) -> ClosedRange<Int> {
      // A symbol may be a little higher than its frame, and is moved on to the grid.
      let frame = frame.outset(by: 0.2 * frame.height + cell.height)
      let first = Int(bounded: (frame.minY / cell.height).rounded(.down))
      return first...max(first, Int(bounded: (frame.maxY / cell.height).rounded(.down)))
    }
    switch form {
    case .hidden: return nil
    case .cells: return row...row
    case .lines(let lines): return row...(row + lines.count)
    case .pixels(let letters):
      let (first, last) = (letters.top + letters.above, letters.top + letters.below)
      let rows = letters.rowsPerCell
      return (first - rows) / rows...(last + rows) / rows
    case .emoji(let emoji):
      guard let first = emoji.first else { return nil }
      return rows(emoji.dropFirst().reduce(first.frame) { $0.union($1.frame) })
    case .drawing(_, let frame, _), .framed(_, _, let frame, _), .box(let frame, _):
      return rows(frame)
    }
  }
}

extension PixelText {
  /// The first row of a letter, counted from the top of the capitals, and the last one under them.
  fileprivate var above: Int { letters.map { rows(of: $0).lowerBound }.min() ?? 0 }
  fileprivate var below: Int {
    max(capHeight + 2, letters.map { rows(of: $0).upperBound }.max() ?? 0)
  }

  private func rows(of letter: Letter) -> ClosedRange<Int> {
    switch letter.drawing {
    case .bitmap(let glyph, let row): row...row + glyph.rows.count
    case .mark(let rows, let row, let unit): row...row + rows.count * unit
    case .dash, .cell: 0...capHeight
    case .skeleton: -capHeight...2 * capHeight
    }
  }
}
