import CLinux
import EventLoop
import Foundation

/// A program that was started, with pipes to it; everything it says comes through the loop.
@MainActor
final class ChildProcess {
  /// What to start, with its arguments.
  struct Launch {
    var program: String
    var arguments: [String]
    var environment: [String: String]
    var folder: String?
    /// Whether descriptors 3 and 4 are pipes for messages, beside the output on 1 and 2.
    var hasMessages = false
  }

  let id: pid_t
  private let loop: EventLoop
  private var output: Int32
  private(set) var toChild: Int32 = -1
  private(set) var fromChild: Int32 = -1
  /// How much the narrower of the pipes from the program holds, in bytes.
  private(set) var pipeSize = 0
  private var hasEnded = false
  /// The seconds of processor that it and its children took; nil while it runs.
  private(set) var processorTime: Double?

  /// How much a pipe is asked to hold, in bytes: the most that Linux gives to everybody. A program that says less waits
  /// for no reader, however busy that one is.
  private static let wantedPipeSize: Int32 = 1 << 20

  /// Says why the system starts no program, in its own words.
  struct NotStarted: Error {
    var reason: String

    init(_ code: Int32) { reason = String(cString: strerror(code)) }
  }

  /// Starts a program.
  ///
  /// `onOutput` gets what the program writes to its standard output and error.
  init(
    _ launch: Launch, loop: EventLoop, onOutput: @escaping @MainActor ([UInt8]) -> Void,
    onEnd: @escaping @MainActor (ChildEnd) -> Void
  ) throws(NotStarted) {
    self.loop = loop
    var pipes: [[Int32]] = []
    for _ in 0..<(launch.hasMessages ? 3 : 1) {
      var pair: [Int32] = [-1, -1]
      guard pipe2(&pair, O_CLOEXEC) == 0 else {
        let fault = NotStarted(errno)
        for descriptor in pipes.joined() { close(descriptor) }
        throw fault
      }
      pipes.append(pair)
    }
    // Pipes: 0 output (child writes), 1 requests (child reads), 2 replies (child writes).
    var ends: [(Int32, Int32)] = [(pipes[0][1], 1), (pipes[0][1], 2)]
    if launch.hasMessages { ends += [(pipes[1][0], 3), (pipes[2][1], 4)] }
    do {
      id = try Self.spawn(launch, ends)
    } catch {
      for descriptor in pipes.joined() { close(descriptor) }
      throw error
    }
    close(pipes[0][1])
    output = pipes[0][0]
    Self.makeNonblocking(output)
    pipeSize = Self.widen(output)
    if launch.hasMessages {
      close(pipes[1][0])
      close(pipes[2][1])
      toChild = pipes[1][1]
      fromChild = pipes[2][0]
      Self.makeNonblocking(toChild)
      Self.makeNonblocking(fromChild)
      pipeSize = min(pipeSize, Self.widen(fromChild))
    }
    // Both keep this object for as long as the program runs, whoever else lets it go: a pipe that nobody reads or
    // closes after its program has ended would wake the loop for ever.
    loop.watch(output, for: .read) { [self] _ in
      let bytes = Self.readAll(output)
      if let bytes, !bytes.isEmpty { onOutput(bytes) }
      if bytes?.isEmpty == true { closeOutput() }
    }
    loop.onExit(of: id) { [self] end, processorTime in
      self.processorTime = processorTime
      finish(onOutput)
      onEnd(end)
      // Only now: what it said before it ended is in there.
      closeMessages()
    }
  }

  /// Ends the program and those it started.
  func kill() {
    guard !hasEnded else { return }
    CLinux.kill(-id, SIGKILL)
    CLinux.kill(id, SIGKILL)
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) {
    if !hasEnded { CLinux.kill(id, number) }
  }

  /// Closes the pipes for messages.
  func closeMessages() {
    for descriptor in [toChild, fromChild] where descriptor >= 0 {
      loop.forget(descriptor)
      close(descriptor)
    }
    (toChild, fromChild) = (-1, -1)
  }

  /// Takes what is left in the pipe, for a program writes its last words just before it ends.
  private func finish(_ onOutput: ([UInt8]) -> Void) {
    hasEnded = true
    while output >= 0, let bytes = Self.readAll(output), !bytes.isEmpty { onOutput(bytes) }
    closeOutput()
  }

  private func closeOutput() {
    guard output >= 0 else { return }
    loop.forget(output)
    close(output)
    output = -1
  }

  /// How much is read at once, in bytes.
  nonisolated private static let chunk = 65536

  /// Returns all that can be read now, at most about what a pipe holds: nil for nothing yet, empty for the end.
  static func readAll(_ descriptor: Int32) -> [UInt8]? {
    guard var bytes = read(descriptor) else { return nil }
    var last = bytes.count
    while last == chunk, bytes.count < wantedPipeSize, let more = read(descriptor) {
      bytes += more
      last = more.count
    }
    return bytes
  }

  /// Returns what can be read now, at most a part of it: nil for nothing yet, empty for the end.
  nonisolated static func read(_ descriptor: Int32) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, used in
      count = CLinux.read(descriptor, buffer.baseAddress, buffer.count)
      used = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  private static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Has a pipe hold more where the system allows it, and returns how much it holds.
  private static func widen(_ descriptor: Int32) -> Int {
    // These two are Linux's own, F_SETPIPE_SZ and F_GETPIPE_SZ, which Swift does not import.
    _ = fcntl(descriptor, 1031, wantedPipeSize)
    return Int(fcntl(descriptor, 1032))
  }

  /// Starts the program in a process group of its own with an empty signal mask.
  private static func spawn(
    _ launch: Launch, _ ends: [(Int32, Int32)]
  ) throws(NotStarted) -> pid_t {
    if let id = PrewarmedProgram.current?.start(launch, ends) { return id }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (from, to) in ends { posix_spawn_file_actions_adddup2(&actions, from, to) }
    if let folder = launch.folder { _ = islet_spawn_chdir(&actions, folder) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var empty = sigset_t()
    sigemptyset(&empty)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &empty)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let arguments = ([launch.program] + launch.arguments).map { strdup($0) }
    let environment = launch.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in arguments + environment { free(pointer) } }
    var id = pid_t()
    let failure = posix_spawn(
      &id, launch.program, &actions, &attributes, arguments + [nil], environment + [nil])
    guard failure == 0 else { throw NotStarted(failure) }
    return id
  }
}
