import CLinux
import EventLoop
import Files
import Findings
import Glibc
import Terminal
import WidgetHost

/// What a command sees of the world: the text that it writes and reads, the environment, where it stands.
@MainActor
struct Console {
  /// Results in words. Control characters are made visible: names of files, apps and states stand in them.
  var write: (String) -> Void
  /// Pictures: with the colours of a terminal, which are control characters, or as the bytes of an image.
  var writePicture: ([UInt8]) -> Void
  /// Messages for a person. Control characters are made visible.
  var complain: (String) -> Void
  /// Shows what goes on in one line, which the next one replaces; an empty text removes it. Does nothing where messages
  /// go to no terminal.
  var showProgress: (String) -> Void
  /// Gives seconds that never go back, by which that line comes and changes.
  var clock: () -> Double = { EventLoop.monotonicNow }
  /// Reads all of standard input, at most so many bytes.
  var readInput: (Int) throws(FileBytes.Fault) -> [UInt8]
  var environment: [String: String]
  var workingDirectory: String
  /// This program, where it can start itself again as a widget's process; nil: widgets run in this one.
  var program: String?
  /// Whether standard input and output are both a terminal.
  var isTerminal: Bool
  /// How many columns the terminal has.
  var columns: Int
  /// Why results did not arrive, as on a full disk; nil while they do, or while nobody wants more of them.
  var outputFault: () -> String?

  /// Creates a console; tests pass their own.
  init(
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void,
    readInput: @escaping (Int) throws(FileBytes.Fault) -> [UInt8] = { _ in [] },
    environment: [String: String] = [:],
    workingDirectory: String = "/", program: String? = nil, isTerminal: Bool = false,
    columns: Int = 80,
    outputFault: @escaping () -> String? = { nil }, writeBytes: (([UInt8]) -> Void)? = nil,
    showProgress: @escaping (String) -> Void = { _ in }
  ) {
    self.write = { write($0.printableLines) }
    self.complain = { complain($0.printableLines) }
    writePicture = writeBytes ?? { write(String(decoding: $0, as: UTF8.self)) }
    self.showProgress = showProgress
    (self.readInput, self.program) = (readInput, program)
    (self.environment, self.workingDirectory) = (environment, workingDirectory)
    (self.isTerminal, self.columns) = (isTerminal, columns)
    self.outputFault = outputFault
  }

  /// The terminal to which results go; nil where they go elsewhere, or to one that shows no more than text.
  var terminal: TerminalProfile? {
    guard isTerminal else { return nil }
    let terminal = TerminalProfile.here(environment: environment)
    return terminal.obstacle == nil ? terminal : nil
  }

  /// Returns the console of this process.
  static func standard(environment: [String: String]) -> Console {
    var size = winsize()
    let hasSize = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    var fault: String?
    return Console(
      write: { fault = fault ?? writeAll(Array($0.utf8), to: STDOUT_FILENO) },
      complain: { _ = writeAll(Array($0.utf8), to: STDERR_FILENO) },
      readInput: { limit throws(FileBytes.Fault) in
        try FileBytes.read(from: STDIN_FILENO, calledBy: "-", limit: limit)
      },
      environment: environment,
      workingDirectory: currentDirectory() ?? nowhere, program: Frameworks.runningProgram,
      isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      columns: hasSize ? Int(size.ws_col) : 80,
      outputFault: { fault },
      writeBytes: { fault = fault ?? writeAll($0, to: STDOUT_FILENO) },
      showProgress: progress(environment))
  }

  /// Returns what shows a line on standard error, where that is a terminal that can remove it again.
  private static func progress(_ environment: [String: String]) -> (String) -> Void {
    guard isatty(STDERR_FILENO) == 1, environment["TERM"] != "dumb" else { return { _ in } }
    return { _ = writeAll(Array("\r\u{1B}[K\($0)".utf8), to: STDERR_FILENO) }
  }

  /// Opens what the caller left closed of standard input, output and error: else the next file or socket
  /// would take its number, and a message would be written into it. A result that has nowhere to go stays a fault.
  static func fillStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
    }
  }

  /// Returns a path as the user gave it, made absolute.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] {
      return home + path.dropFirst()
    }
    return workingDirectory + "/" + path.trimmingPrefix(/(\.\/+)+/)
  }

  /// Returns a path as a person reads it: `~` for their own folder.
  func shortened(_ path: String) -> String {
    guard let home = environment["HOME"], home.count > 1, path.hasPrefix(home + "/") else {
      return path
    }
    return "~" + path.dropFirst(home.count)
  }

  /// A path below which nothing can be.
  private static let nowhere = "/dev/null"

  /// Returns the folder that this process runs in; nil where its path is not UTF-8.
  static func currentDirectory() -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Of a folder that was removed: a path in it leads nowhere, and not to a file of the root's.
    guard getcwd(&buffer, buffer.count) != nil else { return nowhere }
    return path(buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
  }

  /// Returns a path of the system's; nil where it is not UTF-8: in other bytes it is the path of another folder.
  static func path(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }

  /// Writes everything, through interruptions and short writes, or gives the reason; a closed pipe is none.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, 1000)
      } else if errno != EINTR {
        return errno == EPIPE ? nil : String(cString: strerror(errno))
      }
    }
    return nil
  }
}
