import CLinux
import Canvas
import EventLoop
import Glibc
import Screens
import Testing

@testable import Terminal

@MainActor
@Suite("A terminal while it is ours")
struct TerminalSessionTests {
  /// A session on a window, and what it told.
  @MainActor
  private final class Stay {
    let loop = EventLoop()
    let window: TerminalWindow
    private(set) var events: [TerminalSession.Event] = []
    private(set) var session: TerminalSession?
    /// What is done when something is typed.
    var onInput: @MainActor () -> Void = {}
    /// What was typed.
    var inputs: [Input] {
      events.compactMap { if case .input(let input) = $0 { input } else { nil } }
    }
    /// How pictures are shown, as it was told last.
    var choice: GraphicsChoice? {
      events.compactMap { if case .graphics(let choice) = $0 { choice } else { nil } }.last
    }
    /// The signals that it was told of.
    var signals: [Int32] {
      events.compactMap { if case .signal(let number) = $0 { number } else { nil } }
    }

    init(in window: TerminalWindow, graphics: GraphicsWish = .none) throws {
      self.window = window
      _ = TerminalProfile.useLocale([:])
      let profile = TerminalProfile(
        term: "xterm-direct", entry: "xterm-direct", colors: .direct, hasOnlyEightColors: false,
        glyphs: .blocks, hasMouse: true, reasons: [], obstacle: nil)
      session = TerminalSession(
        terminal: window.path, profile: profile, loop: loop, graphics: graphics
      ) { [weak self] in
        self?.events.append($0)
        if case .input = $0 { self?.onInput() }
      }
      try #require(session).start()
      window.read()
    }
  }

  /// Runs a test with a session, which has ended when this returns.
  private func stay(
    graphics: GraphicsWish = .none, answers: Bool = true, narrowsEmoji: Bool = false,
    _ body: (Stay, TerminalSession) throws -> Void
  ) throws -> TerminalWindow {
    // A session has signals wait for its loop.
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let window = try TerminalWindow(narrowsEmoji: narrowsEmoji)
    window.answers = answers
    let stay = try Stay(in: window, graphics: graphics)
    let session = try #require(stay.session)
    defer {
      session.end()
      window.read()
    }
    try body(stay, session)
    return window
  }

  @Test func `a terminal that tells a size beyond all screens gets one that memory holds`() throws {
    _ = try stay { stay, session in
      stay.window.resize(columns: 65535, rows: 65535)
      pthread_kill(pthread_self(), SIGWINCH)
      #expect(stay.loop.passes { (session.columns, session.rows) == (2000, 500) })
    }
  }

  @Test func `it has its own screen and gets keys one by one; at the end both are given back`()
    throws
  {
    let window = try stay { stay, _ in
      #expect(stay.window.isRaw)
      #expect(stay.window.screen.modes.isSuperset(of: [1049, 1000, 2004]))
    }
    #expect(!window.isRaw)
    #expect(window.screen.modes.isDisjoint(with: [1049, 1000, 2004]))
  }

  /// A grid of one row.
  private func grid(_ glyphs: [Character]) -> CellGrid {
    var grid = CellGrid(columns: 40, rows: 10)
    for (column, glyph) in glyphs.enumerated() { grid[column, 0].glyph = glyph }
    return grid
  }

  /// xterm.js gives emoji one column as web pages use it.
  @Test(arguments: [true, false])
  func `the columns behind an emoji stay where they are, however wide the terminal takes it`(
    narrowsEmoji: Bool
  ) throws {
    _ = try stay(narrowsEmoji: narrowsEmoji) { stay, session in
      // What has been shown before the terminal answers is wrong and painted anew.
      for emoji in ["⚽", "⏳"] as [Character] {
        let isRight = stay.loop.passes {
          _ = session.show(
            grid(["a", emoji, Cell.continuation, "b", "漢", Cell.continuation, "c"]), cursor: nil)
          stay.window.read()
          let row = stay.window.screen.cells[0].prefix(7).map(\.text)
          return row == ["a", "\(emoji)", narrowsEmoji ? " " : "", "b", "漢", "", "c"]
        }
        #expect(isRight)
      }
    }
  }

  @Test func `stopped as a job it gives the terminal away, and takes it again afterwards`() throws {
    _ = try stay { stay, session in
      var wasRaw = true
      session.suspend {
        wasRaw = stay.window.isRaw
        stay.window.read()
        #expect(!stay.window.screen.modes.contains(1049))
      }
      stay.window.read()
      #expect(!wasRaw && stay.window.isRaw)
      #expect(stay.window.screen.modes.contains(1049))
      #expect(stay.events.contains { if case .exposed = $0 { true } else { false } })
    }
  }

  @Test func `the window has its name again whenever the terminal is ours again`() throws {
    _ = try stay { stay, session in
      session.setTitle("Match active")
      stay.window.read()
      var seen = stay.window.bytes.count
      @MainActor func isTold(_ title: String) -> Bool {
        stay.window.read()
        let new = stay.window.bytes[seen...]
        return new.firstRange(of: Array("\u{1B}]2;\(title)\u{7}".utf8)) != nil
      }
      session.suspend {}
      #expect(isTold("Match active"))
      session.lend()
      seen = stay.window.bytes.count
      session.setTitle("Match ended")
      #expect(!isTold("Match ended"))
      session.takeBack()
      #expect(isTold("Match ended"))
    }
  }

  @Test func `an interrupt from a terminal that is lent is for whom it was lent to`() throws {
    _ = try stay { stay, session in
      session.lend()
      pthread_kill(pthread_self(), SIGINT)
      pthread_kill(pthread_self(), SIGTERM)
      #expect(stay.loop.passes { stay.signals.contains(SIGTERM) })
      #expect(stay.signals == [SIGTERM])
      session.takeBack()
      pthread_kill(pthread_self(), SIGINT)
      #expect(stay.loop.passes { stay.signals == [SIGTERM, SIGINT] })
    }
  }

  @Test func `lent to an editor that stops, it leaves the terminal to the editor`() throws {
    _ = try stay { stay, session in
      session.lend()
      var stops = 0
      session.suspend { stops += 1 }
      stay.window.read()
      #expect(stops == 1, "or the shell would wait for a job of which a part goes on")
      #expect(!stay.window.isRaw && !stay.window.screen.modes.contains(1049))
      // It was told at the start that there are no pictures.
      #expect(stay.events.dropFirst().isEmpty)
      session.takeBack()
      stay.window.read()
      #expect(stay.window.isRaw && stay.window.screen.modes.contains(1049))
    }
  }

  @Test(arguments: [true, false])
  func `frames are wrapped where the terminal says that it knows synchronized output`(
    _ answers: Bool
  ) throws {
    let window = try stay(answers: answers) { stay, session in
      if answers { #expect(stay.loop.passes { session.isSynchronized }) }
      #expect(session.show(CellGrid(columns: 40, rows: 10), cursor: nil))
    }
    #expect(window.was(told: "\u{1B}[?2026h") == answers)
  }

  @Test func `an Escape is a key once nothing has followed it for a moment`() throws {
    _ = try stay { stay, _ in
      stay.window.type("\u{1B}")
      #expect(
        stay.loop.passes {
          stay.events.contains {
            if case .input(.key(let key)) = $0 { key == .escape } else { false }
          }
        })
    }
  }

  @Test func `a window of another size is told with its size`() throws {
    _ = try stay { stay, session in
      stay.window.resize(columns: 50, rows: 12)
      pthread_kill(pthread_self(), SIGWINCH)
      #expect(
        stay.loop.passes {
          stay.events.contains { if case .resized = $0 { true } else { false } }
        })
      #expect((session.columns, session.rows) == (50, 12))
    }
  }

  @Test func `a terminal that reads late is told when it has taken all, and not before`() throws {
    _ = try stay { stay, session in
      #expect(!session.isBusy)
      session.send([UInt8](repeating: UInt8(ascii: " "), count: 200_000))
      #expect(session.isBusy)
      var seen = 0
      let hasDrained = stay.loop.passes {
        stay.window.read()
        let told = stay.events.count { if case .drained = $0 { true } else { false } }
        if told > seen { #expect(!session.isBusy) }
        seen = told
        return seen > 0
      }
      #expect(hasDrained)
    }
  }

  @Test func `what shows pictures is asked, and at the end they are taken away by number`() throws {
    let window = try stay(graphics: .auto, answers: false) { stay, _ in
      stay.window.type("\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c\u{1B}[0n")
      #expect(
        stay.loop.passes {
          stay.window.read()
          return stay.window.was(told: "a=q")
        })
      stay.window.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[0n")
      #expect(stay.loop.passes { stay.choice?.way != nil })
      #expect(stay.choice?.way == .placeholders)
      #expect(stay.choice?.cellWidth == 10 && stay.choice?.cellHeight == 20)
    }
    // Once when they are first shown, for what a crash has left, and once at the end.
    let removal = Array("a=d,d=I,q=2,i=17\u{1B}\\".utf8)
    #expect(window.bytes.ranges(of: removal).count == 2)
  }

  /// What one says of itself to the questions of the start, and later to those that tmux passes on.
  private static let (tmux, kitty) = (
    "\u{1B}P>|tmux 3.4\u{1B}\\\u{1B}[6;20;10t\u{1B}[?1;2c\u{1B}[0n",
    (
      "\u{1B}P>|kitty(0.40.0)\u{1B}\\\u{1B}[6;20;10t\u{1B}[0n",
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[0n"
    )
  )

  /// Runs a test with a session inside tmux in kitty; `count` says how often a text was written so far.
  private func stayInTmux(
    _ body: (Stay, TerminalSession, @MainActor (String) -> Int) throws -> Void
  ) throws {
    _ = try stay(graphics: .auto, answers: false) { stay, session in
      @MainActor func count(_ text: String) -> Int {
        stay.window.read()
        return stay.window.bytes.ranges(of: Array(text.utf8)).count
      }
      stay.window.type(Self.tmux)
      #expect(stay.loop.passes { count("[>0q") == 2 })
      stay.window.type(Self.kitty.0)
      #expect(stay.loop.passes { count("a=q") == 1 })
      stay.window.type(Self.kitty.1)
      #expect(stay.loop.passes { stay.choice?.way == .placeholders })
      try body(stay, session, count)
    }
  }

  /// Who detaches from tmux and attaches in another terminal tells nobody inside of it.
  @Test
  func `inside tmux a terminal that gets the focus is asked again, and cells follow pictures`()
    throws
  {
    try stayInTmux { stay, _, count in
      let asked = count("[>0q")
      stay.window.type("\u{1B}[I")
      #expect(stay.loop.passes { count("[>0q") == asked + 1 })
      stay.window.type("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;18;9t\u{1B}[0n")
      #expect(stay.loop.passes { stay.choice?.way == nil })
      // Back in kitty, pictures come back.
      stay.window.type("\u{1B}[I")
      #expect(stay.loop.passes { count("[>0q") == asked + 2 })
      stay.window.type(Self.kitty.0)
      #expect(stay.loop.passes { count("a=q") == 2 })
      stay.window.type(Self.kitty.1)
      #expect(stay.loop.passes { stay.choice?.way == .placeholders })
    }
  }

  @Test func `another kitty around tmux has no pictures of ours: all are sent again, once`() throws
  {
    try stayInTmux { stay, session, count in
      let picture = Self.picture
      _ = session.show(CellGrid(columns: 40, rows: 10), [picture], cursor: nil)
      for (answer, isSentAgain) in [("OK", false), ("ENOENT:none", true)] {
        let (asked, put) = (count("a=q"), count("a=p,U=1"))
        let (exposed, lost) = (exposures(of: stay), losses(of: stay))
        stay.window.type("\u{1B}[I")
        stay.window.type(Self.kitty.0)
        #expect(stay.loop.passes { count("a=q") == asked + 1 })
        stay.window.type(Self.kitty.1)
        #expect(stay.loop.passes { count("a=p,U=1") == put + 1 })
        stay.window.type("\u{1B}_Gi=17,p=1;\(answer)\u{1B}\\\u{1B}[O")
        #expect(stay.loop.passes { losses(of: stay) == lost + 1 })
        #expect((exposures(of: stay) > exposed) == isSentAgain)
      }
      let sent = count("a=T")
      _ = session.show(CellGrid(columns: 40, rows: 10), [picture], cursor: nil)
      #expect(count("a=T") == sent + 1)
    }
  }

  /// Each of them answers each round of questions.
  @Test func `two kitties on one tmux session keep the pixels`() throws {
    try stayInTmux { stay, _, count in
      let asked = count("a=q")
      stay.window.type("\u{1B}[I\(Self.kitty.0)\(Self.kitty.0)")
      #expect(stay.loop.passes { count("a=q") == asked + 1 })
      stay.window.type("\(Self.kitty.1)\(Self.kitty.1)\u{1B}[O")
      #expect(stay.loop.passes { losses(of: stay) == 1 })
      #expect(stay.choice?.way == .placeholders)
    }
  }

  @Test func `a terminal of other cells around tmux gets pictures for its cells`() throws {
    try stayInTmux { stay, session, count in
      @MainActor func cell() -> [Int?] { [stay.choice?.cellWidth, stay.choice?.cellHeight] }
      @MainActor func resize(columns: Int, cell: (width: Int, height: Int)) -> Bool {
        stay.window.resize(columns: columns, rows: 10, cell: cell)
        pthread_kill(pthread_self(), SIGWINCH)
        return stay.loop.passes { session.columns == columns }
      }
      #expect(resize(columns: 41, cell: (10, 20)) && cell() == [10, 20])
      let asked = count("a=q")
      stay.window.type("\u{1B}[I\u{1B}P>|kitty(0.40.0)\u{1B}\\\u{1B}[6;30;12t\u{1B}[0n")
      #expect(stay.loop.passes { count("a=q") == asked + 1 })
      stay.window.type(Self.kitty.1)
      #expect(stay.loop.passes { cell() == [12, 30] })
      // The system knows no better than before.
      #expect(resize(columns: 42, cell: (10, 20)) && cell() == [12, 30])
      #expect(resize(columns: 43, cell: (14, 28)) && cell() == [14, 28])
    }
  }

  private static let picture = FramePicture(
    area: Area(column: 0, row: 0, columns: 2, rows: 1),
    image: PixelImage(width: 20, height: 20, bytes: [UInt8](repeating: 255, count: 1600)),
    edition: 1)

  @Test func `what ends the program or gives the terminal away asks nothing`() throws {
    try stayInTmux { stay, session, count in
      @MainActor func brings(_ questions: Int, _ action: @escaping @MainActor () -> Void) -> Bool {
        let (asked, taken) = (count("[>0q"), stay.inputs.count)
        stay.onInput = action
        stay.window.type("\u{1B}[I")
        return stay.loop.passes { stay.inputs.count > taken } && count("[>0q") == asked + questions
      }
      #expect(brings(0) { session.lend() })
      session.takeBack()
      #expect(brings(1) {})
      stay.window.type(Self.kitty.0)
      #expect(stay.loop.passes { count("a=q") == 2 })
      stay.window.type("\(Self.kitty.1)\u{1B}[O")
      #expect(stay.loop.passes { losses(of: stay) == 1 })
      #expect(brings(0) { stay.loop.stop() })
    }
  }

  /// What the terminal still says would be typed into a shell.
  @Test func `answers are read before the terminal is given away, and bring no new questions`()
    throws
  {
    try stayInTmux { stay, session, count in
      _ = session.show(CellGrid(columns: 40, rows: 10), [Self.picture], cursor: nil)
      let (asked, told) = (count("[>0q"), count("a=q"))
      stay.window.type("\u{1B}[I")
      #expect(stay.loop.passes { count("[>0q") == asked + 1 })
      stay.window.type(Self.kitty.0)
      session.suspend {
        #expect(!stay.window.holdsTyping)
        #expect(count("a=q") == told)
      }
      // All is asked anew.
      #expect(count("[>0q") == asked + 2)
      stay.window.type(Self.kitty.0)
      #expect(stay.loop.passes { count("a=q") == told + 1 })
      stay.window.type(Self.kitty.1)
      #expect(stay.loop.passes { count("a=p,U=1") == 1 })
      stay.window.type("\u{1B}_Gi=17,p=1;OK\u{1B}\\")
      session.lend()
      #expect(!stay.window.holdsTyping)
      session.takeBack()
      #expect(count("[>0q") == asked + 2 && count("a=p,U=1") == 1)
    }
  }

  @Test func `what a terminal is asked without pictures is read before it is given away, too`()
    throws
  {
    _ = try stay { stay, session in
      // It has answered when the session began, and nothing was read yet.
      session.suspend { #expect(!stay.window.holdsTyping) }
    }
  }

  private func exposures(of stay: Stay) -> Int {
    stay.events.count { if case .exposed = $0 { true } else { false } }
  }

  /// How often the focus went elsewhere.
  private func losses(of stay: Stay) -> Int {
    stay.events.count { if case .input(.focus(false)) = $0 { true } else { false } }
  }

  @Test func `outside of tmux nothing is asked again`() throws {
    let window = try stay(graphics: .auto, answers: false) { stay, _ in
      stay.window.type("\u{1B}[?62;4c\u{1B}[6;20;10t\u{1B}[0n\u{1B}[?1;0;256S\u{1B}[0n")
      #expect(stay.loop.passes { stay.choice?.way == .sixel })
      stay.window.type("\u{1B}[I")
      #expect(
        stay.loop.passes {
          stay.events.contains { if case .input(.focus(true)) = $0 { true } else { false } }
        })
    }
    #expect(window.bytes.ranges(of: Array("[>0q".utf8)).count == 1)
  }

  @Test func `where a picture took the place of another one, ground is written below it before it`()
    throws
  {
    _ = try stay(graphics: .auto, answers: false) { stay, session in
      stay.window.type("\u{1B}[?62;4c\u{1B}[6;20;10t\u{1B}[0n\u{1B}[?1;0;256S\u{1B}[0n")
      #expect(stay.loop.passes { stay.choice?.way == .sixel })
      @MainActor func show(columns: Int) -> [UInt8] {
        stay.window.read()
        let seen = stay.window.bytes.count
        let image = PixelImage(
          width: 10 * columns, height: 20,
          bytes: [UInt8](repeating: 255, count: 10 * columns * 20 * 4))
        let picture = FramePicture(
          area: Area(column: 0, row: 0, columns: columns, rows: 1), image: image, edition: columns)
        _ = session.show(CellGrid(columns: 40, rows: 10), [picture], cursor: nil)
        stay.window.read()
        return Array(stay.window.bytes[seen...])
      }
      _ = show(columns: 3)
      let next = show(columns: 5)
      let sixel = try #require(next.firstRange(of: Array("\u{1B}P0;1q".utf8)))
      let blanks = next[..<sixel.lowerBound].ranges(of: Array("\u{A0}".utf8))
      #expect(blanks.count == 5)
    }
  }

  @Test func `a terminal that is not to be asked for pictures is not, and the reason is told`()
    throws
  {
    let window = try stay { stay, _ in
      #expect(stay.choice?.way == nil && stay.choice?.reason == "--graphics none")
    }
    #expect(!window.was(told: "\u{1B}[16t"))
  }

  @Test func `where there is no terminal there is no session`() {
    let profile = TerminalProfile(
      term: "xterm", entry: "xterm", colors: .ansi16, hasOnlyEightColors: false, glyphs: .blocks,
      hasMouse: true, reasons: [], obstacle: nil)
    for path in [nil, "/dev/null", "/nowhere"] {
      #expect(TerminalSession(terminal: path, profile: profile, loop: EventLoop()) { _ in } == nil)
    }
  }
}
