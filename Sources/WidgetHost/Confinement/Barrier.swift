import CLinux
import EventLoop
import Foundation

/// Something that a widget's process must not be able to do.
///
/// `islet doctor` has a confined process try each of them, so that it says what holds on this machine and not what should.
public enum Barrier: String, CaseIterable, Sendable {
  case network, writing, attributes, reading, programs, processes

  /// What a widget cannot do where the barrier holds.
  public var meaning: String {
    switch self {
    case .network: "no network"
    case .writing: "no writing outside its app's folders"
    case .attributes: "no change of modes, times, lengths and attributes of files"
    case .reading: "no reading of the home folder beyond its source"
    case .programs: "no other programs"
    case .processes: "no signals to other processes and no change of their priority"
    }
  }

  /// Tries it; true when it could be done.
  ///
  /// - Parameter stranger: a folder that is none of the widget's.
  func canBePassed(_ stranger: String) -> Bool {
    switch self {
    case .network:
      let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      if end >= 0 { close(end) }
      return end >= 0
    case .writing:
      let path = "\(stranger)/islet-barrier-\(getpid())"
      let file = islet_open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      guard file >= 0 else { return false }
      close(file)
      unlink(path)
      return true
    case .attributes: return islet_change_file(stranger) != 0
    case .reading:
      guard let folder = opendir(stranger) else { return islet_watch(stranger) != 0 }
      closedir(folder)
      return true
    case .programs:
      var (id, arguments): (pid_t, [UnsafeMutablePointer<CChar>?]) = (0, [strdup("true"), nil])
      defer { free(arguments[0]) }
      guard posix_spawn(&id, "/bin/true", nil, nil, &arguments, nil) == 0 else { return false }
      waitpid(id, nil, 0)
      return true
    case .processes:
      return CLinux.kill(getppid(), 0) == 0 || islet_keep_priority(getppid()) == 0
    }
  }
}

/// What holds on this machine.
public struct ConfinementReport: Hashable, Sendable {
  /// What a confined process could not do.
  public var holding: [Barrier]
  public var missing: [Barrier]
  /// By what: `Landlock 7`.
  public var means: [String]

  /// The hidden subcommand by which the program tries the barriers in a process of its own.
  public static let subcommand = "__barriers"

  /// Has the process that tries the barriers be confined as a compiler, which may start programs.
  static let compilerOption = "--compiler"

  /// Confines this process as a widget's, tries everything and prints what could be done. Gives the exit code.
  ///
  /// - Parameter arguments: a folder that is none of the widget's, and perhaps the option of a compiler.
  @MainActor
  public static func tryBarriers(_ arguments: [String]) -> Int32 {
    guard let stranger = arguments.first else { return 2 }
    let places = Confinement.Places(read: Confinement.system, write: [])
    if arguments.contains(compilerOption) {
      Confinement.limitFiles(places)
    } else {
      Confinement.begin(places)
    }
    for barrier in Barrier.allCases where barrier.canBePassed(stranger) {
      FileHandle.standardOutput.write(Data("\(barrier.rawValue)\n".utf8))
    }
    FileHandle.standardOutput.write(Data("done\n".utf8))
    return 0
  }

  /// Has a process of its own try the barriers; nil when it cannot be started.
  ///
  /// - Parameters:
  ///   - program: this program.
  ///   - stranger: a folder that can be read and written without confinement, as the user's own.
  ///   - isCompiler: whether it is confined as a compiler and not as a widget.
  @MainActor
  public static func here(
    program: String, stranger: String, isCompiler: Bool = false, loop: EventLoop
  ) -> Self? {
    var (text, isOver): ([UInt8], Bool) = ([], false)
    let launch = ChildProcess.Launch(
      program: program, arguments: [subcommand, stranger] + (isCompiler ? [compilerOption] : []),
      environment: ProcessInfo.processInfo.environment)
    let child = try? ChildProcess(
      launch, loop: loop, onOutput: { text += $0 }, onEnd: { _ in isOver = true })
    guard let child else { return nil }
    let deadline = ChildDeadline(of: child, 5, loop: loop)
    while !isOver { loop.pass(limit: 0.1) }
    deadline.cancel()
    let words = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard words.last == "done" else { return nil }
    let missing = words.compactMap { Barrier(rawValue: String($0)) }
    return Self(
      holding: Barrier.allCases.filter { !missing.contains($0) }, missing: missing,
      means: Confinement.means)
  }
}
