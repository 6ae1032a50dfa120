/// Intents that run, of controls that were pressed and of those that were asked for by name, numbered as they begin.
struct IntentRuns {
  private struct Run {
    var bundle: String
    var isPress: Bool
  }

  /// How many have begun: whatever begins later has a number above it.
  private(set) var begun = 0
  private var underway: [Int: Run] = [:]
  /// The numbers of those of which something is not kept, until whoever waits for them knows.
  private var unkept: Set<Int> = []

  /// Whether the intent of a control runs.
  var hasPress: Bool { underway.values.contains(where: \.isPress) }

  /// Notes that an intent of an app begins; returns its number.
  mutating func begin(_ bundle: String, isPress: Bool) -> Int {
    begun += 1
    underway[begun] = Run(bundle: bundle, isPress: isPress)
    return begun
  }

  /// Notes that what came of an intent was sent.
  mutating func end(_ number: Int) { underway[number] = nil }

  /// Returns whether one of these runs.
  func isUnderway(_ numbers: Range<Int>) -> Bool { underway.keys.contains(where: numbers.contains) }

  /// Notes that what an app's code asked for is not kept. Which of its intents asked for it nothing says.
  mutating func noteUnkept(_ bundle: String) {
    unkept.formUnion(underway.lazy.filter { $0.value.bundle == bundle }.map(\.key))
  }

  /// Returns whether all that came of these is kept; afterwards nothing of them is known any more.
  mutating func takeKept(_ numbers: Range<Int>) -> Bool {
    let lost = unkept.filter(numbers.contains)
    unkept.subtract(lost)
    return lost.isEmpty
  }
}
