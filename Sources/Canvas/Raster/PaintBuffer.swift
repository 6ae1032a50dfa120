import Drawing

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

  /// An empty buffer; it grows with what is painted.
  public init() {
    ramp = .allocate(capacity: 256)
    ramp.initialize(repeating: .zero, count: 256)
  }

  deinit { ramp.deallocate() }

  /// A transparent layer.
  func takeLayer(_ grid: SampleGrid) -> Layer {
    if let index = layers.lastIndex(where: { $0.grid == grid }) {
      let layer = layers.remove(at: index)
      layer.clear()
      return layer
    }
    if layers.count > 8 { layers.removeFirst() }
    return Layer(grid)
  }

  func give(_ layer: Layer) { layers.append(layer) }

  /// A mask whose values are still to be written.
  func takeMask(_ grid: SampleGrid) -> ClipMask {
    if let index = masks.lastIndex(where: { $0.width == grid.width && $0.height == grid.height }) {
      return masks.remove(at: index)
    }
    if masks.count > 8 { masks.removeFirst() }
    return ClipMask(width: grid.width, height: grid.height)
  }

  func give(_ mask: ClipMask) { masks.append(mask) }
}
