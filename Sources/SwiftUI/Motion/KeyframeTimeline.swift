import Drawing

/// The values of an animation by keyframes, computed for any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [(duration: Double, set: (inout Value, Double) -> Void)]

  /// Creates the changes of a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    tracks = content().tracks.map { $0(initialValue) }
  }

  /// Seconds until the longest way is over.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value after so many seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }
  /// Returns the value after a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
  /// Sets those properties of a value that change to what they are after so many seconds.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.set(&value, time) }
  }
  /// Sets those properties of a value that change to what they are after a part of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// One keyframe of a property.
struct KeyframeStep<Value: Animatable> {
  typealias Vector = Value.AnimatableData
  /// How the property comes to the keyframe's value. A velocity of nil follows from the neighbours.
  enum Course {
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?)
    case move

    var isCubic: Bool { if case .cubic = self { true } else { false } }
  }
  var target: Vector
  var duration: Double
  var course: Course
}

/// The way of a property through its keyframes.
struct KeyframeCourse<Value: Animatable> {
  private typealias Vector = Value.AnimatableData
  /// A piece of the way: where it begins, and where it is after so many of its seconds.
  private struct Piece {
    var start: Double
    var duration: Double
    var place: (Double) -> Vector
  }
  private let initial: Value
  private var pieces: [Piece] = []
  private(set) var duration = 0.0

  init(from initial: Value, _ steps: [KeyframeStep<Value>]) {
    self.initial = initial
    var place = initial.animatableData
    var velocity = Vector.zero
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let start = place
      let way = step.target - start
      let piece: (Double) -> Vector
      switch step.course {
      case .move: piece = { _ in step.target }
      case .linear(let curve):
        piece = { start + way.scaled(by: curve.value(at: $0 / step.duration)) }
      case .spring(let spring, let speed):
        let speed = speed ?? velocity
        piece = { start + spring.value(target: way, initialVelocity: speed, time: $0) }
      case .cubic(let first, let last):
        let leaving = (first ?? velocity).scaled(by: step.duration)
        let through =
          last ?? KeyframeCourse.velocity(from: start, through: step, to: next)
        let arriving = through.scaled(by: step.duration)
        piece = { KeyframeCourse.cubic($0 / step.duration, start, leaving, arriving, step.target) }
      }
      if step.duration > 0 {
        pieces.append(Piece(start: duration, duration: step.duration, place: piece))
        let instant = step.duration * 1e-4
        let before = piece(step.duration - instant)
        place = piece(step.duration)
        velocity = (place - before).scaled(by: 1 / instant)
      } else {
        pieces.append(Piece(start: duration, duration: 0, place: { _ in step.target }))
        (place, velocity) = (step.target, .zero)
      }
      duration += step.duration
    }
  }

  /// Returns the property after so many seconds.
  func value(at time: Double) -> Value {
    let time = time.isFinite ? max(0, time) : 0
    guard let piece = pieces.last(where: { $0.start <= time }) else { return initial }
    var value = initial
    value.animatableData = piece.place(min(time - piece.start, piece.duration))
    return value
  }

  /// Returns the speed in a keyframe between two cubic steps: from the value before it to the one after it, as Catmull
  /// and Rom have it. At other keyframes a cubic step comes to rest.
  private static func velocity(
    from start: Vector, through step: KeyframeStep<Value>, to next: KeyframeStep<Value>?
  ) -> Vector {
    guard let next, next.course.isCubic, step.duration + next.duration > 0 else { return .zero }
    return (next.target - start).scaled(by: 1 / (step.duration + next.duration))
  }

  /// Returns a place on Hermite's curve from one place to another, with the speeds at both.
  private static func cubic(
    _ part: Double, _ from: Vector, _ leaving: Vector, _ arriving: Vector, _ to: Vector
  ) -> Vector {
    let (square, cube) = (part * part, part * part * part)
    return from.scaled(by: 2 * cube - 3 * square + 1)
      + leaving.scaled(by: cube - 2 * square + part)
      + to.scaled(by: 3 * square - 2 * cube) + arriving.scaled(by: cube - square)
  }
}

extension VectorArithmetic {
  /// Returns the vector multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Spring {
  /// Returns where the spring is after so many seconds, on its way from nothing to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let still = curve(velocity: 0).progress(at: time)
    // What a speed adds does not depend on how far it is.
    let pushed = curve(velocity: 1).progress(at: time) - still
    return target.scaled(by: still) + initialVelocity.scaled(by: pushed)
  }

  /// Seconds until the spring is within a thousandth of its target for good.
  public var settlingDuration: TimeInterval {
    let curve = curve(velocity: 0)
    guard response > 0.001, response.isFinite, dampingRatio > 0 else { return 0 }
    // A swing that hardly dies out is not followed any longer.
    let step = response / 64
    let last = (1...6400).last { abs(1 - curve.progress(at: Double($0) * step)) > 0.001 }
    return Double((last ?? 0) + 1) * step
  }

  private func curve(velocity: Double) -> SpringCurve {
    SpringCurve(response: response, damping: dampingRatio, velocity: velocity)
  }
}

extension UnitCurve {
  /// Returns how far a movement is after a part of its time.
  public func value(at progress: Double) -> Double {
    BezierCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      .progress(at: progress)
  }
}
