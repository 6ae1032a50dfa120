import Drawing
import Findings
import Outlines
import Raster

/// The painter's memory, kept from picture to picture so that painting allocates nothing of its own.
public final class PaintBuffer {
  var layers: [Layer] = []
  var masks: [ClipMask] = []
  let coverage = Coverage()
  var outline = Polygons()
  var areas = Polygons()
  var line = ContiguousArray<Point>()
  let ramp: UnsafeMutablePointer<SIMD4<Float>>
  let images = ImageShelf()
  /// The pictures of coloured glyphs. A glyph that is kept here leaves its address to no other.
  private var emojis: [ObjectIdentifier: (glyph: GlyphBitmap, image: SampledImage)] = [:]
  private var editions = 0
  /// Whether a picture took too much work since somebody asked, so that a part of it is left out.
  var hasCut = false

  /// Creates an empty buffer; it grows with what is painted.
  public init() {
    ramp = .allocate(capacity: 256)
    ramp.initialize(repeating: .zero, count: 256)
  }

  deinit { ramp.deallocate() }

  /// Returns what is to be told of the pictures that were painted with this memory since the last call: that one of them,
  /// or the part that was painted again, is not whole.
  public func takeFindings() -> [Finding] {
    defer { hasCut = false }
    return hasCut ? [Painting.tooMuch] : []
  }

  /// Returns a number that no picture has yet that was painted with this memory.
  public func nextEdition() -> Int {
    editions += 1
    return editions
  }

  /// Returns a coloured glyph, ready to be sampled.
  func emoji(_ bitmap: GlyphBitmap) -> SampledImage {
    if let known = emojis[ObjectIdentifier(bitmap)] { return known.image }
    let image = SampledImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
    if emojis.count > 64 { emojis.removeAll() }
    emojis[ObjectIdentifier(bitmap)] = (bitmap, image)
    return image
  }

  /// Returns a transparent layer over a part of a surface: the smallest one at hand that has room.
  func takeLayer(_ grid: SampleGrid, _ bounds: SampleBounds) -> Layer {
    let need = bounds.width * bounds.height
    let fitting = layers.indices.filter { layers[$0].capacity >= need }
    if let index = fitting.min(by: { layers[$0].capacity < layers[$1].capacity }) {
      let layer = layers.remove(at: index)
      layer.start(grid, bounds)
      return layer
    }
    // All are too small: one of them makes way, so that there are never more than were in use at once.
    _ = layers.popLast()
    return Layer(grid, bounds)
  }

  func give(_ layer: Layer) { layers.append(layer) }

  /// Returns a mask over a part of a surface, whose values are still to be written.
  func takeMask(_ bounds: SampleBounds) -> ClipMask {
    let need = bounds.width * bounds.height
    if let index = masks.lastIndex(where: { $0.capacity >= need }) {
      let mask = masks.remove(at: index)
      mask.move(to: bounds)
      return mask
    }
    if masks.count > 8 { masks.removeFirst() }
    return ClipMask(bounds)
  }

  func give(_ mask: ClipMask) { masks.append(mask) }
}
