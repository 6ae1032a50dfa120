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
  private let id: pid_t
  private let socket: Int32

  /// How long the program waits for a copy, in seconds; then it starts the process as a program.
  private static let patience = timeval(tv_sec: 2, tv_usec: 0)

  /// Makes the copy.
  ///
  /// A widget can read whatever is in its memory. So this comes before the program has read its environment or a file,
  /// and before it has a second thread, or has taken a lock that notes the thread's number.
  ///
  /// Where the system gives no copy, or libdispatch is an unknown one, each process is started as a program.
  public static func begin(_ parts: [String: Part]) {
    guard current == nil, threads == 1, let note = islet_dispatch_note(getpid()) else { return }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return }
    let starter = getpid()
    let id = islet_copy()
    if id == 0 {
      close(ends[0])
      wait(on: ends[1], for: starter, parts, note)
    }
    close(ends[1])
    guard id > 0 else {
      close(ends[0])
      return
    }
    var patience = patience
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        ends[0], SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    current = PrewarmedProgram(Set(parts.keys), id, ends[0])
  }

  private init(_ names: Set<String>, _ id: pid_t, _ socket: Int32) {
    (self.names, self.id, self.socket) = (names, id, socket)
  }

  /// Ends the copy, so that nothing is left of it when the program has ended.
  public static func end() {
    current?.end()
    current = nil
  }

  private func end() {
    close(socket)
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// How many threads this process has; more than one where that cannot be said.
  private static var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 2
  }

  // MARK: In the program

  /// Starts one of the parts. Returns its process; nil where it is none of them, or the copy fails.
  ///
  /// - Parameter ends: descriptors of this process, and which numbers they have in the new one.
  func start(_ launch: ChildProcess.Launch, _ ends: [(Int32, Int32)]) -> pid_t? {
    guard let name = launch.arguments.first, names.contains(name) else { return nil }
    let order = Order(launch, places: ends.map(\.1))
    if send(order.bytes, ends.map(\.0)), let id = answer() { return id }
    // What the system refuses to a copy it may give to a program, and else it says why not.
    Self.end()
    return nil
  }

  /// Waits for the number of the process that has become a part; nil where there is none.
  private func answer() -> pid_t? {
    var id: pid_t = 0
    var count = 0
    repeat {
      count = recv(socket, &id, 4, Int32(MSG_WAITALL))
    } while count < 0 && errno == EINTR
    if count != 4 {
      // From now on a late one cannot answer, and ends. One that has answered counts.
      shutdown(socket, Int32(SHUT_RDWR))
      count = recv(socket, &id, 4, Int32(MSG_DONTWAIT))
    }
    return count == 4 && id > 0 ? id : nil
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
    on socket: Int32, for starter: pid_t, _ parts: [String: Part],
    _ note: UnsafeMutablePointer<UInt32>
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
      if id == 0 { become(order, descriptors, parts, note) }
      if id < 0 { answer(0, line) }
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

  /// Tells the program a process's number, or 0 for none. Returns whether it still waits for that.
  @discardableResult
  private static func answer(_ id: pid_t, _ line: Int32) -> Bool {
    var id = id
    return CLinux.send(line, &id, 4, Int32(MSG_NOSIGNAL)) == 4
  }

  /// Makes this process what a program that is started with the order would be, and runs the part.
  private static func become(
    _ order: Order, _ descriptors: [Int32], _ parts: [String: Part],
    _ note: UnsafeMutablePointer<UInt32>
  ) -> Never {
    islet_renumber_dispatch(note)
    setpgid(0, 0)
    // Above all numbers that are wanted, so that none is overwritten before it has moved. The line moves, too.
    let least: Int32 = 8
    let moved = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, least) }
    let own = fcntl(line, F_DUPFD_CLOEXEC, least)
    guard own >= 0, !moved.contains(-1), moved.count == order.places.count,
      order.folder.map({ chdir($0) == 0 }) ?? true
    else {
      answer(0, line)
      _exit(127)
    }
    for (from, to) in zip(moved, order.places) { dup2(from, to) }
    islet_reset_signals()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (name, value) in order.environment { setenv(name, value, 1) }
    tzset()
    islet_name_process("islet \(order.words.first?.trimmingPrefix("__") ?? "")")
    // Who has not waited for this process has started another one.
    guard answer(getpid(), own) else { _exit(127) }
    close(own)
    for descriptor in moved { close(descriptor) }
    if !order.places.contains(line) { close(line) }
    exit(order.words.first.flatMap { parts[$0] }?(Array(order.words.dropFirst())) ?? 2)
  }

  /// What a process is to become, as bytes: their number, then texts with a 0 behind each. A text ends before its first 0,
  /// as in the words of a program.
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
      for text in texts { bytes += text.utf8.prefix { $0 != 0 } + [0] }
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
