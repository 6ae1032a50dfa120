import CLinux
import Foundation
import WidgetHost

/// The command `islet`.
@MainActor
public enum IsletCommand {
  /// Runs the command of this process and gives its exit code.
  public static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    return run(arguments, console: .standard(environment: ProcessInfo.processInfo.environment))
  }

  /// Runs a command in a console and gives its exit code.
  public static func run(_ words: [String], console: Console) -> Int32 {
    if words.first == WidgetProcessMain.subcommand {
      return WidgetProcessMain.run(Array(words.dropFirst()))
    }
    do {
      let arguments = try CommandTable.parser.parse(words)
      if arguments.has("help") {
        console.write(HelpText.of(arguments.command, columns: console.columns))
        return ExitCode.done
      }
      if arguments.has("version") {
        console.write("islet \(IsletVersion.text)\n")
        return ExitCode.done
      }
      return try perform(arguments, console)
    } catch {
      return report(error, console)
    }
  }

  private static func perform(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    switch arguments.command {
    case "help":
      let name = arguments.operands.first
      if let name, !CommandTable.commands.contains(where: { $0.name == name }) {
        throw UsageError(
          "there is no command “\(printable(name))”",
          fix: NearestWord.find(name, in: CommandTable.commands.map(\.name))
            .map { "did you mean: islet help \($0)" })
      }
      console.write(HelpText.of(name ?? "phone", columns: console.columns))
    case "completions":
      guard let shell = Completions.Shell(rawValue: arguments.operands[0]) else {
        throw UsageError(
          "there are completions for bash, zsh and fish, not “\(printable(arguments.operands[0]))”")
      }
      console.write(Completions.script(for: shell))
    case "man":
      console.write(ManPage.text)
    case "phone", "preview": return try PhoneCommand.run(arguments, console)
    case "doctor": return DoctorCommand.run(arguments, console)
    case "serve": return try ServeCommand.run(arguments, console)
    case "check": return try CheckCommand.run(arguments, console)
    case "play": return try PlayCommand.run(arguments, console)
    case "push": return try PushCommand.run(arguments, console)
    case "render": return try RenderCommand.run(arguments, console)
    case "gallery" where GalleryCommand.isSheet(arguments, console):
      return try GalleryCommand.run(arguments, console)
    case "install": return try InstallCommand.run(arguments, console)
    case "gallery": return try PhoneCommand.run(arguments, console)
    default:
      throw UsageError("islet \(arguments.command) is not built yet")
    }
    return ExitCode.done
  }

  private static func report(_ error: UsageError, _ console: Console) -> Int32 {
    console.complain("islet: \(error.sentence)\n")
    if let fix = error.fix { console.complain("       \(fix)\n") }
    return ExitCode.usage
  }
}
