import Drawing
import Findings
import JSON
import LiveActivities
import Phone
import WidgetProtocol

extension RunningSimulator {
  /// The result of an app's request.
  public enum RequestResult: Hashable, Sendable {
    /// The activity has this id; it is not listed before its widget has read the state.
    case started(id: String)
    case refused(ActivityError?, [Finding])
  }

  /// Starts an activity as the app would, from its sample state when none is given.
  @discardableResult
  public func startActivity(
    of app: SimulatedApp, attributes: JSONValue? = nil, state: JSONValue? = nil,
    staleDate: Double? = nil, relevanceScore: Double = 0,
    pushType: LiveActivity.PushType = .token, opensApp: Bool = true
  ) -> RequestResult {
    let bundle = app.folder.bundle
    let request = ActivityRequest(
      attributesType: app.folder.attributesType,
      attributes: JSONText((attributes ?? app.folder.attributes).resolvingMoments(at: now)),
      state: JSONText(
        (state ?? app.folder.states.first?.value ?? [:]).resolvingMoments(at: now)),
      staleDate: staleDate,
      relevanceScore: relevanceScore, pushType: pushType)
    return result(by: bundle) {
      // ActivityKit lets only an app in the foreground ask; a person tapping “Follow” has it open.
      let device = phone.device
      if opensApp {
        send(.person(.open(bundle: bundle)))
      } else if device.foreground == bundle {
        send(.person(.goHome))
      }
      let made = send(request, by: bundle, enforcesVisibility: !opensApp)
      if opensApp || device.foreground == bundle { leave(to: device) }
      return made
    }
  }

  /// Has the phone take an app's request.
  ///
  /// Scenarios need not bring apps to the front; whoever asks as an app's code does wants to be refused as by iOS.
  func make(
    _ request: ActivityRequest, by bundle: String, enforcesVisibility: Bool
  ) -> RequestResult {
    result(by: bundle) { send(request, by: bundle, enforcesVisibility: enforcesVisibility) }
  }

  /// Sends an app's request; returns what followed at once.
  private func send(
    _ request: ActivityRequest, by bundle: String, enforcesVisibility: Bool
  ) -> [Effect] {
    let enforces = enforcesVisibility && !phone.traits.enforcesVisibility
    if enforces { send(.set(.trait("enforcesVisibility", .flag(true)))) }
    let made = send(.app(bundle: bundle, .request(request)))
    if enforces { send(.set(.trait("enforcesVisibility", .flag(false)))) }
    return made
  }

  /// Does what an app's request takes, as one act; returns what came of it.
  private func result(by bundle: String, _ act: () -> [Effect]) -> RequestResult {
    let known = Set(phone.activities.map(\.id))
    let before = refusals.count
    var made: [Effect] = []
    guard asOne({ made = act() }) else { return .refused(nil, [unkept]) }
    if let refusal = refusals.last(since: before, of: bundle) {
      return .refused(refusal.error, refusal.findings)
    }
    for case .decode(let job) in made where desk.isOpen(job) {
      return .started(id: job.activityID)
    }
    if let new = phone.activities.first(where: { !known.contains($0.id) }) {
      return .started(id: new.id)
    }
    return .refused(.persistenceFailure, [])
  }

  /// Tells why what an app did just now comes to nothing, once its widget has read the state: a state that does not
  /// decode is refused only then.
  public func whenRefused(
    _ bundle: String, tell: @escaping @MainActor (ActivityError?, [Finding]) -> Void
  ) {
    let before = refusals.count
    whenDecoded(waitsForPictures: false) { [weak self] _ in
      guard let refused = self?.refusals.last(since: before, of: bundle) else { return }
      tell(refused.error, refused.findings)
    }
  }

  /// Returns a text with places of a payload by the names of ActivityKit: an app's own act has no payload.
  public nonisolated static func inWordsOfActivityKit(_ text: String) -> String {
    text.replacing("aps.content-state", with: "contentState")
      .replacing("aps.attributes", with: "attributes")
  }

  /// Puts the phone back into an earlier state.
  private func leave(to device: DeviceState) {
    // The next unlocking shows the app that was in front before.
    if device.screen != .unlocked, device.foreground != phone.device.foreground {
      send(.person(device.foreground.map { .open(bundle: $0) } ?? .goHome))
    }
    if let standBy = device.standBy {
      send(.person(.standBy))
      if let opened = standBy.opened { send(.person(.show(activity: opened))) }
      return
    }
    switch device.screen {
    case .unlocked:
      if let foreground = device.foreground {
        send(.person(.open(bundle: foreground)))
      } else {
        send(.person(.goHome))
      }
    case .lockScreen, .asleep:
      send(.person(.lock))
      if device.screen == .lockScreen { send(.person(.wake)) }
    }
  }

  /// Handles a person's touch at a place of the phone's picture; returns what followed at once.
  ///
  /// The first touch of a sleeping screen only wakes it. A long press does something in the island alone.
  @discardableResult
  public func touch(_ target: PhoneRegion.Target, isHeld: Bool = false) -> [Effect] {
    if phone.device.screen == .asleep { return send(.person(.wake)) }
    if isHeld {
      guard case .island(let id, let slot, _) = target, slot != .expanded else { return [] }
      return send(.person(.hold(activity: id)))
    }
    switch target {
    case .action(let id, let slot, let action): return act(on: id, slot, action)
    case .card(let id, let url), .island(let id, _, let url):
      return send(.person(.tap(activity: id, url: url)))
    case .dismiss(let id): return send(.person(.swipe(activity: id)))
    case .allow(let id): return decide(id) { .allow(bundle: $0) }
    case .deny(let id): return decide(id) { .deny(bundle: $0) }
    case .notification(let number):
      guard let note = phone.notification(number) else { return [] }
      return send(.person(.open(bundle: note.bundle)))
    case .stack(let bundle):
      return send(.person(.unfold(bundle: phone.device.unfolded == bundle ? nil : bundle)))
    case .app(let bundle): return send(.person(.open(bundle: bundle)))
    case .homeIndicator:
      return send(.person(phone.device.screen == .unlocked ? .goHome : .unlock))
    case .sensor: return send(.person(.collapse))
    case .glass: return send(.person(.wake))
    }
  }

  /// Touches a place of a picture on another device than the phone, which may sleep meanwhile.
  ///
  /// Buttons and toggles run their intents on the phone, a Mac's close button takes the activity off it, and what
  /// opens an app opens it there. What changes on the other device alone is the business of whoever shows it.
  @discardableResult
  public func touch(
    _ target: PhoneRegion.Target, on presentation: Presentation, size: SurfaceSize? = nil
  ) -> [Effect] {
    guard !presentation.isOnPhone else { return touch(target) }
    switch target {
    case .action(let id, let slot, let action):
      if case .link(let url) = action { return send(.person(.tap(activity: id, url: url))) }
      guard presentation.hasControls, let activity = phone.activity(id), let name = action.control,
        let room = presentation.rooms(on: settings.device, size: size)
          .first(where: { $0.slot == slot })
      else { return [] }
      let (shown, environment) = asked(of: activity, as: presentation)
      perform(name, of: shown, on: room, environment)
      return []
    case .card(let id, let url), .island(let id, _, let url):
      return send(.person(.tap(activity: id, url: url)))
    case .dismiss(let id): return send(.person(.swipe(activity: id)))
    case .sensor, .allow, .deny, .notification, .stack, .glass, .app, .homeIndicator: return []
    }
  }

  private func decide(_ id: String, _ act: (String) -> PersonAct) -> [Effect] {
    phone.activity(id).map { send(.person(act($0.bundle))) } ?? []
  }

  private func act(on id: String, _ slot: Slot, _ action: TapRegion.Action) -> [Effect] {
    if case .link(let url) = action { return send(.person(.tap(activity: id, url: url))) }
    guard let control = action.control else { return [] }
    pressedSlot = slot
    defer { pressedSlot = nil }
    return send(.person(.press(activity: id, control: control)))
  }

  /// Has the widget run the intent of a control: `button 0`, `toggle 1`, or its label.
  ///
  /// An alarm that rings on a locked phone is answered on its own screen. `SimulatedPhone.refusal(toPress:)` has let all
  /// others pass.
  func perform(_ control: String, of id: String) {
    guard let activity = phone.activity(id) else { return }
    if activity.isRinging, phone.device.screen != .unlocked,
      let whole = Presentation.alarm.rooms(on: settings.device).first
    {
      return perform(control, of: activity, on: whole, asked(of: activity, as: .alarm).1)
    }
    let slot = pressedSlot ?? (phone.selection.expanded == id ? .expanded : .lockScreen)
    guard let room = settings.device.room(for: slot) else { return }
    perform(
      control, of: activity, on: room, environment(now: changeTime(of: activity)))
  }

  /// Has the widget run the intent of a control that it draws for a slot.
  private func perform(
    _ control: String, of activity: LiveActivity, on room: SlotRoom,
    _ environment: WidgetEnvironment
  ) {
    guard let widget = app(bundle: activity.bundle)?.widget else { return }
    let id = activity.id
    /// Returns nil while one may come that has the control: the last one may be of a state without it.
    func find() -> Picture?? {
      let state = picture(of: activity, on: room, environment: environment)
      let isThere = state.best?.regions.contains { $0.answers(to: control) } ?? false
      if case .pending = state, !isThere { return nil }
      return state.best
    }
    let number = intentRuns.begin(activity.bundle, isPress: true)
    whenDrawn(find) { [weak self] found in
      guard let self else { return }
      let picture = found ?? nil
      guard let action = picture?.regions.first(where: { $0.answers(to: control) })?.action else {
        let controls = (picture?.regions ?? []).filter { $0.action.control != nil }
        let known =
          picture == nil
          ? "there is no picture of it"
          : controls.isEmpty
            ? "it has no controls there"
            : "it has \(controls.map { "“\($0.label)”" }.joined(separator: ", "))"
        let finding = Finding(
          "control-unknown", path: id,
          sentence: "Nothing in \(id) answers to “\(control)”: \(known).")
        refusals.add(.init(findings: [finding]))
        add(finding)
        return endPress(number)
      }
      let request = RenderRequest(
        attributesType: activity.attributesType, room: room, environment: environment,
        attributes: activity.attributes.string, state: activity.state.string, activityID: id,
        isStale: activity.isStale)
      // The controls are those of the picture as it was drawn; the intent runs now.
      let press = PerformRequest(render: request, action: action, now: now)
      codeStarts(of: activity.bundle)
      widget.send(.perform(press)) { [weak self] reply in
        self?.codeEnds(of: activity.bundle)
        self?.performed(reply, id: id, bundle: activity.bundle)
        self?.endPress(number)
      }
    }
  }

  /// Carries out what an intent asked for, and reports what it said.
  private func performed(_ reply: WidgetReply, id: String, bundle: String) {
    switch reply {
    case .performed(let done):
      if let error = done.error {
        add(Finding("intent-threw", path: bundle, sentence: "The intent threw: \(error)"))
      }
      for finding in done.findings.map({ $0.of(bundle) }) where !findings.contains(finding) {
        add(finding)
      }
      for call in done.calls { send(.app(bundle: bundle, AppAct(call)), byIntentOf: bundle) }
      if let url = done.openedURL {
        send(.person(.tap(activity: id, url: url)), byIntentOf: bundle)
      } else if done.opensApp {
        send(.person(.open(bundle: bundle)), byIntentOf: bundle)
      }
    case .failed(let finding): add(finding.of(bundle))
    default: break
    }
  }
}

extension TapRegion.Action {
  /// What the phone calls a control: `button 0`, `toggle 1`; nil for a link.
  var control: String? {
    switch self {
    case .button(let number): "button \(number)"
    case .toggle(let number, _): "toggle \(number)"
    case .link: nil
    }
  }
}

extension TapRegion {
  /// Returns whether a scenario or a person means this control: `button 0`, `toggle 1`, or its label.
  func answers(to control: String) -> Bool {
    switch action {
    case .button(let number): control == "button \(number)" || control == label
    case .toggle(let number, _): control == "toggle \(number)" || control == label
    case .link: false
    }
  }
}
