import Numbers

/// How much of each sample an outline covers, computed exactly from signed areas.
///
/// Each edge leaves, in the samples that it crosses, the area to its right; a running sum along each
/// row then gives the winding-weighted coverage.
public final class Coverage {
  /// What `resolve` made: one value a sample of `bounds`, row by row.
  public private(set) var values: UnsafeMutablePointer<Float>
  public private(set) var bounds = SampleBounds(left: 0, top: 0, right: 0, bottom: 0)
  private var capacity: Int
  /// A row has two samples more than the bounds, for what leaves it at the right.
  public private(set) var stride = 0
  /// How many rows and columns edges have crossed since the outline began: what they cost.
  public private(set) var crossings = 0

  public init() {
    capacity = 1 << 14
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
  }

  deinit { values.deallocate() }

  /// Starts an outline inside some bounds.
  public func begin(_ bounds: SampleBounds) {
    self.bounds = bounds
    crossings = 0
    stride = bounds.width + 2
    let count = stride * bounds.height
    if count > capacity {
      values.deallocate()
      capacity = count
      values = .allocate(capacity: capacity)
      values.initialize(repeating: 0, count: capacity)
    } else {
      values.update(repeating: 0, count: count)
    }
  }

  /// Adds one edge, in samples of the whole surface.
  public func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    guard y0 != y1 else { return }
    let direction = y0 < y1 ? 1.0 : -1
    let (topX, topY, lowX, lowY) = y0 < y1 ? (x0, y0, x1, y1) : (x1, y1, x0, y0)
    let slope = (lowX - topX) / (lowY - topY)
    let originY = Double(bounds.top)
    let originX = Double(bounds.left)
    let first = max(0, Int(bounded: max(-1, topY - originY).rounded(.down)))
    let last = min(
      bounds.height, Int(bounded: min(Double(bounds.height) + 1, lowY - originY).rounded(.up)))
    guard first < last else { return }
    let limit = Double(bounds.width)
    crossings += last - first + Int(bounded: min(limit, abs(lowX - topX)))
    for row in first..<last {
      let upper = max(topY, originY + Double(row))
      let lower = min(lowY, originY + Double(row) + 1)
      guard lower > upper else { continue }
      let start = topX + (upper - topY) * slope - originX
      let end = topX + (lower - topY) * slope - originX
      part(
        values + row * stride, from: min(start, end), to: max(start, end), limit: limit,
        height: (lower - upper) * direction)
    }
  }

  /// Adds an edge's part within one row, cut where the bounds end: what lies at their left covers all samples of the
  /// row, what lies at their right none.
  @inline(__always)
  private func part(
    _ row: UnsafeMutablePointer<Float>, from left: Double, to right: Double, limit: Double,
    height: Double
  ) {
    let (first, last) = (min(limit, max(0, left)), min(limit, max(0, right)))
    let length = right - left
    guard first != left || last != right, length > 0, length.isFinite else {
      return slab(row, from: first, to: last, height: Float(height))
    }
    if left < 0 {
      slab(row, from: 0, to: 0, height: Float(height * (min(0, right) - left) / length))
    }
    if last > first {
      slab(row, from: first, to: last, height: Float(height * (last - first) / length))
    }
  }

  /// Adds an edge's part within one row and the bounds, from left to right.
  private func slab(
    _ row: UnsafeMutablePointer<Float>, from left: Double, to right: Double, height: Float
  ) {
    let firstColumn = Int(bounded: left)
    let lastColumn = Int(bounded: right)
    if firstColumn == lastColumn {
      let middle = Float((left + right) / 2 - Double(firstColumn))
      row[firstColumn] += height * (1 - middle)
      row[firstColumn + 1] += height * middle
      return
    }
    let perColumn = height / Float(right - left)
    var x = left
    for column in firstColumn...lastColumn {
      let next = min(right, Double(column + 1))
      let part = perColumn * Float(next - x)
      let middle = Float((x + next) / 2 - Double(column))
      row[column] += part * (1 - middle)
      row[column + 1] += part * middle
      x = next
    }
  }

  /// So many samples are looked at together: between two edges nothing changes.
  static let span = 8

  /// Turns the sums into coverage from 0 to 1.
  public func resolve(isEvenOdd: Bool) {
    for y in 0..<bounds.height {
      let row = values + y * stride
      var sum: Float = 0
      var cover: Float = 0
      var x = 0
      while x < bounds.width {
        let end = min(bounds.width, x + Coverage.span)
        if end - x == Coverage.span, Coverage.isEven(row + x, 0) {
          (row + x).update(repeating: cover, count: Coverage.span)
          x = end
          continue
        }
        while x < end {
          sum += row[x]
          cover = Coverage.cover(sum, isEvenOdd: isEvenOdd)
          row[x] = cover
          x += 1
        }
      }
    }
  }

  /// Returns how much of a sample is covered where its edges sum up to a number.
  @inline(__always)
  private static func cover(_ sum: Float, isEvenOdd: Bool) -> Float {
    var cover = abs(sum)
    if isEvenOdd {
      cover = cover - 2 * (cover / 2).rounded(.down)
      if cover > 1 { cover = 2 - cover }
    } else if cover > 1 {
      cover = 1
    }
    // Rounding of the running sum must not leave a veil.
    return cover < 0.004 ? 0 : cover > 0.996 ? 1 : cover
  }

  /// Returns whether a span of samples has one value throughout.
  @inline(__always)
  static func isEven(_ samples: UnsafePointer<Float>, _ value: Float) -> Bool {
    // Two samples at once: equal bits are an equal value.
    let pair = UInt64(value.bitPattern) << 32 | UInt64(value.bitPattern)
    let pairs =
      UnsafeRawPointer(samples).loadUnaligned(as: SIMD4<UInt64>.self) ^ SIMD4(repeating: pair)
    let halves = pairs.lowHalf | pairs.highHalf
    return halves.x | halves.y == 0
  }

  /// Takes on what a mask over the same samples holds.
  public func begin(_ mask: ClipMask) {
    begin(mask.bounds)
    for y in 0..<bounds.height {
      let row = values + y * stride
      let line = mask.row(bounds.top + y)
      for x in 0..<bounds.width { row[x] = line[bounds.left + x] }
    }
  }

  /// Takes away what a clip takes away.
  public func multiply(_ clip: ClipMask) {
    for y in 0..<bounds.height {
      let row = values + y * stride
      let line = clip.row(bounds.top + y)
      for x in 0..<bounds.width { row[x] *= line[bounds.left + x] }
    }
  }
}

/// What of a surface may be painted, from 0 to 1 a sample.
public final class ClipMask {
  /// The part of the surface that it says something about.
  public private(set) var bounds: SampleBounds
  public let capacity: Int
  private let values: UnsafeMutablePointer<Float>

  public init(_ bounds: SampleBounds) {
    self.bounds = bounds
    capacity = max(1, bounds.width * bounds.height)
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: capacity)
  }

  deinit { values.deallocate() }

  /// Moves the coverage to another part, no larger than its capacity; its values are undefined until they are written.
  public func move(to bounds: SampleBounds) { self.bounds = bounds }

  public func clear() {
    values.update(repeating: 0, count: bounds.width * bounds.height)
  }

  /// Changes each value by what an outline inside of the bounds covers of its sample.
  @inline(__always)
  public func change(_ coverage: Coverage, _ change: (_ value: Float, _ cover: Float) -> Float) {
    let inside = coverage.bounds
    for y in 0..<inside.height {
      let from = coverage.values + y * coverage.stride
      let to = row(inside.top + y) + inside.left
      for x in 0..<inside.width where from[x] > 0 { to[x] = change(to[x], from[x]) }
    }
  }

  /// Returns a row of the surface, so that its values are counted from the surface's left edge.
  @inline(__always)
  public func row(_ y: Int) -> UnsafeMutablePointer<Float> {
    values + ((y - bounds.top) * bounds.width - bounds.left)
  }
}
