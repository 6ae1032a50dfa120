import Drawing
import Findings
import Synchronization

/// A picture's size and where its pixels are.
package struct Bitmap: Equatable, Sendable {
  var source: ImageMark.Source
  /// Points.
  var size: Size
  /// Whether it takes the foreground's colour unless told otherwise.
  var isTemplate = false
  /// What is drawn instead of pixels.
  var vector: SVGPicture?
  /// Its size in pixels, where it is read from a file's or data's head.
  var pixels: Size? {
    switch source {
    case .data(let bytes): ImageHeader.size(bytes)
    case .file(let path): PixelSizes.size(of: path)
    }
  }
  /// Whether it is a custom symbol: as large as its text, at 100 points as its size says.
  var isSymbol = false
}

/// Sizes of image files in pixels, each read once.
private enum PixelSizes {
  private static let known = Mutex<[String: Size?]>([:])

  static func size(of path: String) -> Size? {
    if let size = known.withLock({ $0[path] }) { return size }
    let file = FileHandle(forReadingAtPath: path)
    let head = (try? file?.read(upToCount: 1 << 16)) ?? Data()
    try? file?.close()
    let size = ImageHeader.size(Array(head))
    known.withLock { $0[path] = .some(size) }
    return size
  }
}

/// Pictures by name.
enum BitmapStore {
  /// Returns the picture of a name; a missing one is a finding.
  static func named(_ name: String, in context: _ViewContext) -> Bitmap? {
    if let bitmap = AssetCatalogs.current.image(named: name, in: context.environment) {
      return bitmap
    }
    let format = AssetCatalogs.current.unreadableFormat(of: name)
    context.session.report(
      Finding(
        "widget-image-missing",
        sentence: format.map { format in
          format == "PDF"
            ? "The image \"\(name)\" is a PDF, which Islet cannot draw: a box of its size stands for it. Export it as SVG or PNG too."
            : "The image \"\(name)\" cannot be drawn: a \(format); PNG, JPEG, GIF and plain SVG can."
        } ?? "There is no image named \"\(name)\" beside the widget."))
    return nil
  }
}
