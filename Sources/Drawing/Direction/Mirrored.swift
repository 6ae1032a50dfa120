// What is read from right to left is seen as in a mirror.

extension Rect {
  /// Returns the same on the other side of a strip that is so wide.
  public func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension Contour {
  /// Returns the same on the other side of a strip that is so wide.
  public func mirrored(in width: Double) -> Contour {
    switch self {
    case .rect(let rect): .rect(rect.mirrored(in: width))
    case .ellipse(let rect): .ellipse(rect.mirrored(in: width))
    case .rounded(let rect, let radii, let isContinuous):
      .rounded(
        rect.mirrored(in: width),
        CornerRadii(
          topLeft: radii.topRight, topRight: radii.topLeft, bottomLeft: radii.bottomRight,
          bottomRight: radii.bottomLeft), isContinuous: isContinuous)
    case .path(let elements, let isEvenOdd):
      .path(
        elements.map { $0.mapped { Point(x: width - $0.x, y: $0.y) } }, isEvenOdd: isEvenOdd)
    }
  }
}
