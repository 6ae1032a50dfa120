/// Writes a picture that moves as a GIF: 256 colours in all, and of each frame only what has changed.
public struct AnimatedGIF {
  /// The frames but for the last one, each by what differs from the one before: whole pictures of a minute's film would
  /// take gigabytes.
  private var frames: [(change: PixelChange, time: Double)] = []
  /// The picture that `frames` ends with.
  private var before = PixelImage(width: 0, height: 0, bytes: [])
  private var last: (image: PixelImage, time: Double)?
  private var width = 0
  private var height = 0

  public init() {}

  /// Shows a picture from a moment on, in seconds; one that comes before the last one's moment replaces it.
  public mutating func show(_ image: PixelImage, at time: Double) {
    if let last {
      if last.image == image { return }
      if time > last.time + 0.001 {
        frames.append((PixelChange(from: before, to: last.image), last.time))
        before = last.image
      }
    }
    last = (image, max(0, time))
    (width, height) = (max(width, image.width), max(height, image.height))
  }

  /// Returns the whole file; the last picture stays until `duration`, and then it begins again.
  public func file(duration: Double) -> [UInt8] {
    guard let last, width > 0, height > 0, width < 65_536, height < 65_536 else { return [] }
    let frames = frames + [(PixelChange(from: before, to: last.image), last.time)]
    let palette = FilmColors(frames.map(\.change))
    var bytes = Array("GIF89a".utf8) + word(width) + word(height) + [0xF7, 0, 0]
    bytes += palette.bytes
    // Begins again for ever.
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    var shown = [UInt8](repeating: 255, count: width * height)
    var indexes = [UInt8](repeating: 0, count: width * height)
    var image = PixelImage(width: 0, height: 0, bytes: [])
    for (index, frame) in frames.enumerated() {
      frame.change.apply(to: &image)
      // What stands around a smaller picture has the colour of its corner.
      let isWhole = index == 0 || image.width != width || image.height != height
      let box = isWhole ? (0..<width, 0..<height) : frame.change.box
      let end = index + 1 < frames.count ? frames[index + 1].time : max(duration, frame.time + 1)
      let hundredths = max(2, Int(min(60_000, ((end - frame.time) * 100).rounded())))
      // The margin goes through the pattern, too: another colour around the picture would show.
      palette.index(image.centred(width: width, height: height), in: box, &indexes)
      bytes += picture(indexes, in: box, &shown, hundredths)
    }
    return bytes + [0x3B]
  }

  /// Returns one frame: the rectangle that has changed, transparent where it has not.
  ///
  /// - Parameter box: the columns and rows in which something may have.
  private func picture(
    _ indexes: [UInt8], in box: (columns: Range<Int>, rows: Range<Int>), _ shown: inout [UInt8],
    _ hundredths: Int
  ) -> [UInt8] {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in box.rows {
      for x in box.columns where indexes[y * width + x] != shown[y * width + x] {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    if left >= right { (left, top, right, bottom) = (0, 0, 1, 1) }
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom {
      for x in left..<right {
        let index = indexes[y * width + x]
        part.append(index == shown[y * width + x] ? FilmColors.unchanged : index)
        shown[y * width + x] = index
      }
    }
    // What was shown stays below.
    return [0x21, 0xF9, 4, 0x05] + word(hundredths) + [FilmColors.unchanged, 0, 0x2C] + word(left)
      + word(top) + word(right - left) + word(bottom - top) + [0, 8] + LZW.packed(part) + [0]
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}

/// The colours of a film: 255, the last place being for what does not change.
private struct FilmColors {
  static let unchanged: UInt8 = 255
  private var colors: [SIMD4<Int32>] = []
  /// The nearest colour of each of 32,768.
  private var nearest: [UInt8]
  /// Which of 32,768 have a colour of their own.
  private var isLarge: [Bool]

  var bytes: [UInt8] {
    (0..<256).flatMap { index -> [UInt8] in
      let color = index < colors.count ? colors[index] : .zero
      return (0..<3).map { UInt8(truncatingIfNeeded: color[$0]) }
    }
  }

  /// A colour gets a place of its own where at least one of so many pixels has it: a pattern would show in such grounds.
  private static let largeShare = 64

  /// Creates the colours that a film's pictures use most, by cutting the box of all colours at its middles.
  init(_ changes: [PixelChange]) {
    let sums = FilmColors.sums(changes)
    let counts = sums.map(\.w)
    let least = max(1, counts.reduce(0, +) / FilmColors.largeShare)
    let isLarge = counts.map { $0 >= least }
    var boxes = counts.indices.filter { isLarge[$0] }.map { [$0] }
    boxes.append(counts.indices.filter { counts[$0] > 0 && !isLarge[$0] })
    while boxes.count < 255, let (index, axis) = FilmColors.widest(boxes, counts) {
      let (low, high) = FilmColors.halves(of: boxes[index], along: axis, counts)
      boxes[index] = low
      boxes.append(high)
    }
    colors = boxes.filter { !$0.isEmpty }.map { FilmColors.mean(of: $0, sums) }
    nearest = FilmColors.nearest(of: colors, sums)
    self.isLarge = isLarge
  }

  /// Returns the sum of the pixels that have each of 32,768 colours, and their number.
  private static func sums(_ changes: [PixelChange]) -> [SIMD4<Int>] {
    var sums = [SIMD4<Int>](repeating: .zero, count: 32_768)
    // A long film says the same again and again.
    let step = max(1, changes.count / 24)
    var image = PixelImage(width: 0, height: 0, bytes: [])
    for (index, change) in changes.enumerated() {
      change.apply(to: &image)
      guard index % step == 0 else { continue }
      for at in stride(from: 0, to: image.bytes.count, by: 4) {
        sums[key(image.bytes, at)] &+= SIMD4(
          Int(image.bytes[at]), Int(image.bytes[at + 1]), Int(image.bytes[at + 2]), 1)
      }
    }
    return sums
  }

  /// Returns the box with the most to lose, and its longest side: its pixels count, times that side's length.
  private static func widest(_ boxes: [[Int]], _ counts: [Int]) -> (index: Int, axis: Int)? {
    var best: (index: Int, weight: Int, axis: Int)?
    for (index, box) in boxes.enumerated() where box.count > 1 {
      var (low, high) = (SIMD3<Int>(repeating: 31), SIMD3<Int>.zero)
      var weight = 0
      for key in box {
        let color = parts(key)
        low = pointwiseMin(low, color)
        high = pointwiseMax(high, color)
        weight += counts[key]
      }
      let side = high &- low
      let axis = side.y >= side.x && side.y >= side.z ? 1 : side.x >= side.z ? 0 : 2
      let worth = side[axis] * (1 + Int(Double(weight).squareRoot()))
      if worth > best?.weight ?? -1 { best = (index, worth, axis) }
    }
    return best.map { ($0.index, $0.axis) }
  }

  /// Returns a box of more than one colour in two, with about as many pixels in each.
  private static func halves(
    of box: [Int], along axis: Int, _ counts: [Int]
  ) -> (low: [Int], high: [Int]) {
    let box = box.sorted {
      let (a, b) = (parts($0)[axis], parts($1)[axis])
      return a == b ? $0 < $1 : a < b
    }
    let half = box.reduce(0) { $0 + counts[$1] } / 2
    var sum = 0
    var cut = 1
    for (index, key) in box.dropLast().enumerated() {
      sum += counts[key]
      cut = index + 1
      if sum >= half { break }
    }
    return (Array(box[..<cut]), Array(box[cut...]))
  }

  /// Returns the mean of a box's pixels.
  private static func mean(of box: [Int], _ sums: [SIMD4<Int>]) -> SIMD4<Int32> {
    let sum = box.reduce(SIMD4<Int>.zero) { $0 &+ sums[$1] }
    let count = max(1, sum.w)
    return SIMD4(
      Int32((sum.x + count / 2) / count), Int32((sum.y + count / 2) / count),
      Int32((sum.z + count / 2) / count), 255)
  }

  /// Returns the nearest of some colours to each of 32,768. It compares the mean of the pixels that the film has of a
  /// colour, or the colour itself where the film has none.
  private static func nearest(of colors: [SIMD4<Int32>], _ sums: [SIMD4<Int>]) -> [UInt8] {
    (0..<32_768).map { key in
      let color = parts(key)
      let wanted =
        sums[key].w > 0
        ? mean(of: [key], sums)
        : SIMD4<Int32>(
          Int32(color.x * 255 / 31), Int32(color.y * 255 / 31), Int32(color.z * 255 / 31), 255)
      var best = 0
      var least = Int32.max
      for (index, candidate) in colors.enumerated() {
        let step = candidate &- wanted
        // The eye sees green best.
        let distance = step.x * step.x * 3 + step.y * step.y * 6 + step.z * step.z
        if distance < least { (best, least) = (index, distance) }
      }
      return UInt8(truncatingIfNeeded: best)
    }
  }

  private static func key(_ bytes: [UInt8], _ at: Int) -> Int {
    Int(bytes[at] >> 3) << 10 | Int(bytes[at + 1] >> 3) << 5 | Int(bytes[at + 2] >> 3)
  }

  private static func parts(_ key: Int) -> SIMD3<Int> { SIMD3(key >> 10, key >> 5 & 31, key & 31) }

  /// Puts a part of a picture of the film's size into these colours; a pattern of four by four spreads what falls between
  /// two of them.
  func index(
    _ image: PixelImage, in box: (columns: Range<Int>, rows: Range<Int>), _ result: inout [UInt8]
  ) {
    let pattern: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    for y in box.rows.clamped(to: 0..<image.height) {
      for x in box.columns.clamped(to: 0..<image.width) {
        let at = (y * image.width + x) * 4
        if let index = own(image.bytes, at) {
          result[y * image.width + x] = index
          continue
        }
        let lift = pattern[(y & 3) << 2 | x & 3] / 2 - 4
        func part(_ index: Int) -> Int {
          let value = Int(image.bytes[at + index])
          // Black and white stay clean.
          return (value < 8 || value > 247 ? value : min(255, max(0, value + lift))) >> 3
        }
        result[y * image.width + x] = nearest[part(0) << 10 | part(1) << 5 | part(2)]
      }
    }
  }

  /// Returns the place of a colour that fills a large part of the film, which needs no pattern.
  private func own(_ bytes: [UInt8], _ at: Int) -> UInt8? {
    let key = FilmColors.key(bytes, at)
    guard isLarge[key] else { return nil }
    let index = nearest[key]
    let color = colors[Int(index)]
    let isSame = (0..<3).allSatisfy { abs(color[$0] - Int32(bytes[at + $0])) <= 1 }
    return isSame ? index : nil
  }
}

/// The packing of GIF, in blocks of 255 bytes.
private enum LZW {
  static func packed(_ indexes: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    var codeSize = 9
    func put(
      _ code: Int, _ bytes: inout [UInt8], _ bits: inout Int, _ count: inout Int, _ size: Int
    ) {
      bits |= code << count
      count += size
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    let (clear, end) = (256, 257)
    // Where a code and the next byte lead to: 0 for nowhere.
    var table = [UInt16](repeating: 0, count: 4_096 << 8)
    var next = 258
    put(clear, &bytes, &bits, &count, codeSize)
    var code = -1
    for index in indexes {
      guard code >= 0 else {
        code = Int(index)
        continue
      }
      let place = code << 8 | Int(index)
      if table[place] != 0 {
        code = Int(table[place])
        continue
      }
      put(code, &bytes, &bits, &count, codeSize)
      if next < 4_096 {
        table[place] = UInt16(next)
        if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
        next += 1
      } else {
        put(clear, &bytes, &bits, &count, codeSize)
        table = [UInt16](repeating: 0, count: 4_096 << 8)
        (next, codeSize) = (258, 9)
      }
      code = Int(index)
    }
    if code >= 0 { put(code, &bytes, &bits, &count, codeSize) }
    put(end, &bytes, &bits, &count, codeSize)
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(bytes.count, start + 255)]
      blocks.append(UInt8(block.count))
      blocks += block
    }
    return blocks
  }
}
