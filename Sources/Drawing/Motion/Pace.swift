/// How a change runs over time: its curve, how much later it starts, how fast it runs, and how often.
public struct Pace: Hashable, Sendable, Codable {
  /// The shape of the movement.
  public enum Curve: Hashable, Sendable, Codable {
    case spring(SpringCurve)
    case bezier(BezierCurve, duration: Double)
  }
  public var curve: Curve
  /// Seconds before it starts.
  public var delay: Double
  /// How many times faster than its curve it runs.
  public var speed: Double
  /// How often it runs; nil repeats it until it is cut.
  public var runs: Int?
  /// Whether each second run goes back.
  public var isReversing: Bool

  /// Creates a pace that starts at once and runs once.
  public init(
    _ curve: Curve, delay: Double = 0, speed: Double = 1, runs: Int? = 1, isReversing: Bool = false
  ) {
    (self.curve, self.delay, self.speed, self.runs) = (curve, delay, speed, runs)
    self.isReversing = isReversing
  }

  /// The longest time that the system gives all animations of one update, in seconds.
  public static let limit = 2.0

  /// How a view without an animation of its own moves since iOS 17: a spring without overshoot.
  public static let standard = Pace(.spring(SpringCurve(response: 0.55, damping: 1)))

  /// Returns the part of the way that is done after a number of seconds.
  public func progress(at seconds: Double) -> Double {
    if seconds >= Pace.limit { return 1 }
    let time = (seconds - sound(delay, 0)) * sound(speed, 1)
    guard time > 0 else { return 0 }
    let length = max(0.001, curve.length)
    let run = (time / length).rounded(.down)
    let count = Double(max(1, runs ?? .max))
    if count <= 1 || run >= count { return once(count <= 1 ? time : length) }
    let inner = once(time - run * length)
    return isReversing && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - inner : inner
  }

  private func once(_ time: Double) -> Double {
    switch curve {
    case .spring(let spring): spring.progress(at: time)
    case .bezier(let curve, let duration):
      duration > 0.001 ? curve.progress(at: time / duration) : 1
    }
  }

  /// Seconds until the movement has ended, at most the limit.
  public var duration: Double {
    guard runs == 1 else { return Pace.limit }
    return min(
      Pace.limit, max(0, sound(delay, 0)) + curve.length / max(0.01, sound(speed, 1)))
  }

  /// How long the change of a content in place takes when this is its animation: 0.5 s by default.
  var contentFactor: Double {
    self == .standard ? 1 : max(0.05, curve.nominal / max(0.01, sound(speed, 1)) / 0.5)
  }

  private func sound(_ number: Double, _ standard: Double) -> Double {
    number.isFinite ? number : standard
  }
}

extension Pace.Curve {
  /// The part of the way that is too small to see: a movement that is nearer to its end has ended.
  private static let tolerance = 0.005

  /// Seconds until the movement stays at its end, at most the system's limit.
  var length: Double {
    switch self {
    case .bezier(_, let duration): return duration.isFinite ? min(Pace.limit, max(0, duration)) : 0
    case .spring(let spring):
      var frame = Int(Pace.limit * 120)
      while frame > 0 {
        if abs(1 - spring.progress(at: Double(frame) / 120)) > Self.tolerance { break }
        frame -= 1
      }
      return Double(frame + 1) / 120
    }
  }

  /// The length that its author wrote.
  var nominal: Double {
    switch self {
    case .bezier(_, let duration): duration.isFinite ? min(Pace.limit, max(0, duration)) : 0
    case .spring(let spring): spring.response.isFinite ? min(Pace.limit, spring.response) : 0
    }
  }
}
