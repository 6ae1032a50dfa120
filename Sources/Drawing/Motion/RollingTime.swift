// Digits that change by themselves roll as others do (MOTION.md, "Content in place").
extension DisplayList {
  /// Returns the list with the digits on their way that a running timer changed just before `now`, in UNIX seconds.
  public func rolling(at now: Double) -> DisplayList {
    DisplayList(size: size, items: items.map { $0.rolling(at: now) })
  }

  /// Seconds that digits of a timer roll.
  public static let rollLength = RolledLine.length
}

extension DisplayItem {
  fileprivate func rolling(at now: Double) -> DisplayItem {
    switch self {
    case .text(let line): return .text(line.rolling(at: now))
    case .group(var group):
      group.items = group.items.map { $0.rolling(at: now) }
      return .group(group)
    case .view(var view):
      // Its author wants no transition.
      if view.content == .identity { return self }
      view.items = view.items.map { $0.rolling(at: now) }
      return .view(view)
    case .fill, .stroke, .symbol, .image, .placeholder, .progress: return self
    }
  }
}

extension TextLine {
  /// A moment before a change, in seconds.
  private static let before = 0.001

  fileprivate func rolling(at now: Double) -> TextLine {
    let start = now - RolledLine.length
    guard
      let ticking = runs.lazy.compactMap(\.dynamic).first(where: \.rolls),
      let change = ticking.nextChange(after: start), change <= now, change > start
    else { return self }
    let (old, new) = (resolved(at: change - Self.before), resolved(at: now))
    guard old.string != new.string else { return self }
    return RolledLine(from: old, to: new, isUp: ticking.rises(at: now)).line(at: now - change, 1)
  }
}

extension DynamicText {
  /// Whether its digits roll from second to second.
  fileprivate var rolls: Bool {
    switch self {
    case .timerInterval, .timer, .clock: true
    case .relative, .offset, .distance, .written: false
    }
  }

  /// Returns whether its number becomes larger.
  fileprivate func rises(at now: Double) -> Bool {
    switch self {
    case .timerInterval(_, _, _, let countsDown, _): !countsDown
    case .timer(let date): now > date
    // Formats of iOS 18 roll downward, whatever they count (MOTION.md).
    case .clock, .relative, .offset, .distance, .written: false
    }
  }
}
