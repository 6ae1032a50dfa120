import Drawing
import Findings

extension Painting {
  func drawImage(_ mark: ImageMark, _ state: State) {
    guard image(mark.source) != nil else {
      fill(.rect(mark.frame), .color(RGBA(128, 128, 128, alpha: 0.28)), state)
      stroke(
        .rect(mark.frame), .color(RGBA(160, 160, 160, alpha: 0.8)),
        StrokeStyleMark(width: 1, dash: [5, 5]), state)
      return
    }
    fill(.rect(mark.frame), .image(mark), state)
  }

  /// The decoded image; one that cannot be read is a finding.
  func image(_ source: ImageMark.Source) -> PixelImage? {
    switch buffer.images.image(source) {
    case .success(let image): return image
    case .failure(let fault):
      var name = "The image"
      if case .file(let path) = source {
        name = "The image “\(path.split(separator: "/").last.map(String.init) ?? path)”"
      }
      report(Finding("image-unreadable", sentence: "\(name) cannot be read: \(fault.reason)"))
      return nil
    }
  }
}
