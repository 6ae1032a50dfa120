/// Returns what stands between two values of a kind: 0 is the first, 1 the second; a spring may ask for more.
func mix(_ old: Double, _ new: Double, _ share: Double) -> Double { old + (new - old) * share }

extension Point {
  /// Returns the place on the way to another one.
  func mixed(with new: Point, _ share: Double) -> Point {
    Point(x: mix(x, new.x, share), y: mix(y, new.y, share))
  }
}

extension Size {
  /// Returns the size on the way to another one.
  public func mixed(with new: Size, _ share: Double) -> Size {
    Size(
      width: max(0, mix(width, new.width, share)), height: max(0, mix(height, new.height, share)))
  }
}

extension Rect {
  /// Returns the rectangle on the way to another one.
  public func mixed(with new: Rect, _ share: Double) -> Rect {
    Rect(
      x: mix(x, new.x, share), y: mix(y, new.y, share),
      width: max(0, mix(width, new.width, share)), height: max(0, mix(height, new.height, share)))
  }
}

extension Transform {
  /// Returns the map on the way to another one.
  func mixed(with new: Transform, _ share: Double) -> Transform {
    Transform(
      a: mix(a, new.a, share), b: mix(b, new.b, share), c: mix(c, new.c, share),
      d: mix(d, new.d, share), tx: mix(tx, new.tx, share), ty: mix(ty, new.ty, share))
  }
}

extension RGBA {
  /// Returns the colour on the way to another one; a clear one has the other's hue.
  public func mixed(with new: RGBA, _ share: Double) -> RGBA {
    let from = alpha <= 0 ? new.opacity(0) : self
    let to = new.alpha <= 0 ? opacity(0) : new
    func part(_ old: Double, _ new: Double) -> Double { min(1, max(0, mix(old, new, share))) }
    return RGBA(
      red: part(from.red, to.red), green: part(from.green, to.green),
      blue: part(from.blue, to.blue), alpha: part(from.alpha, to.alpha))
  }
}

extension Paint {
  /// Returns the paint on the way to another one; nil where the two are of different kinds.
  func mixed(with new: Paint, _ share: Double) -> Paint? {
    func stops(_ old: [GradientStop], _ new: [GradientStop]) -> [GradientStop]? {
      // Between two colours stand steps, and none where one of them fades.
      let pair = old.count == new.count ? (old, new) : GradientStop.atSamePlaces(old, new)
      guard let (old, new) = pair else { return nil }
      return zip(old, new).map {
        GradientStop(
          $0.color.mixed(with: $1.color, share), at: mix($0.location, $1.location, share))
      }
    }
    if self == new { return new }
    switch (self, new) {
    case (.color(let old), .color(let new)): return .color(old.mixed(with: new, share))
    case (.linear(let old, let start, let end), .linear(let new, let newStart, let newEnd)):
      return stops(old, new).map {
        .linear($0, start: start.mixed(with: newStart, share), end: end.mixed(with: newEnd, share))
      }
    case (
      .radial(let old, let center, let start, let end, let height),
      .radial(let new, let newCenter, let newStart, let newEnd, let newHeight)
    ):
      return stops(old, new).map {
        .radial(
          $0, center: center.mixed(with: newCenter, share),
          startRadius: mix(start, newStart, share),
          endRadius: mix(end, newEnd, share), height: mix(height, newHeight, share))
      }
    case (
      .angular(let old, let center, let start, let end),
      .angular(let new, let newCenter, let newStart, let newEnd)
    ):
      return stops(old, new).map {
        .angular(
          $0, center: center.mixed(with: newCenter, share), startAngle: mix(start, newStart, share),
          endAngle: mix(end, newEnd, share))
      }
    default: return nil
    }
  }
}

extension GradientStop {
  /// Returns two gradients with stops at the places of both; nil where one has no stops, or two of them at one place.
  fileprivate static func atSamePlaces(
    _ one: [GradientStop], _ other: [GradientStop]
  ) -> ([GradientStop], [GradientStop])? {
    let isOrdered = [one, other].allSatisfy { stops in
      !stops.isEmpty && stops.allSatisfy(\.location.isFinite)
        && zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location }
    }
    guard isOrdered else { return nil }
    let places = Set((one + other).map(\.location)).sorted()
    return (samples(of: one, at: places), samples(of: other, at: places))
  }

  /// Returns the colours of a gradient at places; both go from the first place to the last one.
  private static func samples(of stops: [GradientStop], at places: [Double]) -> [GradientStop] {
    var next = 0
    return places.map { place in
      while next + 1 < stops.count, stops[next].location < place { next += 1 }
      let after = stops[next]
      guard next > 0, after.location > place else { return GradientStop(after.color, at: place) }
      let before = stops[next - 1]
      let share = (place - before.location) / (after.location - before.location)
      return GradientStop(before.color.mixed(with: after.color, share), at: place)
    }
  }
}

extension Contour {
  /// Returns the outline on the way to another one; nil where the two are of different kinds.
  func mixed(with new: Contour, _ share: Double) -> Contour? {
    if self == new { return new }
    switch (self, new) {
    case (.rect(let old), .rect(let new)): return .rect(old.mixed(with: new, share))
    case (.ellipse(let old), .ellipse(let new)): return .ellipse(old.mixed(with: new, share))
    case (.rounded(let old, let radii, _), .rounded(let new, let newRadii, let isContinuous)):
      return .rounded(
        old.mixed(with: new, share), radii.mixed(with: newRadii, share), isContinuous: isContinuous)
    case (.path(let old, _), .path(let new, let isEvenOdd)):
      guard old.count == new.count else { return nil }
      var path: [PathElement] = []
      for (one, other) in zip(old, new) {
        guard let step = one.mixed(with: other, share) else { return nil }
        path.append(step)
      }
      return .path(path, isEvenOdd: isEvenOdd)
    default: return nil
    }
  }
}

extension CornerRadii {
  fileprivate func mixed(with new: CornerRadii, _ share: Double) -> CornerRadii {
    func radius(_ part: KeyPath<CornerRadii, Double>) -> Double {
      max(0, mix(self[keyPath: part], new[keyPath: part], share))
    }
    return CornerRadii(
      topLeft: radius(\.topLeft), topRight: radius(\.topRight), bottomLeft: radius(\.bottomLeft),
      bottomRight: radius(\.bottomRight))
  }
}

extension PathElement {
  fileprivate func mixed(with new: PathElement, _ share: Double) -> PathElement? {
    switch (self, new) {
    case (.move(let old), .move(let new)): .move(old.mixed(with: new, share))
    case (.line(let old), .line(let new)): .line(old.mixed(with: new, share))
    case (.quad(let old, let control), .quad(let new, let newControl)):
      .quad(old.mixed(with: new, share), control: control.mixed(with: newControl, share))
    case (.curve(let old, let one, let two), .curve(let new, let newOne, let newTwo)):
      .curve(
        old.mixed(with: new, share), control1: one.mixed(with: newOne, share),
        control2: two.mixed(with: newTwo, share))
    case (.close, .close): .close
    default: nil
    }
  }
}
