import CLinux
import Foundation

/// The copy's side: a process that waits for orders, and copies itself again for each.
@MainActor
enum WaitingCopy {
  /// What lists of processes call the copy; its own copies are called by their part, such as `islet widget`.
  private static let name = "islet copy"

  /// Waits for orders until the program that made this copy ends.
  static func wait(
    on socket: Int32, for starter: pid_t, _ parts: [String: PrewarmedProgram.Part],
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
  private static func receive() -> (PrewarmedProgram.Order, [Int32])? {
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
      if let order = PrewarmedProgram.Order(bytes) { return (order, descriptors) }
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
    _ order: PrewarmedProgram.Order, _ descriptors: [Int32],
    _ parts: [String: PrewarmedProgram.Part],
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
}
