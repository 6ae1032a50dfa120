import CLinux
import CNcurses
import Canvas
import EventLoop
import Glibc
import Screens

/// The terminal while the program owns it: its modes, its keys, its screen. At the end it is given back as it was.
@MainActor
final class TerminalSession {
  /// What the terminal has to say.
  enum Event {
    case input(Input)
    case resized
    /// The screen must be painted whole: after a stop, or when the terminal lost it.
    case exposed
    case signal(Int32)
    /// It is known how the terminal takes pictures.
    case graphics(GraphicsChoice)
    /// The terminal has taken all that was written.
    case drained
    /// The terminal is gone.
    case closed
  }

  private let loop: EventLoop
  private let descriptor: Int32
  private let originalModes: termios
  private let painter: CellPainter
  private let sequences: ModeSequences
  private var parser: InputParser
  private let waiting: LoopTimer
  private var pending: ArraySlice<UInt8> = []
  private var isOurs = false
  /// Whether another program has it, until `takeBack`.
  private var isLent = false
  private(set) var columns: Int
  private(set) var rows: Int
  /// Whether the terminal said that it knows synchronized output.
  private(set) var isSynchronized = false
  /// Whether the terminal has given an emoji one column.
  private var narrowsEmoji = false
  /// Bytes written so far, for those who measure.
  private(set) var bytesWritten = 0
  /// How long an Escape waits for what may follow it, in seconds.
  private let escapeDelay: Double
  private let handler: @MainActor (Event) -> Void
  /// Asks how the terminal takes pictures, until that is known.
  private var detection: GraphicsDetection?
  /// A cell's pixels as the system knew them when that was asked, or since.
  private var systemCell: (width: Int, height: Int)?
  /// Creates what asks; anew for the terminal around tmux, which may be another one by now.
  private let newDetection: (_ isInTmux: Bool) -> GraphicsDetection
  private let wish: GraphicsWish
  /// When something was typed or clicked last.
  private var lastInput = -Double.infinity
  /// When a round of questions about pictures was begun last.
  private var lastAsked = -Double.infinity
  /// What the terminal has yet to answer.
  private var owed = OwedAnswers()
  /// What follows where the terminal is not asked.
  private var unasked: GraphicsChoice?
  private let detectionEnd: LoopTimer
  /// What was chosen last.
  private var used: GraphicsChoice?
  private var board: PictureBoard?
  /// On a console, the characters that it can show.
  private let font: ConsoleFont?
  private let repetition: LoopTimer
  /// The window's name, once there is one.
  private var title: String?
  /// How long the end of a string or of a paste is waited for while nothing comes, in seconds: without one no key would
  /// get through.
  private static let openPatience = 2.0
  /// How long pictures rest before they are sent once more, and how long between parts of them, in seconds.
  private static let (rest, pause) = (0.5, 0.05)
  /// After how much quiet a key or a click may come from another terminal around tmux, in seconds.
  private static let quiet = 2.0

  /// Opens a terminal, by its device's path; nil when it cannot be opened.
  init?(
    terminal: String?, profile: TerminalProfile, loop: EventLoop, graphics: GraphicsWish = .none,
    pane: String? = nil, escapeDelay: Double = 0.03,
    handler: @escaping @MainActor (Event) -> Void
  ) {
    guard let terminal else { return nil }
    // A description of our own, so that making it non-blocking does not change the shell's.
    let descriptor = open(terminal, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var modes = termios()
    let size = WindowSize(of: descriptor)
    guard tcgetattr(descriptor, &modes) == 0,
      let painter = CellPainter(profile: profile, columns: size.columns, rows: size.rows)
    else {
      close(descriptor)
      return nil
    }
    self.loop = loop
    (waiting, detectionEnd, repetition) = (LoopTimer(loop), LoopTimer(loop), LoopTimer(loop))
    self.descriptor = descriptor
    originalModes = modes
    self.painter = painter
    self.escapeDelay = escapeDelay
    self.handler = handler
    (columns, rows) = (size.columns, size.rows)
    font = profile.isConsole ? ConsoleFont(of: descriptor) : nil
    wish = graphics
    newDetection = { isInTmux in
      GraphicsDetection(
        wish: graphics, cell: WindowSize(of: descriptor).cell,
        carriesNumbers: profile.carriesNumbers, pane: pane, isInTmux: isInTmux)
    }
    if graphics == .none {
      unasked = GraphicsChoice.none("--graphics none")
    } else if profile.isConsole {
      unasked = GraphicsChoice.none("a console shows no pictures")
    }
    sequences = ModeSequences(profile: profile)
    parser = InputParser(named: TerminfoKeys.sequences())
  }

  /// Takes the terminal: signal handlers, modes, questions to it, keys.
  func start() {
    RestoreGuard.install()
    watchSignals()
    loop.watch(descriptor, for: .read) { [weak self] interest in self?.ready(interest) }
    take()
    send(sequences.questions)
    if let unasked {
      if !sequences.questions.isEmpty { ask(GraphicsDetection.fence) }
      handler(.graphics(unasked))
    } else {
      askForGraphics()
    }
  }

  /// Asks how pictures are taken: the terminal, or the one around tmux where it is known that there is one.
  private func askForGraphics() {
    let isInTmux = used?.isThroughTmux == true
    lastAsked = EventLoop.monotonicNow
    detection = newDetection(isInTmux)
    systemCell = WindowSize(of: descriptor).cell
    askForGraphics(isInTmux ? GraphicsDetection.outerQuestions : GraphicsDetection.questions)
  }

  private func askForGraphics(_ questions: [UInt8]) {
    ask(questions)
    let limit =
      used?.isThroughTmux == true ? OwedAnswers.patience : GraphicsDetection.timeLimit
    detectionEnd.set(at: EventLoop.monotonicNow + limit) { [weak self] in
      guard let self else { return }
      // A long first frame does not count as silence of the terminal: bytes that arrived meanwhile count.
      ready(.read)
      // Answers that come later count as well: over a slow line a terminal begins with cells.
      if let detection { use(detection.choice) }
    }
  }

  /// Sends a round of questions, the last of which brings a fence.
  private func ask(_ questions: [UInt8]) {
    send(questions)
    owed.ask(.fence, now: EventLoop.monotonicNow)
  }

  /// Asks the terminal around tmux again where it may be another one: who attaches to a session tells nobody inside.
  private func askAgain(at input: Input) {
    let now = EventLoop.monotonicNow
    let isAfterQuiet = now - lastInput > TerminalSession.quiet
    lastInput = now
    // What the input was for may have given the terminal away: its answers would be typed into whatever has it next.
    guard isOurs, !loop.isStopped else { return }
    // Only pictures in cells go through tmux to the terminal around it. Answers to two rounds of questions would mix.
    guard used?.isThroughTmux == true, wish == .auto || wish == .kitty,
      input == .focus(true) || isAfterQuiet && input != .focus(false),
      detection == nil || now - lastAsked > TerminalSession.quiet
    else { return }
    askForGraphics()
  }

  private func take(_ answer: TerminalAnswer) {
    if case .picture(let isThere) = answer {
      owed.remove(.picture)
      if !isThere, isOurs { exposeAll() }
      return
    }
    let isAsking = detection != nil
    switch detection?.take(answer) {
    case .ask(let questions) where isOurs: askForGraphics(questions)
    // All is asked anew when the terminal is ours again.
    case .ask: owed.remove(.fence)
    case .decided(let choice):
      owed.remove(.fence)
      decide(choice)
    case nil: if answer == .fence, !isAsking { owed.remove(.fence) }
    }
  }

  /// Has everything shown anew, pictures as well.
  private func exposeAll() {
    painter.invalidate()
    handler(.exposed)
  }

  private func decide(_ choice: GraphicsChoice) {
    detection = nil
    detectionEnd.cancel()
    // Another terminal that takes pictures in the same way has none of ours.
    if choice == used, isOurs, let question = board?.question {
      send(question)
      owed.ask(.picture, now: EventLoop.monotonicNow)
    }
    use(choice)
  }

  private func use(_ choice: GraphicsChoice) {
    guard choice != used else { return }
    used = choice
    board = choice.way == nil ? nil : PictureBoard(choice)
    if isOurs {
      // What a crash leaves is taken away by number.
      RestoreGuard.arm(descriptor: descriptor, modes: originalModes, bytes: leave)
      // One that was killed could not: its pictures, or half of one, would mix with ours.
      send(PictureBoard.removalOfAll(choice))
    }
    // Some terminals print the question that was wished for.
    if choice.way == nil, wish == .kitty { painter.invalidate() }
    handler(.graphics(choice))
  }

  /// What gives the terminal back.
  private var leave: [UInt8] {
    (board.map { PictureBoard.removalOfAll($0.choice) } ?? []) + sequences.leave
  }

  /// Gives the terminal back as it was.
  func end() {
    for timer in [waiting, detectionEnd, repetition] { timer.cancel() }
    loop.forget(descriptor)
    give()
    RestoreGuard.uninstall()
    close(descriptor)
  }

  /// Whether a frame would have to wait for the last one to leave.
  var isBusy: Bool { !pending.isEmpty }

  /// Shows a grid and returns whether that changes anything. A terminal that does not keep up gets the newest frame when
  /// it is ready again.
  func show(
    _ grid: CellGrid, _ pictures: [FramePicture] = [], cursor: (column: Int, row: Int)?
  ) -> Bool {
    guard isOurs else { return false }
    var grid = font?.shown(grid) ?? grid
    let pixels = board?.show(pictures, on: &grid, isWhole: painter.mustRepaint) ?? []
    let cells = painter.paint(grid, cursor: cursor)
    let emptied = painter.restored(board?.inherited ?? [])
    let restored = painter.restored(board?.lost ?? [])
    let bytes = written(cells) + written(emptied) + pixels + written(restored)
    guard !bytes.isEmpty else { return false }
    if !pixels.isEmpty { sendAgain(in: TerminalSession.rest) }
    send(isSynchronized ? ModeSequences.beginFrame + bytes + ModeSequences.endFrame : bytes)
    return true
  }

  /// Returns what the terminal needs to show what ncurses has written.
  private func written(_ bytes: [UInt8]) -> [UInt8] {
    narrowsEmoji ? NarrowEmoji.widened(bytes) : bytes
  }

  /// Sends pictures that may not have arrived once more, after a while.
  private func sendAgain(in seconds: Double) {
    repetition.cancel()
    guard board?.isUnsure == true else { return }
    repetition.set(at: EventLoop.monotonicNow + seconds) { [weak self] in
      guard let self, isOurs else { return }
      if !isBusy, let bytes = board?.sendAgain() { send(bytes) }
      sendAgain(in: TerminalSession.pause)
    }
  }

  /// Has the next frame painted whole.
  func repaint() { painter.invalidate() }

  /// Names the window; the text must hold no control characters.
  func setTitle(_ title: String) {
    self.title = title
    sendTitle()
  }

  private func sendTitle() {
    guard let title, isOurs, !sequences.isConsole else { return }
    send(Array("\u{1B}]2;\(title)\u{7}".utf8))
  }

  /// Writes bytes that are not part of the picture: the title, the clipboard.
  func send(_ bytes: [UInt8]) {
    pending += bytes
    flush()
  }

  /// Stops as a job of the shell does, and comes back when it is continued.
  ///
  /// Lent, the terminal stays with whom it was lent to: an editor that stops takes its whole job along, and goes on with
  /// it.
  func suspend(by stop: () -> Void = JobControl.stop) {
    let wasOurs = isOurs
    give()
    stop()
    if wasOurs { comeBack() }
  }

  /// Gives the terminal to another program; nothing is read or written until `takeBack`.
  func lend() {
    isLent = true
    loop.forget(descriptor)
    give()
    for timer in [waiting, detectionEnd, repetition] { timer.cancel() }
  }

  /// Takes the terminal again from whom it was lent to.
  func takeBack() {
    isLent = false
    loop.watch(descriptor, for: .read) { [weak self] interest in self?.ready(interest) }
    comeBack()
  }

  private func take() {
    guard !isOurs else { return }
    parser.reset()
    var modes = originalModes
    cfmakeraw(&modes)
    tcsetattr(descriptor, TCSADRAIN, &modes)
    RestoreGuard.arm(descriptor: descriptor, modes: originalModes, bytes: leave)
    isOurs = true
    painter.invalidate()
    send(sequences.enter)
  }

  private func give() {
    guard isOurs else { return }
    isOurs = false
    flush()
    pending.removeAll()
    awaitAnswers()
    RestoreGuard.restore()
  }

  /// Reads the answers that the terminal still owes, for as long as it may take for them: they would be typed into
  /// whatever gets the terminal next.
  private func awaitAnswers() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    var deadline = owed.end
    // Where nothing has come through tmux so far, nothing may ever come, and somebody waits for the shell.
    if used?.isThroughTmux == true, used?.way == nil {
      deadline = min(deadline, EventLoop.monotonicNow + GraphicsDetection.timeLimit)
    }
    while owed.isAny {
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline - EventLoop.monotonicNow
      guard left > 0, poll(&wait, 1, Int32((left * 1000).rounded(.up))) > 0 else { return }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return }
      deliver(parser.feed(bytes.prefix(count)).filter { !$0.isInput })
    }
  }

  private func comeBack() {
    take()
    sendTitle()
    checkSize()
    handler(.exposed)
    if detection != nil { askForGraphics() }
  }

  private func flush() {
    while !pending.isEmpty {
      let written = pending.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        bytesWritten += written
        pending = pending.dropFirst(written)
      } else if written < 0, errno == EINTR {
        continue
      } else if written < 0, errno == EAGAIN {
        loop.change(descriptor, to: [.read, .write])
        return
      } else {
        pending.removeAll()
      }
    }
    loop.change(descriptor, to: .read)
  }

  private func ready(_ interest: EventLoop.Interest) {
    if interest.contains(.write) {
      flush()
      if !isBusy { handler(.drained) }
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      deliver(parser.feed(bytes.prefix(count)))
      waitForRest()
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      loop.forget(descriptor)
      handler(.closed)
    }
  }

  private func waitForRest() {
    waiting.cancel()
    if parser.isOpen {
      waiting.set(at: EventLoop.monotonicNow + Self.openPatience) { [weak self] in
        guard let self else { return }
        deliver(parser.close())
      }
    }
    guard parser.isWaiting else { return }
    waiting.set(at: EventLoop.monotonicNow + escapeDelay) { [weak self] in
      guard let self else { return }
      deliver(parser.flush())
      // What followed the Escape may be the beginning of a sequence too.
      waitForRest()
    }
  }

  private func deliver(_ outputs: [InputParser.Output]) {
    for output in outputs {
      switch output {
      case .input(let input):
        handler(.input(input))
        askAgain(at: input)
      case .mode(2026, let setting): isSynchronized = setting == 1 || setting == 2
      case .answer(let answer): take(answer)
      case .column(let column): take(column: column)
      case .mode: break
      }
    }
  }

  /// Takes the column behind the emoji that was written to find out its width.
  private func take(column: Int) {
    guard !narrowsEmoji, NarrowEmoji.isTold(by: column) else { return }
    narrowsEmoji = true
    exposeAll()
  }

  private func watchSignals() {
    loop.onSignal(SIGWINCH) { [weak self] in self?.checkSize() }
    loop.onSignal(SIGTSTP) { [weak self] in self?.suspend() }
    loop.onSignal(SIGCONT) { [weak self] in
      // Stopped without being asked (SIGSTOP): the shell has had the terminal since.
      guard let self, isOurs else { return }
      isOurs = false
      comeBack()
    }
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] {
      loop.onSignal(signal) { [weak self] in self?.take(signal: signal) }
    }
  }

  /// Hands on a signal that ends the program.
  ///
  /// Lent, the terminal sends those of its keyboard to whom it was lent to, and to this program as a part of the same job: in
  /// Emacs Control-G is one.
  func take(signal: Int32) {
    if isLent, signal == SIGINT || signal == SIGQUIT { return }
    handler(.signal(signal))
  }

  private func checkSize() {
    let size = WindowSize(of: descriptor)
    let isOther = (size.columns, size.rows) != (columns, rows)
    if isOther {
      (columns, rows) = (size.columns, size.rows)
      painter.resize(columns: columns, rows: rows)
    }
    // A window on another display can keep its rows and have cells of other pixels. Until the system's figure is another,
    // what the terminal around tmux said of its own counts.
    if board != nil, let cell = size.cell, cell != systemCell ?? (0, 0) {
      systemCell = cell
      if board?.take(cell: cell) == true, let choice = board?.choice {
        used = choice
        painter.invalidate()
        handler(.graphics(choice))
      }
    }
    if isOther { handler(.resized) }
  }
}
