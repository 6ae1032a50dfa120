/// The phone's time: it runs with a real clock until someone pauses, jumps or speeds it up.
public struct VirtualClock: Hashable, Sendable {
  private var realAnchor: Double
  private var virtualAnchor: Double
  /// How many virtual seconds pass in a real one while it runs.
  public private(set) var speed: Double = 1
  public private(set) var isPaused = false
  /// By how much it was brought back to the real time in all, in virtual seconds.
  public private(set) var shift: Double = 0

  /// Creates a clock that shows `virtual` when the real clock shows `real`.
  public init(real: Double, virtual: Double) {
    (realAnchor, virtualAnchor) = (real, virtual)
  }

  /// Returns the virtual time at a real one.
  public func now(at real: Double) -> Double {
    isPaused ? virtualAnchor : virtualAnchor + max(0, real - realAnchor) * speed
  }

  /// Returns when, in real time, a virtual moment comes; nil while paused. A past one is due at once.
  public func real(of virtual: Double, at real: Double) -> Double? {
    if isPaused { return nil }
    return max(real, realAnchor + (virtual - virtualAnchor) / speed)
  }

  /// Stops the clock.
  public mutating func pause(at real: Double) {
    anchor(at: real)
    isPaused = true
  }

  /// Lets it run again.
  public mutating func resume(at real: Double) {
    anchor(at: real)
    isPaused = false
  }

  /// Changes how fast it runs; speeds that are not positive and finite are taken as 1.
  public mutating func setSpeed(_ speed: Double, at real: Double) {
    anchor(at: real)
    self.speed = speed > 0 && speed.isFinite ? speed : 1
  }

  /// Jumps forward to a virtual time; time never goes back. It lands on a whole millionth that is not before it: a clock
  /// that stands would never get there.
  public mutating func jump(to virtual: Double, at real: Double) {
    anchor(at: real)
    virtualAnchor = max(virtualAnchor, VirtualClock.millionth(notBefore: virtual))
  }

  /// Shows the real time again, and runs with it; returns the virtual seconds by which it moved.
  @discardableResult
  public mutating func returnToReal(at real: Double) -> Double {
    let seconds = VirtualClock.inMillionths(real) - VirtualClock.inMillionths(now(at: real))
    let shift = shift + seconds
    self = VirtualClock(real: real, virtual: real)
    self.shift = shift
    return seconds
  }

  /// Goes on from where it is though the real clock was set back.
  mutating func goOn(from old: Double, to new: Double) {
    virtualAnchor = now(at: old)
    realAnchor = new
  }

  /// From here on, in the year 2255, numbers are not fine enough for millionths of a second.
  private static let longest = 9e9

  /// Returns a time in whole millionths of a second.
  static func inMillionths(_ time: Double) -> Double {
    abs(time) < longest ? (time * 1e6).rounded() / 1e6 : time
  }

  /// Returns the first whole millionth of a second that is not before a time.
  private static func millionth(notBefore time: Double) -> Double {
    let nearest = inMillionths(time)
    return nearest < time ? ((time * 1e6).rounded() + 1) / 1e6 : nearest
  }

  private mutating func anchor(at real: Double) {
    virtualAnchor = now(at: real)
    realAnchor = max(realAnchor, real)
  }
}
