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

  init(_ image: PixelImage, scale: Double) {
    let (width, height) = (image.width, image.height)
    var isInk = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      let ground = Self.ground(of: image, row: y)
      for x in 0..<width {
        let at = (y * width + x) * 4
        let parts = (0..<3).map { abs(Int(image.bytes[at + $0]) - ground[$0]) }
        isInk[y * width + x] = (parts.max() ?? 0) > Self.contrast
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
