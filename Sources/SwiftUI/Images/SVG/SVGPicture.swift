import Drawing

/// A vector image of an asset catalogue: filled and stroked contours, back to front.
///
/// What designers' tools export for icons is read: paths, basic shapes, groups, transforms, flat
/// colours, gradients. Text, masks, filters and style sheets beyond classes are not.
package struct SVGPicture: Equatable, Sendable {
  /// One contour in the coordinates of the view box.
  struct Mark: Equatable, Sendable {
    var elements: [PathElement]
    var isEvenOdd = false
    var fill: Paint?
    var stroke: Paint?
    var style = StrokeStyleMark()
    var opacity = 1.0
  }

  /// What the file's author meant as its size, in points.
  var size: Size
  /// The part of the coordinates that shows.
  var viewBox: Rect
  var marks: [Mark]

  /// A larger file is none of an icon's, in bytes.
  static let sizeLimit = 1 << 20

  /// Reads a file's bytes; nil when it is no SVG.
  ///
  /// - Parameter symbolWeight: the group of a custom symbol's template that is drawn: `Regular-M`.
  init?(_ bytes: [UInt8], symbolWeight: String? = nil) {
    guard bytes.count <= Self.sizeLimit,
      var reader = SVGReader(bytes, group: symbolWeight), reader.read()
    else { return nil }
    marks = reader.marks
    if symbolWeight != nil {
      guard let bounds = Self.bounds(marks) else { return nil }
      (viewBox, size) = (bounds, bounds.size)
      return
    }
    let box =
      reader.viewBox
      ?? Rect(
        x: 0, y: 0, width: reader.size?.width ?? 0, height: reader.size?.height ?? 0)
    guard box.width > 0, box.height > 0 else { return nil }
    (viewBox, size) = (box, reader.size ?? box.size)
  }

  /// Returns the marks in a frame; in one paint when there is one.
  func items(in frame: Rect, tint: Paint?) -> DisplayItem {
    let items = marks.map { mark in
      let contour = Contour.path(mark.elements, isEvenOdd: mark.isEvenOdd)
      var items: [DisplayItem] = []
      if let fill = mark.fill { items.append(.fill(contour, tint ?? fill)) }
      if let stroke = mark.stroke { items.append(.stroke(contour, tint ?? stroke, mark.style)) }
      return items.count == 1 && mark.opacity >= 1
        ? items[0] : .group(GroupMark(items, opacity: mark.opacity))
    }
    let scale = Transform.scale(x: frame.width / viewBox.width, y: frame.height / viewBox.height)
    let transform = Transform.translation(x: -viewBox.x, y: -viewBox.y).then(scale)
      .then(.translation(x: frame.x, y: frame.y))
    return .group(GroupMark(items, transform: transform))
  }

  private static func bounds(_ marks: [Mark]) -> Rect? {
    var points: [Point] = []
    for element in marks.flatMap(\.elements) {
      switch element {
      case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _):
        points.append(point)
      case .close: break
      }
    }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max(), right > left,
      bottom > top
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
