import Drawing
import Raster

extension Painting {
  /// Paints a translucent ground where the coverage says: what lies below, blurred and stronger in colour, under a veil.
  func paintMaterial(_ material: Material, _ state: State) {
    let inside = buffer.coverage.bounds.intersection(grid.bounds)
    let reach = Blur.reach(Materials.deviation, grid)
    guard !inside.isEmpty,
      spend(inside.outset(by: reach).count * (underneath.count + 1) * Work.layer),
      spend(inside.count * Work.image)
    else { return }
    let soft = SoftPicture(
      underneath + [layer], in: inside.outset(by: reach).intersection(grid.bounds),
      deviation: Materials.deviation * grid.xScale)
    let glass = Materials.glass(material)
    grounds?.add(soft, under: glass, inside, grid)
    layer.paint(glass, over: soft, buffer.coverage, alpha: state.alpha)
  }
}
