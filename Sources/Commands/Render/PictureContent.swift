import Canvas
import Findings

/// What a picture's file holds, and what it lacks.
struct PictureContent {
  enum Form {
    /// Text that differs line by line.
    case text(String)
    /// An SVG of vectors.
    case vectors(String)
    case pixels(PixelImage)
  }

  var form: Form
  /// Why it is not the whole picture: that took too much work.
  var lacks: [Finding]

  /// Creates what was made of pictures, with what their painters told.
  init(_ form: Form, told findings: [Finding]) {
    self.form = form
    // What is only drawn otherwise is no matter of a file.
    lacks = Array(findings.filter(\.tellsOfTooMuchWork).prefix(1))
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    switch form {
    case .text(let text), .vectors(let text): Array(text.utf8)
    case .pixels(let image): image.png
    }
  }

  /// Writes it to standard output; control characters stay in what is a picture.
  @MainActor
  func write(to console: Console, as format: PictureFormat) {
    if case .text(let text) = form, format != .ansi {
      console.write(text)
    } else {
      console.writePicture(bytes)
    }
  }
}
