import CLinux
import Foundation
import Goldens

/// A program in a pseudo-terminal, and the screen that a person would see.
final class PseudoTerminal {
  private(set) var screen: TerminalScreen
  let process: pid_t
  private let master: Int32
  private var isClosed = false
  private(set) var bytesRead = 0
  /// How many frames were begun in synchronized output.
  private(set) var framesBegun = 0
  /// How the program ended, as `waitpid` told.
  private(set) var end: Int32?

  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  /// Longest wait for anything; a busy machine needs some of it.
  static let patience = 300.0

  /// Starts a program on a terminal of a size.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    knowsSynchronizedOutput: Bool = true
  ) throws {
    screen = TerminalScreen(columns: columns, rows: rows)
    screen.knowsSynchronizedOutput = knowsSynchronizedOutput
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Trouble(description: "no pseudo-terminal")
    }
    self.master = master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    defer { close(slave) }
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "LANG": "C.UTF-8", "HOME": NSTemporaryDirectory(), "HISTFILE": "/dev/null", "PS1": "$ ",
    ]
    // Where Swift's libraries are, when they are not in the usual place.
    if let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      variables["LD_LIBRARY_PATH"] = path
    }
    variables.merge(environment) { $1 }
    process = try PseudoTerminal.spawn(
      arguments, variables,
      terminal: String(
        decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if end == nil {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    if !isClosed { close(master) }
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a new session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID, which Swift's module leaves out.
    let setSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(setSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let problem = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard problem == 0 else { throw Trouble(description: "\(arguments[0]) does not start") }
    return process
  }

  /// What a shell would leave behind: text all over, lines and echo.
  func spoil() {
    screen.feed("\u{1B}[?1049l\u{1B}[2J\u{1B}[Hmess".utf8)
    var modes = modes
    modes.c_lflag |= UInt32(ICANON | ECHO)
    tcsetattr(master, TCSANOW, &modes)
  }

  /// Closes the window: the program's terminal is gone.
  func hangUp() {
    close(master)
    isClosed = true
  }

  /// Types bytes.
  func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if written > 0 { bytes = bytes.dropFirst(written) } else { wait(for: Int16(POLLOUT), 0.2) }
    }
  }

  /// A click or another report of the mouse, in cells from 0.
  func mouse(_ code: Int, column: Int, row: Int, isRelease: Bool = false) {
    type("\u{1B}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
  }

  func click(column: Int, row: Int) {
    mouse(0, column: column, row: row)
    mouse(0, column: column, row: row, isRelease: true)
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's line settings as they are now.
  var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
  }

  /// Whether keys go to the program one by one, unechoed, or as a shell has them.
  var isRaw: Bool { modes.c_lflag & UInt32(ICANON | ECHO) == 0 }

  /// Reads until something holds; a picture of the screen when it does not in time.
  func expect(
    _ what: String, within seconds: Double = PseudoTerminal.patience,
    _ holds: (PseudoTerminal) -> Bool
  ) throws {
    let deadline = Date().timeIntervalSince1970 + seconds
    while true {
      // What shows between two pieces may be gone when all has been read.
      let hasMore = readPiece()
      if holds(self) { return }
      let left = deadline - Date().timeIntervalSince1970
      guard left > 0 else {
        throw Trouble(description: "never came: \(what)\nthe screen:\n\(screen.text)")
      }
      if !hasMore { wait(for: Int16(POLLIN), min(left, 0.05)) }
    }
  }

  /// Reads until a text shows.
  func expect(text: String) throws {
    try expect("“\(text)”") { $0.screen.text.contains(text) }
  }

  /// Waits, without reading, until the program has taken what was typed and waits in the kernel.
  func expectStandstill() throws {
    let deadline = Date().timeIntervalSince1970 + PseudoTerminal.patience
    var seen = -1
    while Date().timeIntervalSince1970 < deadline {
      var unread: Int32 = 0
      _ = ioctl(master, UInt(TIOCOUTQ), &unread)
      let ticks = ProcessTicks.of(process)
      // One that waits for a processor uses none, either.
      if unread == 0, ticks == seen, ProcessTicks.isAsleep(process) { return }
      seen = ticks
      poll(nil, 0, 100)
    }
    throw Trouble(description: "the program never came to rest")
  }

  /// Waits for the program's end.
  func expectEnd() throws -> Int32 {
    try expect("the program’s end") { terminal in
      var status: Int32 = 0
      if waitpid(terminal.process, &status, WNOHANG) == terminal.process { terminal.end = status }
      return terminal.end != nil
    }
    readAll()
    return end ?? -1
  }

  private func wait(for events: Int16, _ seconds: Double) {
    if isClosed {
      poll(nil, 0, 5)
      return
    }
    var entry = pollfd(fd: master, events: events, revents: 0)
    poll(&entry, 1, Int32(seconds * 1000))
    // Once the program has gone the descriptor is always ready: then only time helps.
    if entry.revents & Int16(POLLHUP) != 0 { poll(nil, 0, 5) }
  }

  private func readAll() {
    while readPiece() {}
  }

  /// Reads a piece of what the program wrote; false when there is nothing.
  private func readPiece() -> Bool {
    if isClosed { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    bytesRead += count
    screen.feed(bytes.prefix(count))
    framesBegun +=
      String(decoding: bytes.prefix(count), as: UTF8.self).components(
        separatedBy: "\u{1B}[?2026h"
      ).count - 1
    if !screen.answers.isEmpty {
      let answers = screen.answers
      screen.answers.removeAll()
      type(String(decoding: answers, as: UTF8.self))
    }
    return true
  }
}
