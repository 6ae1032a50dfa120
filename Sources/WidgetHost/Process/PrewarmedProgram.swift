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
      WaitingCopy.wait(on: ends[1], for: starter, parts, note)
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
}
