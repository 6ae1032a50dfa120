import Drawing
import Findings
import Numbers
import Raster

extension Finding {
  /// Whether it says that a part of a picture is left out, which took too much work.
  public var tellsOfTooMuchWork: Bool { self == Painting.tooMuch }
}

/// One picture in the making.
final class Painting {
  /// For pictures of cells.
  let painter: Painter
  let list: DisplayList
  let now: Double
  let buffer: PaintBuffer
  let grid: SampleGrid
  var findings: [Finding] = []
  var reported: Set<String> = []
  var shortenings: [Shortening] = []
  /// Points that a flattened curve's handles may reach for each step.
  let tolerance: Double
  /// The texts' places, in drawing order, and the next to be drawn.
  var texts: [[PlacedText]] = []
  var nextText = 0
  var layer: Layer
  /// The layers that `layer` will be mixed into, lowest first.
  var underneath: [Layer] = []
  /// What lies below materials, where a picture of vectors asks for it.
  var grounds: MaterialGrounds?
  /// The rows of texts, which dots beside them follow.
  var levels: [Level] = []
  /// What the picture may still take.
  var work: Work
  /// Whether a picture that was put into this one is being painted, by its own share of work.
  private var isInPlaced = false
  /// The images that were paid for.
  var readImages: Set<ImageMark.Source> = []

  struct Level: Equatable {
    var middle: Double
    var frame: Rect
    var row: Int
    var columns: Range<Int>
  }

  init(
    _ painter: Painter, _ list: DisplayList, now: Double, buffer: PaintBuffer,
    part: SampleBounds? = nil
  ) {
    (self.painter, self.list, self.now, self.buffer) = (painter, list, now, buffer)
    grid = SampleGrid(
      size: list.size, zoom: painter.zoom, down: painter.glyphs == .sextants ? 6 : 4)
    tolerance = painter.zoom / 4
    work = Work(samples: grid.bounds.count)
    layer = buffer.takeLayer(grid, part ?? grid.bounds)
  }

  /// Creates a picture of pixels, or a part of it.
  init(
    _ list: DisplayList, scale: Double, now: Double, buffer: PaintBuffer, part: SampleBounds? = nil
  ) {
    (painter, self.list, self.now, self.buffer) = (Painter(), list, now, buffer)
    grid = SampleGrid(size: list.size, scale: scale)
    // A tenth of this is the most that a curve is off.
    tolerance = 0.6 / scale
    work = Work(samples: grid.bounds.count)
    layer = buffer.takeLayer(grid, part?.intersection(grid.bounds) ?? grid.bounds)
  }

  /// What holds for the marks of a group.
  struct State {
    var transform: Transform = .identity
    var alpha: Float = 1
    var bounds: SampleBounds
    var clip: ClipMask?
    /// What cuts a text whose frame lies within every clip; nil: the same as what cuts other marks.
    var edge: Edge?
    /// How deep groups nest, which is limited.
    var depth = 0
    /// Whether the marks are parts of a symbol, of which none becomes a character.
    var isSymbol = false
    /// Whether characters are left out.
    var hidesLetters = false

    /// What may be painted within rounded clips and surfaces, whatever rectangles of views are in force.
    struct Edge {
      var bounds: SampleBounds
      var clip: ClipMask?
    }

    /// The state for a text whose frame lies within every clip: in cells its letters are wider and higher than the
    /// frame, and a rectangle, which takes nothing of it on a phone, must take nothing of them either.
    var atEdge: State {
      var state = self
      if let edge { (state.bounds, state.clip, state.edge) = (edge.bounds, edge.clip, nil) }
      return state
    }
  }

  /// Finds the places of all texts.
  func placeTexts() {
    let placer = TextPlacer(self)
    texts = placer.place()
    levels = placer.levels
  }

  /// Paints the marks, as far as the layer reaches, once the texts have their places.
  func drawList(on background: Paint) {
    let state = State(bounds: layer.bounds)
    fill(.rect(Rect(list.size).outset(by: 4 * painter.zoom)), background, state)
    for item in list.items { draw(item, state) }
  }

  func run(_ background: Paint) -> PaintedPicture {
    placeTexts()
    drawList(on: background)
    for shortening in shortenings {
      report(
        Finding(
          "canvas-shortened", path: shortening.text,
          sentence: shortening.shown.isEmpty
            ? "“\(shortening.text)” has no room in the mock-up's cells; a phone shows it"
            : "“\(shortening.text)” is shortened to “\(shortening.shown)” in the mock-up only; a phone shows all of it"
        ))
    }
    var cells = CellGrid(columns: grid.columns, rows: grid.rows)
    CellFit(painter.glyphs).fit(layer, rows: 0..<grid.rows, into: &cells)
    buffer.give(layer)
    return PaintedPicture(
      grid: cells, findings: findings, shortenings: shortenings,
      cell: Size(width: painter.zoom, height: 2 * painter.zoom))
  }

  /// What is said where the work that a picture may take is done before it is whole.
  static let tooMuch = Finding(
    "canvas-approximated", sentence: "The picture takes too much work: the rest is left out",
    fix: "Draw fewer shapes, blurs or gradients.", severity: .warning)

  /// Takes what something costs; false, and told, where the picture may take no more.
  @discardableResult
  func spend(_ steps: Int) -> Bool {
    work.take(steps)
    if work.isSpent {
      report(Painting.tooMuch)
      buffer.hasCut = true
    }
    return !work.isSpent
  }

  func draw(_ item: DisplayItem, _ state: State) {
    guard spend(Work.mark) else { return skipTexts([item]) }
    switch item {
    case .fill(let contour, let paint): fill(contour, paint, state)
    case .stroke(let contour, let paint, let style): stroke(contour, paint, style, state)
    case .text(let line): grid.isPixels ? ink(line, state) : drawText(state)
    case .symbol(let mark): grid.isPixels ? ink(mark, state) : drawText(state)
    case .image(let mark): drawImage(mark, state)
    case .group(let group): drawPlaced(group, state)
    case .view(let view): drawGroup(GroupMark(view.items), state)
    case .progress(let mark): for part in mark.marks(at: now) { draw(part, state) }
    case .placeholder(let rect, let label): drawPlaceholder(rect, label, state)
    }
  }

  /// Draws a group, with a share of work of its own where it is a picture that was put into this one: that takes nothing
  /// from what is beside it. Pictures within it share what it has.
  private func drawPlaced(_ group: GroupMark, _ state: State) {
    guard !isInPlaced, let size = group.placed else { return drawGroup(group, state) }
    let others = work
    let map = group.transform.then(state.transform)
    let box = map.box(Rect(size))
    let samples = Int(bounded: (box.width * grid.xScale * box.height * grid.yScale).rounded(.up))
    work = Work(samples: min(samples, grid.bounds.count))
    isInPlaced = true
    drawGroup(group, state)
    (work, isInPlaced) = (others, false)
  }

  /// Reports once what is the same.
  func report(_ finding: Finding) {
    if reported.insert(finding.id.rawValue + finding.sentence).inserted { findings.append(finding) }
  }
}

extension Rect {
  /// Returns the rectangle made larger on each side.
  func outset(by length: Double) -> Rect {
    Rect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
