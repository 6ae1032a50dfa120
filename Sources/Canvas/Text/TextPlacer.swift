import Drawing

/// Where a text, a symbol or a label stands, decided for all of a picture before any is drawn.
struct PlacedText {
  enum Form {
    case hidden
    case cells([PlacedGlyph])
    case pixels(PixelText)
    case drawing(SymbolDrawing)
  }

  var form: Form
  var column: Int
  var row: Int
  /// The frame on the surface, in points.
  var frame: Rect
}

/// Large letters, in pixels. (Filled in by the pixel fonts.)
struct PixelText {}

/// A large symbol. (Filled in by the symbol drawings.)
struct SymbolDrawing {}

/// Finds rows and columns for texts.
///
/// Texts whose middles are level on the phone share a row; texts that would overlap in cells and do not
/// on the phone make room for one another, and only when there is none is one shortened.
final class TextPlacer {
  private let painting: Painting
  private let cell: Size
  private var wishes: [Wish] = []

  /// One text before it has its place.
  struct Wish {
    var glyphs: [PlacedGlyph]
    var form: PlacedText.Form?
    var frame: Rect
    var middle: Double
    var alignment: TextLine.Alignment
    var text: String
    var isVisible: Bool
    var row = 0
    var column = 0
    var width = 0
  }

  init(_ painting: Painting) {
    self.painting = painting
    let zoom = painting.painter.zoom
    cell = Size(width: zoom, height: 2 * zoom)
  }

  func place() -> [PlacedText] {
    collect(painting.list.items, .identity, depth: 0, isVisible: true)
    chooseRows()
    chooseColumns()
    return wishes.map { wish in
      PlacedText(
        form: wish.form ?? (wish.glyphs.isEmpty ? .hidden : .cells(wish.glyphs)),
        column: wish.column, row: wish.row, frame: wish.frame)
    }
  }

  // Collecting, in the order in which the painting draws.

  private func collect(
    _ items: [DisplayItem], _ map: Transform, depth: Int, isVisible: Bool
  ) {
    for item in items {
      switch item {
      case .text(let line): wishes.append(wish(line, map, isVisible))
      case .symbol(let mark): wishes.append(wish(mark, map, isVisible))
      case .placeholder(let rect, let label): wishes.append(wish(rect, label, map, isVisible))
      case .group(let group):
        let isVisible = isVisible && depth + 1 < Painting.mostDepth && group.opacity > 0
        let inner = group.transform.then(map)
        if let mask = group.mask {
          collect(mask, inner, depth: depth + 1, isVisible: false)
        }
        collect(group.items, inner, depth: depth + 1, isVisible: isVisible)
      case .fill, .stroke, .image, .progress: break
      }
    }
  }

  private func wish(_ line: TextLine, _ map: Transform, _ isVisible: Bool) -> Wish {
    let frame = map.box(line.frame)
    let glyphs = CellGlyphs.glyphs(
      line.runs, symbols: painting.painter.glyphs, now: painting.now)
    let size = line.runs.map(\.face.size).max() ?? 17
    let cap = size * 0.7046
    let middle = map.apply(Point(x: line.frame.midX, y: line.baseline - cap / 2)).y
    return Wish(
      glyphs: glyphs, frame: frame, middle: middle, alignment: line.alignment, text: line.string,
      isVisible: isVisible)
  }

  private func wish(_ mark: SymbolMark, _ map: Transform, _ isVisible: Bool) -> Wish {
    let frame = map.box(mark.frame)
    let glyph = SymbolTable.glyph(mark.name, painting.painter.glyphs)
    let paint = mark.paints.first ?? .color(.white)
    let glyphs = glyph.text.compactMap { character in
      DisplayWidth.terminalForm(character).map {
        PlacedGlyph(
          glyph: $0.glyph, columns: $0.columns, style: mark.face.weight >= 600 ? .bold : [],
          paint: paint)
      }
    }
    return Wish(
      glyphs: glyphs, frame: frame, middle: frame.midY, alignment: .center, text: mark.name,
      isVisible: isVisible)
  }

  private func wish(_ rect: Rect, _ label: String, _ map: Transform, _ isVisible: Bool) -> Wish {
    let frame = map.box(rect)
    let glyphs = label.compactMap { character in
      DisplayWidth.terminalForm(character).map {
        PlacedGlyph(
          glyph: $0.glyph, columns: $0.columns, style: [],
          paint: .color(RGBA(200, 200, 200)))
      }
    }
    return Wish(
      glyphs: glyphs, frame: frame, middle: frame.midY, alignment: .center, text: label,
      isVisible: isVisible)
  }

  // Rows.

  /// Middles that lie this close, in parts of a row, are level.
  private static let level = 0.3

  private func chooseRows() {
    let order = wishes.indices.filter { wishes[$0].isVisible && wishes[$0].middle.isFinite }
      .sorted { (wishes[$0].middle, $0) < (wishes[$1].middle, $1) }
    var start = 0
    while start < order.count {
      var end = start + 1
      let limit = wishes[order[start]].middle + TextPlacer.level * cell.height
      while end < order.count, wishes[order[end]].middle <= limit { end += 1 }
      // The widest decides, so that an icon follows its title.
      let leader = order[start..<end].max {
        (wishes[$0].frame.width, -$0) < (wishes[$1].frame.width, -$1)
      }
      let middle = wishes[leader ?? order[start]].middle
      let row = Int((max(-1e6, min(1e6, middle)) / cell.height).rounded(.down))
      for index in order[start..<end] { wishes[index].row = row }
      start = end
    }
  }

  // Columns.

  private func chooseColumns() {
    for index in wishes.indices {
      let wish = wishes[index]
      let width = wish.glyphs.reduce(0) { $0 + $1.columns }
      let column: Double
      switch wish.alignment {
      case .left: column = (wish.frame.minX / cell.width).rounded()
      case .right: column = (wish.frame.maxX / cell.width).rounded() - Double(width)
      case .center: column = (wish.frame.midX / cell.width - Double(width) / 2).rounded()
      }
      wishes[index].width = width
      wishes[index].column = Int(max(-1e6, min(1e6, column.isFinite ? column : 0)))
    }
  }
}

extension Transform {
  /// The upright rectangle around a mapped one.
  func box(_ rect: Rect) -> Rect {
    let corners = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (left, top, right, bottom) = (
      corners[0].x, corners[0].y, corners[0].x, corners[0].y
    )
    for corner in corners {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
