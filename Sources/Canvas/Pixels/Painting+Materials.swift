import Drawing
import Raster

extension Painting {
  /// Paints a translucent ground where the coverage says: what lies below, blurred and stronger in colour, under a veil.
  func paintMaterial(_ material: Material, _ state: State) {
    let coverage = buffer.coverage
    let bounds = coverage.bounds
    let reach = Blur.reach(Materials.deviation, grid)
    let sheet = buffer.takeLayer(grid, bounds.outset(by: reach).intersection(grid.bounds))
    for lower in underneath + [layer] {
      Compositor.mix(
        lower, onto: sheet, blend: .normal, alpha: 1, bounds: sheet.bounds, clip: nil)
    }
    Blur.apply(to: sheet, radius: Materials.deviation)
    let veil = Materials.veil(material).premultiplied
    let inside = bounds.intersection(sheet.bounds)
    guard !inside.isEmpty else { return buffer.give(sheet) }
    for y in inside.top..<inside.bottom {
      let cover = coverage.values + (y - bounds.top) * coverage.stride
      let (from, to) = (sheet.row(y), layer.row(y))
      for x in inside.left..<inside.right {
        let c = cover[x - bounds.left] * state.alpha
        if c == 0 { continue }
        // At the surface's edge the blur is thinner; the ground is not.
        var below = from[x]
        below = below.w > 0.01 ? below / below.w : .zero
        let light = 0.2126 * below.x + 0.7152 * below.y + 0.0722 * below.z
        let gray = SIMD4<Float>(light, light, light, below.w)
        below = (gray + (below - gray) * Materials.saturation).clamped(
          lowerBound: .zero, upperBound: .one)
        let color = (veil + below * (1 - veil.w)) * c
        to[x] = color + to[x] * (1 - color.w)
      }
    }
    buffer.give(sheet)
  }
}
