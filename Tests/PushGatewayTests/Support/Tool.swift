import CLinux
import EventLoop
import Glibc

/// A program of the machine, run while the test's loop goes on.
@MainActor
struct Tool {
  let path: String

  /// The program, when it is installed.
  init?(_ name: String) {
    let folders = ["/usr/bin", "/usr/local/bin", "/bin"]
    let paths: [String] = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { (path: String) in access(path, X_OK) == 0 }) else {
      return nil
    }
    self.path = path
  }

  struct Result {
    var end = ChildEnd.unknown
    var output = ""
  }

  /// Runs it with nothing on its standard input; output and messages come together.
  func run(_ arguments: [String], on bench: GatewayBench) -> Result {
    var ends: [Int32] = [0, 0]
    _ = pipe2(&ends, Int32(O_CLOEXEC))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    let texts = [path] + arguments
    let words: [UnsafeMutablePointer<CChar>?] = texts.map { $0.withCString { strdup($0) } } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let isStarted = posix_spawn(&child, path, &actions, nil, words, nil) == 0
    posix_spawn_file_actions_destroy(&actions)
    CLinux.close(ends[1])
    defer { CLinux.close(ends[0]) }
    guard isStarted else { return Result() }
    var end: ChildEnd?
    var bytes: [UInt8] = []
    bench.loop.onExit(of: child) { exit, _ in end = exit }
    var isOpen = true
    bench.loop.watch(ends[0], for: .read) { _ in
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(ends[0], &piece, piece.count)
      if count > 0 { bytes += piece[..<count] } else { isOpen = false }
      if !isOpen { bench.loop.forget(ends[0]) }
    }
    _ = bench.pump(seconds: 60) { end != nil && !isOpen }
    bench.loop.forget(ends[0])
    return Result(end: end ?? .unknown, output: String(decoding: bytes, as: UTF8.self))
  }
}

/// A folder of its own for a test, removed with it.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/islet-gateway-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var list: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { list.append(name) }
    }
    return list.sorted()
  }

  func mode(of name: String) -> UInt32 {
    var information = stat()
    stat("\(path)/\(name)", &information)
    return information.st_mode & 0o777
  }
}
