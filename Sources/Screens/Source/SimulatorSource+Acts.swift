import Findings
import Foundation
import JSON
import LiveActivities
import Phone
import Simulator
import WidgetProtocol

// What the screens ask the simulator to do, and what is told of it.

extension SimulatorSource {
  /// Does what the screens ask for; gives a sentence when there is something to tell.
  public func perform(_ intent: Intent) -> (text: String, severity: NoticeSeverity)? {
    if intent.isAct { onAct?() }
    switch intent {
    case .person(.hold(let id)):
      return simulator.send(.person(.hold(activity: id))).isEmpty ? notHeld(id) : nil
    case .person(let act): return outcome(of: simulator.send(.person(act)))
    case .system(let act): simulator.send(.system(act))
    case .touch(let target): return touch(target, isHeld: false)
    case .hold(let target): return touch(target, isHeld: true)
    case .touchElsewhere(let target, let presentation, let size):
      let effects = simulator.touch(target, on: presentation, size: size)
      if let told = outcome(of: effects) { return told }
      if case .action(_, _, .link) = target { return nil }
      if case .action = target, !presentation.hasControls {
        return ("\(presentation.title): buttons and toggles do nothing there", .plain)
      }
    case .standBy(let isOn):
      do {
        try simulator.set("standBy", to: .bool(isOn))
      } catch {
        return ("\(error.sentence): \(error.fix)", .plain)
      }
    case .turn(let isOnSide): try? simulator.set("landscape", to: .bool(isOnSide))
    case .night:
      try? simulator.set("night", to: .string(simulator.isNight ? "off" : "on"))
    case .start(let app, let state): return start(app, state)
    case .update(let id, let state): return update(id, state)
    case .end(let id, let dismissal):
      guard let activity = simulator.phone.activity(id) else { return gone }
      return outcome(
        of: simulator.send(
          .app(bundle: activity.bundle, .end(ActivityEnd(id: id, dismissal: dismissal)))))
    case .rotateToken(let id, let token):
      if let fault = simulator.phone.refusal(toRotate: .activity(id: id), to: token) {
        return (fault.told, .warning)
      }
      simulator.send(.rotate(.activity(id: id), to: token))
      return ("A new push token; the old one answers 410 from now on", .plain)
    case .listIntents(let bundle): listIntents(of: bundle)
    case .run(let bundle, let wish): run(wish, bundle)
    case .clock(.pause): simulator.setPaused(true)
    case .clock(.resume): simulator.setPaused(false)
    case .clock(.speed(let speed)): simulator.setSpeed(speed)
    case .clock(.jump(let time)): simulator.jump(to: time)
    case .clock(.real): simulator.returnToRealTime()
    case .set(let id, let choice): return set(id, to: choice)
    case .replay(let number):
      guard let new = simulator.sendAgain(number) else {
        return (
          simulator.phone.record(number) == nil
            ? "Push #\(number) is no longer kept"
            : "Push #\(number) names no token and no channel: nobody would get it", .warning
        )
      }
      return ("Sent #\(number) again as #\(new)", .plain)
    case .review(let look): review(look.subject)
    case .export, .playAgain, .copy, .edit, .redraw, .suspend, .quit: break
    }
    return nil
  }

  private func listIntents(of bundle: String) {
    guard let app = simulator.app(bundle: bundle) else { return }
    simulator.intents(of: app) { [weak self] listed in
      self?.intents[bundle] = listed
      self?.onWork?()
    }
  }

  private func run(_ wish: IntentRun, _ bundle: String) {
    guard let app = simulator.app(bundle: bundle) else { return }
    simulator.run(wish, of: app) { [weak self] outcome in
      switch outcome {
      case .success(let reply):
        if let error = reply.error {
          self?.outcomes.append(("\(wish.name) threw: \(error)", .bad))
        } else {
          let told = [reply.dialog, reply.value].compactMap { $0 }.joined(separator: " ")
          self?.outcomes.append(("\(wish.name) ran\(told.isEmpty ? "" : ": \(told)")", .good))
        }
      case .failure(let finding): self?.outcomes.append((finding.sentence, .bad))
      }
      self?.simulator.tellObservers()
    }
  }

  /// Has the design rules judge what a gallery shows, unless they have or are about to.
  public func judge(_ look: GalleryLook) {
    let subject = look.subject
    guard let device = DeviceModel.named(subject.device), !judging.contains(subject),
      !reviewed.contains(subject)
        || simulator.knownReview(of: subject.bundle, on: device) == nil
    else { return }
    review(subject)
  }

  private func review(_ subject: GalleryLook.Subject) {
    guard let app = simulator.app(bundle: subject.bundle),
      let device = DeviceModel.named(subject.device)
    else { return }
    reviewed.insert(subject)
    judging.insert(subject)
    simulator.review(of: app, on: device) { [weak self] _ in self?.judging.remove(subject) }
  }

  private var gone: (text: String, severity: NoticeSeverity) {
    ("The activity is gone", .warning)
  }

  /// Returns a touch, and where it leads: the link when there is one.
  private func touch(
    _ target: PhoneRegion.Target, isHeld: Bool
  ) -> (text: String, severity: NoticeSeverity)? {
    let wasAsleep = simulator.phone.device.screen == .asleep
    let refusal = isHeld ? nil : refusal(toPress: target)
    let effects = simulator.touch(target, isHeld: isHeld)
    // The first touch only wakes: what it lights is to be seen.
    if wasAsleep { return nil }
    if let told = outcome(of: effects) { return told }
    switch target {
    case .island(let id, let slot, _) where isHeld:
      return slot == .expanded || !effects.isEmpty ? nil : notHeld(id)
    case _ where isHeld:
      return ("A long press does nothing here: the island alone answers one", .plain)
    // Without a word it would look as if the widget were broken.
    default: return refusal.map { ("w unlocks it first: \($0.clause)", .plain) }
    }
  }

  /// Returns why the phone lets a touch on a button or a toggle do nothing.
  private func refusal(toPress target: PhoneRegion.Target) -> Finding? {
    target.pressedActivityID.flatMap { simulator.phone.refusal(toPress: $0) }
  }

  /// Returns why holding an activity expands nothing.
  private func notHeld(_ id: String) -> (text: String, severity: NoticeSeverity)? {
    if simulator.phone.device.screen != .unlocked {
      return ("A locked phone’s island shows no activity: w unlocks it", .plain)
    }
    guard let activity = simulator.phone.activity(id) else { return nil }
    let why = simulator.phone.islandAbsence(of: id) ?? "something else stands there"
    return ("\(simulator.title(of: activity.bundle)) is not in the island: \(why)", .plain)
  }

  /// Returns the effects of an act that a person should notice.
  private func outcome(of effects: [Effect]) -> (text: String, severity: NoticeSeverity)? {
    for effect in effects {
      switch effect {
      case .open(let bundle, let url):
        let title = simulator.title(of: bundle)
        return (url.map { "\(title) opens \($0)" } ?? "\(title) opens", .plain)
      case .refused(_, _, let error, let findings): return refusal(error, findings)
      default: continue
      }
    }
    return nil
  }

  private func start(_ id: AppRow.ID, _ state: Int) -> (text: String, severity: NoticeSeverity)? {
    let parts = AppRow.parts(of: id)
    guard let app = simulator.app(bundle: parts.bundle, activity: parts.activity),
      app.folder.states.indices.contains(state)
    else {
      return ("There is no such sample state", .warning)
    }
    switch simulator.startActivity(of: app, state: app.folder.states[state].value) {
    case .started:
      tellLater(app.folder.bundle)
      return ("\(app.folder.title) starts with \(app.folder.states[state].name)", .good)
    case .refused(let error, let findings): return refusal(error, findings)
    }
  }

  private func update(_ id: String, _ state: Int) -> (text: String, severity: NoticeSeverity)? {
    guard let activity = simulator.phone.activity(id),
      let app = simulator.app(bundle: activity.bundle, activity: activity.attributesType),
      app.folder.states.indices.contains(state)
    else { return gone }
    let value = app.folder.states[state].value.resolvingMoments(at: simulator.now)
    let effects = simulator.send(
      .app(bundle: activity.bundle, .update(ActivityUpdate(id: id, state: JSONText(value)))))
    if let told = outcome(of: effects) { return told }
    tellLater(activity.bundle)
    return ("\(app.folder.title) updated itself with \(app.folder.states[state].name)", .plain)
  }

  /// Tells in a moment when the widget cannot read what the app did just now.
  private func tellLater(_ bundle: String) {
    simulator.whenRefused(bundle) { [weak self] error, findings in
      guard let self else { return }
      outcomes.append(refusal(error, findings))
      simulator.tellObservers()
    }
  }

  private func refusal(
    _ error: ActivityError?, _ findings: [Finding]
  ) -> (text: String, severity: NoticeSeverity) {
    let finding = findings.first
    guard let error else {
      // None of ActivityKit's own errors: the state or the attributes do not decode.
      return (RunningSimulator.inWordsOfActivityKit(finding?.told ?? "ActivityKit refuses"), .bad)
    }
    return ("ActivityKit refuses: \(error.rawValue). \(finding?.sentence ?? "")", .bad)
  }
}
