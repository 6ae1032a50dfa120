import Canvas

/// What a picture's file holds.
enum PictureContent {
  /// Text that differs line by line.
  case text(String)
  /// An SVG of vectors.
  case vectors(String)
  case pixels(PixelImage)

  /// The file's bytes.
  var bytes: [UInt8] {
    switch self {
    case .text(let text), .vectors(let text): Array(text.utf8)
    case .pixels(let image): image.png
    }
  }

  /// Writes it to standard output; control characters stay in what is a picture.
  @MainActor
  func write(to console: Console, as format: PictureFormat) {
    if case .text(let text) = self, format != .ansi {
      console.write(text)
    } else {
      console.writePicture(bytes)
    }
  }
}
