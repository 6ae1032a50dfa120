import EventLoop

/// Apps whose code has run, and the activities of which it was told.
///
/// Code runs while an intent does and for a while after; then it is paused.
@MainActor
struct RunningCodes {
  private struct Run {
    /// Intents that have not ended.
    var performing = 0
    /// Pauses the code when its time in the background is over; gone with the run.
    let pause: LoopTimer
  }

  private let loop: EventLoop
  /// How long code goes on in the background, in seconds of the machine's clock.
  private let seconds: Double
  private var runs: [String: Run] = [:]
  /// The apps of the activities, each with a run.
  private var owners: [String: String] = [:]

  /// Creates a list without apps.
  init(loop: EventLoop, seconds: Double) { (self.loop, self.seconds) = (loop, seconds) }

  /// Whether no app's code runs or has run.
  var isEmpty: Bool { runs.isEmpty }

  /// The apps by bundle id, in order.
  var bundles: [String] { runs.keys.sorted() }

  /// Returns whether an app's code has run.
  func contains(_ bundle: String) -> Bool { runs[bundle] != nil }

  /// Returns whether an intent of an app runs now.
  func isPerforming(_ bundle: String) -> Bool { runs[bundle].map { $0.performing > 0 } ?? false }

  /// Notes that an intent of an app begins; its code knows these activities.
  mutating func begin(_ bundle: String, activities: some Sequence<String>) {
    runs[bundle, default: Run(pause: LoopTimer(loop))].performing += 1
    for id in activities { owners[id] = bundle }
  }

  /// Notes that an intent of an app has ended.
  mutating func end(_ bundle: String) {
    guard let performing = runs[bundle]?.performing else { return }
    runs[bundle]?.performing = max(0, performing - 1)
  }

  /// Notes that an app's code is told of an activity; false when it has never run.
  mutating func tell(_ bundle: String, ofActivity id: String) -> Bool {
    guard contains(bundle) else { return false }
    owners[id] = bundle
    return true
  }

  /// Returns the app whose code was told of an activity that is gone, once.
  mutating func forget(activity id: String) -> String? { owners.removeValue(forKey: id) }

  /// Lets an app's code go on for its time in the background, and then runs `pause`.
  func goOn(_ bundle: String, pause: @escaping () -> Void) {
    runs[bundle]?.pause.set(at: EventLoop.monotonicNow + seconds, pause)
  }

  /// Forgets an app whose code is to end; false when it has never run.
  mutating func remove(_ bundle: String) -> Bool {
    guard runs.removeValue(forKey: bundle) != nil else { return false }
    owners = owners.filter { $0.value != bundle }
    return true
  }
}
