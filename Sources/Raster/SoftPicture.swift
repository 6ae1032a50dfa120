/// What layers show together, blurred: kept as means of squares, since what is as soft as that needs no finer samples.
///
/// It costs one look at each sample that the blur takes in; only those that somebody asks for are spread again.
public struct SoftPicture {
  /// The part of the surface that it covers.
  public let bounds: SampleBounds
  /// Samples a side of a square.
  private let part: Int
  private let width: Int
  private let height: Int
  /// A frame of one square on each side lets the edges fade as they do at full size.
  private var squares: [SIMD4<Float>]

  /// Returns how many samples a square may have on a side under a blur of some deviation, in samples.
  static func part(_ deviation: Double) -> Int {
    deviation.isFinite ? Int(max(1, min(16, deviation / 3))) : 16
  }

  /// Returns the deviation that the squares are blurred by, in squares: making means of samples and going evenly from one
  /// to the next blurs as well, by a twelfth and a sixth of a square's variance.
  private static func rest(_ deviation: Double, _ part: Int) -> Double {
    let side = Double(part)
    let wanted = deviation / side
    return max(0, wanted * wanted - 0.25 * (1 - 1 / (side * side))).squareRoot()
  }

  /// Blurs what layers show, the lowest first; `deviation` is the blur's, in samples.
  public init(_ layers: [Layer], in bounds: SampleBounds, deviation: Double) {
    self.bounds = bounds
    part = SoftPicture.part(deviation)
    (width, height) = (
      (bounds.width + part - 1) / part + 2, (bounds.height + part - 1) / part + 2
    )
    squares = Array(repeating: .zero, count: width * height)
    gather(layers)
    let box = Blur.box(SoftPicture.rest(deviation, part))
    let (width, height) = (width, height)
    squares.withUnsafeMutableBufferPointer { squares in
      guard let start = squares.baseAddress else { return }
      Blur.blur(start, width, height, across: box, down: box)
    }
  }

  /// Adds up what the layers show in each square.
  private mutating func gather(_ layers: [Layer]) {
    let (bounds, part, width) = (bounds, part, width)
    let share = 1 / Float(part * part)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: max(1, bounds.width)) { line in
      guard let line = line.baseAddress else { return }
      squares.withUnsafeMutableBufferPointer { squares in
        guard let start = squares.baseAddress else { return }
        for y in bounds.top..<bounds.bottom {
          guard let row = SoftPicture.row(y, of: layers, in: bounds, line) else { continue }
          let to = start + ((y - bounds.top) / part + 1) * width + 1
          var (column, rest) = (0, part)
          var sum = SIMD4<Float>.zero
          for x in 0..<bounds.width {
            sum += row[x]
            rest -= 1
            if rest == 0 {
              to[column] += sum * share
              (column, rest, sum) = (column + 1, part, .zero)
            }
          }
          if rest < part { to[column] += sum * share }
        }
      }
    }
  }

  /// Returns what the layers show together in a row, from the left edge on; nil where that is nothing.
  private static func row(
    _ y: Int, of layers: [Layer], in bounds: SampleBounds,
    _ line: UnsafeMutablePointer<Layer.Sample>
  ) -> UnsafePointer<Layer.Sample>? {
    var isWritten = false
    for layer in layers {
      let shared = layer.bounds.intersection(bounds)
      guard shared.left < shared.right, y >= shared.top, y < shared.bottom else { continue }
      let from = layer.row(y) + bounds.left
      if !isWritten {
        // One layer that is as wide needs no copy; most pictures have only one.
        if layers.count == 1, shared.width == bounds.width { return UnsafePointer(from) }
        if shared.width < bounds.width { line.update(repeating: .zero, count: bounds.width) }
        let start = shared.left - bounds.left
        (line + start).update(from: from + start, count: shared.width)
        isWritten = true
        continue
      }
      for x in shared.left - bounds.left..<shared.right - bounds.left {
        let source = from[x]
        if source.w != 0 { line[x] = source + line[x] * (1 - source.w) }
      }
    }
    return isWritten ? UnsafePointer(line) : nil
  }

  /// Writes samples of a row, evenly between the middles of the squares.
  ///
  /// - Parameter columns: counted from the surface's left edge, inside of the bounds.
  public func spread(_ y: Int, _ columns: Range<Int>, to line: UnsafeMutablePointer<Layer.Sample>) {
    let unit = 1 / Float(part)
    let place = (Float(y - bounds.top) + 0.5) * unit + 0.5
    let row = Int(place)
    let lean = place - Float(row)
    squares.withUnsafeBufferPointer { squares in
      guard let start = squares.baseAddress else { return }
      let (upper, lower) = (start + row * width, start + min(height - 1, row + 1) * width)
      for (index, x) in columns.enumerated() {
        let place = (Float(x - bounds.left) + 0.5) * unit + 0.5
        let column = Int(place)
        let left = upper[column] + (lower[column] - upper[column]) * lean
        let next = upper[column + 1] + (lower[column + 1] - upper[column + 1]) * lean
        line[index] = left + (next - left) * (place - Float(column))
      }
    }
  }
}

/// How glass shows what lies below it.
public struct Glass: Hashable, Sendable {
  /// The colour over it, premultiplied.
  public var veil: SIMD4<Float>
  /// How much stronger colours are.
  public var saturation: Float

  public init(veil: SIMD4<Float>, saturation: Float) {
    (self.veil, self.saturation) = (veil, saturation)
  }

  /// Returns what is seen of a blurred sample below the veil.
  ///
  /// At the surface's edge the blur is thinner; the ground is not.
  @inline(__always)
  func ground(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let below = sample.w > 0.01 ? sample / sample.w : .zero
    let light = 0.2126 * below.x + 0.7152 * below.y + 0.0722 * below.z
    let gray = SIMD4<Float>(light, light, light, below.w)
    return (gray + (below - gray) * saturation).clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension SoftPicture {
  /// Returns what glass shows of it without the veil, at the middles of squares: bytes as `Layer.bytes` has them.
  ///
  /// - Parameters:
  ///   - place: the corner of the first square, which may lie outside.
  ///   - side: samples a side of a square.
  public func bytes(
    under glass: Glass, from place: (x: Int, y: Int), side: Int, columns: Int, rows: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    var sample = SIMD4<Float>.zero
    for row in 0..<rows {
      let y = max(bounds.top, min(bounds.bottom - 1, place.y + row * side + side / 2))
      for column in 0..<columns {
        let x = max(bounds.left, min(bounds.right - 1, place.x + column * side + side / 2))
        spread(y, x..<x + 1, to: &sample)
        let seen = glass.ground(sample)
        for part in 0..<4 { bytes.append(Layer.byte(seen[part])) }
      }
    }
    return bytes
  }
}

extension Layer {
  /// Mixes in glass wherever the coverage says: the veil, and below it what lies there, blurred.
  public func paint(_ glass: Glass, over ground: SoftPicture, _ coverage: Coverage, alpha: Float) {
    let inside = coverage.bounds.intersection(ground.bounds)
    guard !inside.isEmpty else { return }
    let veil = glass.veil
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: inside.width) {
      guard let line = $0.baseAddress else { return }
      for y in inside.top..<inside.bottom {
        ground.spread(y, inside.left..<inside.right, to: line)
        let cover =
          coverage.values + (y - coverage.bounds.top) * coverage.stride
          + (inside.left - coverage.bounds.left)
        let to = row(y) + inside.left
        for x in 0..<inside.width {
          let c = cover[x] * alpha
          if c == 0 { continue }
          let color = (veil + glass.ground(line[x]) * (1 - veil.w)) * c
          to[x] = color + to[x] * (1 - color.w)
        }
      }
    }
  }
}
