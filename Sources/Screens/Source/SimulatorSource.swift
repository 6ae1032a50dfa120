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
  private var excerptsFor: (findings: [Finding], saved: [Int]) = ([], [])
  private var knownExcerpts: [SourceLocation: SourceExcerpt] = [:]
  /// Why pictures of the gallery failed, until they come or their app is here in a new build.
  private var failures: [PictureKey: Finding] = [:]
  private var lastScene: PhoneScene?
  /// What stood beside the phone when it was last drawn.
  private var lastExhibits: [ActivityExhibit] = []
  /// Of what reviews were asked for.
  var reviewed: Set<GalleryLook.Subject> = []
  /// Those of them that are being judged.
  var judging: Set<GalleryLook.Subject> = []
  /// The presentations beside the phone as they were last drawn.
  var keptExhibits = KeptExhibits()
  private var drawingNote = DrawingNote()
  /// The apps' intents that somebody asked for, or why they cannot be listed.
  var intents: [String: Result<[OfferedIntent], Finding>] = [:]
  /// What intents, and apps' own acts that a widget had to read first, came to, until it is told.
  var outcomes: [(text: String, severity: NoticeSeverity)] = []
  /// Work that takes a while, such as a build, as the clock's line shows it.
  public var work: [Work] = [] { didSet { if work != oldValue { onWork?() } } }
  /// Told when there is other work to show.
  public var onWork: (@MainActor () -> Void)?

  /// Called before the phone or an app does something that a person asked for.
  public var onAct: (@MainActor () -> Void)?

  /// Creates a source that reads one simulator.
  public init(_ simulator: RunningSimulator) {
    self.simulator = simulator
    _ = simulator.observe { [weak self] change in self?.forgetFailures(of: change.apps) }
  }

  /// Returns the simulator as it stands now, with the phone and what is beside it as they were last drawn: what a
  /// person means who presses a key or clicks.
  public func shownSnapshot() -> Snapshot {
    var snapshot = snapshot(withPhone: false)
    (snapshot.scene, snapshot.exhibits) = (lastScene, lastExhibits)
    return snapshot
  }

  /// Returns the simulator as it stands now; without the phone where no phone is drawn, which costs most, without what
  /// only menus list where none is open, and with other presentations of an activity where there is room for them; given
  /// the real time, those may lag a moment.
  public func snapshot(
    withPhone: Bool = true, withMenus: Bool = true, exhibiting wish: ExhibitWish? = nil,
    realTime: Double? = nil
  ) -> Snapshot {
    let phone = simulator.phone
    let now = simulator.now
    var snapshot = Snapshot(
      clock: ClockReading(
        now: now, secondsFromGMT: SimulatorSource.offset(of: simulator.settings.timeZone, at: now),
        speed: simulator.clock.speed, isPaused: simulator.clock.isPaused,
        ahead: simulator.secondsAhead))
    if withPhone { draw(in: &snapshot, exhibiting: wish, at: realTime) }
    tellState(of: phone, in: &snapshot)
    tellSettings(in: &snapshot)
    snapshot.apps = appRows
    snapshot.output = simulator.printedLines
    snapshot.moments = comingMoments
    snapshot.scenario = simulator.scenario
    snapshot.pushes = phone.records
    snapshot.pushCount = phone.nextRecordNumber - 1
    if withMenus { snapshot.switches = switches }
    snapshot.marks = marks
    snapshot.isStrict = simulator.settings.isStrict
    snapshot.address = simulator.address?.origin
    snapshot.findings = simulator.findings
    snapshot.reviews = knownReviews
    snapshot.excerpts = excerpts(for: simulator.findings)
    snapshot.paths = SimulatorSource.paths
    snapshot.work = work + snapshot.work
    snapshot.galleryTime = galleryTime
    return snapshot
  }

  /// Draws the phone, and what the wish names beside it.
  private func draw(
    in snapshot: inout Snapshot, exhibiting wish: ExhibitWish?, at realTime: Double?
  ) {
    let (scene, missing) = simulator.scene()
    snapshot.missingPicture = missing
    snapshot.scene = scene
    lastScene = scene
    defer { lastExhibits = snapshot.exhibits }
    let rest = realTime.map { drawingNote.rest(isComplete: missing == nil, at: $0) }
    // Who gives no time is told at once.
    snapshot.drawingDueIn = rest ?? (missing == nil ? nil : 0)
    if snapshot.drawingDueIn == 0 { snapshot.work.append(Work(title: "drawing")) }
    guard let wish else { return }
    if let device = wish.device, let shown = self.device(device, of: wish) {
      (snapshot.device, snapshot.deviceChangesIn) = shown
    }
    if wish.isBeside { (snapshot.exhibits, snapshot.exhibitsDueIn) = exhibits(wish, at: realTime) }
  }

  private func tellState(of phone: SimulatedPhone, in snapshot: inout Snapshot) {
    snapshot.screen = phone.device.screen
    snapshot.isStandBy = phone.device.standBy != nil && simulator.settings.device.hasStandBy
    snapshot.uncovered = phone.device.uncovered
    snapshot.canRestore = phone.canRestore
    snapshot.isIslandHidden = phone.device.hidden != nil
    snapshot.system = phone.systemActivities
    snapshot.foreground = phone.device.foreground
    if titles.count > 1_000 { titles = [:] }
    let selection = simulator.selection
    snapshot.activities = simulator.shownActivities.map { row(of: $0, selection) }
    snapshot.starting = phone.openDecodeJobs.filter { $0.attributes != nil }.map {
      simulator.title(of: $0.bundle)
    }
  }

  private func tellSettings(in snapshot: inout Snapshot) {
    let settings = simulator.settings
    snapshot.model = settings.device.name
    snapshot.folded = settings.device.folded?.name
    snapshot.isTurned = settings.isTurned
    snapshot.reducesMotion = settings.reducesMotion
    snapshot.locale = settings.locale
  }

  private var appRows: [AppRow] {
    simulator.apps.flatMap { app in
      AppRow.rows(app).map { row in
        var row = row
        row.intents = intents[app.folder.bundle]
        return row
      }
    }
  }

  private var comingMoments: [ComingMoment] {
    simulator.momentsAhead.compactMap { moment in
      let bundle = simulator.phone.activity(moment.activityID)?.bundle
      guard bundle.map(simulator.absentApps.contains) != true else { return nil }
      return ComingMoment(
        name: moment.name, subject: bundle.map(simulator.title), time: moment.time)
    }
  }

  /// What is known of the reviews that were asked for.
  private var knownReviews: [GalleryLook.Subject: [Finding]] {
    reviewed.reduce(into: [:]) { reviews, subject in
      guard let device = DeviceModel.named(subject.device) else { return }
      reviews[subject] = simulator.knownReview(of: subject.bundle, on: device)
    }
  }

  /// Returns the lines that errors are about, read once for each list of findings and each version of their files.
  private func excerpts(for findings: [Finding]) -> [SourceLocation: SourceExcerpt] {
    let places = findings.filter { $0.severity == .error }.compactMap(\.location)
    let saved = places.map { SimulatorSource.saved($0.file) }
    guard findings != excerptsFor.findings || saved != excerptsFor.saved else {
      return knownExcerpts
    }
    excerptsFor = (findings, saved)
    knownExcerpts = [:]
    for location in places { knownExcerpts[location] = SourceExcerpt(savedAt: location) }
    return knownExcerpts
  }

  /// Where this process runs, which never changes.
  private static let paths = ShownPaths(
    folder: FileManager.default.currentDirectoryPath,
    home: ProcessInfo.processInfo.environment["HOME"] ?? "")

  /// Returns when a file was saved, in nanoseconds since 1970; 0 for none.
  private static func saved(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
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
      budgetSize: budget?.size, budgetOver: budget?.over ?? 0,
      refusesPress: simulator.phone.refusal(toPress: activity.id) != nil)
  }

  /// Asks for the pictures that a frame missed; returns those that are there now.
  public func pictures(for keys: [PictureKey]) -> [PictureKey: GalleryPicture] {
    var found: [PictureKey: GalleryPicture] = [:]
    for key in keys {
      guard let app = simulator.app(bundle: key.look.bundle, activity: key.look.activity),
        let device = DeviceModel.named(key.look.device),
        let room = key.presentation.rooms(
          on: device, size: key.look.size(of: key.presentation)
        ).first(where: { $0.slot == key.slot })
      else { continue }
      var environment = simulator.environment(
        now: simulator.now.rounded(.down), isDimmed: key.look.isDimmed,
        isLocked: key.presentation == .lockScreen)
      environment.appearance = key.look.appearance
      environment = key.presentation.adapted(environment)
      (environment.typeSize, environment.display) = (key.look.typeSize, key.look.display)
      environment.now = galleryTime
      switch simulator.samplePicture(
        of: app, state: key.state, on: room, environment: environment, isStale: key.look.isStale)
      {
      case .ready(let picture):
        found[key] = .ready(picture)
        if let before = failures.removeValue(forKey: key) { forget(before) }
      case .pending: break
      case .failed(let finding, _):
        found[key] = .failed(
          [finding.path, finding.sentence].compactMap { $0 }.joined(separator: ": "))
        let before = failures.updateValue(finding, forKey: key)
        guard before != finding else { continue }
        if let before { forget(before) }
        simulator.noteNew([finding])
      }
    }
    return found
  }

  /// Takes back why pictures of apps were missing: nobody may ask for the same ones again, and those that still fail
  /// are told again when somebody does.
  private func forgetFailures(of bundles: Set<String>) {
    for key in failures.keys where bundles.contains(key.look.bundle) {
      if let before = failures.removeValue(forKey: key) { forget(before) }
    }
  }

  /// Takes back why a picture was missing, unless another one is missing for the same reason.
  private func forget(_ failure: Finding) {
    if !failures.values.contains(failure) { simulator.forget([failure]) }
  }

  /// One time for a whole gallery: moving about asks nothing twice, and no sample runs out while it is looked at.
  public lazy var galleryTime = simulator.now.rounded(.down)

  /// Returns seconds east of Greenwich.
  private static func offset(of zone: String, at time: Double) -> Int {
    TimeZoneOffset.seconds(zone, at: time)
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
      return ("The scenario is over; what it started goes on. P plays it again", .good)
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
}

extension AppRow {
  /// Returns the rows of an app of the simulator: one, or one for each of its activities.
  @MainActor
  static func rows(_ app: SimulatedApp) -> [AppRow] {
    let folder = app.folder
    let isOne = folder.activities.count == 1
    return folder.activities.map { activity in
      var row = AppRow(
        title: isOne ? folder.title : "\(folder.title) · \(activity.attributesType)",
        bundle: folder.bundle, activity: isOne ? "" : activity.attributesType, icon: folder.icon,
        iconFile: folder.iconFile,
        states: activity.states.map { State(name: $0.name, value: $0.value) })
      row.isWithoutSource = folder.isWithoutSource
      return row
    }
  }
}
