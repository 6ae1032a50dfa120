import LiveActivities

/// Effects that wait to be applied, in order: what follows from one comes after all that were there before it.
struct EffectQueue {
  private var effects: [Effect] = []
  /// How many of them are applied; nil: nobody applies any.
  private var applied: Int?

  /// Adds effects.
  mutating func add(_ made: [Effect]) { effects += made }

  /// Adds what an action appends; returns what the action returns.
  mutating func gather<Result>(_ action: (inout [Effect]) -> Result) -> Result { action(&effects) }

  /// Where effects are held.
  struct Hold {
    fileprivate var start: Int
    fileprivate var isFirst: Bool
  }

  /// Lets nobody apply what is added from here on, until it is released.
  mutating func hold() -> Hold {
    defer { applied = applied ?? 0 }
    return Hold(start: effects.count, isFirst: applied == nil)
  }

  /// Lets what was added since be applied, or forgets it.
  mutating func release(_ hold: Hold, forgets: Bool) {
    if forgets { effects.removeSubrange(min(hold.start, effects.count)...) }
    if hold.isFirst { applied = nil }
  }

  /// Begins to apply effects; false while somebody applies them already, who takes what was added meanwhile as well.
  mutating func begin() -> Bool {
    guard applied == nil else { return false }
    applied = 0
    return true
  }

  /// Returns the next effect that is to be applied; with nil it ends.
  mutating func next() -> Effect? {
    guard let place = applied, place < effects.count else {
      effects.removeAll(keepingCapacity: true)
      applied = nil
      return nil
    }
    applied = place + 1
    return effects[place]
  }
}
