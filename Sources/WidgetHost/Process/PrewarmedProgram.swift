import CLinux
import Foundation

/// A copy of this program, made when it had started, that waits: it is copied again for each process that the program
/// would else start itself anew for.
///
/// When a program starts, the loader looks up 17,000 names and moves 130,000 addresses, and that took a third of the time
/// until a picture (CHEAP.md). A copy of a process that has started is ready at once.
@MainActor
public final class PrewarmedProgram {
  /// What this program is in a process of its own, by its hidden subcommand: runs it with the words behind that, and
  /// returns the exit code.
  public typealias Part = @MainActor ([String]) -> Int32

  /// The copy that waits; nil where there is none, and each process is started as a program.
  private(set) static var current: PrewarmedProgram?

  /// The first words of the parts that it can become.
  private let names: Set<String>
  private let socket: Int32

  /// Makes the copy.
  ///
  /// A widget can read whatever is in its memory. So this comes before the program has read its environment or a file,
  /// and before it has a second thread, or has taken a lock that notes the thread's number.
  ///
  /// Where the system gives no copy, each process is started as a program.
  public static func begin(_ parts: [String: Part]) {
    guard current == nil, threads == 1 else { return }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return }
    let starter = getpid()
    let id = islet_copy()
    if id == 0 {
      close(ends[0])
      wait(on: ends[1], for: starter, parts)
    }
    close(ends[1])
    guard id > 0 else {
      close(ends[0])
      return
    }
    // A copy that does not answer in time is given up.
    var patience = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(
      ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    current = PrewarmedProgram(names: Set(parts.keys), socket: ends[0])
  }

  private init(names: Set<String>, socket: Int32) { (self.names, self.socket) = (names, socket) }

  /// Closes the line to the copy, which ends it.
  private func giveUp() {
    close(socket)
    if Self.current === self { Self.current = nil }
  }

  /// How many threads this process has; more than one where that cannot be said.
  private static var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 2
  }

  // MARK: In the program

  /// Starts one of the parts. Returns its process; nil where it is none of them, or the copy has gone.
  ///
  /// - Parameter ends: descriptors of this process, and which numbers they have in the new one.
  func start(
    _ launch: ChildProcess.Launch, _ ends: [(Int32, Int32)]
  ) throws(ChildProcess.NotStarted) -> pid_t? {
    guard let name = launch.arguments.first, names.contains(name) else { return nil }
    guard send(Order(launch, places: ends.map(\.1)).bytes, ends.map(\.0)) else {
      giveUp()
      return nil
    }
    var answer: Int32 = 0
    var count = -1
    repeat {
      count = recv(socket, &answer, 4, Int32(MSG_WAITALL))
    } while count < 0 && errno == EINTR
    guard count == 4, answer != 0 else {
      giveUp()
      return nil
    }
    guard answer > 0 else { throw ChildProcess.NotStarted(-answer) }
    return answer
  }

  private func send(_ bytes: [UInt8], _ descriptors: [Int32]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        islet_send_descriptors(
          socket, $0.baseAddress, $0.count, descriptors, sent == 0 ? descriptors.count : 0)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  // MARK: In the copy

  /// What lists of processes call the copy; its own copies are called by their part, such as `islet widget`.
  static let name = "islet copy"

  /// Waits for orders until the program that made this copy ends.
  private static func wait(
    on socket: Int32, for starter: pid_t, _ parts: [String: Part]
  ) -> Never {
    // The keys that stop or end a program in a terminal are not meant for it.
    setsid()
    islet_reset_signals()
    islet_end_with(starter)
    islet_name_process(name)
    // A widget may not know what else the user has there: keys and passwords, too.
    islet_forget_environment()
    leaveAll(but: socket)
    while let (order, descriptors) = receive() {
      let id = islet_copy_beside()
      if id == 0 { become(order, descriptors, parts) }
      if id < 0 { answer(-errno) }
      for descriptor in descriptors { close(descriptor) }
    }
    _exit(0)
  }

  /// The descriptor of the line to the program, in a copy.
  private static let line: Int32 = 3

  /// Closes what the program had open: who reads its output waits until the last process with it has ended.
  private static func leaveAll(but socket: Int32) {
    if socket != line {
      dup2(socket, line)
      _ = fcntl(line, F_SETFD, FD_CLOEXEC)
    }
    islet_close_from(UInt32(line) + 1)
    let nothing = islet_open("/dev/null", O_RDWR | O_CLOEXEC, 0)
    for descriptor in 0..<line { dup2(nothing, descriptor) }
    close(nothing)
  }

  /// Waits for an order; nil when there will be none any more.
  private static func receive() -> (Order, [Int32])? {
    var bytes: [UInt8] = []
    var descriptors: [Int32] = []
    while true {
      var chunk = [UInt8](repeating: 0, count: 65536)
      var passed = [Int32](repeating: -1, count: Int(ISLET_MOST_PASSED))
      var number = 0
      let count = islet_receive_descriptors(line, &chunk, chunk.count, &passed, &number)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      descriptors += passed.prefix(number)
      bytes += chunk.prefix(count)
      if let order = Order(bytes) { return (order, descriptors) }
    }
  }

  private static func answer(_ number: Int32) {
    var number = number
    CLinux.send(line, &number, 4, Int32(MSG_NOSIGNAL))
  }

  /// Makes this process what a program that is started with the order would be, and runs the part.
  private static func become(
    _ order: Order, _ descriptors: [Int32], _ parts: [String: Part]
  ) -> Never {
    setpgid(0, 0)
    if let folder = order.folder, chdir(folder) != 0 {
      answer(-errno)
      _exit(127)
    }
    // Above all numbers that are wanted, so that none is overwritten before it has moved. The line moves, too.
    let least: Int32 = 16
    let moved = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, least) }
    let own = fcntl(line, F_DUPFD_CLOEXEC, least)
    for (from, to) in zip(moved, order.places) { dup2(from, to) }
    islet_reset_signals()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (name, value) in order.environment { setenv(name, value, 1) }
    tzset()
    islet_name_process("islet \(order.words.first?.trimmingPrefix("__") ?? "")")
    var id = getpid()
    CLinux.send(own, &id, 4, Int32(MSG_NOSIGNAL))
    close(own)
    for descriptor in moved { close(descriptor) }
    if !order.places.contains(line) { close(line) }
    exit(order.words.first.flatMap { parts[$0] }?(Array(order.words.dropFirst())) ?? 2)
  }

  /// What a process is to become, as bytes: their number, then texts with a 0 behind each.
  struct Order: Equatable {
    var folder: String?
    var places: [Int32]
    var words: [String]
    var environment: [String: String]

    init(_ launch: ChildProcess.Launch, places: [Int32]) {
      (folder, self.places) = (launch.folder, places)
      (words, environment) = (launch.arguments, launch.environment)
    }

    var bytes: [UInt8] {
      var texts = [folder ?? "", "\(places.count)"] + places.map { "\($0)" }
      texts += ["\(words.count)"] + words
      for (name, value) in environment { texts += [name, value] }
      var bytes: [UInt8] = [0, 0, 0, 0]
      for text in texts { bytes += Array(text.utf8) + [0] }
      for index in 0..<4 {
        bytes[index] = UInt8(truncatingIfNeeded: (bytes.count - 4) >> (8 * index))
      }
      return bytes
    }

    /// Reads an order; nil while it is not whole.
    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 4 else { return nil }
      let count = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count == count + 4 else { return nil }
      var texts = bytes.dropFirst(4).split(separator: 0, omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }[...]
      let folder = texts.popFirst() ?? ""
      self.folder = folder.isEmpty ? nil : folder
      places = Self.take(&texts).compactMap { Int32($0) }
      words = Self.take(&texts)
      environment = [:]
      while let name = texts.popFirst(), let value = texts.popFirst() { environment[name] = value }
    }

    /// Takes as many texts as the first one says.
    private static func take(_ texts: inout ArraySlice<String>) -> [String] {
      let count = min(texts.count, max(0, texts.popFirst().flatMap { Int($0) } ?? 0))
      defer { texts.removeFirst(min(count, texts.count)) }
      return Array(texts.prefix(count))
    }
  }
}
