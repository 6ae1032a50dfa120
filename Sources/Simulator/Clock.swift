/// Virtual time: runs with a steady clock, stops, jumps, and runs faster or slower.
public struct Clock: Hashable, Sendable {
  /// Times as fast as life.
  public private(set) var speed: Double
  public private(set) var isPaused: Bool
  /// Virtual time at the moment `anchor` of the steady clock.
  private var base: Double
  private var anchor: Double

  /// The slowest and the fastest clock.
  public static let speeds = 0.01...100_000.0

  /// A clock that shows `now` (UNIX seconds) at a moment of the steady clock, and runs.
  public init(now: Double, steady: Double, speed: Double = 1, isPaused: Bool = false) {
    (base, anchor) = (now, steady)
    self.speed = min(max(speed, Clock.speeds.lowerBound), Clock.speeds.upperBound)
    self.isPaused = isPaused
  }

  /// Virtual UNIX seconds at a moment of the steady clock.
  public func now(at steady: Double) -> Double {
    isPaused ? base : base + max(0, steady - anchor) * speed
  }

  /// When the steady clock will show that the virtual time has come; nil while paused.
  public func steadyTime(of virtual: Double) -> Double? {
    isPaused ? nil : anchor + (virtual - base) / speed
  }

  /// Stops, or goes on from where it stopped.
  public mutating func setPaused(_ paused: Bool, at steady: Double) {
    (base, anchor) = (now(at: steady), steady)
    isPaused = paused
  }

  /// Runs at another speed from now on.
  public mutating func setSpeed(_ speed: Double, at steady: Double) {
    (base, anchor) = (now(at: steady), steady)
    self.speed = min(max(speed, Clock.speeds.lowerBound), Clock.speeds.upperBound)
  }

  /// Jumps; time never goes back.
  public mutating func jump(to virtual: Double, at steady: Double) {
    (base, anchor) = (max(virtual, now(at: steady)), steady)
  }
}
