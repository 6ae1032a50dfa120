import Drawing
import Findings
import Raster

extension Painting {
  func drawImage(_ mark: ImageMark, _ state: State) {
    guard image(mark.source) != nil else {
      fill(.rect(mark.frame), .color(RGBA(128, 128, 128, alpha: 0.28)), state)
      stroke(
        .rect(mark.frame), .color(RGBA(160, 160, 160, alpha: 0.8)),
        StrokeStyleMark(width: 1, dash: [5, 5]), state)
      return
    }
    guard !grid.isPixels, state.transform.isUpright, mark.tile == nil,
      let frame = wholePixels(state.transform.box(mark.frame))
    else { return fill(.rect(mark.frame), .image(mark), state) }
    // The image itself moves to the grid, so that an even crest has even pixels wherever it stands.
    var (mark, state) = (mark, state)
    mark.frame = frame
    state.transform = .identity
    fill(.rect(frame), .image(mark), state)
  }

  /// Returns a frame of a few pixels and more, of the nearest whole size at the nearest whole place.
  private func wholePixels(_ box: Rect) -> Rect? {
    let pixel = painter.zoom
    guard box.isFinite, min(box.width, box.height) >= 3 * pixel,
      max(abs(box.x), abs(box.y), box.width, box.height) < 1e6
    else { return nil }
    let (width, height) = ((box.width / pixel).rounded(), (box.height / pixel).rounded())
    // The middle keeps its place as well as whole pixels allow.
    return Rect(
      x: (box.midX / pixel - width / 2).rounded() * pixel,
      y: (box.midY / pixel - height / 2).rounded() * pixel, width: width * pixel,
      height: height * pixel)
  }

  /// Returns the decoded image; one that cannot be read is a finding.
  func image(_ source: ImageMark.Source) -> SampledImage? {
    let result = buffer.images.image(source)
    let cost = buffer.images.price(of: source, isFirst: readImages.insert(source).inserted)
    switch result {
    case .success(let image): return spend(cost) ? image : nil
    case .failure(let fault):
      spend(cost)
      report(InkFindings.unreadable(source, fault))
      return nil
    }
  }
}
