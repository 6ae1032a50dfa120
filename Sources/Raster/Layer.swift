/// A sheet of premultiplied samples over a part of the surface, and the glyphs that stand over them.
public final class Layer {
  public typealias Sample = SIMD4<Float>

  public private(set) var grid: SampleGrid
  /// The part of the surface that the sheet covers: whole rows in a picture of cells.
  public private(set) var bounds: SampleBounds
  public private(set) var width: Int
  public private(set) var height: Int
  public let samples: UnsafeMutablePointer<Sample>
  /// How many samples there is memory for.
  public let capacity: Int
  /// One a cell, row by row.
  public var glyphs: [GlyphMark]
  /// Whether any glyph was written since the layer was cleared.
  public var hasGlyphs = false

  public init(_ grid: SampleGrid, _ bounds: SampleBounds) {
    (self.grid, self.bounds) = (grid, bounds)
    (width, height) = (bounds.width, bounds.height)
    capacity = max(1, width * height)
    samples = .allocate(capacity: capacity)
    samples.initialize(repeating: .zero, count: capacity)
    glyphs = Array(repeating: .none, count: grid.columns * grid.rows)
  }

  deinit { samples.deallocate() }

  /// Returns a row of the surface, so that its samples are counted from the surface's left edge.
  @inline(__always)
  public func row(_ y: Int) -> UnsafeMutablePointer<Sample> {
    samples + ((y - bounds.top) * width - bounds.left)
  }

  /// Makes it a transparent sheet over a part of another surface, of no more samples than its capacity.
  public func start(_ grid: SampleGrid, _ bounds: SampleBounds) {
    (self.grid, self.bounds) = (grid, bounds)
    (width, height) = (bounds.width, bounds.height)
    samples.update(repeating: .zero, count: width * height)
    if hasGlyphs {
      for index in glyphs.indices { glyphs[index] = .none }
      hasGlyphs = false
    }
    let more = grid.columns * grid.rows - glyphs.count
    if more > 0 { glyphs.append(contentsOf: repeatElement(.none, count: more)) }
    if more < 0 { glyphs.removeLast(-more) }
  }

  /// Returns the mean of a cell's samples.
  public func mean(column: Int, row: Int) -> Sample {
    var sum = Sample.zero
    var place = self.row(row * grid.down) + column * SampleGrid.across
    for _ in 0..<grid.down {
      for x in 0..<SampleGrid.across { sum += place[x] }
      place += width
    }
    return sum / Float(grid.perCell)
  }

  /// Returns the cells that a rectangle of samples touches.
  public func cells(_ bounds: SampleBounds) -> (columns: Range<Int>, rows: Range<Int>) {
    let inside = bounds.intersection(self.bounds)
    guard !inside.isEmpty else { return (0..<0, 0..<0) }
    let (across, down) = (SampleGrid.across, grid.down)
    return (
      inside.left / across..<(inside.right + across - 1) / across,
      inside.top / down..<(inside.bottom + down - 1) / down
    )
  }
}

/// A character that stands in a cell, over the samples.
public struct GlyphMark: Sendable {
  public var glyph: CellGlyph
  /// Premultiplied.
  public var ink: SIMD4<Float>
  public var style: CellStyle
  /// Text keeps its distance from other text; lines and dots give way to it.
  public var isText: Bool
  /// The colour of the line below it, 0xAARRGGBB; 0: the ink's.
  public var rule: UInt32

  public init(
    glyph: CellGlyph, ink: SIMD4<Float>, style: CellStyle, isText: Bool, rule: UInt32 = 0
  ) {
    (self.glyph, self.ink, self.style, self.isText) = (glyph, ink, style, isText)
    self.rule = rule
  }

  public static let none = GlyphMark(glyph: " ", ink: .zero, style: [], isText: false)
}
