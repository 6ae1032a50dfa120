import Drawing
import Raster

extension Painting {
  /// Paints a translucent ground where the coverage says: what lies below, blurred and stronger in colour, under a veil.
  func paintMaterial(_ material: Material, _ state: State) {
    let inside = buffer.coverage.bounds.intersection(grid.bounds)
    guard !inside.isEmpty else { return }
    let reach = Blur.reach(Materials.deviation, grid)
    let soft = SoftPicture(
      underneath + [layer], in: inside.outset(by: reach).intersection(grid.bounds),
      deviation: Materials.deviation * grid.xScale)
    let glass = Materials.glass(material)
    grounds?.add(soft, under: glass, inside, grid)
    layer.paint(glass, over: soft, buffer.coverage, alpha: state.alpha)
  }
}
