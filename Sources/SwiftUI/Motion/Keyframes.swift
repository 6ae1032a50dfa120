/// How a value changes over time. Nothing follows keyframes here, so that they hold nothing.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// How one property of a value changes over time.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes that this one is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// The way of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Creates the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
  /// Creates the way of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
  public var body: KeyframesParts<Root> { KeyframesParts() }
}

/// A step at an even speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step to a value.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
  public var body: KeyframeTrackParts<Value> { KeyframeTrackParts() }
}

/// A step along a curve through its neighbours.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step to a value.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
  public var body: KeyframeTrackParts<Value> { KeyframeTrackParts() }
}

/// A step by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a step to a value.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
  public var body: KeyframeTrackParts<Value> { KeyframeTrackParts() }
}

/// A jump.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a jump to a value.
  public init(_ to: Value) {}
  public var body: KeyframeTrackParts<Value> { KeyframeTrackParts() }
}

/// Several keyframes of one property.
public struct KeyframeTrackParts<Value>: KeyframeTrackContent {
  public var body: KeyframeTrackParts<Value> { KeyframeTrackParts() }
}

/// Puts keyframes of one property together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> KeyframeTrackParts<Value> where K.Value == Value { KeyframeTrackParts() }
  public static func buildBlock(
    _ parts: KeyframeTrackParts<Value>...
  ) -> KeyframeTrackParts<Value> { KeyframeTrackParts() }
  public static func buildArray(
    _ parts: [KeyframeTrackParts<Value>]
  ) -> KeyframeTrackParts<Value> { KeyframeTrackParts() }
  public static func buildEither(
    first: KeyframeTrackParts<Value>
  ) -> KeyframeTrackParts<Value> { first }
  public static func buildEither(
    second: KeyframeTrackParts<Value>
  ) -> KeyframeTrackParts<Value> { second }
}

/// Several ways.
public struct KeyframesParts<Value>: Keyframes {
  public var body: KeyframesParts<Value> { KeyframesParts() }
}

/// Puts the ways of a value's properties together.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> KeyframesParts<Value>
  where K.Value == Value { KeyframesParts() }
  /// Takes keyframes of the whole value without a track around them.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> KeyframesParts<Value> where K.Value == Value { KeyframesParts() }
  public static func buildBlock(_ parts: KeyframesParts<Value>...) -> KeyframesParts<Value> {
    KeyframesParts()
  }
}
