import Canvas
import Drawing

/// The pieces of ink in a part of a picture: what differs from its ground and hangs together, as letters do.
struct InkPieces {
  /// Their boxes, in points of the part.
  var boxes: [Rect]

  /// How far a colour is from the ground's to be ink, of 255.
  private static let contrast = 48
  /// Pieces larger than this part of the whole are grounds.
  private static let largest = 0.8

  /// Finds the pieces of a picture.
  ///
  /// - Parameter isUneven: whether the ground changes from place to place, as a wallpaper behind glass does.
  init(_ image: PixelImage, scale: Double, isUneven: Bool = false) {
    let (width, height) = (image.width, image.height)
    let around = isUneven ? GroundGrid(image, scale: scale) : nil
    var isInk = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      let ground = Self.ground(of: image, row: y)
      for x in 0..<width {
        isInk[y * width + x] = Self.differs(image, x, y, from: around?.color(x, y) ?? ground)
      }
    }
    boxes = []
    var waiting: [(Int, Int)] = []
    for y in 0..<height {
      for x in 0..<width where isInk[y * width + x] {
        var (left, right, top, bottom) = (x, x, y, y)
        waiting.append((x, y))
        isInk[y * width + x] = false
        while let (column, row) = waiting.popLast() {
          (left, right) = (min(left, column), max(right, column))
          (top, bottom) = (min(top, row), max(bottom, row))
          for (dx, dy) in Self.neighbours {
            let (nextX, nextY) = (column + dx, row + dy)
            guard nextX >= 0, nextY >= 0, nextX < width, nextY < height,
              isInk[nextY * width + nextX]
            else { continue }
            isInk[nextY * width + nextX] = false
            waiting.append((nextX, nextY))
          }
        }
        let box = Rect(
          x: Double(left) / scale, y: Double(top) / scale,
          width: Double(right - left + 1) / scale, height: Double(bottom - top + 1) / scale)
        let isGround =
          Double(right - left) > Self.largest * Double(width)
          && Double(bottom - top) > Self.largest * Double(height)
        if !isGround { boxes.append(box) }
      }
    }
  }

  /// Returns whether the rows of a picture have no one colour each: less than so much of them is near to their ground.
  static func isUneven(_ image: PixelImage) -> Bool {
    guard image.width > 0, image.height > 0 else { return false }
    var near = 0
    for y in 0..<image.height {
      let ground = ground(of: image, row: y)
      for x in 0..<image.width where !differs(image, x, y, from: ground) { near += 1 }
    }
    // Of plain cards and islands more than three quarters are, of glass over a bright wallpaper little more than half.
    return Double(near) < 0.65 * Double(image.width * image.height)
  }

  private static func differs(
    _ image: PixelImage, _ x: Int, _ y: Int, from ground: [Int]
  ) -> Bool {
    let at = (y * image.width + x) * 4
    return (0..<3).contains { abs(Int(image.bytes[at + $0]) - ground[$0]) > contrast }
  }

  private static let neighbours = [
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
  ]

  /// Returns the colour that most of a row has.
  private static func ground(of image: PixelImage, row: Int) -> [Int] {
    (0..<3).map { part in
      var counts = [Int](repeating: 0, count: 256)
      for x in 0..<image.width { counts[Int(image.bytes[(row * image.width + x) * 4 + part])] += 1 }
      var seen = 0
      return counts.firstIndex { count in
        seen += count
        return seen * 2 >= image.width
      } ?? 0
    }
  }
}
