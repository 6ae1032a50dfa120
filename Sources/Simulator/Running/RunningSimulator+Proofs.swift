import EventLoop
import Findings
import LiveActivities
import Phone
import WidgetProtocol

// Draws what activities show, whether or not anybody looks: a push whose state the widget cannot draw gets a
// verdict that says so.
extension RunningSimulator {
  /// A picture of what an activity is in one slot.
  struct Proof: Hashable {
    var id: String
    /// Counts the activity's changes: the picture of an earlier one proves nothing of a later one.
    var revision: Int
    var slot: Slot
  }

  /// What waits to be drawn, and what is being drawn.
  struct Proofs {
    /// Activities that changed.
    var waiting: Set<String> = []
    /// Pictures that were asked for.
    var open: Set<Proof> = []
    /// Failures that were reported, by activity, revision and slot.
    var told: Set<String> = []
    /// When the next ones may be drawn, on the monotonic clock, and the timer for that.
    var next = 0.0
    var timer: EventLoop.Timer?
  }

  /// How many activities are drawn at once, and seconds between two times. In a burst hardly any state is ever seen.
  private static let proofsAtOnce = 8
  private static let proofInterval = 0.1
  /// More than these are not remembered.
  private static let proofLimit = 1000

  /// Has activities drawn as they are now, soon.
  func prove(_ ids: Set<String>) {
    if proofs.waiting.count < RunningSimulator.proofLimit { proofs.waiting.formUnion(ids) }
    proveIfDue()
  }

  /// Draws changed activities now when the last time is long enough ago, otherwise when it will be.
  private func proveIfDue() {
    guard !proofs.waiting.isEmpty, proofs.timer == nil else { return }
    if EventLoop.monotonicNow >= proofs.next { proveSome() }
    guard !proofs.waiting.isEmpty else { return }
    proofs.timer = loop.schedule(at: proofs.next) { [weak self] in
      self?.proofs.timer = nil
      self?.proveIfDue()
    }
  }

  /// Draws the changes of this pass now, for callers that ask what became of a push.
  func proveNow() {
    proofs.waiting.formUnion(feed.change.activities)
    proveSome()
  }

  private func proveSome() {
    guard !proofs.waiting.isEmpty else { return }
    proofs.next = EventLoop.monotonicNow + RunningSimulator.proofInterval
    for _ in 0..<RunningSimulator.proofsAtOnce {
      guard let id = proofs.waiting.popFirst() else { return }
      draw(id)
    }
  }

  /// Draws what the phone shows of an activity; a screen asks for the same pictures.
  private func draw(_ id: String) {
    guard let activity = phone.activity(id), activity.isOnLockScreen else { return }
    let place = place
    var isFullscreen = false
    if case .standBy(.some) = place { isFullscreen = true }
    let environment = environment(
      now: changeTime(of: activity), isDimmed: place == .alwaysOn, isLocked: isLocked(at: place),
      isFullscreen: isFullscreen)
    for slot in slotsShown(of: id) {
      guard let room = settings.device.room(for: slot) else { continue }
      if case .pending = picture(of: activity, on: room, environment: environment) {
        proofs.open.insert(Proof(id: id, revision: activity.revision, slot: slot))
      }
    }
  }

  /// Returns where the phone shows an activity.
  private func slotsShown(of id: String) -> [Slot] {
    let selection = phone.selection
    if selection.expanded == id { return [.lockScreen, .expanded] }
    switch selection.island {
    case .compact(let shown) where shown == id:
      return [.lockScreen, .compactLeading, .compactTrailing]
    case .minimal(let attached, let detached) where attached == id || detached == id:
      return [.lockScreen, .minimal]
    default: return [.lockScreen]
    }
  }

  /// Notes that a picture of an activity has come, or will not come.
  func noteDrawn(
    _ activity: LiveActivity, _ slot: Slot, _ reply: WidgetReply, push: Int
  ) {
    proofs.open.remove(Proof(id: activity.id, revision: activity.revision, slot: slot))
    if proofs.told.count > RunningSimulator.proofLimit { proofs.told = [] }
    switch reply {
    // A missing or replaced widget is no fault of a push.
    case .failed(let finding) where Undrawn.failures.contains(finding.id):
      let key = "\(activity.id) \(activity.revision) \(slot.rawValue)"
      if proofs.told.insert(key).inserted { tellUndrawn(activity, slot, finding, push: push) }
    case .rendered(let picture): tellRemarks(of: picture, activity, slot, push: push)
    default: break
    }
    wakeWaiters()
  }

  /// Reports once for each activity what a phone would show otherwise than the picture, in the verdict of the
  /// push that caused it.
  private func tellRemarks(
    of picture: Picture, _ activity: LiveActivity, _ slot: Slot, push: Int
  ) {
    for var finding in picture.findings where finding.severity >= .warning {
      guard proofs.told.insert("\(activity.id) \(finding.id.rawValue) \(finding.sentence)").inserted
      else { continue }
      finding.path = slot.rawValue
      if !findings.contains(finding) { add(finding) }
      take(
        .undrawn(
          Undrawn(activityID: activity.id, push: push, slot: slot.rawValue, finding: finding)),
        at: now)
    }
  }

  /// Reports that a widget failed while drawing an activity, to observers and in the verdict of the push that
  /// brought the state.
  private func tellUndrawn(
    _ activity: LiveActivity, _ slot: Slot, _ finding: Finding, push: Int
  ) {
    var finding = finding
    finding.path = "\(activity.id) \(slot.rawValue)"
    // Each part of it fails for one reason.
    if proofs.told.insert("\(activity.id) \(activity.revision) \(finding.id.rawValue)").inserted {
      add(finding)
    }
    take(
      .undrawn(Undrawn(activityID: activity.id, push: push, slot: slot.rawValue, finding: finding)),
      at: now)
  }
}
