import Drawing
import Findings

/// Where a text, a symbol or a label stands, decided for all of a picture before any is drawn.
struct PlacedText {
  enum Form {
    case hidden
    case cells([PlacedGlyph])
    case pixels(PixelText)
    case drawing(SymbolDrawing, frame: Rect, SymbolMark)
    /// A symbol without a drawing: a box with its first letter.
    case box(frame: Rect, Paint)
  }

  var form: Form
  var column: Int
  var row: Int
}

/// One text before it has its place; a line with letters of different heights has several.
struct TextWish {
  /// The display list's text, symbol or placeholder that it belongs to, counted in drawing order.
  var owner: Int
  var form: PlacedText.Form
  /// On the surface, in points.
  var frame: Rect
  /// The middle of the letters' height, in points.
  var middle: Double
  var alignment: TextLine.Alignment
  var text: String
  var isVisible: Bool
  var isSymbol = false
  var row = 0
  var column = 0
  /// In columns.
  var width = 0

  /// Where the text stands, once it has its place.
  var level: Painting.Level {
    Painting.Level(middle: middle, frame: frame, row: row, columns: column..<column + width)
  }

  var glyphs: [PlacedGlyph]? {
    if case .cells(let glyphs) = form { glyphs } else { nil }
  }
}

/// Finds rows and columns for texts.
///
/// Four rules, in this order:
/// 1. Row: a text stands in the row that the middle of its letters lies in. Texts that are level on the
///    phone share the row of the widest; lines below one another never share one (`+Rows`).
/// 2. Phrase: neighbours of a row that are no farther apart than SwiftUI's own spacing read as one and
///    stay one column apart, except where they start a column of a table (`+Phrases`).
/// 3. Side: cells are narrower or wider than letters. A phrase takes up the difference at the side that
///    the layout does not hold it on to: it starts at its frame's left edge, ends at its right edge, or
///    keeps its middle. The layout says which; nothing is guessed from the picture.
/// 4. Room: texts that would overlap in cells and do not on the phone step aside for one another by a
///    few columns, and only when there is no room is one shortened, and reported (`+Room`).
final class TextPlacer {
  let painting: Painting
  let cell: Size
  var wishes: [TextWish] = []
  var anchors: [Rect] = []
  private var owners = 0

  init(_ painting: Painting) {
    self.painting = painting
    let zoom = painting.painter.zoom
    cell = Size(width: zoom, height: 2 * zoom)
  }

  /// The places of all texts, by their owner.
  func place() -> [[PlacedText]] {
    collect(painting.list.items, .identity, depth: 0, isVisible: true)
    chooseRows()
    chooseColumns()
    makeRoom()
    var places = Array(repeating: [PlacedText](), count: owners)
    for wish in wishes {
      places[wish.owner].append(PlacedText(form: wish.form, column: wish.column, row: wish.row))
    }
    return places
  }

  // Collecting, in the order in which the painting draws.

  private func collect(
    _ items: [DisplayItem], _ map: Transform, depth: Int, isVisible: Bool
  ) {
    for item in items {
      switch item {
      case .text(let line):
        add(line, map, isVisible)
        owners += 1
      case .symbol(let mark):
        add(mark, map, isVisible)
        owners += 1
      case .placeholder(let rect, let label):
        add(rect, label, map, isVisible)
        owners += 1
      case .group(let group):
        let inner = group.transform.then(map)
        let isVisible =
          isVisible && depth + 1 < Painting.mostDepth && group.opacity > 0 && inner.isFinite
        if let mask = group.mask {
          collect(mask, inner, depth: depth + 1, isVisible: false)
        }
        collect(group.items, inner, depth: depth + 1, isVisible: isVisible)
      case .fill(let contour, _): addAnchor(contour, map, isVisible)
      case .stroke(let contour, _, _): addAnchor(contour, map, isVisible)
      case .image(let mark): addAnchor(.rect(mark.frame), map, isVisible)
      case .progress(let mark): addAnchor(mark.track, map, isVisible)
      }
    }
  }

  /// Shapes and images that texts may stand in line with.
  private func addAnchor(_ contour: Contour, _ map: Transform, _ isVisible: Bool) {
    guard isVisible, let rect = contour.rect, rect.isFinite else { return }
    anchors.append(map.box(rect))
  }

  private func add(_ line: TextLine, _ map: Transform, _ isVisible: Bool) {
    let line = line.resolved(at: painting.now)
    let scale = map.scale
    let writer = PixelWriter(
      zoom: painting.painter.zoom, isWhole: painting.painter.glyphs != .blocks)
    let isASCII = painting.painter.glyphs == .ascii
    func letters(_ run: TextRun) -> Int? {
      let height = writer.capHeight(run.face.size * scale)
      // In ASCII only letters of five rows and more can be read.
      return isASCII && height ?? 0 < 9 ? nil : height
    }
    if isVisible, !map.isUpright {
      painting.report(Finding("canvas-rotated-text", path: line.string))
    }
    var start = 0
    while start < line.runs.count {
      let height = letters(line.runs[start])
      var end = start + 1
      while end < line.runs.count, letters(line.runs[end]) == height {
        end += 1
      }
      let runs = Array(line.runs[start..<end])
      var frame = line.frame
      if runs.count < line.runs.count, let first = runs.first, let last = runs.last {
        frame.x = first.x
        frame.width = last.x + last.width - first.x
      }
      let size = runs.map(\.face.size).max() ?? 17
      let middle = map.apply(Point(x: frame.midX, y: line.baseline - size * 0.7046 / 2)).y
      frame = map.box(frame)
      var form = PlacedText.Form.hidden
      if let height, map.isUpright,
        let text = fit(runs, height, writer, frame, middle)
      {
        form = .pixels(text)
      } else {
        form = .cells(
          CellGlyphs.glyphs(runs, symbols: painting.painter.glyphs))
      }
      wishes.append(
        TextWish(
          owner: owners, form: form, frame: frame, middle: middle, alignment: line.alignment,
          text: runs.map(\.text).joined(), isVisible: isVisible))
      start = end
    }
  }

  /// Large letters that fit their frame: tightened or a size smaller where the phone's are narrower.
  private func fit(
    _ runs: [TextRun], _ height: Int, _ writer: PixelWriter, _ frame: Rect, _ middle: Double
  ) -> PixelText? {
    let half = painting.painter.zoom / 2
    let room = frame.width * 1.1 / half + 3
    var heights = [height]
    switch height {
    case 5: heights += [4]
    case 7: heights += [5, 4]
    case 8...: heights += (max(8, height * 4 / 5)..<height).reversed().map { $0 }
    default: break
    }
    for height in heights {
      for tightening in [0, 1] {
        guard
          var text = writer.write(
            runs, capHeight: height, tightening: tightening)
        else { return nil }
        guard Double(text.width) <= room else { continue }
        guard middle.isFinite, abs(middle) < 1e6 else { return nil }
        text.top = Int((middle / painting.painter.zoom - Double(height) / 2).rounded())
        return text
      }
    }
    return nil
  }

  private func add(_ mark: SymbolMark, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(mark.frame)
    let entry = SymbolTable.entry(mark.name)
    if !entry.isKnown, isVisible { painting.report(SymbolTable.unknown(mark.name)) }
    let paint = mark.paints.first ?? .color(.white)
    var style: CellStyle = mark.face.weight >= 600 ? .bold : []
    if entry.isStruck { style.insert(.strikethrough) }
    let form: PlacedText.Form
    let side = max(frame.width, frame.height) / painting.painter.zoom
    let isLarge = side >= 3.9
    let isDrawn = isLarge && painting.painter.glyphs != .ascii
    let drawing = SymbolDrawings.drawing(mark.name).flatMap {
      $0.isClear(atPixels: side) ? $0 : nil
    }
    if isDrawn, side < 5.8 || drawing == nil, side < 8,
      let bitmap = SymbolBitmaps.bitmap(mark.name)
    {
      form = .pixels(pixels(bitmap, frame, mark, paint))
    } else if isDrawn, let drawing {
      form = .drawing(drawing, frame: frame, mark)
    } else if !entry.isKnown, isLarge {
      form = .box(frame: frame, paint)
    } else {
      form = .cells(
        CellGlyphs.glyphs(
          SymbolTable.text(entry, painting.painter.glyphs), paint: paint,
          style: style))
    }
    wishes.append(
      TextWish(
        owner: owners, form: form, frame: frame, middle: frame.midY, alignment: .center,
        text: mark.name, isVisible: isVisible, isSymbol: true))
  }

  /// A symbol's pixels in the middle of its frame.
  private func pixels(
    _ bitmap: BitmapFont.Glyph, _ frame: Rect, _ mark: SymbolMark, _ paint: Paint
  ) -> PixelText {
    let zoom = painting.painter.zoom
    var text = PixelText(
      letters: [PixelText.Letter(shape: .bitmap(bitmap, row: 0), x: 0, run: 0)],
      width: bitmap.width, capHeight: bitmap.rows.count,
      runs: [TextRun(mark.name, face: mark.face, paint: paint, x: frame.x, width: frame.width)])
    if frame.isFinite {
      text.top = Int((frame.midY / zoom - Double(bitmap.rows.count) / 2).rounded())
    }
    return text
  }

  private func add(_ rect: Rect, _ label: String, _ map: Transform, _ isVisible: Bool) {
    let frame = map.box(rect)
    wishes.append(
      TextWish(
        owner: owners,
        form: .cells(
          CellGlyphs.glyphs(label, paint: .color(RGBA(200, 200, 200)), style: [])),
        frame: frame, middle: frame.midY, alignment: .center, text: label, isVisible: isVisible))
  }
}

extension Transform {
  /// The upright rectangle around a mapped one.
  func box(_ rect: Rect) -> Rect {
    let (a, b) = (
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.maxY))
    )
    let (c, d) = (
      apply(Point(x: rect.maxX, y: rect.minY)), apply(Point(x: rect.minX, y: rect.maxY))
    )
    let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
    let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
