import Canvas
import Drawing
import Numbers

/// Finds the ink of a symbol or an image in its own box: what stands around it does not count.
struct OwnInk {
  let image: PixelImage
  /// Pixels a point.
  let scale: Double

  /// How far a colour is from the ground's to be ink, of 255.
  private static let contrast = 40
  /// How far beyond its box a symbol's ink may reach, in points: in parts of its size, and at least.
  private static let reaches = [(part: 0.2, least: 3.0), (part: 0.4, least: 8)]

  /// Returns the box around the ink of a mark.
  ///
  /// `others` are the boxes of further marks, whose ink is theirs, `shapes` those of rings and lines, and `surrounding`
  /// the shape that the mark stands in.
  func box(
    of mark: Rect, in surrounding: Rect?, besides others: [Rect], shapes: [Rect]
  ) -> Rect? {
    for reach in Self.reaches {
      let length = max(reach.least, reach.part * max(mark.width, mark.height))
      var region = mark.inset(by: -length)
      region.width = mark.width + 2 * length
      region.height = mark.height + 2 * length
      if let surrounding { region = region.intersection(surrounding.inset(by: 1)) }
      if let box = ink(in: region, of: mark, besides: others, shapes: shapes) { return box }
    }
    return nil
  }

  private func ink(
    in region: Rect, of mark: Rect, besides others: [Rect], shapes: [Rect]
  ) -> Rect? {
    let left = max(0, Int(bounded: region.minX * scale))
    let top = max(0, Int(bounded: region.minY * scale))
    let right = min(image.width, Int(bounded: (region.maxX * scale).rounded(.up)))
    let bottom = min(image.height, Int(bounded: (region.maxY * scale).rounded(.up)))
    let (width, height) = (right - left, bottom - top)
    guard width > 2, height > 2 else { return nil }
    let ground = ground(left, top, width, height)
    var isInk = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let own = color(left + x, top + y)
        isInk[y * width + x] = (0..<3).contains { abs(own[$0] - ground[$0]) > Self.contrast }
      }
    }
    var found: Rect?
    for start in isInk.indices where isInk[start] {
      let piece = take(start, width, height, &isInk)
      // What goes on beyond the region stands around the mark.
      let isInside =
        piece.left > 0 && piece.top > 0 && piece.right < width - 1 && piece.bottom < height - 1
      guard isInside else { continue }
      let box = Rect(
        x: Double(left + piece.left) / scale, y: Double(top + piece.top) / scale,
        width: Double(piece.right - piece.left + 1) / scale,
        height: Double(piece.bottom - piece.top + 1) / scale)
      if shapes.contains(where: { $0.isNear(box, by: 2) }) { continue }
      let middle = Point(x: box.midX, y: box.midY)
      if !mark.contains(middle), others.contains(where: { $0.contains(middle) }) { continue }
      found = found?.union(box) ?? box
    }
    return found
  }

  /// Takes a piece of ink out and returns its first and last columns and rows.
  private func take(
    _ start: Int, _ width: Int, _ height: Int, _ isInk: inout [Bool]
  ) -> (left: Int, right: Int, top: Int, bottom: Int) {
    var piece = (
      left: start % width, right: start % width, top: start / width, bottom: start / width
    )
    var waiting = [start]
    isInk[start] = false
    while let place = waiting.popLast() {
      let (x, y) = (place % width, place / width)
      (piece.left, piece.right) = (min(piece.left, x), max(piece.right, x))
      (piece.top, piece.bottom) = (min(piece.top, y), max(piece.bottom, y))
      for nextY in max(0, y - 1)...min(height - 1, y + 1) {
        for nextX in max(0, x - 1)...min(width - 1, x + 1) where isInk[nextY * width + nextX] {
          isInk[nextY * width + nextX] = false
          waiting.append(nextY * width + nextX)
        }
      }
    }
    return piece
  }

  /// Returns the colour that most of the region's rim has, where a mark's own ink seldom is.
  private func ground(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> [Int] {
    let rim = max(1, min(width, height) / 10)
    var counts: [[Int]: Int] = [:]
    for y in 0..<height {
      for x in 0..<width
      where x < rim || y < rim || x >= width - rim || y >= height - rim {
        counts[color(left + x, top + y).map { $0 / 16 }, default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }
    return (most?.key ?? [0, 0, 0]).map { $0 * 16 + 8 }
  }

  private func color(_ x: Int, _ y: Int) -> [Int] {
    let at = (y * image.width + x) * 4
    return (0..<3).map { Int(image.bytes[at + $0]) }
  }
}
