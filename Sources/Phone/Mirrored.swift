import Drawing

// A phone that is read from right to left: shapes are seen as in a mirror, texts change their side and stay readable.

extension DisplayItem {
  /// Returns the mark on the other side of a strip that is so wide.
  ///
  /// Groups, images and symbols, which have an inside, stay: whoever draws them sets them where they belong.
  func mirrored(in width: Double) -> DisplayItem {
    switch self {
    case .fill(let contour, let paint): .fill(contour.mirrored(in: width), paint)
    case .stroke(let contour, let paint, let style):
      .stroke(contour.mirrored(in: width), paint, style)
    case .text(let line): .text(line.mirrored(in: width))
    default: self
    }
  }
}

extension TextLine {
  fileprivate func mirrored(in width: Double) -> TextLine {
    var line = self
    line.frame = frame.mirrored(in: width)
    line.runs = runs.map { run in
      var run = run
      // The runs keep their order.
      run.x += line.frame.x - frame.x
      return run
    }
    line.alignment =
      switch alignment {
      case .left: .right
      case .center: .center
      case .right: .left
      }
    return line
  }
}
