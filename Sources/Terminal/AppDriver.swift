import Canvas
import EventLoop
import Findings
import Foundation
import Screens
import Simulator

/// Brings inputs to the model and its frames to the terminal, no more often than eyes can follow.
@MainActor
final class AppDriver {
  private(set) var source: SimulatorSource
  private let loop: EventLoop
  private let profile: TerminalProfile
  private var knownColors: KnownColors
  private let options: TerminalApp.Options
  private(set) var model: AppModel
  private var session: TerminalSession?
  private var observer: Int?
  /// The painter's memory, so that an image is decoded once and not for each frame.
  let paintBuffer = PaintBuffer()
  /// Which presentations beside the phone the last frame had room for.
  private var exhibitWish: ExhibitWish?
  private let frameTimer: LoopTimer
  /// When the timer draws a frame.
  private var frameTime = 0.0
  /// Whether a frame is drawn at the end of this pass.
  private var isFrameDue = false
  /// Whether a frame waits until the terminal has read the last one.
  private var isFrameOwed = false
  private var pace = FramePace()
  private var wait = PictureWait()
  /// Whether more has changed since the last frame than that pictures have come.
  private var isChanged = true
  /// Whether the last frame showed all pictures that it should.
  private var isWhole = false
  /// Whether the frame that is due answers a key.
  private var isAnswerDue = false
  private let clockTimer: LoopTimer
  /// Asks for what stands beside the phone.
  private let exhibitTimer: LoopTimer
  private let holdTimer: LoopTimer
  /// Whether it was told that the way that was wished shows nothing.
  private var isCellsOnlyTold = false
  private var title = ""
  private var exitCode: Int32 = 0

  /// How many of the gallery's pictures are kept: what has been looked at in many looks is asked for again.
  private static let mostPictures = 1000
  /// How often a frame is drawn again because pictures for it have come.
  private static let pictureRounds = 4
  /// What rings a terminal's bell.
  private static let bell: UInt8 = 7

  /// Creates a driver of a terminal, by its device's path; nil when it cannot be opened.
  init?(
    simulator: RunningSimulator, terminal: String?, profile: TerminalProfile,
    options: TerminalApp.Options
  ) {
    source = SimulatorSource(simulator)
    loop = simulator.loop
    (frameTimer, clockTimer) = (LoopTimer(loop), LoopTimer(loop))
    (exhibitTimer, holdTimer) = (LoopTimer(loop), LoopTimer(loop))
    self.profile = profile
    // Without colours the pictures on a frame have become shades already.
    knownColors = KnownColors(depth: profile.colors == .none ? .direct : profile.colors)
    self.options = options
    var modelOptions = options.model
    modelOptions.glyphs = profile.glyphs
    modelOptions.isColorless = profile.colors == .none
    modelOptions.colors = profile.colors
    modelOptions.hasMouse = profile.hasMouse
    modelOptions.paintsEmoji = profile.colors.hasShades
    model = AppModel(options: modelOptions)
    let delay = options.environment["ESCDELAY"].flatMap(Int.init).map { Double($0) / 1000 }
    session = TerminalSession(
      terminal: terminal, profile: profile, loop: loop,
      graphics: options.model.isAccessible ? .none : options.graphics,
      pane: options.environment["TMUX_PANE"],
      escapeDelay: min(max(delay ?? 0.03, 0.001), 2)
    ) { [weak self] in self?.handle($0) }
    if session == nil { return nil }
  }

  func run() -> Int32 {
    watch()
    session?.start()
    draw()
    options.onStart?(source)
    loop.run()
    stopWatching()
    session?.end()
    session = nil
    return exitCode
  }

  /// Draws whatever changes in the simulator.
  private func watch() {
    observer = source.simulator.observe { [weak self] change in
      guard let self else { return }
      model.forgetPictures(after: change)
      if model.ringsBell, change.alerts.contains(where: { $0.sound != nil }) {
        session?.send([AppDriver.bell])
      }
      if let news = source.news(of: change) {
        tell(news.text, news.severity)
      }
      wantFrame(forPictures: change.isOfPicturesOnly)
    }
    source.onWork = { [weak self] in self?.wantFrame() }
  }

  private func stopWatching() {
    if let observer { source.simulator.forgetObserver(observer) }
    (observer, source.onWork) = (nil, nil)
  }

  /// Shows a simulator in which the scenario has just begun, in the place of the one before.
  private func playAgain() {
    guard let restart = options.restart else {
      return tell("No scenario is played here: islet play FILE plays one")
    }
    stopWatching()
    if let next = restart() {
      source = SimulatorSource(next)
      (model, exhibitWish, wait) = (model.anew, nil, PictureWait())
      isWhole = false
    } else {
      tell("The scenario could not be begun anew", .bad)
    }
    watch()
  }

  private func leave(_ code: Int32) {
    exitCode = code
    loop.stop()
  }

  // MARK: In

  private func handle(_ event: TerminalSession.Event) {
    switch event {
    case .input(let input): take(input)
    case .resized, .exposed: wantFrame()
    case .graphics(let choice):
      let isOther = model.pictureCell != nil || choice.way != nil
      model.pictureCell =
        choice.way == nil
        ? nil : PictureCell(width: choice.cellWidth, height: choice.cellHeight)
      model.noPicturesReason = choice.reason
      if isWayWished { tell(choice) }
      if isOther || isWayWished { wantFrame() }
    case .drained: if isFrameOwed { wantFrame() }
    case .signal(let number): leave(128 + number)
    case .closed: leave(129)
    }
  }

  /// Whether the person said how the terminal takes pictures.
  private var isWayWished: Bool {
    !options.model.isAccessible && options.graphics != .auto && options.graphics != .none
  }

  /// Tells why the way that was wished shows nothing, until a key is pressed; over a slow line it may show later.
  private func tell(_ choice: GraphicsChoice) {
    if choice.way == nil {
      model.tellUntilKey("Cells only: \(choice.reason)", severity: .warning)
    } else if isCellsOnlyTold {
      tell("Pixels: the terminal has answered", .good)
    }
    isCellsOnlyTold = choice.way == nil
  }

  private func take(_ input: Input) {
    if case .mouse(let mouse) = input { watchForHold(mouse) }
    let intents = model.handle(input, source.shownSnapshot(), at: EventLoop.monotonicNow)
    for intent in intents { perform(intent) }
    wantFrame(isAnswer: true)
  }

  private func watchForHold(_ mouse: Mouse) {
    holdTimer.cancel()
    guard mouse.kind == .press, mouse.button == .left else { return }
    holdTimer.set(at: EventLoop.monotonicNow + model.holdTime(of: mouse)) { [weak self] in
      var held = mouse
      held.kind = .hold
      self?.take(.mouse(held))
    }
  }

  private func perform(_ intent: Intent) {
    switch intent {
    case .quit(let code): leave(code)
    case .suspend: session?.suspend()
    case .redraw: session?.repaint()
    case .playAgain: playAgain()
    case .edit(let location): edit(location)
    case .copy(let text, let what, let note): copy(text, what, note)
    case .export(let look, let excerpt): export(excerpt, of: look)
    default:
      if let told = source.perform(intent) {
        model.tell(told, of: intent, at: EventLoop.monotonicNow)
      }
    }
  }

  /// Tells something from now on: what was done for it may have taken longer than a notice stays.
  private func tell(_ text: String, _ severity: NoticeSeverity = .plain) {
    model.tell(text, severity: severity, at: EventLoop.monotonicNow)
  }

  private func copy(_ text: String, _ what: String, _ note: String?) {
    guard let session, let sequence = Clipboard.sequence(for: text, in: options.environment) else {
      tell("This terminal takes no clipboard from programs: \(text)", .warning)
      return
    }
    session.send(sequence)
    tell(Clipboard.notice(of: what, note, in: options.environment), .good)
  }

  /// Lends the terminal to the person's editor; the simulator goes on meanwhile.
  private func edit(_ location: SourceLocation) {
    guard let session else { return }
    let command = EditorCommand(location, environment: options.environment)
    session.lend()
    guard let editor = command.start() else {
      session.takeBack()
      tell("The editor could not be started: \(command.script)", .bad)
      return
    }
    loop.onExit(of: editor) { [weak self] end, _ in
      guard let self else { return }
      self.session?.takeBack()
      if end != .exit(code: 0) {
        tell("The editor ended with an error: \(command.script)", .warning)
      }
      wantFrame()
    }
  }

  /// Writes a gallery, which takes seconds, or a picture of it: that it is written is on the screen before it begins,
  /// and where it is stays there until a key is pressed.
  func export(_ excerpt: GalleryExcerpt, of look: GalleryLook) {
    guard let export = options.export else {
      return tell("islet gallery APP -o FILE writes the sheet, islet render a picture")
    }
    let what =
      switch excerpt {
      case .sheet: "sheet"
      case .picture: "picture"
      }
    tell("Writing the \(what) …")
    isAnswerDue = true
    draw()
    do {
      let file = try export(look, excerpt)
      model.tellUntilKey(
        (["Written to \(file.path)"] + file.lacks).joined(separator: "; "),
        severity: file.lacks.isEmpty ? .good : .warning)
    } catch {
      tell("The \(what) could not be written: \(error)", .bad)
    }
  }

  // MARK: Out

  /// Draws a frame at the end of this pass, or as soon as the pause after the last one is over.
  ///
  /// A person who has pressed a key waits for no rest: only news that come by themselves are merged.
  private func wantFrame(isAnswer: Bool = false, forPictures: Bool = false) {
    isChanged = isChanged || !forPictures
    isAnswerDue = isAnswerDue || isAnswer
    guard !isFrameDue else { return }
    let time = model.showsPhone ? pace.nextOfPhone : pace.next
    if isAnswer || time <= EventLoop.monotonicNow {
      isFrameDue = true
      loop.afterThisPass(.show) { [weak self] in self?.draw() }
    } else {
      draw(at: time)
    }
  }

  /// Draws a frame at a time, unless one is drawn before.
  private func draw(at time: Double) {
    if frameTimer.isSet, frameTime <= time { return }
    frameTime = time
    frameTimer.set(at: time) { [weak self] in self?.draw() }
  }

  /// Returns the simulator's present state. It is never kept: whoever keeps its push log makes the next push copy the
  /// log.
  private func snapshot() -> Snapshot {
    source.snapshot(
      withPhone: model.showsPhone, withMenus: model.showsMenu, exhibiting: exhibitWish,
      realTime: EventLoop.monotonicNow)
  }

  /// Draws a frame, or says when: as soon as what it waits for has come.
  private func draw() {
    isFrameDue = false
    frameTimer.cancel()
    guard let session else { return }
    // A terminal that has not taken the last frame yet gets the newest one when it has.
    isFrameOwed = session.isBusy
    if isFrameOwed { return }
    let start = EventLoop.monotonicNow
    // Most of what comes beside the phone comes one by one, and is shown at once.
    if !isChanged, !isAnswerDue, isWhole, wait.picture == nil, source.awaitsExhibits(at: start) {
      return
    }
    let simulator = source.simulator
    simulator.readWaiting()
    var isMissing = wait.picture.map(simulator.isPictureMissing) ?? simulator.isReading
    if waits(while: isMissing, at: start) { return }
    let snapshot = snapshot()
    wait.expect(picture: snapshot.missingPicture)
    if let due = snapshot.exhibitsDueIn {
      exhibitTimer.set(at: start + due) { [weak self] in self?.wantFrame(forPictures: true) }
    } else {
      exhibitTimer.cancel()
    }
    isMissing = wait.picture.map(simulator.isPictureMissing) ?? false
    if waits(while: isMissing, at: start) { return }
    let due = wait.start ?? start
    wait = PictureWait()
    let isNew = model.isPhoneNew(in: snapshot)
    // Pictures that were asked for ahead of time are not seen yet: what stands beside the phone is due by itself.
    if !isNew, !isChanged, isWhole, snapshot.drawingDueIn == nil, snapshot.exhibitsDueIn != nil {
      return
    }
    // What comes until then asks for a frame by itself.
    if !isNew, !isAnswerDue, start < pace.next { return draw(at: pace.next) }
    isAnswerDue = false
    let content = show(snapshot, in: session, showsNews: isNew, at: start)
    pace.note(content, due: due, from: start, to: EventLoop.monotonicNow)
  }

  /// Returns whether the frame is drawn a moment later, since something for it is on its way.
  ///
  /// A person who has pressed a key waits for no pictures.
  private func waits(while isMissing: Bool, at now: Double) -> Bool {
    guard isMissing, !isAnswerDue, let end = wait.end(at: now) else { return false }
    draw(at: end)
    return true
  }

  /// Shows the simulator as it stands; returns what that brought. `showsNews` says whether the phone is another.
  private func show(
    _ snapshot: Snapshot, in session: TerminalSession, showsNews: Bool, at start: Double
  ) -> FramePace.Content {
    var snapshot = snapshot
    (isChanged, isWhole) = (false, snapshot.drawingDueIn == nil)
    var frame = model.draw(
      snapshot, columns: session.columns, rows: session.rows, at: start, using: paintBuffer)
    let wish = frame.exhibitWish
    if wish != nil, wish != exhibitWish {
      exhibitWish = wish
      snapshot = self.snapshot()
      frame = model.draw(
        snapshot, columns: session.columns, rows: session.rows, at: start, using: paintBuffer)
    }
    // Pictures that have come may make room for others: a few rounds, so that what shows is there at once.
    for _ in 0..<AppDriver.pictureRounds where !frame.wanted.isEmpty {
      let found = source.pictures(for: frame.wanted)
      if found.isEmpty { break }
      if model.pictures.count > AppDriver.mostPictures { model.forgetPictures() }
      model.pictures.merge(found) { $1 }
      frame = model.draw(
        snapshot, columns: session.columns, rows: session.rows, at: start, using: paintBuffer)
    }
    source.simulator.noteNew(paintBuffer.takeFindings())
    if model.showsPhone { exhibitWish = wish }
    if frame.wanted.isEmpty, let look = frame.reviewWish { source.judge(look) }
    let isSeen = session.show(
      frame.grid.reduced(glyphs: profile.glyphs, knowing: &knownColors),
      frame.pictures, cursor: frame.cursor)
    if frame.title != title {
      title = frame.title
      session.setTitle(profile.glyphs.shown(title))
    }
    arm(frame, snapshot.clock)
    if !isSeen { return .nothing }
    return !showsNews ? .rest : frame.pictures.isEmpty ? .phone : .pixels
  }

  /// Sets the timer for the next change that the frame announced, and for nothing else.
  private func arm(_ frame: ScreenFrame, _ clock: ClockReading) {
    clockTimer.cancel()
    var wait = frame.changesInReal
    if let change = frame.changesIn, !clock.isPaused {
      // A little later than the change, so that one wake-up is enough.
      let real = change / max(clock.speed, 0.001) + 0.002
      wait = min(wait ?? real, real)
    }
    guard let wait else { return }
    clockTimer.set(at: EventLoop.monotonicNow + wait) { [weak self] in self?.wantFrame() }
  }
}
