import Drawing
import EventLoop
import Findings
import JSON
import LiveActivities
import Phone
import PushGateway
import WidgetHost
import WidgetProtocol

/// One running simulator without a screen: the phone, its clock, its journal, its widgets.
///
/// Every event enters through `send`. Call `observe` to be notified of changes.
@MainActor
public final class RunningSimulator {
  public let loop: EventLoop
  let options: Options
  /// Where ids, tokens and losses come from.
  public let seed: UInt64
  let folder: StateFolder?
  let journal: Journal?
  /// Where the gateway listens, once it does.
  public var address: SimulatorAddress?

  // What the journal leads to again: each change is a line of it.
  public private(set) var phone: SimulatedPhone
  public private(set) var clock: VirtualClock
  /// The real time that the clock was read at last.
  private var lastReal: Double
  public private(set) var settings: SimulatorSettings
  /// The apps in the order in which they were installed.
  public private(set) var apps: [SimulatedApp] = []
  /// The apps that an earlier run had and this one has not: what runs of them is kept and not shown.
  public private(set) var absentApps: Set<String> = []

  // What is remembered beside that.
  /// What is kept for callers who ask later.
  var diary: Diary
  /// The names of the sounds in apps' folders, and when they were read, in seconds of the monotonic clock.
  var knownSounds: [String: (names: Set<String>, time: Double)] = [:]
  /// What the phone refused lately.
  var refusals = Refusals()
  var activityTimes: ActivityTimes
  var lastAlerts = LastAlerts()
  /// What a paired Watch shows.
  var watch = WatchLink()
  var reviews = Reviews()
  let pictures = PictureCache()
  var clockWriter: ClockWriter

  // What goes on.
  var effects = EffectQueue()
  /// Tells observers what changed.
  var feed = ChangeFeed()
  /// Has widgets read states.
  private(set) lazy var desk = makeDesk()
  /// What widgets draw though nobody may look, and when the next of it is drawn.
  var proofs = Proofs()
  /// What was told of apps that do not speak the phone's language, by bundle ID.
  var languageRemarks: [String: Finding] = [:]
  let proofTimer: LoopTimer
  let waiters: Waiters
  /// Callers that wait for the intents of pressed controls.
  let whenPressesEnd: Waiters
  var codes: RunningCodes
  /// The scenario that is watched: a jump lets its events happen on the way, and they are moments to jump to.
  var player: ScenarioPlayer?
  /// How far that scenario is; nil: none is watched.
  public internal(set) var scenario: ScenarioStanding?
  /// Where the control stands that a person presses just now.
  var pressedSlot: Slot?
  /// The intents that run.
  var intentRuns = IntentRuns()
  /// Wakes the loop at the next moment at which something happens by itself; `due` is of real time.
  private(set) var timer: (due: Double, timer: EventLoop.Timer)?
  /// Looks again whether there is room on the disk.
  let roomTimer: LoopTimer
  private(set) var poster: TokenPoster?
  private(set) lazy var inspection = Inspection(self)
  /// Whether what came last from outside is kept. When it is not, it did not happen.
  public internal(set) var hasKeptLast = true
  /// The act that is done just now, of which all is kept or nothing; nil: none, or whatever happens may happen.
  var openAct: OpenAct?

  /// Creates a simulator on a loop; without a folder it keeps no journal.
  public init(
    loop: EventLoop, options: Options, apps: [SimulatedApp] = [], folder: StateFolder? = nil,
    isFresh: Bool = false
  ) throws(Journal.Refusal) {
    (self.loop, self.options, self.folder) = (loop, options, folder)
    (waiters, whenPressesEnd) = (Waiters(loop: loop), Waiters(loop: loop))
    (roomTimer, proofTimer) = (LoopTimer(loop), LoopTimer(loop))
    codes = RunningCodes(loop: loop, seconds: options.backgroundSeconds)
    let real = options.realTime()
    var start = JournalReplay(seed: options.seed, settings: options.settings, at: real)
    journal = if let folder { try start.read(folder, isFresh: isFresh) } else { nil }
    journal?.isSynced = options.syncsJournal
    (phone, seed, settings) = (start.phone, start.seed, start.settings)
    (clock, lastReal, diary) = (start.clock, real, start.diary)
    clockWriter = ClockWriter(locale: settings.locale, timeZone: settings.timeZone)
    activityTimes = ActivityTimes(changes: start.changeTimes, now: start.clock.now(at: real))
    if journal != nil { advance(to: clock.now(at: real)) }
    absentApps = Set(phone.installedApps.map(\.bundle))
    for app in apps { install(app) }
    // The rules assume an island at the start; the user may have chosen the device before anything ran.
    deviceChanged()
    poster = options.backend.flatMap { TokenPoster($0, loop: loop) }
    poster?.report = { [weak self] in self?.tellOnce($0) }
    poster?.recover = { [weak self] in
      self?.diary.removeFindings { $0.id == "backend-unreachable" }
    }
    // An app tells its tokens at each of its starts.
    for issue in phone.tokens { poster?.post(posted(issue)) }
    for job in phone.openDecodeJobs { desk.start(job) }
    arm()
  }

  private func makeDesk() -> DecodingDesk {
    DecodingDesk(
      loop: loop,
      simulator: .init(
        widget: { [weak self] in self?.app(bundle: $0)?.widget },
        finish: { [weak self] in
          guard let self else { return }
          take(.decoded($0), at: now)
        },
        goOn: { [weak self] in self?.wakeWaiters() },
        note: { [weak self] in self?.add($0) },
        wake: { [weak self] in self?.tell() }))
  }

  /// Returns real UNIX seconds. Where this machine's clock was set back, the phone's goes on and is ahead of it.
  func realTime() -> Double {
    let real = options.realTime()
    if real < lastReal { clock.goOn(from: lastReal, to: real) }
    lastReal = real
    return real
  }

  /// Virtual UNIX seconds.
  ///
  /// In whole millionths, which are written and read faster than what a clock really gives.
  public var now: Double {
    let real = realTime()
    return VirtualClock.inMillionths(clock.now(at: real))
  }

  /// Whether anything runs of the apps that are here.
  public var hasActivities: Bool { !shownActivities.isEmpty }

  /// The activities of the apps that are here.
  public var shownActivities: [LiveActivity] {
    let activities = phone.activities
    return absentApps.isEmpty ? activities : activities.filter { !absentApps.contains($0.bundle) }
  }

  /// What is to be seen where.
  public var selection: Selection { phone.selection(without: absentApps) }

  /// Returns the app with this bundle id.
  public func app(bundle: String) -> SimulatedApp? { apps.first { $0.folder.bundle == bundle } }

  /// Returns the app by name, bundle id or attributes type.
  public func app(named name: String) -> SimulatedApp? {
    apps.bundles[name.lowercased()].flatMap(app(bundle:))
      ?? apps.first { $0.folder.bundle == name }
      ?? apps.lazy.compactMap { $0.choosing(name) }.first
  }

  /// Returns the app with one of its activities chosen, or the first one where the app has no such type.
  public func app(bundle: String, activity attributesType: String) -> SimulatedApp? {
    app(bundle: bundle).map { $0.choosing(attributesType) ?? $0 }
  }

  /// Puts an app on the phone, or a new build of it in the place of the old one.
  ///
  /// - Parameter others: widgets before whose apps a new one stands, though they were built sooner.
  public func install(_ app: SimulatedApp, before others: [any WidgetRunner] = []) {
    let before = apps.firstIndex { $0.folder.bundle == app.folder.bundle }
    if let place = before {
      if let old = apps[place].widget, old !== app.widget { old.stop() }
      apps[place] = app
    } else {
      let place = apps.firstIndex { known in others.contains { $0 === known.widget } }
      apps.insert(app, at: place ?? apps.endIndex)
    }
    quitCode(of: app.folder.bundle)
    absentApps.remove(app.folder.bundle)
    attach(app)
    pictures.forget(bundle: app.folder.bundle)
    reviews.forget(bundle: app.folder.bundle)
    localize(app)
    if before != nil { proveAnew(bundle: app.folder.bundle) }
    feed.change.apps.insert(app.folder.bundle)
    tell()
  }

  /// Hands the phone an event now; returns what followed at once.
  @discardableResult
  public func send(_ event: Event) -> [Effect] { send(event, at: now) }

  /// Hands the phone an event at a virtual time that is not before the last one.
  @discardableResult
  func send(_ event: Event, at time: Double) -> [Effect] {
    pass(to: time)
    // A push that is not kept is told of all the same.
    if case .push = event { return happen(event, at: time) }
    var made: [Effect] = []
    guard asOne({ made = happen(event, at: time) }) else {
      // What time brought about happens all the same.
      applyAll()
      return []
    }
    return made
  }

  /// Adds an event to the journal, and lets it happen.
  private func happen(_ event: Event, at time: Double) -> [Effect] {
    var (event, marks) = completed(event)
    if case .push(var arrival) = event {
      keep(&arrival, at: time, marks)
      event = .push(arrival)
    } else {
      journal?.append(line(of: event, at: time, marks))
    }
    // What its line says was drawn for it.
    if case .app(_, .request) = event, marks.drawn != nil { _ = phone.drawActivityID() }
    if case .install(let app) = event { absentApps.remove(app.bundle) }
    let made = phone.handle(event, at: time)
    apply(made)
    if openAct == nil { followCode(event) } else { openAct?.events.append(event) }
    return made
  }

  /// What an act may change before it is kept.
  var actSubject: OpenAct.Subject {
    get {
      OpenAct.Subject(
        phone: phone, clock: clock, lastReal: lastReal, settings: settings, diary: diary,
        activityTimes: activityTimes, lastAlerts: lastAlerts, watch: watch, absentApps: absentApps,
        languageRemarks: languageRemarks)
    }
    set {
      (phone, clock, lastReal) = (newValue.phone, newValue.clock, newValue.lastReal)
      (settings, diary) = (newValue.settings, newValue.diary)
      (activityTimes, lastAlerts) = (newValue.activityTimes, newValue.lastAlerts)
      (watch, absentApps) = (newValue.watch, newValue.absentApps)
      languageRemarks = newValue.languageRemarks
    }
  }

  /// Lets happen what follows from how Islet was started: it happens also where it cannot be kept.
  public func take(_ event: Event) { take(event, at: now) }

  /// Handles one of many events that follow from what has happened, without making a list of what followed.
  func take(_ event: Event, at time: Double) {
    pass(to: time)
    journal?.append(line(of: event, at: time, phone.marksHere()))
    effects.gather { phone.handle(event, at: time, into: &$0) }
    applyAll()
  }

  /// Hands the phone a push now; returns its number in the log.
  @discardableResult
  public func receive(_ push: consuming Push, status: Int, reason: String?) -> Int {
    let real = realTime()
    let virtual = clock.now(at: real)
    // In whole thousandths: the same for all pushes while nobody moves the clock.
    let ahead = ((virtual - real) * 1e3).rounded() / 1e3
    let time = VirtualClock.inMillionths(virtual)
    let isAnsweredAtOnce = push.carrier.isAnsweredAtOnce
    pass(to: time)
    let prepared = phone.prepareHere(for: push)
    var arrival = PushArrival(
      push, status: status, reason: reason, ahead: ahead, isLost: prepared.isLost,
      startID: prepared.startID)
    keep(&arrival, at: time, prepared.marks)
    let number = effects.gather { phone.handle(arrival, at: time, into: &$0) }
    desk.take(isAnsweredAtOnce: isAnsweredAtOnce) { applyAll() }
    return number
  }

  /// Returns what a token is for.
  public func standing(of token: String) -> TokenStanding { phone.standingHere(of: token) }

  /// Returns an event with everything that is drawn at random for it, such as a new activity's id: its journal
  /// line holds them.
  private func completed(_ event: Event) -> (event: Event, marks: LineMarks) {
    var marks = phone.marksHere()
    switch event {
    case .app(let bundle, .request(var request)) where request.id == nil:
      // It is drawn once the line is kept.
      request.id = phone.nextActivityID
      marks.drawn = SimulatedPhone.wordsOfID
      return (.app(bundle: bundle, .request(request)), marks)
    case .app(let bundle, .update(var update)):
      update.ahead = roundedAhead
      return (.app(bundle: bundle, .update(update)), marks)
    case .app(let bundle, .end(var end)):
      end.ahead = roundedAhead
      return (.app(bundle: bundle, .end(end)), marks)
    case .push(let arrival):
      // No gateway has looked at it.
      let arrival = refusedForHeaders(arrival) ?? arrival.refusedForBody ?? arrival
      // A line of a journal has them: later lines name the activity and its token.
      let prepared = phone.prepareHere(
        for: arrival.push, startID: arrival.startID, isLost: arrival.isLost)
      let complete = PushArrival(
        arrival.push, status: arrival.status, reason: arrival.reason,
        ahead: arrival.push.carrier.isFromOutside ? arrival.ahead : roundedAhead,
        isLost: prepared.isLost, startID: prepared.startID)
      return (.push(complete), prepared.marks)
    default: return (event, marks)
    }
  }

  /// Lets the phone live up to an event's time: what the event's line tells of the phone is so just before the event.
  private func pass(to time: Double) {
    effects.gather { phone.advance(to: time, into: &$0) }
  }

  /// Lives through what is due by now.
  func advance() { advance(to: now) }

  private func advance(to time: Double) { apply(phone.advance(to: time)) }

  /// Changes the clock by `change`, which gets the real time and returns what the phone is to know of it.
  ///
  /// Where that cannot be kept, the clock goes on as before.
  ///
  /// - Parameter time: when the phone learns of it; nil: at once, by the changed clock.
  func changeClock(
    at time: Double? = nil, _ change: (inout VirtualClock, _ real: Double) -> ClockAct
  ) {
    asOne {
      let real = realTime()
      let act = change(&clock, real)
      let offset = secondsAhead
      send(.clock(act), at: time ?? now)
      activityTimes.clockMoved(to: now)
      if abs(offset - settings.clockOffset) > 0.001 {
        var new = settings
        new.clockOffset = offset
        replaceSettings(with: new, writing: ["clockOffset": .double(offset)])
      }
    }
    feed.change.clock = true
    tell()
  }

  /// Puts settings in the place of others, and the members that differ into the journal.
  func replaceSettings(with new: SimulatorSettings, writing members: JSONValue) {
    journal?.append(JournalLine.settings(members, at: now))
    settings = new
  }

  /// Seconds after which a timer looks at the clock again: while this machine sleeps, the timers' clock stands.
  static let longestWait = 60.0

  /// Sets the timer for the next moment at which something happens by itself.
  func arm() {
    let real = realTime()
    // The island's wider stand and a notification's banner end by themselves, too; nobody but the picture knows.
    let seen = clock.now(at: real)
    let settles = [freshUntil, banner?.until].compactMap { $0 }.filter { $0 > seen }.min()
    let next = [phone.nextMomentTime, settles].compactMap { $0 }.min()
    let due = next.flatMap { clock.real(of: $0, at: real) }
    if let timer {
      if timer.due == due { return }
      loop.cancel(timer.timer)
      self.timer = nil
    }
    guard let due else { return }
    let steady = EventLoop.monotonicNow + min(due - real, RunningSimulator.longestWait)
    timer = (
      due,
      loop.schedule(at: steady) { [weak self] in
        guard let self else { return }
        timer = nil
        advance()
        arm()
        if let settles, settles <= now {
          feed.change.pictures = true
          tell()
        }
      }
    )
  }
}
