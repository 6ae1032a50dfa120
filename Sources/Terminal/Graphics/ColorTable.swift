import Canvas

/// The few colours that a picture is shown in where a terminal has a palette, found by median cut.
///
/// Colours are counted in cubes of five bits a part; the boxes with the widest spread are cut at their median until
/// there are as many as the palette holds. The same picture gives the same table.
struct ColorTable {
  /// Red, green and blue of each entry.
  private(set) var colors: [SIMD3<UInt8>] = []
  /// The entry of each cube of five bits a part.
  private var entries: [UInt8]

  private struct Box {
    /// A range of `cubes`.
    var start: Int
    var end: Int
    var count: Int
    /// The widest part, and how wide it is; weighted by what the eye sees.
    var part = 0
    var spread = 0
  }

  /// Creates a table of at most `most` colours, 2 to 256, for a picture.
  init(_ image: PixelImage, most: Int) {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: 32_768)
    image.bytes.withUnsafeBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count - 3, by: 4) {
        let (r, g, b) = (bytes[index], bytes[index + 1], bytes[index + 2])
        let cube = Int(r >> 3) << 10 | Int(g >> 3) << 5 | Int(b >> 3)
        sums[cube] &+= SIMD4(UInt32(r), UInt32(g), UInt32(b), 1)
      }
    }
    entries = [UInt8](repeating: 0, count: 32_768)
    var cubes = sums.indices.filter { sums[$0].w > 0 }
    guard !cubes.isEmpty else { return }
    var boxes = [ColorTable.measured(0, cubes.count, cubes, sums)]
    while boxes.count < min(256, max(2, most)) {
      guard
        let widest = boxes.indices.max(by: {
          (boxes[$0].spread, -$0) < (boxes[$1].spread, -$1)
        }), boxes[widest].spread > 0
      else { break }
      let box = boxes[widest]
      let shift = 10 - 5 * box.part
      cubes[box.start..<box.end].sort { ($0 >> shift & 31, $0) < ($1 >> shift & 31, $1) }
      let middle = ColorTable.median(box, cubes, sums)
      boxes[widest] = ColorTable.measured(box.start, middle, cubes, sums)
      boxes.append(ColorTable.measured(middle, box.end, cubes, sums))
    }
    for (entry, box) in boxes.enumerated() {
      var sum = SIMD4<UInt64>.zero
      for cube in cubes[box.start..<box.end] {
        sum &+= SIMD4<UInt64>(truncatingIfNeeded: sums[cube])
        entries[cube] = UInt8(entry)
      }
      let half = sum.w / 2
      colors.append(
        SIMD3(
          UInt8((sum.x + half) / sum.w), UInt8((sum.y + half) / sum.w),
          UInt8((sum.z + half) / sum.w)))
    }
  }

  /// Returns the entry that a colour of the picture has.
  @inline(__always)
  func entry(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    entries[Int(red >> 3) << 10 | Int(green >> 3) << 5 | Int(blue >> 3)]
  }

  private static func measured(
    _ start: Int, _ end: Int, _ cubes: [Int], _ sums: [SIMD4<UInt32>]
  ) -> Box {
    var low = SIMD3<Int>(repeating: 31)
    var high = SIMD3<Int>.zero
    var count = 0
    for cube in cubes[start..<end] {
      let place = SIMD3(cube >> 10, cube >> 5 & 31, cube & 31)
      low.replace(with: place, where: place .< low)
      high.replace(with: place, where: place .> high)
      count += Int(sums[cube].w)
    }
    let spans = (high &- low) &* SIMD3(3, 4, 2)
    var box = Box(start: start, end: end, count: count)
    box.part = spans.y >= spans.x && spans.y >= spans.z ? 1 : spans.x >= spans.z ? 0 : 2
    // A box of few pixels gives way to one of many, up to a point: small things have colours too.
    box.spread = spans[box.part] * min(64, 1 + count / 8)
    return box
  }

  /// Returns where half of a box's pixels lie on either side, with at least one cube on each.
  private static func median(_ box: Box, _ cubes: [Int], _ sums: [SIMD4<UInt32>]) -> Int {
    var seen = 0
    for index in box.start..<box.end - 1 {
      seen += Int(sums[cubes[index]].w)
      if 2 * seen >= box.count { return index + 1 }
    }
    return box.end - 1
  }
}
