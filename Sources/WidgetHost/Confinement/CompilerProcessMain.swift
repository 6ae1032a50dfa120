import CLinux
import Foundation

/// The compiler, confined: it reads source that came with a folder.
///
/// Unlike a widget's process it must start other programs, those of its toolchain. So of the filters of system calls only
/// the one of files is set; that and what Landlock offers hold for the compiler and for all that it starts.
public enum CompilerProcessMain {
  /// The hidden subcommand by which the program becomes the compiler.
  public static let subcommand = "__compiler"

  /// Confines this process, runs those commands that come before all others, then those before the last one, each at
  /// the same time, then the last one, and returns an exit code.
  ///
  /// - Parameter arguments: the folder to write to, that of the modules, the compiler, and the commands as
  ///   `CompilerSteps.words` has them.
  @MainActor
  public static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count > 3 else { return 2 }
    // Nobody would wait for what it makes.
    islet_end_with_parent()
    islet_close_from(3)
    if let places = places(cache: arguments[0], modules: arguments[1], compiler: arguments[2]) {
      Confinement.limitFiles(places)
    }
    let (ahead, commands) = CompilerSteps.commands(in: Array(arguments.dropFirst(3)))
    guard let last = commands.last else { return 2 }
    _ = runTogether(ahead, tells: false)
    return runTogether(Array(commands.dropLast())) && runTogether([last]) ? 0 : 1
  }

  /// Runs commands at the same time, and then prints what each of them printed, in their order. Returns whether all
  /// succeeded.
  ///
  /// - Parameter tells: whether it prints anything.
  private static func runTogether(_ commands: [[String]], tells: Bool = true) -> Bool {
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in environment { free(pointer) } }
    let started = commands.enumerated().map { number, command in
      let output = "said-\(number).txt"
      return (
        start: start(command, environment + [nil], output: output), program: command.first ?? "",
        output: output
      )
    }
    var isGood = true
    for (start, program, output) in started {
      var status: Int32 = 0
      guard let id = start.id, waitpid(id, &status, 0) == id else {
        isGood = false
        if tells, start.failure != 0 {
          let reason = String(cString: strerror(start.failure))
          let words = "error: \(program)\(notStarted)\(reason)\n"
          FileHandle.standardOutput.write(Data(words.utf8))
        }
        continue
      }
      guard tells else { continue }
      let said = FileManager.default.contents(atPath: output) ?? Data()
      FileHandle.standardOutput.write(said)
      if status == 0 { continue }
      isGood = false
      let signal = islet_end_signal(status)
      if signal != 0 {
        let words = "error: compile command failed due to signal \(signal)\n"
        FileHandle.standardOutput.write(Data(words.utf8))
      }
    }
    return isGood
  }

  /// Stands between a program that cannot be started and the system's reason.
  static let notStarted = " cannot be started: "

  /// Starts a command that prints to a file. Returns its process; nil when it cannot be started, with the system's number
  /// for the reason.
  private static func start(
    _ command: [String], _ environment: [UnsafeMutablePointer<CChar>?], output: String
  ) -> (id: pid_t?, failure: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let words = command.map { strdup($0) }
    defer { for pointer in words { free(pointer) } }
    var id = pid_t()
    let failure = posix_spawn(&id, command[0], &actions, nil, words + [nil], environment)
    return (failure == 0 ? id : nil, failure)
  }

  /// Returns what the compiler needs; nil where it does not stand in a toolchain that is known as one, as a proxy
  /// that picks one.
  static func places(cache: String, modules: String, compiler: String) -> Confinement.Places? {
    guard let toolchain = toolchain(of: compiler) else { return nil }
    let system = ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/lib", "/lib64"]
    let known = [
      "/usr/include", "/usr/local/include", "/usr/share", "/etc/os-release", "/etc/debian_version",
      "/etc/lsb-release",
    ]
    return Confinement.Places(
      read: Confinement.system + known + [modules], run: [toolchain] + system,
      write: [cache, BuildCache(path: cache).cModules])
  }

  /// Returns the folder `usr` of a compiler's toolchain.
  static func toolchain(of compiler: String) -> String? {
    let path = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let root = path.deletingLastPathComponent().deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: root + "/lib/swift") ? root : nil
  }

  /// Returns what a confined compiler cannot do here, for `islet doctor`; nil where it is not confined.
  public static func summary(compiler: String) -> String? {
    let version = islet_landlock_version()
    guard version > 0, toolchain(of: compiler) != nil else { return nil }
    let hasFilter = islet_has_filter() == 1
    return "writes only to its cache, reads its toolchain and the source"
      + (hasFilter ? ", no change of modes, times, lengths and attributes of files" : "")
      + (version >= 4 ? ", no TCP" : "") + ", by Landlock \(version)"
      + (hasFilter ? " and a filter of system calls" : "")
  }
}
