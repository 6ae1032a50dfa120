import CLinux
import EventLoop
import Glibc
import Goldens
import Testing

/// A terminal that nobody's shell runs in, from the side of who looks at it and types.
final class TerminalWindow {
  /// The device's path.
  let path: String
  private let master: Int32
  /// The end that a program has.
  let slave: Int32
  private(set) var screen: TerminalScreen
  /// All that was written to it so far.
  private(set) var bytes: [UInt8] = []
  /// Whether it says what it is asked.
  var answers = true

  init(columns: Int = 40, rows: Int = 10, narrowsEmoji: Bool = false) throws {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    try #require(openpty(&master, &slave, &name, nil, &size) == 0)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    (self.master, self.slave) = (master, slave)
    path = String(
      decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    screen = TerminalScreen(columns: columns, rows: rows)
    screen.narrowsEmoji = narrowsEmoji
  }

  deinit {
    close(master)
    close(slave)
  }

  /// Types bytes.
  func type(_ text: String) { _ = write(master, text, text.utf8.count) }

  /// Reads what has been written, and answers questions.
  func read() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(master, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece.prefix(count)
      screen.feed(piece.prefix(count))
    }
    let said = screen.answers
    screen.answers = []
    if answers, !said.isEmpty { type(String(decoding: said, as: UTF8.self)) }
  }

  /// Gives it another size, and cells of so many pixels where the system is to know them.
  func resize(columns: Int, rows: Int, cell: (width: Int, height: Int) = (0, 0)) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
      ws_ypixel: UInt16(rows * cell.height))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether something was typed that nobody has read: a shell that takes keys one by one would get it.
  var holdsTyping: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(slave, TCSANOW, &raw)
    defer { tcsetattr(slave, TCSANOW, &modes) }
    var wait = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }

  /// Whether keys go to the program one by one, unechoed.
  var isRaw: Bool {
    var modes = termios()
    tcgetattr(slave, &modes)
    return modes.c_lflag & UInt32(ICANON | ECHO) == 0
  }

  /// Whether a text was written to it.
  func was(told text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
}

extension EventLoop {
  /// Handles what comes until something is so; returns whether it became so within a minute. Only what fails takes so
  /// long: on a busy machine everything has its turn late.
  @MainActor
  func passes(until isDone: () -> Bool) -> Bool {
    let end = EventLoop.monotonicNow + 60
    while !isDone() {
      if EventLoop.monotonicNow > end { return false }
      pass(limit: 0.01)
    }
    return true
  }
}
