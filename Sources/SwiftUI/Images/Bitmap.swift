import Drawing
import Findings

/// A picture's size and where its pixels are.
package struct Bitmap: Equatable, Sendable {
  var source: ImageMark.Source
  /// Points.
  var size: Size
  /// Whether it takes the foreground's colour unless told otherwise.
  var isTemplate = false
  /// What is drawn instead of pixels.
  var vector: SVGPicture?
  /// Whether it is a custom symbol: as large as its text, at 100 points as its size says.
  var isSymbol = false
}

/// Pictures by name.
enum BitmapStore {
  /// The picture of a name; a missing one is a finding.
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
