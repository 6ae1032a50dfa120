import CLinux
import EventLoop
import Glibc

/// Asks the terminal that this process runs in how it takes pictures, and waits for the answers.
public enum GraphicsProbe {
  /// How long is waited for a terminal that does not answer, in seconds. Each terminal answers something, and nothing is
  /// shown meanwhile: over a slow line the answers may come late, and the app takes them then, too.
  private static let patience = 1.0

  /// Returns the choice that the app would make here; nil where there is no terminal to ask.
  public static func ask(_ wish: GraphicsWish = .auto, profile: TerminalProfile) -> GraphicsChoice?
  {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSADRAIN, &raw)
    // What comes too late is thrown away with the change of modes, not typed into the shell.
    defer { tcsetattr(descriptor, TCSAFLUSH, &modes) }
    var detection = GraphicsDetection(
      wish: wish, cell: WindowSize(of: descriptor).cell,
      carriesNumbers: profile.carriesNumbers)
    var parser = InputParser()
    let deadline = EventLoop.monotonicNow + patience
    write(GraphicsDetection.questions, to: descriptor)
    while let bytes = read(from: descriptor, before: deadline) {
      for case .answer(let answer) in parser.feed(bytes) {
        switch detection.take(answer) {
        case .ask(let questions): write(questions, to: descriptor)
        case .decided(let choice): return choice
        case nil: break
        }
      }
    }
    return detection.choice
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Returns the bytes that have arrived, as soon as there are any; nil when none arrive in time.
  private static func read(from descriptor: Int32, before deadline: Double) -> [UInt8]? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = deadline - EventLoop.monotonicNow
    guard left > 0, poll(&wait, 1, Int32((left * 1000).rounded(.up))) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
