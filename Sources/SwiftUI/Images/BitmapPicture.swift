import Drawing

/// A bitmap as an image shows it: a view of its own, or in a line of text.
struct BitmapPicture {
  let image: Image
  /// Nil where it is not there.
  let bitmap: Bitmap?
  let name: String
  let environment: EnvironmentValues

  /// Pixels that every phone archives.
  private static let greyArea = 500_000.0
  /// The size of text that custom symbols are drawn for in their files, in points.
  private static let templateSize = 100.0
  /// The box of a picture that is not there.
  private static let missing = Size(width: 20, height: 20)

  /// Whether it is a custom symbol, which is as large as its text.
  var isSymbol: Bool { bitmap?.isSymbol ?? false }

  /// Returns its size in points beside letters.
  func size(beside face: Face) -> Size {
    guard let bitmap else {
      return AssetCatalogs.current.unreadableSize(of: name) ?? Self.missing
    }
    guard bitmap.isSymbol else { return bitmap.size }
    let scale = face.size / Self.templateSize
    return Size(width: bitmap.size.width * scale, height: bitmap.size.height * scale)
  }

  /// The colour that UIKit gave the picture; nil for its own colours.
  private var ownTint: Paint? {
    guard case .bitmap(let image) = image.source, let tint = image.drawing.tint,
      image.drawing.mode == .alwaysOriginal
    else { return nil }
    return .color(Color(tint).rgba(in: environment))
  }

  /// Whether it takes the foreground.
  var isTemplate: Bool {
    image.templateMode.map { $0 == .template } ?? bitmap?.isTemplate ?? false
  }

  /// Returns what is drawn of it, edges that keep their size apart from what is stretched.
  ///
  /// - Parameter tint: the foreground, which a template takes.
  func items(in frame: Rect, tint: Paint) -> [DisplayItem] {
    let caps = CappedStretch(
      frame: frame, image: bitmap?.size ?? frame.size, insets: image.capInsets,
      pixel: Double(environment.pixelLength))
    guard bitmap != nil, !image.isTiled, let parts = caps.parts else {
      return [item(in: frame, tint: tint)]
    }
    return parts.map { part in
      .group(GroupMark([item(in: part.whole, tint: tint)], clip: .rect(part.shown)))
    }
  }

  /// Returns what is drawn of it.
  ///
  /// - Parameter tint: the foreground, which a template takes.
  func item(in frame: Rect, tint: Paint) -> DisplayItem {
    guard let bitmap else { return .placeholder(frame, label: name) }
    let tint = isTemplate ? tint : ownTint
    if let vector = bitmap.vector { return vector.items(in: frame, tint: tint) }
    if environment.system.greysLargeImages, let pixels = bitmap.pixels,
      pixels.width * pixels.height > Self.greyArea
    {
      // Measured: an image of 1024 pixels in the island's 26 points.
      return .fill(.rect(frame), .color(SystemColor.gray.value(in: environment)))
    }
    return .image(
      ImageMark(
        source: bitmap.source, frame: frame, tint: tint, tile: image.isTiled ? bitmap.size : nil,
        pixels: bitmap.copiedPixels, isPixelated: image.isPixelated))
  }
}
