/// What a cell of four by four samples holds, and how well two colours stand for it.
public struct CellSums {
  public typealias Sample = SIMD4<Float>

  /// Of the quadrants: left and right above, left and right below.
  public private(set) var quadrants = (Sample.zero, Sample.zero, Sample.zero, Sample.zero)
  public private(set) var leftColumn = Sample.zero
  public private(set) var rightColumn = Sample.zero
  public private(set) var topRow = Sample.zero
  public private(set) var bottomRow = Sample.zero
  /// How far apart the samples are in the part of the colour in which they differ most.
  public private(set) var spread: Float = 0

  public var all: Sample { quadrants.0 + quadrants.1 + quadrants.2 + quadrants.3 }

  /// Creates the sums of a cell.
  ///
  /// - Parameters:
  ///   - place: the cell's first sample.
  ///   - stride: how far a row's samples are from those of the row above.
  public init(_ place: UnsafeMutablePointer<Sample>, _ stride: Int) {
    var range = SampleRange(place[0])
    for y in 0..<4 {
      let line = place + y * stride
      for x in 0..<4 { range.add(line[x]) }
      let (a, b, c, d) = (line[0], line[1], line[2], line[3])
      leftColumn += a
      rightColumn += d
      if y < 2 {
        quadrants.0 += a + b
        quadrants.1 += c + d
      } else {
        quadrants.2 += a + b
        quadrants.3 += c + d
      }
      if y == 0 { topRow = a + b + c + d }
      if y == 3 { bottomRow = a + b + c + d }
    }
    spread = range.spread
  }

  /// Returns whether all samples of a cell are equal, as most are.
  @inlinable @inline(__always)
  public static func isEven(
    _ place: UnsafeMutablePointer<Sample>, _ stride: Int, _ rows: Int
  ) -> Bool {
    let first = place[0]
    var line = place
    for _ in 0..<rows {
      for x in 0..<SampleGrid.across where line[x] != first { return false }
      line += stride
    }
    return true
  }

  /// Returns whether the samples of a cell are those of the cell to its left, bit by bit.
  @inlinable @inline(__always)
  public static func repeatsLeft(
    _ place: UnsafeMutablePointer<Sample>, _ stride: Int, _ rows: Int
  ) -> Bool {
    var line = UnsafeRawPointer(place)
    let row = stride * MemoryLayout<Sample>.stride
    for _ in 0..<rows {
      // Four samples at once.
      let own = line.loadUnaligned(as: SIMD8<UInt64>.self)
      let left = (line - MemoryLayout<SIMD8<UInt64>>.size).loadUnaligned(as: SIMD8<UInt64>.self)
      let difference = own ^ left
      let halves = difference.lowHalf | difference.highHalf
      let quarters = halves.lowHalf | halves.highHalf
      if quarters.x | quarters.y != 0 { return false }
      line += row
    }
    return true
  }

  /// Returns whether an even pixel of two quadrants would be seen to change if as much as one more were mixed with it.
  @inlinable
  public static func tints(_ one: Sample, _ two: Sample, with third: Sample) -> Bool {
    let unlike = one - two
    if max(abs(unlike.x), abs(unlike.y), abs(unlike.z)) > 4 * 0.02 { return false }
    // The mean of all three lies a third of the way from the two to the third.
    let change = (third - (one + two) / 2) / 3
    return max(abs(change.x), abs(change.y), abs(change.z)) > 4 * 0.03
  }

  /// Returns how much of the samples' squares remains where a number of them have one mean and the rest another.
  @inlinable
  public static func gain(_ ink: Sample, _ count: Float, _ all: Sample, of samples: Float) -> Float
  {
    square(ink) / count + square(all - ink) / (samples - count)
  }

  @inlinable
  public static func square(_ color: Sample) -> Float {
    let squares = color * color
    return squares.x + squares.y + squares.z
  }
}
