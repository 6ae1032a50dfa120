import CLinux
import Foundation
import Goldens
import Testing

@Suite("The built program in a pseudo-terminal", .serialized, .waitsForPrograms)
struct TerminalAppTests {
  private func start(
    columns: Int = 80, rows: Int = 24, more: [String] = [], environment: [String: String] = [:],
    knowsSynchronizedOutput: Bool = true
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path, "--fresh", "--state", BuiltProgram.stateFolder(), "--port", "0"] + more,
      columns: columns, rows: rows, environment: environment,
      knowsSynchronizedOutput: knowsSynchronizedOutput)
    try terminal.expect(text: "1 Phone")
    try terminal.expect(text: "q quit")
    return terminal
  }

  /// The terminal as a shell wants it back.
  private func expectRestored(_ terminal: PseudoTerminal, _ before: termios) {
    #expect(!terminal.isRaw)
    #expect(terminal.modes.c_lflag == before.c_lflag)
    #expect(terminal.modes.c_iflag == before.c_iflag)
    #expect(terminal.modes.c_oflag == before.c_oflag)
    // Alternate screen, mouse, paste, focus, synchronized output: off. The cursor: on.
    #expect(terminal.screen.modes.isDisjoint(with: [1049, 1000, 1002, 1006, 2004, 1004, 2026]))
    #expect(terminal.screen.modes.contains(25))
  }

  @Test func `it starts in its own screen with mouse and paste, and q gives all of it back`() throws
  {
    let shell = try PseudoTerminal(["/bin/cat"])
    let before = shell.modes
    let terminal = try start()
    #expect(terminal.isRaw)
    #expect(terminal.screen.modes.isSuperset(of: [1049, 1000, 1002, 1006, 2004]))
    #expect(!terminal.screen.modes.contains(25))
    #expect(terminal.screen.unknown.isEmpty)
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
    expectRestored(terminal, before)
  }

  @Test func `the demo tells a goal by itself, as fast as the clock runs`() throws {
    let terminal = try start(columns: 120, rows: 40)
    try terminal.expect(text: "Lock Screen")
    // Virtual time runs faster, so that no test waits long for the goal; the next one comes 15 virtual seconds later.
    terminal.type("++")
    try terminal.expect(text: "×5")
    try terminal.expect(text: "Goal for Harbour")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `a terminal that reads late gets the newest frame, without a key or a push`() throws {
    let terminal = try start(columns: 200, rows: 60)
    // Each key brings a whole screen; the system keeps a few of them for a terminal that does not read.
    for _ in 0..<20 { terminal.type("213") }
    try terminal.expectStandstill()
    try terminal.expect(text: "No push has come yet.")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test(arguments: ["linux", "vt220", "screen"])
  func `it starts on poor terminals too`(_ term: String) throws {
    let terminal = try start(environment: ["TERM": term, "COLORTERM": ""])
    terminal.type("3")
    try terminal.expect(text: "No push has come yet.")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
    #expect(!terminal.isRaw)
  }

  @Test func `Ctrl-C leaves with 130`() throws {
    let terminal = try start()
    terminal.type("\u{3}")
    #expect(try terminal.expectEnd() >> 8 & 0xFF == 130)
    #expect(!terminal.isRaw)
  }

  @Test func `keys and mouse: screens, a menu, a click on a tab`() throws {
    let terminal = try start()
    terminal.type("3")
    try terminal.expect(text: "No push has come yet.")
    terminal.type("?")
    try terminal.expect(text: "type to search")
    terminal.type("suspend")
    terminal.type("\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}shell")
    try terminal.expect(text: "go back to the shell")
    terminal.type("\u{1B}")
    try terminal.expect("the help to close") { !$0.screen.text.contains("›") }
    let line = terminal.screen.lines[0]
    let column = try #require(line.range(of: "2 Gallery")).lowerBound
    terminal.click(column: line.distance(from: line.startIndex, to: column) + 2, row: 0)
    try terminal.expect(text: "state 1 of")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `an arrow key in its three spellings is an arrow key, an Escape alone is an Escape`()
    throws
  {
    let terminal = try start()
    terminal.type("a")
    try terminal.expect(text: "Apps")
    for arrow in ["\u{1B}[B", "\u{1B}OB", "\u{1B}[1;1B"] { terminal.type(arrow) }
    terminal.type("\r")
    try terminal.expect(text: "Start an activity")
    terminal.type("\u{1B}")
    terminal.type("\u{1B}")
    try terminal.expect("both menus to close") { !$0.screen.text.contains("╭─ ") }
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `the window’s size is followed at once, also below the smallest that is useful`()
    throws
  {
    let terminal = try start()
    terminal.resize(columns: 120, rows: 40)
    try terminal.expect("the panel beside the phone") {
      $0.screen.text.contains("Last pushes") && $0.screen.lines[39].contains("q quit")
    }
    terminal.resize(columns: 30, rows: 10)
    try terminal.expect(text: "Islet needs")
    terminal.resize(columns: 80, rows: 24)
    try terminal.expect("the footer in the last line") { $0.screen.lines[23].contains("q quit") }
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `a push over the socket shows on the screen with its verdict`() throws {
    let terminal = try start(columns: 160, rows: 40)
    try terminal.expect(text: "http://localhost:")
    let address = try #require(
      terminal.screen.text.range(of: "http://localhost:[0-9]+", options: .regularExpression))
    let base = String(terminal.screen.text[address])
    let curl = Process()
    curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
    let body =
      #"{"aps":{"timestamp":\#(Int(Date().timeIntervalSince1970) + 5),"event":"update","content-state":{"nothing":1}}}"#
    curl.arguments = [
      "-s", "--noproxy", "*", "-o", "/dev/null",
      "\(base)/3/device/\(String(repeating: "ab", count: 32))", "-H",
      "apns-push-type: liveactivity", "-d", body,
    ]
    try curl.run()
    try terminal.expect("the push in the list of the last ones") {
      $0.screen.text.contains("✗ #1")
    }
    terminal.type("3\r")
    try terminal.expect(text: "BadDeviceToken")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `pasted text is not typed: a q in it does not leave`() throws {
    let terminal = try start()
    terminal.type("\u{1B}[200~q\u{3}q\u{1B}[201~3")
    try terminal.expect(text: "No push has come yet.")
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test(arguments: [true, false])
  func `frames are wrapped in synchronized output only where the terminal answers for it`(
    knowsIt: Bool
  ) throws {
    let terminal = try start(knowsSynchronizedOutput: knowsIt)
    terminal.type("3")
    try terminal.expect(text: "No push has come yet.")
    #expect((terminal.framesBegun > 0) == knowsIt)
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `when its window is closed the program ends`() throws {
    let terminal = try start()
    terminal.hangUp()
    #expect(try terminal.expectEnd() >> 8 & 0xFF == 129)
  }

  @Test
  func `stopped without a word and continued, it takes the terminal and paints it whole again`()
    throws
  {
    let terminal = try start()
    kill(terminal.process, SIGSTOP)
    var status: Int32 = 0
    waitpid(terminal.process, &status, WUNTRACED)
    // Meanwhile somebody else has made a mess of the screen and of the modes.
    terminal.spoil()
    kill(terminal.process, SIGCONT)
    try terminal.expect("the screen to be whole again") {
      $0.isRaw && $0.screen.lines[0].contains("1 Phone") && $0.screen.lines[23].contains("q quit")
        && !$0.screen.text.contains("mess")
    }
    terminal.type("q")
    #expect(try terminal.expectEnd() == 0)
  }

  @Test func `Ctrl-Z gives the terminal to the shell, fg takes it again`() throws {
    let terminal = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"])
    try terminal.expect(text: "$")
    let state = BuiltProgram.stateFolder()
    terminal.type("'\(BuiltProgram.path)' --fresh --state \(state) --port 0\n")
    try terminal.expect(text: "1 Phone")
    terminal.type("\u{1A}")
    try terminal.expect("the shell’s word about the stop") { $0.screen.text.contains("Stopped") }
    // 2004 is the shell’s own again.
    #expect(terminal.screen.modes.isDisjoint(with: [1049, 1000, 1002, 1006, 1004]))
    terminal.type("echo back-$((6*7))\n")
    try terminal.expect(text: "back-42")
    terminal.type("fg\n")
    try terminal.expect("the app to be back") {
      $0.screen.modes.contains(1049) && $0.screen.text.contains("q quit") && $0.isRaw
    }
    terminal.type("q")
    try terminal.expect("the shell again") {
      !$0.screen.modes.contains(1049) && $0.screen.text.contains("fg")
    }
    terminal.type("exit\n")
    _ = try terminal.expectEnd()
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, SIGILL, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU,
  ])
  func `whatever ends it, the terminal is given back`(signal: Int32) throws {
    let shell = try PseudoTerminal(["/bin/cat"])
    let before = shell.modes
    // The runtime's own report of a crash comes back after seconds; nothing may go on then.
    let terminal = try start()
    kill(terminal.process, signal)
    let status = try terminal.expectEnd()
    expectRestored(terminal, before)
    let isHeardOf = [SIGTERM, SIGHUP, SIGINT].contains(signal)
    #expect(!isHeardOf ? status & 0x7F == signal : status >> 8 & 0xFF == 128 + signal)
  }

  @Test func `without a terminal it says what to use instead and does not wait`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.arguments = ["--fresh", "--state", BuiltProgram.stateFolder(), "--port", "0"]
    let (out, complaints) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (out, complaints)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("islet serve"))
  }

  @Test func `a TERM that can place no cursor is told in a sentence, exit code 2`() throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path, "--fresh", "--state", BuiltProgram.stateFolder(), "--port", "0"],
      environment: ["TERM": "dumb"])
    #expect(try terminal.expectEnd() >> 8 & 0xFF == 2)
    #expect(terminal.screen.text.contains("TERM=dumb"))
  }
}
