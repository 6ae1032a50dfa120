import Drawing

/// A vector image of an asset catalogue: filled and stroked contours, back to front.
///
/// What designers' tools and `pdftocairo` write for icons is read: paths, basic shapes, groups, transforms, flat
/// colours, gradients, clip paths, masks, `use`, style sheets by names, classes and ids. Text, images, filters and other
/// selectors are not.
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

  /// Contours that are faded, clipped or masked together.
  struct Group: Equatable, Sendable {
    var parts: [Part]
    /// From the coordinates of the parts to those around.
    var transform = Transform.identity
    var opacity = 1.0
    var clip: Contour?
    var mask: [Part]?
  }

  /// One contour or several together.
  indirect enum Part: Equatable, Sendable {
    case mark(Mark)
    case group(Group)
  }

  /// What the file's author meant as its size, in points.
  package var size: Size
  /// The part of the coordinates that shows.
  var viewBox: Rect
  /// What is drawn, back to front.
  var parts: [Part]
  /// Whether all that the file asks for is drawn as it asks.
  package var isWhole: Bool

  /// A larger file is none of an icon's, in bytes.
  static let sizeLimit = 1 << 20

  /// Reads a file's bytes; nil when it is no SVG.
  ///
  /// - Parameter symbolWeight: the group of a custom symbol's template that is drawn: `Regular-M`.
  package init?(_ bytes: [UInt8], symbolWeight: String? = nil) {
    guard bytes.count <= Self.sizeLimit,
      var reader = SVGReader(bytes, group: symbolWeight), reader.read()
    else { return nil }
    (parts, isWhole) = (reader.parts, reader.isWhole)
    if symbolWeight != nil {
      guard let bounds = Self.bounds(reader.parts) else { return nil }
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

  /// Returns why a file asks for more than is drawn; nil where it does not, or is no SVG.
  static func obstacle(_ bytes: [UInt8]) -> String? {
    if bytes.count > sizeLimit { return "its file has more than \(sizeLimit >> 20) MB" }
    guard var reader = SVGReader(bytes, group: nil) else {
      do throws(SVGElement.Excess) { _ = try SVGElement.root(of: bytes) } catch {
        return error.words
      }
      return nil
    }
    _ = reader.read()
    return reader.obstacle
  }

  /// Returns the marks in a frame; in one paint when there is one.
  func items(in frame: Rect, tint: Paint?) -> DisplayItem {
    let scale = Transform.scale(x: frame.width / viewBox.width, y: frame.height / viewBox.height)
    let transform = Transform.translation(x: -viewBox.x, y: -viewBox.y).then(scale)
      .then(.translation(x: frame.x, y: frame.y))
    let clip = hasOverhang ? Contour.rect(viewBox) : nil
    return .group(GroupMark(parts.map { $0.item(tint) }, transform: transform, clip: clip))
  }

  /// Whether marks reach over the part of the coordinates that shows.
  private var hasOverhang: Bool {
    guard let bounds = Self.bounds(parts) else { return false }
    let slack = 1e-3 * max(viewBox.width, viewBox.height)
    return bounds.minX < viewBox.minX - slack || bounds.maxX > viewBox.maxX + slack
      || bounds.minY < viewBox.minY - slack || bounds.maxY > viewBox.maxY + slack
  }

  /// Returns the marks of parts, without what holds for several of them.
  static func marks(of parts: [Part]) -> [Mark] {
    parts.flatMap { part in
      switch part {
      case .mark(let mark): [mark]
      case .group(let group): marks(of: group.parts)
      }
    }
  }

  /// Returns the size that a file's head says, however much follows.
  package static func size(head bytes: [UInt8]) -> Size? {
    var tokens = XMLTokens(bytes)
    while let token = tokens.next() {
      guard case .open("svg", let attributes, _) = token else { continue }
      return SVGReader.size(attributes)
    }
    return nil
  }

  /// Returns the box around where the lines of parts end.
  private static func bounds(_ parts: [Part]) -> Rect? {
    var points: [Point] = []
    addEnds(of: parts, under: .identity, to: &points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max(), right > left,
      bottom > top
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func addEnds(of parts: [Part], under map: Transform, to points: inout [Point]) {
    for part in parts {
      switch part {
      case .group(let group):
        addEnds(of: group.parts, under: group.transform.then(map), to: &points)
      case .mark(let mark):
        for element in mark.elements {
          switch element {
          case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _):
            points.append(map.apply(point))
          case .close: break
          }
        }
      }
    }
  }
}

extension SVGPicture.Part {
  /// Returns the part as it is drawn, in one paint when there is one.
  func item(_ tint: Paint?) -> DisplayItem {
    switch self {
    case .mark(let mark): return mark.item(tint)
    case .group(let group):
      return .group(
        GroupMark(
          group.parts.map { $0.item(tint) }, transform: group.transform, opacity: group.opacity,
          clip: group.clip, mask: group.mask.map { $0.map { $0.item(nil) } }))
    }
  }

  /// The part with alpha in the place of light, as masks are read.
  var luminanceAsAlpha: Self {
    switch self {
    case .mark(var mark):
      mark.fill = mark.fill?.luminanceAsAlpha
      mark.stroke = mark.stroke?.luminanceAsAlpha
      return .mark(mark)
    case .group(var group):
      group.parts = group.parts.map(\.luminanceAsAlpha)
      return .group(group)
    }
  }
}

extension SVGPicture.Mark {
  fileprivate func item(_ tint: Paint?) -> DisplayItem {
    let contour = Contour.path(elements, isEvenOdd: isEvenOdd)
    var items: [DisplayItem] = []
    if let fill { items.append(.fill(contour, tint ?? fill)) }
    if let stroke { items.append(.stroke(contour, tint ?? stroke, style)) }
    return items.count == 1 && opacity >= 1
      ? items[0] : .group(GroupMark(items, opacity: opacity))
  }

  /// Whether white is its only colour.
  var isWhite: Bool {
    [fill, stroke].compactMap { $0 }.allSatisfy { paint in
      guard case .color(let color) = paint else { return false }
      return min(color.red, color.green, color.blue) == 1
    }
  }
}

extension Paint {
  /// The paint with alpha in the place of light; 0.2125, 0.7154, 0.0721 are the parts of sRGB in SVG's masks.
  fileprivate var luminanceAsAlpha: Paint {
    func light(_ color: RGBA) -> RGBA {
      color.opacity(0.2125 * color.red + 0.7154 * color.green + 0.0721 * color.blue)
    }
    func light(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(light($0.color), at: $0.location) }
    }
    return switch self {
    case .color(let color): .color(light(color))
    case .linear(let stops, let start, let end): .linear(light(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius, let height):
      .radial(
        light(stops), center: center, startRadius: startRadius, endRadius: endRadius,
        height: height)
    default: self
    }
  }
}
