import EventLoop
import Findings
import LiveActivities
import WidgetHost
import WidgetProtocol

/// Has widgets read the attributes and states that pushes bring.
///
/// A push that is answered at once leaves its state here until the pass of the loop is over. In a burst, states wait a
/// little longer; the phone asks for the newest one only, so a widget reads few of them.
@MainActor
final class DecodingDesk {
  /// What the desk asks of the simulator that it works for.
  struct Simulator {
    /// Returns the running widget of an app, by bundle id.
    var widget: @MainActor (String) -> (any WidgetRunner)?
    /// Takes what a widget has read.
    var finish: @MainActor (DecodeOutcome) -> Void
    /// Goes on after what a widget has read was taken.
    var goOn: @MainActor () -> Void
    /// Takes what a widget that failed says.
    var note: @MainActor (Finding) -> Void
    /// Reads what waits at the end of the next pass of the loop.
    var wake: @MainActor () -> Void
    /// Returns the seconds of the loop's clock.
    var now: @MainActor () -> Double = { EventLoop.monotonicNow }
  }

  private let simulator: Simulator
  /// Jobs without an outcome, by number.
  private var open: Set<Int> = []
  /// Jobs that no widget has been asked for yet.
  private var gathered: [DecodeJob] = []
  /// Whether a new state waits for the end of the pass instead of being read at once.
  private var isGathering = false
  private var burst = PushBurst()
  /// When widgets may read again in a burst, on the monotonic clock.
  private var nextReading = 0.0
  private let timer: LoopTimer
  /// Whether a widget is so slow that pushes wait for it no more, until it has read everything.
  private(set) var hasGivenUp = false

  /// The real seconds between two readings in a burst: states by the hundred arrive in that time, and a person can see one.
  private static let readingInterval = 0.004

  /// Creates a desk without jobs.
  init(loop: EventLoop, simulator: Simulator) {
    (timer, self.simulator) = (LoopTimer(loop), simulator)
  }

  /// Whether every job has its outcome.
  var isDone: Bool { open.isEmpty }

  /// Whether jobs wait for `readAll` or for their time.
  var isWaiting: Bool { !gathered.isEmpty }

  /// Whether states arrive faster than anybody can see them, so that some may be passed over.
  var isBurst: Bool { burst.goesOn(at: simulator.now()) }

  /// Returns whether a job has no outcome yet.
  func isOpen(_ job: DecodeJob) -> Bool { open.contains(job.number) }

  /// Counts a push and runs `action`; states that it brings wait for the end of the pass if `isAnsweredAtOnce`.
  func take(isAnsweredAtOnce: Bool, _ action: () -> Void) {
    burst.count()
    isGathering = isAnsweredAtOnce
    action()
    isGathering = false
  }

  /// Lets pushes go on without their widgets, until these have read everything.
  func giveUp() { hasGivenUp = true }

  /// Takes a job: a widget reads it now, after this pass of the loop, or in a burst when it is time.
  func start(_ job: DecodeJob) {
    open.insert(job.number)
    guard job.attributes == nil, isGathering || isBurst else { return read(job) }
    gathered.append(job)
    if !isGathering { wakeWhenDue() }
  }

  /// Has widgets read what waits, if it is time for it.
  ///
  /// Outside a burst it always is, so that each of several pushes in a row is read before the next one is taken.
  ///
  /// - Parameter supersedes: whether the phone may pass over a state for a newer one.
  func readIfDue(supersedes: Bool) {
    let now = simulator.now()
    if supersedes { burst.endPass(at: now) } else { burst = PushBurst() }
    if !burst.goesOn(at: now) {
      readAll()
    } else if now >= nextReading {
      nextReading = now + Self.readingInterval
      readGathered()
    }
    wakeWhenDue()
  }

  /// Has the end of a pass read what waits, once it is time.
  private func wakeWhenDue() {
    guard isWaiting, !timer.isSet else { return }
    timer.set(at: nextReading) { [weak self] in self?.simulator.wake() }
  }

  /// Has widgets read everything that waits, and what comes of it.
  func readAll() {
    while isWaiting { readGathered() }
  }

  /// Has widgets read what waits; states that arrive meanwhile wait for the next time.
  func readGathered() {
    let jobs = gathered
    gathered.removeAll(keepingCapacity: true)
    isGathering = true
    for job in jobs { read(job) }
    isGathering = false
  }

  /// Asks a widget to read a job's attributes, if it has any, and then its state.
  private func read(_ job: DecodeJob) {
    var outcome = DecodeOutcome(job: job.number, activityID: job.activityID)
    guard let widget = simulator.widget(job.bundle) else {
      outcome.failure = DecodeOutcome.widgetAbsent
      finish(outcome)
      return
    }
    func ask(
      _ subject: DecodeRequest.Subject, _ text: String,
      then: @escaping @MainActor (DecodeReply) -> Void
    ) {
      let request = DecodeRequest(attributesType: job.attributesType, subject: subject, json: text)
      widget.send(.decode(request)) { [weak self] reply in
        switch reply {
        case .decoded(let decoded): then(decoded)
        case .failed(let finding):
          outcome.failure = finding.sentence
          self?.simulator.note(finding)
          self?.finish(outcome)
        default:
          outcome.failure = "the widget answered something else than was asked"
          self?.finish(outcome)
        }
      }
    }
    func readState() {
      guard let state = job.state else { return finish(outcome) }
      ask(.contentState, state.string) { [weak self] reply in
        outcome.state = reply
        self?.finish(outcome)
      }
    }
    guard let attributes = job.attributes else { return readState() }
    ask(.attributes, attributes.string) { reply in
      outcome.attributes = reply
      readState()
    }
  }

  private func finish(_ outcome: DecodeOutcome) {
    guard open.remove(outcome.job) != nil else { return }
    simulator.finish(outcome)
    if open.isEmpty { hasGivenUp = false }
    simulator.goOn()
  }
}
