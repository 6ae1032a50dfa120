/// A text that changes with time and that only the widget's process can write: what it says from each moment on.
public struct WrittenTimes: Hashable, Sendable, Codable {
  /// UNIX seconds, in order; the first text also stands before the first moment.
  public private(set) var moments: [Double] = []
  public private(set) var texts: [String] = []
  /// Whether the text is another one each second, or nearly so.
  public private(set) var changesBySecond = false

  /// For so long each second is looked at, in seconds; a text that does not change from second to second for less.
  public static let secondsLength = 900.0
  public static let probeLength = 120.0
  /// For so long each minute is looked at, in seconds: an activity runs for eight hours.
  public static let minutesLength = 28_800.0

  /// Writes a text for the moments to come, from a first one on, in UNIX seconds.
  public init(from start: Double, _ write: (Double) -> String) {
    func add(_ moment: Double) {
      let text = write(moment)
      guard text != texts.last else { return }
      moments.append(moment)
      texts.append(text)
    }
    add(start)
    guard start.isFinite, abs(start) < 1e15 else { return }
    var moment = start.rounded(.down) + 1
    while moment <= start + WrittenTimes.probeLength {
      add(moment)
      moment += 1
    }
    // Minutes and hours change at most twice in the time of the probe, at whole minutes.
    changesBySecond = texts.count > 4
    if changesBySecond {
      while moment <= start + WrittenTimes.secondsLength {
        add(moment)
        moment += 1
      }
    }
    moment = (moment / 60).rounded(.up) * 60
    while moment <= start + WrittenTimes.minutesLength {
      add(moment)
      moment += 60
    }
  }

  /// Returns the text of a moment.
  public func string(at now: Double) -> String {
    let place = moments.lastIndex { $0 <= now } ?? 0
    return texts.indices.contains(place) ? texts[place] : ""
  }

  /// Returns the next moment at which the text changes; nil after the last.
  public func nextChange(after now: Double) -> Double? { moments.dropFirst().first { $0 > now } }
}
