import EventLoop
import Findings
import LiveActivities
import Phone
import WidgetProtocol

// Draws what activities show, whether or not anybody looks: a push whose state the widget cannot draw gets a
// verdict that says so.
extension RunningSimulator {
  /// Has activities drawn as they are now, soon.
  func prove(_ ids: Set<String>) {
    proofs.add(ids)
    proveIfDue()
  }

  /// Has what the phone shows of an app drawn again, since another build draws it: what was found in pictures of the
  /// earlier one is forgotten, and told again where it still holds.
  func proveAnew(bundle: String) {
    let ids = Set(phone.activities.filter { $0.bundle == bundle }.map(\.id))
    guard !ids.isEmpty else { return }
    let mended = proofs.renew(ids)
    if !mended.isEmpty { diary.removeFindings { mended.contains($0) } }
    prove(ids)
  }

  /// The pushes that count as shown and of whose states pictures are still to come: what a widget cannot draw changes
  /// their verdicts.
  var drawnPushes: Set<Int> {
    proofs.waitingIDs.reduce(into: proofs.openPushes) { $0.insert(phone.pushShown(by: $1)) }
      .filter { number in
        switch phone.record(number)?.verdict.outcome {
        case .shown, .shownWithRemarks: true
        default: false
        }
      }
  }

  /// Draws changed activities now when the last time is long enough ago, otherwise when it will be.
  private func proveIfDue() {
    guard proofs.isWaiting, !proofTimer.isSet else { return }
    if EventLoop.monotonicNow >= proofs.next { proveSome() }
    guard proofs.isWaiting else { return }
    proofTimer.set(at: proofs.next) { [weak self] in
      guard let self else { return }
      proveIfDue()
      guard proofs.isDone, !proofs.isWaiting else { return }
      // All pictures were there: none that comes tells those who wait.
      feed.change.pictures = true
      tell()
    }
  }

  /// Draws the changes of this pass now, for callers that ask what became of a push: until pictures are on their way, or
  /// none is left to be drawn.
  func proveNow() {
    proofs.addAll(feed.change.activities)
    // The pictures of a whole round may be there already; then no reply would begin the next one.
    repeat { proveSome() } while proofs.isDone && proofs.isWaiting
  }

  private func proveSome() {
    guard proofs.isWaiting else { return }
    proofs.beginRound(at: EventLoop.monotonicNow)
    for _ in 0..<Proofs.atOnce {
      guard let id = proofs.takeNext() else { return }
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
        proofs.begin(
          Proofs.Proof(id: id, revision: activity.revision, slot: slot),
          push: phone.pushShown(by: id))
      }
    }
  }

  /// Returns where the phone shows an activity.
  private func slotsShown(of id: String) -> [Slot] {
    let selection = selection
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
    proofs.end(Proofs.Proof(id: activity.id, revision: activity.revision, slot: slot))
    switch reply {
    // A missing or replaced widget is no fault of a push.
    case .failed(let finding) where Undrawn.failures.contains(finding.id):
      let key = "\(activity.revision) \(slot.rawValue)"
      if proofs.tells(key, of: activity.id) { tellUndrawn(activity, slot, finding, push: push) }
    case .rendered(let picture):
      tellMended(activity, slot, push: push)
      tellRemarks(of: picture, activity, slot, push: push)
    default: break
    }
    wakeWaiters()
  }

  /// Reports a picture that has come after its failure: the widget was changed, or a second try succeeded.
  private func tellMended(_ activity: LiveActivity, _ slot: Slot, push: Int) {
    guard let told = phone.record(push)?.verdict.findings, !told.isEmpty else { return }
    let mended = Undrawn(
      activityID: activity.id, push: push, slot: slot.rawValue, finding: Finding(Undrawn.mended))
    let failures = told.filter(mended.mends)
    if failures.isEmpty { return }
    // Should it fail again, that is told again.
    let keys = [slot.rawValue] + failures.map(\.id.rawValue)
    proofs.forget(keys.map { "\(activity.revision) \($0)" }, of: activity.id)
    forget(findings.filter(mended.mends))
    take(.undrawn(mended), at: now)
  }

  /// Reports once for each activity what a phone would show otherwise than the picture, in the verdict of the
  /// push that caused it.
  private func tellRemarks(
    of picture: Picture, _ activity: LiveActivity, _ slot: Slot, push: Int
  ) {
    for var finding in picture.findings where finding.severity >= .warning {
      guard proofs.tells("\(finding.id.rawValue) \(finding.sentence)", of: activity.id) else {
        continue
      }
      finding.path = slot.rawValue
      proofs.note(finding, of: activity.id)
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
    if proofs.tells("\(activity.revision) \(finding.id.rawValue)", of: activity.id) {
      proofs.note(finding, of: activity.id)
      add(finding)
    }
    take(
      .undrawn(Undrawn(activityID: activity.id, push: push, slot: slot.rawValue, finding: finding)),
      at: now)
  }
}
