import Drawing

/// A paint made ready to be asked for the colour of a sample.
public struct Shader {
  public enum Kind {
    case solid
    /// Position along the gradient: t = x·ax + y·ay + offset, in samples.
    case linear(ax: Double, ay: Double, offset: Double)
    case radial(start: Double, span: Double)
    case angular(start: Double, span: Double)
    case image(SampledImage, frame: Rect, tile: Size?, tint: SIMD4<Float>?)
  }

  public var kind: Kind
  /// Premultiplied; the colour of a solid paint.
  public var solid: SIMD4<Float>
  /// From samples to the paint's own points, its centre being the origin.
  public var map: Transform
  /// 256 premultiplied colours of a gradient.
  public var ramp: UnsafeMutablePointer<SIMD4<Float>>
  /// How many of an image's own pixels a sample takes the mean of at least: 1 makes enlarged images smooth.
  public var leastPixels: Double

  public init(
    kind: Kind, solid: SIMD4<Float>, map: Transform, ramp: UnsafeMutablePointer<SIMD4<Float>>,
    leastPixels: Double = 0
  ) {
    (self.kind, self.solid, self.map, self.ramp) = (kind, solid, map, ramp)
    self.leastPixels = leastPixels
  }

  /// Returns the colour in the middle of a sample.
  @inline(__always)
  public func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
    switch kind {
    case .solid: return solid
    case .linear(let ax, let ay, let offset):
      return ramp[Shader.place(x * ax + y * ay + offset)]
    case .radial(let start, let span):
      let place = map.apply(Point(x: x, y: y))
      return ramp[Shader.place((hypotenuse(place.x, place.y) - start) * span)]
    case .angular(let start, let span):
      let place = map.apply(Point(x: x, y: y))
      // Whole turns, clockwise on screen, counted from the start.
      var turns = arc(place) - start
      turns -= turns.rounded(.down)
      return ramp[Shader.place(turns * span)]
    case .image(let image, let frame, let tile, let tint):
      let place = map.apply(Point(x: x, y: y))
      return image.color(
        at: place, frame: frame, tile: tile, footprint: (map.a.magnitude, map.d.magnitude),
        leastPixels: leastPixels, tint: tint)
    }
  }

  /// Returns the colour of a whole row of samples; nil where it changes along the row.
  ///
  /// Wallpapers run from top to bottom: that takes a tenth of the time from painting a phone as cells.
  public func color(ofRow y: Double) -> SIMD4<Float>? {
    switch kind {
    case .solid: solid
    case .linear(let ax, let ay, let offset) where ax == 0: ramp[Shader.place(y * ay + offset)]
    case .linear, .radial, .angular, .image: nil
    }
  }

  @inline(__always)
  private static func place(_ t: Double) -> Int {
    // What is no number counts as the start.
    t >= 1 ? 255 : t > 0 ? Int(t * 255 + 0.5) : 0
  }

  /// Returns the angle of a place in turns from the positive x axis, clockwise on screen.
  ///
  /// A polynomial and not the C library's, so that all machines agree to the last bit.
  private func arc(_ place: Point) -> Double {
    let (ax, ay) = (abs(place.x), abs(place.y))
    let big = max(ax, ay)
    guard big > 0 else { return 0 }
    let ratio = min(ax, ay) / big
    let square = ratio * ratio
    var angle =
      ratio
      * (0.15915494 + square
        * (-0.05303 + square * (0.0314 + square * (-0.0197 + square * (0.0092 - square * 0.0021)))))
    if ay > ax { angle = 0.25 - angle }
    if place.x < 0 { angle = 0.5 - angle }
    return place.y < 0 ? 1 - angle : angle
  }
}

extension RGBA {
  /// The colour's parts, multiplied by its alpha and kept within their range.
  public var premultiplied: SIMD4<Float> {
    let alpha = Float(min(1, max(0, self.alpha.isFinite ? self.alpha : 1)))
    func part(_ value: Double) -> Float { Float(min(1, max(0, value.isFinite ? value : 0))) }
    return SIMD4(part(red) * alpha, part(green) * alpha, part(blue) * alpha, alpha)
  }
}

extension Transform {
  /// The map back; nil when it loses a direction.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// How much longer lengths become, on the average.
  public var scale: Double { abs(a * d - b * c).squareRoot() }

  /// Whether upright rectangles stay upright.
  public var isUpright: Bool { abs(b) < 1e-6 && abs(c) < 1e-6 }

  /// Whether across becomes down.
  public var isQuarterTurn: Bool { abs(a) < 1e-6 && abs(d) < 1e-6 }
}
