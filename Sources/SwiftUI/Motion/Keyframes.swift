/// How a value changes over time.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes {
  /// The tracks that all of these come down to.
  var tracks: [KeyframesParts<Value>.Track] {
    (self as? KeyframesParts<Value>)?.ownTracks ?? body.tracks
  }
}

/// How one property of a value changes over time.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes that this one is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent {
  /// The steps that all of these come down to.
  var steps: [KeyframeStep<Value>] {
    (self as? KeyframeTrackParts<Value>)?.ownSteps ?? body.steps
  }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public let body: KeyframesParts<Root>

  /// Creates the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
  /// Creates the way of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let steps = content().steps
    body = KeyframesParts(ownTracks: [
      { root in
        let course = KeyframeCourse(from: root[keyPath: keyPath], steps)
        return (course.duration, { $0[keyPath: keyPath] = course.value(at: $1) })
      }
    ])
  }
}

/// A step at an even speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let body: KeyframeTrackParts<Value>
  /// Creates a step to a value.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    body = KeyframeTrackParts(to, duration, .linear(timingCurve))
  }
}

/// A step along a curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let body: KeyframeTrackParts<Value>
  /// Creates a step to a value.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    body = KeyframeTrackParts(
      to, duration,
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
}

/// A step by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let body: KeyframeTrackParts<Value>
  /// Creates a step to a value; without a duration it takes until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    body = KeyframeTrackParts(
      to, duration ?? spring.settlingDuration,
      .spring(spring, start: startVelocity?.animatableData))
  }
}

/// A jump.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let body: KeyframeTrackParts<Value>
  /// Creates a jump to a value.
  public init(_ to: Value) { body = KeyframeTrackParts(to, 0, .move) }
}

/// Several keyframes of one property.
public struct KeyframeTrackParts<Value: Animatable>: KeyframeTrackContent {
  fileprivate var ownSteps: [KeyframeStep<Value>]

  fileprivate init(_ steps: [KeyframeStep<Value>]) { ownSteps = steps }

  fileprivate init(
    _ target: Value, _ duration: TimeInterval, _ course: KeyframeStep<Value>.Course
  ) {
    ownSteps = [
      KeyframeStep(
        target: target.animatableData, duration: duration.isFinite ? max(0, duration) : 0,
        course: course)
    ]
  }
  public var body: KeyframeTrackParts<Value> { self }
}

/// Combines the keyframes of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts(keyframe.steps) }
  public static func buildBlock(
    _ parts: KeyframeTrackParts<Value>...
  ) -> KeyframeTrackParts<Value> { buildArray(parts) }
  public static func buildArray(
    _ parts: [KeyframeTrackParts<Value>]
  ) -> KeyframeTrackParts<Value> { KeyframeTrackParts(parts.flatMap(\.ownSteps)) }
  public static func buildEither(
    first: KeyframeTrackParts<Value>
  ) -> KeyframeTrackParts<Value> { first }
  public static func buildEither(
    second: KeyframeTrackParts<Value>
  ) -> KeyframeTrackParts<Value> { second }
}

/// The keyframes of several properties.
public struct KeyframesParts<Value>: Keyframes {
  /// Returns, for the value at the start, how long a way takes and what sets it at a moment.
  typealias Track = (Value) -> (duration: Double, set: (inout Value, Double) -> Void)
  fileprivate var ownTracks: [Track]

  public var body: KeyframesParts<Value> { self }
}

/// Combines the keyframes of a value's properties.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> KeyframesParts<Value>
  where K.Value == Value { KeyframesParts(ownTracks: keyframes.tracks) }
  /// Takes keyframes of the whole value without a track around them.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts(keyframe.steps) }
  public static func buildBlock(_ parts: KeyframesParts<Value>...) -> KeyframesParts<Value> {
    KeyframesParts(ownTracks: parts.flatMap(\.ownTracks))
  }
  public static func buildBlock(_ parts: KeyframeTrackParts<Value>...) -> KeyframesParts<Value>
  where Value: Animatable {
    KeyframeTrack { KeyframeTrackParts(parts.flatMap(\.ownSteps)) }.body
  }
}
