import Foundation

/// A spring as SwiftUI describes it: how long one swing takes, and how soon swings die out.
public struct SpringCurve: Hashable, Sendable, Codable {
  /// Seconds that one swing would take without damping.
  public var response: Double
  /// The damping fraction: 1 arrives without swinging past the end, less swings past it.
  public var damping: Double
  /// How fast it moves at the start, in whole ways a second.
  public var velocity: Double

  public init(response: Double, damping: Double, velocity: Double = 0) {
    (self.response, self.damping, self.velocity) = (response, damping, velocity)
  }

  /// Returns the part of the way that is done after so many seconds; it may be more than 1 for a while.
  public func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    guard response > 0.001, response.isFinite, damping.isFinite, velocity.isFinite else { return 1 }
    let frequency = 2 * Double.pi / response
    let damping = max(0, damping)
    let decay = damping * frequency
    // The distance that is left starts at 1 and shrinks with the starting speed.
    if abs(damping - 1) < 0.000_1 {
      return 1 - (1 + (frequency - velocity) * seconds) * exp(-frequency * seconds)
    }
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let rest =
        cos(swing * seconds) + (decay - velocity) / swing * sin(swing * seconds)
      return 1 - exp(-decay * seconds) * rest
    }
    let root = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let share = (fast - velocity) / (2 * root)
    return 1 - share * exp(-slow * seconds) - (1 - share) * exp(-fast * seconds)
  }
}
