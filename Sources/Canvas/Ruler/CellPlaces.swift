import Drawing
import Numbers

/// Where a picture's texts, symbols and small shapes are drawn in cells, which may be beside where they are on a phone:
/// text stands in whole columns and rows, and what belongs to it moves with it.
public struct CellPlaces {
  /// One text, symbol or label.
  private struct Mark {
    var isSymbol: Bool
    /// On a phone, in points.
    var frame: Rect
    /// In cells, in points.
    var drawn: Rect
  }

  private let marks: [Mark]
  private let snapping: Snapping

  fileprivate init(_ placer: TextPlacer, _ snapping: Snapping) {
    marks = zip(placer.wishes, placer.frames).compactMap { wish, frame in
      guard wish.isVisible, frame.isFinite, let drawn = placer.drawn(wish) else { return nil }
      return Mark(isSymbol: wish.isSymbol, frame: frame, drawn: drawn)
    }
    self.snapping = snapping
  }

  /// Returns where what the ruler measures is drawn, on the edges of the picture's pixels.
  fileprivate func drawn(_ mark: RulerMark) -> Rect? {
    guard mark.isListed, mark.frame.isFinite else { return nil }
    let room = mark.frame.inset(by: -0.5)
    let isSymbol = mark.name.hasPrefix("Image")
    let own = marks.filter { other in
      guard other.isSymbol == isSymbol else { return false }
      return isSymbol
        ? room.contains(Point(x: other.frame.midX, y: other.frame.midY))
        : room.contains(other.frame.origin) && other.frame.maxX <= room.maxX
    }
    let isText = mark.kind != .view || mark.name.hasPrefix("Text")
    guard isText || isSymbol, let first = own.first else {
      return onPixels(isText || isSymbol ? mark.frame : snapping.place(mark.frame))
    }
    return onPixels(own.reduce(first.drawn) { $0.union($1.drawn) })
  }

  private func onPixels(_ frame: Rect) -> Rect {
    let pixel = snapping.pixel
    let (left, right) = snapping.edges(frame.minX, frame.maxX, step: pixel, thick: 3 * pixel)
    let (top, bottom) = snapping.edges(frame.minY, frame.maxY, step: pixel, thick: 3 * pixel)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns how far from its frame something is drawn, in words; nil where nobody minds it: less than a column across
  /// and less than a row down.
  fileprivate func shift(from frame: Rect, to drawn: Rect) -> String? {
    let pixel = snapping.pixel
    let (left, right) = (drawn.minX - frame.minX, drawn.maxX - frame.maxX)
    let down = drawn.midY - frame.midY
    var words: [String] = []
    if min(left, right) > pixel {
      words.append("\(points(min(left, right))) pt right")
    } else if max(left, right) < -pixel {
      words.append("\(points(-max(left, right))) pt left")
    }
    if right - left > 2 * pixel { words.append("\(points(right - left)) pt wider") }
    if abs(down) > 2 * pixel {
      words.append("\(points(abs(down))) pt \(down > 0 ? "lower" : "higher")")
    }
    return words.isEmpty ? nil : "drawn \(words.joined(separator: ", ")) here, to fit cells"
  }

  private func points(_ length: Double) -> String { length.short(places: 0) }
}

extension Painter {
  /// Returns where what a list shows is drawn in cells at a time (UNIX seconds).
  public func places(
    of list: DisplayList, at now: Double, using buffer: PaintBuffer = PaintBuffer()
  ) -> CellPlaces {
    let painting = Painting(self, list, now: now, buffer: buffer)
    defer { buffer.give(painting.layer) }
    let placer = TextPlacer(painting)
    _ = placer.place()
    painting.levels = placer.levels
    return CellPlaces(placer, Snapping(painting, Painting.State(bounds: painting.layer.bounds)))
  }
}

extension RulerMark {
  /// Returns the marks, each with where cells show it and with words for how far from its frame that is.
  public static func marks(_ marks: [RulerMark], drawnAt places: CellPlaces) -> [RulerMark] {
    marks.map { mark in
      guard let drawn = places.drawn(mark) else { return mark }
      var mark = mark
      mark.drawn = drawn
      mark.shift = places.shift(from: mark.frame, to: drawn)
      return mark
    }
  }

  /// Where the mark is in the picture that shows it.
  public var shown: Rect { drawn ?? frame }
}

extension TextPlacer {
  /// Returns where a text, a symbol or a label is drawn, in points on the surface; nil where it is not.
  fileprivate func drawn(_ wish: TextWish) -> Rect? {
    let pixel = painting.painter.zoom
    /// Returns a box as wide as what is drawn and as high as the frame, around the middle of a row of cells.
    func around(columns: Range<Int>, row: Int) -> Rect {
      let height = max(wish.frame.height, cell.height)
      let down = wish.frame.height < cell.height ? 0 : wish.middle - wish.frame.midY
      return Rect(
        x: Double(columns.lowerBound) * cell.width,
        y: (Double(row) + 0.5) * cell.height - down - height / 2,
        width: Double(columns.count) * cell.width, height: height)
    }
    switch wish.form {
    case .hidden: return nil
    case .cells(let glyphs):
      let width = glyphs.reduce(0) { $0 + $1.columns }
      return around(columns: wish.column..<wish.column + width, row: wish.row)
    case .lines(let rows):
      return Rect(
        x: Double(wish.column) * cell.width, y: Double(wish.row) * cell.height,
        width: Double(rows.first?.count ?? 0) * cell.width,
        height: Double(rows.count) * cell.height)
    case .pixels(let text):
      let (left, width) = (Double(text.left) * pixel / 2, Double(text.width) * pixel / 2)
      let row = cell.height / Double(text.rowsPerCell)
      let letters = Rect(
        x: left, y: Double(text.top) * row, width: width, height: Double(text.capHeight) * row)
      return wish.isSymbol
        ? letters
        : Rect(x: left, y: wish.frame.y, width: width, height: wish.frame.height).union(letters)
    case .framed:
      let column = Int(bounded: (wish.frame.midX / cell.width).rounded(.down))
      let row = Int(bounded: (wish.frame.midY / cell.height).rounded(.down))
      let side = max(wish.frame.width, wish.frame.height)
      return Rect(
        x: (Double(column) + 0.5) * cell.width - side / 2,
        y: (Double(row) + 0.5) * cell.height - side / 2, width: side, height: side)
    case .emoji, .drawing, .box: return wish.frame
    }
  }
}

extension Snapping {
  /// Returns where a shape that the ruler measures is drawn: with the text that it belongs to.
  fileprivate func place(_ frame: Rect) -> Rect {
    guard frame.width > 0, frame.height > 0 else { return frame }
    let round = Contour.rounded(frame, radius: min(frame.width, frame.height) / 2)
    if case .glyph(_, let column, let row) = dot(round, frame) {
      return Rect(
        x: Double(column) * pixel, y: Double(2 * row) * pixel, width: pixel, height: 2 * pixel)
    }
    return following(frame)
  }
}
