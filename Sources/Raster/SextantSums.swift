/// What a cell of four by six samples holds, and how well a sextant in two colours stands for it.
public struct SextantSums {
  public typealias Sample = SIMD4<Float>

  /// Of the six rows: the sums of their left and right halves.
  public private(set) var left = Six()
  public private(set) var right = Six()
  /// How far apart the samples are in the part of the colour in which they differ most.
  public private(set) var spread: Float = 0

  /// Six samples; an array would be made anew for each cell.
  public struct Six {
    var values = (Sample.zero, Sample.zero, Sample.zero, Sample.zero, Sample.zero, Sample.zero)

    public internal(set) subscript(index: Int) -> Sample {
      get {
        switch index {
        case 0: values.0
        case 1: values.1
        case 2: values.2
        case 3: values.3
        case 4: values.4
        default: values.5
        }
      }
      set {
        switch index {
        case 0: values.0 = newValue
        case 1: values.1 = newValue
        case 2: values.2 = newValue
        case 3: values.3 = newValue
        case 4: values.4 = newValue
        default: values.5 = newValue
        }
      }
    }
  }

  /// The parts from left to right and from top to bottom, each as the sum of its four samples.
  private var parts = Six()

  /// Creates the sums of a cell.
  ///
  /// - Parameters:
  ///   - place: the cell's first sample.
  ///   - stride: how far a row's samples are from those of the row above.
  public init(_ place: UnsafeMutablePointer<Sample>, _ stride: Int) {
    var range = SampleRange(place[0])
    for y in 0..<6 {
      let line = place + y * stride
      for x in 0..<4 { range.add(line[x]) }
      left[y] = line[0] + line[1]
      right[y] = line[2] + line[3]
    }
    for y in 0..<3 {
      parts[2 * y] = left[2 * y] + left[2 * y + 1]
      parts[2 * y + 1] = right[2 * y] + right[2 * y + 1]
    }
    spread = range.spread
  }

  /// The sum of the left half.
  public var leftHalf: Sample { parts[0] + parts[2] + parts[4] }
  public var all: Sample { leftHalf + parts[1] + parts[3] + parts[5] }

  /// A sextant: a bit for each part that has its ink.
  public struct Pattern {
    public var bits: Int
    /// The sum of the parts that have the ink.
    public var ink: Sample
    /// How many samples these have.
    public var count: Float { Float(4 * bits.nonzeroBitCount) }
    /// What `CellSums.gain` says of it.
    public var gain: Float
  }

  /// Returns the sextant that loses least, of those that keep more than a gain; nil where none does.
  public func pattern(above gain: Float) -> Pattern? {
    let all = all
    var best: Pattern?
    // The last part never has the ink: each two that are opposite stand for one another. One is the left half.
    for bits in 1..<32 where bits != 0b010101 {
      var pattern = Pattern(bits: bits, ink: .zero, gain: 0)
      for part in 0..<5 where bits >> part & 1 == 1 { pattern.ink += parts[part] }
      pattern.gain = CellSums.gain(pattern.ink, pattern.count, all, of: 24)
      if pattern.gain > best?.gain ?? gain { best = pattern }
    }
    return best
  }

  /// Returns the colour of a group of parts: what most of them have, where some are even.
  ///
  /// A part on an edge is a mixture. An even field beside it must not be tinted by it, or a speck stands beside a round
  /// corner.
  public func shared(_ bits: Int, _ mean: Sample) -> Sample {
    var (sum, most) = (mean, 1)
    for one in 0..<6 where bits >> one & 1 == 1 {
      var (near, count) = (parts[one], 1)
      for other in 0..<6 where other != one && bits >> other & 1 == 1 {
        let unlike = parts[one] - parts[other]
        if max(abs(unlike.x), abs(unlike.y), abs(unlike.z)) < 4 * 0.03 {
          near += parts[other]
          count += 1
        }
      }
      if count > most { (sum, most) = (near / Float(4 * count), count) }
    }
    return sum
  }
}
