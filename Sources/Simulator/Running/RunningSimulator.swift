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
  /// What a simulator is started with.
  public struct Options {
    public var seed: UInt64 = 1
    public var settings = SimulatorSettings()
    /// Seconds of real time, UNIX; tests pass their own.
    public var realTime: @MainActor () -> Double
    /// The user's backend, to which tokens are posted.
    public var backend: String?
    /// Whether each event is on the disk itself before its answer leaves.
    public var syncsJournal = false
    public var version = "1.0.0"

    /// Creates options with the steady clock of this machine.
    @MainActor public init() {
      let start = (wall: wallTime(), steady: EventLoop.monotonicNow)
      realTime = { start.wall + EventLoop.monotonicNow - start.steady }
    }
  }

  public let loop: EventLoop
  public internal(set) var phone: SimulatedPhone
  public internal(set) var clock: VirtualClock
  public internal(set) var settings: SimulatorSettings
  /// The apps in the order in which they were installed.
  public internal(set) var apps: [SimulatedApp] = []
  /// What the simulator remembers for whoever asks later.
  var diary = Diary()
  /// How many channels an app may have; Apple's figure.
  var channelLimit = 10_000
  /// The scenario that is watched: a jump lets its events happen on the way, and they are moments to jump to.
  var player: ScenarioPlayer?
  /// Where the gateway listens, once it does.
  public var address: SimulatorAddress?

  /// Where ids, tokens and losses come from.
  public internal(set) var seed: UInt64
  let options: Options
  let folder: StateFolder?
  var journal: Journal?
  let pictures = PictureCache()
  /// The phone at rest as the inspection API was last asked for it: what a frame on the way starts from.
  var sceneAskedFor: PhoneScene?
  /// What the design rules say of the apps, as far as somebody asked.
  var reviews: [ReviewKey: [Finding]] = [:]
  var clockWriter: ClockWriter
  /// When each activity last changed. Its widget takes that for now, so that a picture does not depend on when
  /// it is asked for.
  var changeTimes: [String: Double] = [:]
  /// No activity has started after this moment, in virtual UNIX seconds. Once it is long ago no island is fresh, and
  /// nobody needs to look for the activity that is compact.
  var newestStart = 0.0
  /// The notification that came last while the phone was unlocked.
  var newestBanner: Int?
  /// What a paired Watch shows.
  var watch = WatchLink()
  /// Activities on the Watch that have changed, and those of them that alerted, until all effects are applied.
  var changedOnWatch: [String: Bool] = [:]
  /// What each activity's last alert said.
  var alerts: [String: AlertWords] = [:]
  /// When those came, virtual UNIX seconds.
  var alertTimes: [String: Double] = [:]
  /// By how much the clock was set back in all, seconds.
  var clockShift = 0.0
  /// Has widgets read states.
  private(set) lazy var desk = makeDesk()
  /// Has widgets draw what changed.
  var proofs = Proofs()
  var effects: [Effect] = []
  /// What the phone refused lately.
  var refusals = Refusals()
  /// How many of them had been told when `takeRefusal` was called last.
  var toldRefusals = 0
  var isApplying = false
  /// Tells observers what changed.
  var feed = ChangeFeed()
  let waiters: Waiters
  /// How long an answer waits for a widget that reads, in seconds.
  var patience = 2.0
  /// How long an app's code goes on in the background, in seconds of the machine's clock.
  var backgroundSeconds = Guess.backgroundSeconds
  /// Apps whose code has run, by bundle, and the apps of the activities that it was told of.
  var codes: [String: RunningCode] = [:]
  var codeOwners: [String: String] = [:]
  /// Where the control stands that a person presses just now.
  var pressedSlot: Slot?
  var timer: (due: Double, timer: EventLoop.Timer)?
  /// Looks again whether there is room on the disk.
  var roomTimer: EventLoop.Timer?
  var poster: TokenPoster?
  private(set) lazy var inspection = Inspection(self)
  /// Bytes of journal from which on it is compacted: 64 MB, and four times what was left the last time.
  var compactionThreshold = 64 << 20

  /// Creates a simulator on a loop; without a folder it keeps no journal.
  public init(
    loop: EventLoop, options: Options, apps: [SimulatedApp] = [], folder: StateFolder? = nil,
    isFresh: Bool = false
  ) throws(Journal.Refusal) {
    (self.loop, self.options, self.folder) = (loop, options, folder)
    settings = options.settings
    clockWriter = ClockWriter(locale: settings.locale, timeZone: settings.timeZone)
    seed = options.seed
    waiters = Waiters(loop: loop)
    let real = options.realTime()
    clock = VirtualClock(real: real, virtual: real)
    phone = SimulatedPhone(seed: options.seed, now: real)
    if let folder { try restore(from: folder, isFresh: isFresh) }
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
    newestStart = now
    arm()
  }

  /// What there was to say about journal, widgets and backend, newest last.
  public var findings: [Finding] { diary.findings }

  /// What happened without a push, newest last.
  public var moments: [Moment] { diary.moments }

  /// What apps' code printed, newest last.
  public var printedLines: [PrintedLine] { diary.printedLines }

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

  /// Virtual UNIX seconds.
  ///
  /// In whole millionths, which are written and read faster than what a clock really gives.
  public var now: Double { RunningSimulator.inMillionths(clock.now(at: options.realTime())) }

  static func inMillionths(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }

  /// Whether anything was running when the simulator started.
  public var hasActivities: Bool { !phone.activities.isEmpty }

  /// Returns the app with this bundle id.
  public func app(bundle: String) -> SimulatedApp? { apps.first { $0.folder.bundle == bundle } }

  /// Returns the app by name, bundle id or attributes type.
  public func app(named name: String) -> SimulatedApp? {
    apps.first { $0.folder.name == name.lowercased() }
      ?? apps.first { $0.folder.bundle == name }
      ?? apps.lazy.compactMap { $0.choosing(name) }.first
  }

  /// Returns the app with one of its activities chosen, or the first one where the app has no such type.
  public func app(bundle: String, activity attributesType: String) -> SimulatedApp? {
    app(bundle: bundle).map { $0.choosing(attributesType) ?? $0 }
  }

  /// Puts an app on the phone, or a new build of it in the place of the old one.
  public func install(_ app: SimulatedApp) {
    if let place = apps.firstIndex(where: { $0.folder.bundle == app.folder.bundle }) {
      if let old = apps[place].widget, old !== app.widget { old.stop() }
      apps[place] = app
    } else {
      apps.append(app)
    }
    quitCode(of: app.folder.bundle)
    attach(app)
    pictures.forget(bundle: app.folder.bundle)
    reviews = reviews.filter { $0.key.bundle != app.folder.bundle }
    let installed = app.installed(locale: settings.locale)
    if phone.app(app.folder.bundle) != installed { send(.install(installed)) }
    feed.change.apps = true
    tell()
  }

  /// Hands the phone an event now; returns what followed at once.
  @discardableResult
  public func send(_ event: Event) -> [Effect] { send(event, at: now) }

  /// Hands the phone an event at a virtual time that is not before the last one.
  @discardableResult
  func send(_ event: Event, at time: Double) -> [Effect] {
    let (event, marks) = completed(event)
    write(event, at: time, marks)
    let made = phone.handle(event, at: time)
    apply(made)
    followCode(event)
    return made
  }

  /// Handles one of many events, without making a list of what followed.
  func take(_ event: Event, at time: Double) {
    write(event, at: time, phone.marksHere())
    phone.handle(event, at: time, into: &effects)
    applyAll()
  }

  private func write(_ event: Event, at time: Double, _ marks: LineMarks) {
    guard let journal else { return }
    var line = EventLine(time: time, event: event)
    line.marks = marks
    journal.append(line)
  }

  /// Returns an event with everything that is drawn at random for it, such as a new activity's id: its journal
  /// line holds them.
  private func completed(_ event: Event) -> (event: Event, marks: LineMarks) {
    var marks = phone.marksHere()
    switch event {
    case .app(let bundle, .request(var request)) where request.id == nil:
      request.id = phone.drawActivityID()
      marks.drawn = SimulatedPhone.wordsOfID
      return (.app(bundle: bundle, .request(request)), marks)
    case .push(let arrival):
      let prepared = phone.prepareHere(for: arrival.push)
      let complete = PushArrival(
        arrival.push, status: arrival.status, reason: arrival.reason, ahead: arrival.ahead,
        isLost: prepared.isLost, startID: prepared.startID)
      return (.push(complete), prepared.marks)
    default: return (event, marks)
    }
  }

  /// Lives through what is due by now.
  func advance() {
    apply(phone.advance(to: now))
  }

  /// Sets the timer for the next moment at which something happens by itself.
  func arm() {
    let real = options.realTime()
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
    let steady = EventLoop.monotonicNow + (due - real)
    timer = (
      due,
      loop.schedule(at: steady) { [weak self] in
        guard let self else { return }
        timer = nil
        advance()
        if let settles, settles <= now {
          feed.change.pictures = true
          tell()
        }
      }
    )
  }

  /// Keeps findings for whoever shows them.
  public func note(_ findings: [Finding]) {
    for finding in findings { add(finding) }
  }

  /// Forgets findings that hold no longer, since their cause is mended.
  public func forget(_ mended: [Finding]) {
    guard !mended.isEmpty else { return }
    diary.removeFindings { mended.contains($0) }
    tell()
  }

  func add(_ finding: Finding) {
    diary.add(finding)
    tell()
  }
}

/// Where a simulator can be reached.
public struct SimulatorAddress: Hashable, Sendable {
  public var host: String
  public var port: Int
  public var udpPort: Int?
  /// The authority's certificate, a file.
  public var authority: String?
  /// What callers of the inspection API must show as a bearer token; nil: nothing.
  public var token: String?

  /// Creates the addresses at which a simulator can be reached.
  public init(
    host: String = "localhost", port: Int, udpPort: Int?, authority: String?, token: String? = nil
  ) {
    (self.host, self.port, self.udpPort) = (host, port, udpPort)
    (self.authority, self.token) = (authority, token)
  }

  /// The inspection API.
  public var api: String { "http://\(host):\(port)/islet/" }
}
