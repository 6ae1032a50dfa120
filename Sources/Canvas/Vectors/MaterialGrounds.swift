import Drawing
import Numbers
import Raster

/// What lies below the materials of a list, as small pictures: SVG has no word that all viewers know for it.
///
/// A picture of vectors has the whole list painted once, in coarse pixels. It then asks for each material in the order in
/// which they are drawn. What is blurred over twenty points is the same in squares of four.
struct MaterialGrounds {
  /// A contour and the map from its points to the surface's: where a material is.
  private struct Place: Hashable {
    var contour: Contour
    var map: Transform
  }

  /// A picture, and the frame that it fills on the surface, in points.
  struct Ground {
    var image: PixelImage
    var frame: Rect
  }

  private var known: [Place: [Ground]] = [:]
  /// How many of a place were asked for.
  private var taken: [Place: Int] = [:]
  /// The material that is about to be painted.
  private var next: Place?

  /// Points a side of a square.
  private static let square = 4.0
  /// The most pixels that a list is painted in for this: ten screens of a phone.
  private static let mostPixels = 4e6

  /// Paints a list for what its materials show.
  static func of(_ list: DisplayList, on background: Paint?, at now: Double) -> MaterialGrounds {
    let (width, height) = (max(1, list.size.width), max(1, list.size.height))
    let scale = min(
      1, (mostPixels / (width * height)).squareRoot(),
      Double(SampleGrid.mostPixels) / max(width, height))
    let painting = Painting(
      list, scale: scale.isFinite ? max(0.1, scale) : 0.1, now: now, buffer: PaintBuffer())
    painting.grounds = MaterialGrounds()
    _ = painting.runPixels(background)
    return painting.grounds ?? MaterialGrounds()
  }

  /// Notes where the material is that is painted next; nil for one that pictures of vectors do not ask for.
  mutating func begin(_ contour: Contour?, _ map: Transform) {
    next = contour.map { Place(contour: $0, map: map) }
  }

  /// Keeps what lies below the material that is being painted.
  mutating func add(
    _ soft: SoftPicture, under glass: Glass, _ part: SampleBounds, _ grid: SampleGrid
  ) {
    guard let place = next else { return }
    next = nil
    let side = max(1, Int(bounded: (MaterialGrounds.square * grid.xScale).rounded()))
    // A frame of a square on each side, so that no viewer's edge of a picture is seen.
    let (left, top) = (part.left - side, part.top - side)
    let columns = (part.width + side - 1) / side + 2
    let rows = (part.height + side - 1) / side + 2
    let bytes = soft.bytes(
      under: glass, from: (left, top), side: side, columns: columns, rows: rows)
    let image = PixelImage(width: columns, height: rows, bytes: bytes)
    // Nothing lies below.
    if image.onlyColor?.alpha == 0 { return }
    let frame = Rect(
      x: Double(left) / grid.xScale, y: Double(top) / grid.yScale,
      width: Double(columns * side) / grid.xScale, height: Double(rows * side) / grid.yScale)
    known[place, default: []].append(Ground(image: image, frame: frame))
  }

  /// Returns what lies below the next material of a place; nil where nothing does, or it is not seen.
  mutating func take(_ contour: Contour, _ map: Transform) -> Ground? {
    let place = Place(contour: contour, map: map)
    guard let grounds = known[place] else { return nil }
    let index = taken[place, default: 0]
    taken[place] = index + 1
    return index < grounds.count ? grounds[index] : nil
  }
}

extension PixelImage {
  /// The colour of all pixels; nil where they differ.
  var onlyColor: RGBA? {
    guard bytes.count >= 4 else { return nil }
    for at in 4..<max(4, bytes.count) where bytes[at] != bytes[at - 4] { return nil }
    return RGBA(Int(bytes[0]), Int(bytes[1]), Int(bytes[2]), alpha: Double(bytes[3]) / 255)
  }
}
