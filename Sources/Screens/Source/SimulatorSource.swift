import Findings
import Foundation
import JSON
import LiveActivities
import Phone
import Simulator
import WidgetProtocol

/// What the screens see of a running simulator, and how they ask it to do something.
@MainActor
public final class SimulatorSource {
  public let simulator: RunningSimulator
  /// The apps of activities seen so far, to name those that have left.
  private var titles: [String: String] = [:]
  /// Why pictures of the gallery failed, until they come.
  private var excerptsFor: [Finding] = []
  private var knownExcerpts: [SourceLocation: SourceExcerpt] = [:]
  private var failures: [PictureKey: Finding] = [:]
  private var lastScene: PhoneScene?
  /// Of what reviews were asked for.
  private var reviewed: Set<GalleryLook.Subject> = []
  /// The presentations beside the phone as they were last drawn.
  var keptExhibits = KeptExhibits()
  /// The apps' intents that somebody asked for.
  private var intents: [String: [OfferedIntent]] = [:]
  /// What intents came to, until it is told.
  private var outcomes: [(text: String, severity: NoticeSeverity)] = []
  /// Work of others that takes a while, shown in the clock's line.
  public var work: [Work] = [] { didSet { if work != oldValue { onWork?() } } }
  /// Told when there is other work to show.
  public var onWork: (@MainActor () -> Void)?

  /// Called before the phone or an app does something that a person asked for.
  public var onAct: (@MainActor () -> Void)?

  /// Creates a source that reads one simulator.
  public init(_ simulator: RunningSimulator) { self.simulator = simulator }

  /// Returns the simulator as it stands now, with the phone as it was last drawn: what a person means who presses a
  /// key.
  public func shownSnapshot() -> Snapshot {
    var snapshot = snapshot(withPhone: false)
    snapshot.scene = lastScene
    return snapshot
  }

  /// Returns the simulator as it stands now; without the phone where no phone is drawn, which costs most, and with
  /// other presentations of an activity where there is room for them; given the real time, those may lag a moment.
  public func snapshot(
    withPhone: Bool = true, exhibiting wish: ExhibitWish? = nil, realTime: Double? = nil
  ) -> Snapshot {
    let phone = simulator.phone
    let now = simulator.now
    var snapshot = Snapshot(
      clock: ClockReading(
        now: now, secondsFromGMT: SimulatorSource.offset(of: simulator.settings.timeZone, at: now),
        speed: simulator.clock.speed, isPaused: simulator.clock.isPaused,
        ahead: simulator.secondsAhead))
    let selection = phone.selection
    if withPhone {
      let (scene, isComplete) = simulator.scene()
      snapshot.scene = scene
      lastScene = scene
      if !isComplete { snapshot.work.append(Work(title: "drawing")) }
    }
    snapshot.screen = phone.device.screen
    snapshot.isStandBy = phone.device.standBy != nil && simulator.settings.device.hasStandBy
    snapshot.uncovered = phone.device.uncovered
    snapshot.canRestore = phone.canRestore
    snapshot.isIslandHidden = phone.device.hidden != nil
    snapshot.system = phone.systemActivities
    snapshot.reducesMotion = simulator.settings.reducesMotion
    snapshot.foreground = phone.device.foreground
    if titles.count > 1_000 { titles = [:] }
    snapshot.activities = phone.activities.map { row(of: $0, selection) }
    snapshot.apps = simulator.apps.flatMap { app in
      AppRow.rows(app).map { row in
        var row = row
        row.intents = intents[app.folder.bundle]
        return row
      }
    }
    snapshot.output = simulator.printedLines
    snapshot.model = simulator.settings.device.name
    snapshot.folded = simulator.settings.device.folded?.name
    snapshot.isTurned = simulator.settings.isTurned
    if withPhone, let wish, let device = wish.device, let shown = self.device(device, of: wish) {
      (snapshot.device, snapshot.deviceChangesIn) = shown
    }
    if withPhone, let wish, wish.isBeside {
      (snapshot.exhibits, snapshot.exhibitsDueIn) = exhibits(wish, at: realTime)
    }
    snapshot.moments = simulator.momentsAhead.map { moment in
      ComingMoment(
        name: moment.name,
        subject: phone.activity(moment.activityID).map { simulator.title(of: $0.bundle) },
        time: moment.time)
    }
    snapshot.pushes = phone.records
    snapshot.pushCount = phone.nextRecordNumber - 1
    snapshot.switches = switches
    snapshot.marks = marks
    snapshot.address = simulator.address.map { "http://localhost:\($0.port)" }
    snapshot.findings = simulator.findings
    for subject in reviewed {
      guard let device = DeviceModel.named(subject.device) else { continue }
      snapshot.reviews[subject] = simulator.knownReview(of: subject.bundle, on: device)
    }
    snapshot.excerpts = excerpts(for: simulator.findings)
    snapshot.work = work + snapshot.work
    snapshot.galleryTime = galleryTime
    return snapshot
  }

  /// Returns the lines that errors are about, read once for each list of findings.
  private func excerpts(for findings: [Finding]) -> [SourceLocation: SourceExcerpt] {
    guard findings != excerptsFor else { return knownExcerpts }
    excerptsFor = findings
    knownExcerpts = [:]
    for case let location? in findings.filter({ $0.severity == .error }).map(\.location) {
      guard let data = FileManager.default.contents(atPath: location.file) else { continue }
      knownExcerpts[location] = SourceExcerpt(
        of: String(decoding: data.prefix(1 << 22), as: UTF8.self), at: location)
    }
    return knownExcerpts
  }

  /// Returns where an activity is to be seen now, in words.
  private func places(of id: String, _ selection: Selection) -> [String] {
    switch simulator.place {
    case .screenOff: return []
    case .standBy(let opened):
      if opened == id { return ["StandBy"] }
      return opened == nil && selection.standBy == id ? ["StandBy, minimal"] : []
    // The island of a locked phone shows no activity at rest.
    case .lockScreen, .alwaysOn: return selection.lockScreen.contains(id) ? ["Lock Screen"] : []
    case .home, .app:
      if selection.banner == id { return ["banner"] }
      // Expanded, the island shows nothing else.
      if let expanded = selection.expanded { return expanded == id ? ["expanded"] : [] }
      switch selection.island {
      case .compact(id): return ["compact"]
      case .minimal(id, _), .minimal(_, id): return ["minimal"]
      default: return []
      }
    }
  }

  private func row(of activity: LiveActivity, _ selection: Selection) -> ActivityRow {
    let places = places(of: activity.id, selection)
    let budget = simulator.phone.budget(of: activity.id)
    let app = simulator.app(bundle: activity.bundle)
    titles[activity.id] = simulator.title(of: activity.bundle)
    return ActivityRow(
      activity: activity, appTitle: simulator.title(of: activity.bundle),
      icon: app?.folder.icon ?? "□", places: places, budgetLeft: budget?.left,
      budgetSize: budget?.size, budgetOver: budget?.over ?? 0)
  }

  /// Asks for the pictures that a frame missed; returns those that are there now.
  public func pictures(for keys: [PictureKey]) -> [PictureKey: GalleryPicture] {
    var found: [PictureKey: GalleryPicture] = [:]
    for key in keys {
      guard let app = simulator.app(bundle: key.look.bundle, activity: key.look.activity),
        let device = DeviceModel.named(key.look.device),
        let surface = key.presentation.surfaces(
          on: device, size: key.look.size(of: key.presentation)
        ).first(where: { $0.slot == key.slot })
      else { continue }
      var environment = simulator.environment(
        now: simulator.now.rounded(.down), isDimmed: key.look.isDimmed,
        isLocked: key.presentation == .lockScreen)
      environment.appearance = key.look.appearance
      environment = key.presentation.adapted(environment)
      environment.typeSize = key.look.typeSize
      environment.now = galleryTime
      switch simulator.samplePicture(
        of: app, state: key.state, on: surface, environment: environment, isStale: key.look.isStale)
      {
      case .ready(let picture):
        found[key] = .ready(picture)
        if let mended = failures.removeValue(forKey: key), !failures.values.contains(mended) {
          simulator.forget([mended])
        }
      case .pending: break
      case .failed(let finding, _):
        found[key] = .failed(finding.sentence)
        if failures.updateValue(finding, forKey: key) != finding,
          !simulator.findings.contains(finding)
        {
          simulator.note([finding])
        }
      }
    }
    return found
  }

  /// One time for a whole gallery: moving about asks nothing twice, and no sample runs out while it is looked at.
  public lazy var galleryTime = simulator.now.rounded(.down)

  /// Returns seconds east of Greenwich.
  private static func offset(of zone: String, at time: Double) -> Int {
    TimeZoneOffset.seconds(zone, at: time)
  }

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
        return ("Push #\(number) is no longer kept", .warning)
      }
      return ("Sent #\(number) again as #\(new)", .plain)
    case .review(let look): review(look.subject)
    case .export, .copy, .edit, .redraw, .suspend, .quit: break
    }
    return nil
  }

  private func listIntents(of bundle: String) {
    guard let app = simulator.app(bundle: bundle) else { return }
    simulator.intents(of: app) { [weak self] listed in
      self?.intents[bundle] = (try? listed.get()) ?? []
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

  private func review(_ subject: GalleryLook.Subject) {
    guard let app = simulator.app(bundle: subject.bundle),
      let device = DeviceModel.named(subject.device)
    else { return }
    reviewed.insert(subject)
    simulator.review(of: app, on: device)
  }

  private var gone: (text: String, severity: NoticeSeverity) {
    ("The activity is gone", .warning)
  }

  /// Returns a touch, and where it leads: the link when there is one.
  private func touch(
    _ target: PhoneRegion.Target, isHeld: Bool
  ) -> (text: String, severity: NoticeSeverity)? {
    let wasAsleep = simulator.phone.device.screen == .asleep
    let wasLocked = simulator.phone.device.screen != .unlocked
    let effects = simulator.touch(target, isHeld: isHeld)
    // The first touch only wakes: what it lights is to be seen.
    if wasAsleep { return nil }
    if let told = outcome(of: effects) { return told }
    switch target {
    case .island(let id, let slot, _) where isHeld:
      return slot == .expanded || !effects.isEmpty ? nil : notHeld(id)
    case _ where isHeld:
      return ("A long press does nothing here: the island alone answers one", .plain)
    case .action(_, _, .button), .action(_, _, .toggle):
      // Without a word it would look as if the widget were broken.
      guard wasLocked else { return nil }
      return ("The phone is locked: its buttons and toggles do nothing until w unlocks it", .plain)
    default: return nil
    }
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

  /// Returns the parts of a change that a person should notice: alerts, and changes that happen by themselves.
  public func news(of change: SimulatorChange) -> (text: String, severity: NoticeSeverity)? {
    if !outcomes.isEmpty { return outcomes.removeFirst() }
    if let alert = change.alerts.last {
      let text = [alert.title, alert.body].filter { !$0.isEmpty }.joined(separator: " — ")
      let sound =
        alert.sound.map { $0 == "default" ? "with sound" : "with the sound \($0)" } ?? "silent"
      return ("Alert, \(sound): \(text.isEmpty ? "without a text" : text)", .warning)
    }
    if change.scenarioEnded {
      return ("The scenario is over; what it started goes on. q leaves", .good)
    }
    for moment in change.moments.reversed() {
      guard let activity = simulator.phone.activity(moment.activityID) else {
        if moment.kind == .dismissed {
          let name = titles[moment.activityID] ?? "An activity"
          let back = simulator.phone.canRestore(moment.activityID) ? " · X brings it back" : ""
          return ("\(name) has left: \(moment.why)\(back)", .plain)
        }
        continue
      }
      let title = simulator.title(of: activity.bundle)
      switch moment.kind {
      case .becameStale: return ("\(title) has become stale: \(moment.why)", .warning)
      case .ended: return ("\(title) has ended: \(moment.why)", .plain)
      case .dismissed: return ("\(title) has left: \(moment.why)", .plain)
      case .started, .updated: continue
      }
    }
    return nil
  }

  /// Returns the effects of an act that a person should notice.
  private func outcome(of effects: [Effect]) -> (text: String, severity: NoticeSeverity)? {
    for effect in effects {
      switch effect {
      case .open(let bundle, let url):
        let title = simulator.title(of: bundle)
        return (url.map { "\(title) opens \($0)" } ?? "\(title) opens", .plain)
      case .refused(_, let error, let findings):
        return (
          "ActivityKit refuses: \(error?.rawValue ?? "an error"). \(findings.first?.sentence ?? "")",
          .bad
        )
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
    case .started: return ("\(app.folder.title) runs with \(app.folder.states[state].name)", .good)
    case .refused(let error, let findings):
      return (
        "ActivityKit refuses: \(error?.rawValue ?? "an error"). \(findings.first?.sentence ?? "")",
        .bad
      )
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
    return outcome(of: effects) ?? (
      "\(app.folder.title) updated itself with \(app.folder.states[state].name)", .plain
    )
  }
}

extension AppRow {
  /// Returns the rows of an app of the simulator: one, or one for each of its activities.
  @MainActor
  static func rows(_ app: SimulatedApp) -> [AppRow] {
    let folder = app.folder
    let isOne = folder.activities.count == 1
    return folder.activities.map { activity in
      AppRow(
        title: isOne ? folder.title : "\(folder.title) · \(activity.attributesType)",
        bundle: folder.bundle, activity: isOne ? "" : activity.attributesType, icon: folder.icon,
        states: activity.states.map { State(name: $0.name, value: $0.value) })
    }
  }
}
