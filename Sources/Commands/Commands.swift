import CLinux
import DemoApps
import Foundation
import WidgetHost

/// The command `islet`.
@MainActor
public enum IsletCommand {
  /// Runs the command of this process and gives its exit code.
  public static func run() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    // A file at its limit of size (`ulimit -f`) is a fault of that file, as on a full disk, and not the program's end.
    signal(SIGXFSZ, SIG_IGN)
    Console.fillStandardDescriptors()
    giveMemoryBack()
    if let fault = StackLimit.fault() { return report(fault, .standard(environment: [:])) }
    guard let words = ProgramWords.ofThisProcess() else {
      return report(
        UsageError(
          "the words of this command cannot be read: there is no /proc",
          fix: "mount it: mount -t proc proc /proc"),
        .standard(environment: [:]))
    }
    if words.arguments.first.flatMap({ parts[$0] }) == nil { FaultNotice.install() }
    if let word = words.unreadable {
      return report(
        UsageError(
          "“\(printable(word))” is not UTF-8, and Islet takes only names that are",
          fix: "rename it, or name the folder that it is in"),
        .standard(environment: [:]))
    }
    if Console.currentDirectory() == nil {
      return report(
        UsageError(
          "the path of the folder that this runs in is not UTF-8, and Islet takes only paths that are",
          fix: "rename the folder, or run this in another one"),
        .standard(environment: [:]))
    }
    if startsParts(words.arguments) { PrewarmedProgram.begin(parts) }
    defer { PrewarmedProgram.end() }
    return run(
      words.arguments, console: .standard(environment: ProcessInfo.processInfo.environment))
  }

  /// What Islet starts itself again for: such a process tells its faults to the one that started it.
  private static let parts: [String: PrewarmedProgram.Part] = [
    WidgetProcessMain.subcommand: { WidgetProcessMain.run($0, linked: DemoApps.register) },
    CompilerProcessMain.subcommand: { CompilerProcessMain.run($0) },
    DrawingProcessMain.subcommand: { DrawingProcessMain.run($0) },
    ConfinementReport.subcommand: { ConfinementReport.tryBarriers($0) },
  ]

  /// Returns whether a command will run parts of this program in processes of their own.
  private static func startsParts(_ words: [String]) -> Bool {
    guard words.first.flatMap({ parts[$0] }) == nil,
      Set(words).isDisjoint(with: ["--help", "-h", "--version"])
    else { return false }
    let name = words.first { !$0.hasPrefix("-") }
    return (name.flatMap { CommandTable.command(named: $0) } ?? CommandTable.phone).startsParts
  }

  /// Has large blocks given back to the system when they are freed.
  ///
  /// By itself malloc learns from the first of them to keep such blocks in its heap, between smaller ones that hold
  /// them there: with ten thousand activities it kept 15 MB after each compaction.
  private static func giveMemoryBack() {
    let largest: Int32 = 1 << 20
    mallopt(M_MMAP_THRESHOLD, largest)
    mallopt(M_TRIM_THRESHOLD, largest)
  }

  /// Runs a command in a console and gives its exit code.
  static func run(_ words: [String], console: Console) -> Int32 {
    if let word = words.first, let part = parts[word] { return part(Array(words.dropFirst())) }
    do throws(UsageError) {
      let arguments = try CommandTable.parser.parse(words)
      let code = try perform(arguments, console)
      if let fault = console.outputFault() {
        throw UsageError("the result could not be written to standard output: \(fault)")
      }
      return code
    } catch {
      return report(error, console)
    }
  }

  private static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    if arguments.has("help") {
      console.write(HelpText.of(arguments.command, columns: console.columns))
      return ExitCode.done
    }
    if arguments.has("version") {
      console.write("islet \(IsletVersion.text)\n")
      return ExitCode.done
    }
    let spec = CommandTable.command(named: arguments.command) ?? CommandTable.phone
    return try spec.run(arguments, console)
  }

  /// Tells what was wrong and what to type instead. Gives the exit code.
  static func report(_ error: UsageError, _ console: Console) -> Int32 {
    // A line of a file is told as compilers do, so that editors find it.
    let place = error.location.map { "\($0.place): error" } ?? "islet"
    console.complain(printable("\(place): \(error.sentence)") + "\n")
    for fix in [error.fix].compactMap({ $0 }) + error.moreFixes {
      console.complain("       \(printable(fix))\n")
    }
    return ExitCode.usage
  }
}
