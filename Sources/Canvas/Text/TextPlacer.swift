import Drawing
import Findings
import Outlines
import Raster

/// Where a text, a symbol or a label stands, decided for all of a picture before any is drawn.
struct PlacedText: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case hidden
    case cells([PlacedGlyph])
    case pixels(PixelText)
    case emoji([PlacedEmoji])
    /// Large digits drawn with lines, row by row.
    case lines([[PlacedGlyph]])
    case drawing(SymbolDrawing, frame: Rect, SymbolMark)
    /// The frame of a small symbol as a shape, with what is in it as a character.
    case framed(SymbolDrawing, PlacedGlyph, frame: Rect, SymbolMark)
    /// A symbol without a drawing: a box with its first letter.
    case box(frame: Rect, Paint)
  }

  var form: Form
  var column: Int
  var row: Int
  /// The text with its frame where a phone shows all of it: no clip reaches into the frame.
  var whole: Whole?
  /// Whether its frame lies within every clip.
  var isInside = false

  struct Whole: Equatable, Sendable {
    var text: String
    var frame: Rect
  }
}

/// A coloured glyph and where it stands on the surface, in points.
struct PlacedEmoji: Equatable, Sendable {
  var bitmap: GlyphBitmap
  var frame: Rect

  static func == (one: PlacedEmoji, other: PlacedEmoji) -> Bool {
    one.bitmap === other.bitmap && one.frame == other.frame
  }
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
  /// What of the surface shows its letters, in points; nil: all of it.
  var clip: Rect?
  /// Whether its frame lies within every clip.
  var isInside = false
  /// What a text has whose letters are higher than the phone's, where there is no room for them.
  var lower: PlacedText.Form?
  /// Whether its letters may be wider than the phone's too.
  var isTitle = false
  /// Of its letters, in points on the surface.
  var size = 0.0
  /// Whether it is a line of a paragraph, which begins where the one above it does.
  var isInParagraph = false
  /// Whether its middle keeps away from the edge of its pill already.
  var isPulled = false
  var row = 0
  var column = 0
  /// In columns.
  var width = 0

  /// The level that the text has, once it has its place.
  var level: Painting.Level {
    Painting.Level(middle: middle, frame: frame, row: row, columns: column..<column + width)
  }

  /// What a phone shows of it, where no clip reaches into its frame.
  var whole: PlacedText.Whole? {
    guard !isSymbol, let clip, frame.isFinite, frame.minX >= clip.minX - 1,
      frame.maxX <= clip.maxX + 1
    else { return nil }
    return PlacedText.Whole(text: text, frame: frame)
  }

  var glyphs: [PlacedGlyph]? {
    if case .cells(let glyphs) = form { glyphs } else { nil }
  }
}

/// Finds rows and columns for texts.
///
/// Four rules, in this order:
/// 1. Row: a text stands in the row that the middle of its letters lies in. Texts that are level on the
///    phone share the row of the widest; lines below one another never share one, and in a pill hardly
///    higher than they are they keep a point or two from its edge (`+Rows`).
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
  /// The clips in force, each within the one before.
  private var clips: [Clip] = []
  /// The lines of each paragraph, from the top.
  var paragraphs: [[Int]] = []
  /// How many texts, symbols and placeholders have been collected.
  var owners = 0
  /// The frames of the wishes as a phone has them; a wish's own may follow a text.
  private(set) var frames: [Rect] = []

  /// A clip in force, in points on the surface.
  private struct Clip {
    var box: Rect
    /// What of it cuts letters of a text that lies within the box.
    var edge: Rect?
  }

  /// The rows of texts, which dots beside them follow.
  var levels: [Painting.Level] { wishes.filter { $0.isVisible && $0.width > 0 }.map(\.level) }

  init(_ painting: Painting) {
    self.painting = painting
    let zoom = painting.painter.zoom
    cell = Size(width: zoom, height: 2 * zoom)
  }

  /// Returns the places of all texts, by their owner.
  func place() -> [[PlacedText]] {
    collect(painting.list.items, .identity, depth: 0, isVisible: true)
    frames = wishes.map(\.frame)
    findParagraphs()
    chooseRows()
    lowerStacked()
    chooseColumns()
    lowerCrowded()
    makeRoom()
    var places = Array(repeating: [PlacedText](), count: owners)
    for wish in wishes {
      places[wish.owner].append(
        PlacedText(
          form: wish.form, column: wish.column, row: wish.row, whole: wish.whole,
          isInside: wish.isInside))
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
        if mayShow(line.frame, map) { add(line, map, isVisible) }
        owners += 1
      case .symbol(let mark):
        if mayShow(mark.frame, map) { add(mark, map, isVisible) }
        owners += 1
      case .placeholder(let rect, let label):
        if mayShow(rect, map) { add(rect, label, map, isVisible) }
        owners += 1
      case .group(let group):
        let inner = group.transform.then(map)
        let isVisible =
          isVisible && depth + 1 < Painting.mostDepth && group.opacity > 0 && inner.isFinite
        let clip = group.clip?.rect.map(inner.box).flatMap { $0.isFinite ? $0 : nil }
        if let clip {
          let box = clips.last.map { $0.box.intersection(clip) } ?? clip
          clips.append(Clip(box: box, edge: group.cutsLetters ? box : clips.last?.edge))
        }
        defer { if clip != nil { clips.removeLast() } }
        if let mask = group.mask {
          collect(mask, inner, depth: depth + 1, isVisible: false)
        }
        collect(group.items, inner, depth: depth + 1, isVisible: isVisible)
      case .view(let view):
        collect(
          view.items, map, depth: depth + 1,
          isVisible: isVisible && depth + 1 < Painting.mostDepth)
      case .fill(let contour, _): addAnchor(contour, map, isVisible)
      case .stroke(let contour, _, _): addAnchor(contour, map, isVisible)
      case .image(let mark): addAnchor(.rect(mark.frame), map, isVisible)
      case .progress(let mark): addAnchor(mark.track, map, isVisible)
      }
    }
  }

  /// Adds a text, a symbol or a label, as far as the clips in force show it; a label is cut and not moved.
  func add(_ wish: TextWish, isLabel: Bool = false) {
    var wish = wish
    if let clip = clips.last {
      let frame = wish.frame
      wish.isInside =
        frame.isFinite && frame.minX >= clip.box.minX - 1 && frame.maxX <= clip.box.maxX + 1
        && frame.minY >= clip.box.minY - 1 && frame.maxY <= clip.box.maxY + 1
      if !isLabel { wish.clip = wish.isInside ? clip.edge : clip.box }
    }
    wishes.append(wish)
  }

  /// Returns whether a frame is on the surface, or at most eight rows away: no text is moved farther to make room.
  ///
  /// Of thousands of lines most are below the surface; each that takes part is compared with all others.
  private func mayShow(_ frame: Rect, _ map: Transform) -> Bool {
    let box = map.box(frame)
    guard box.isFinite else { return true }
    let near = Rect(painting.list.size).outset(by: 8 * cell.height)
    return box.minX <= near.maxX && box.maxX >= near.minX && box.minY <= near.maxY
      && box.maxY >= near.minY
  }

  /// Notes a shape or an image that texts may stand in line with.
  private func addAnchor(_ contour: Contour, _ map: Transform, _ isVisible: Bool) {
    guard isVisible, let rect = contour.rect, rect.isFinite else { return }
    anchors.append(map.box(rect))
  }
}
