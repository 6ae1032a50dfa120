import Canvas

/// The ground of a picture place by place: the colour that most of what is around a place has.
struct GroundGrid {
  /// The side of a cell, and how far around its middle is looked, in points: more than a button is large, less than a
  /// wallpaper's colours change in.
  private static let cell = 12.0
  private static let reach = (across: 60.0, down: 30.0)

  private let side: Int
  private let columns: Int
  private let rows: Int
  /// Red, green and blue of each cell, row by row.
  private var colors: [[Int]] = []

  init(_ image: PixelImage, scale: Double) {
    side = max(1, Int(GroundGrid.cell * scale))
    columns = max(1, (image.width + side - 1) / side)
    rows = max(1, (image.height + side - 1) / side)
    let (across, down) = (
      Int(GroundGrid.reach.across * scale), Int(GroundGrid.reach.down * scale)
    )
    colors.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (column * side + side / 2, row * side + side / 2)
        colors.append(
          GroundGrid.median(
            image, max(0, x - across)..<max(0, min(image.width, x + across)),
            max(0, y - down)..<max(0, min(image.height, y + down))))
      }
    }
  }

  /// Returns the ground at a pixel.
  func color(_ x: Int, _ y: Int) -> [Int] {
    colors[min(rows - 1, y / side) * columns + min(columns - 1, x / side)]
  }

  /// Returns the median of each part; every other pixel is enough.
  private static func median(_ image: PixelImage, _ across: Range<Int>, _ down: Range<Int>) -> [Int]
  {
    var counts = [Int](repeating: 0, count: 3 * 256)
    var all = 0
    for y in stride(from: down.lowerBound, to: down.upperBound, by: 2) {
      for x in stride(from: across.lowerBound, to: across.upperBound, by: 2) {
        let at = (y * image.width + x) * 4
        for part in 0..<3 { counts[part * 256 + Int(image.bytes[at + part])] += 1 }
        all += 1
      }
    }
    return (0..<3).map { part in
      var seen = 0
      for value in 0..<256 {
        seen += counts[part * 256 + value]
        if seen * 2 >= all { return value }
      }
      return 0
    }
  }
}
