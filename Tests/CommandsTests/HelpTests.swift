import Foundation
import Phone
import Testing

@testable import Commands

@MainActor
@Suite struct HelpTests {
  /// Runs a command and gives its code and what it wrote.
  static func run(_ words: [String], columns: Int = 80) -> (code: Int32, out: String, error: String)
  {
    final class Sink { var out = "", error = "" }
    let sink = Sink()
    let console = Console(
      write: { sink.out += $0 }, complain: { sink.error += $0 },
      environment: ["HOME": "/nowhere"], columns: columns)
    let code = IsletCommand.run(words, console: console)
    return (code, sink.out, sink.error)
  }

  @Test(arguments: CommandTable.commands.map(\.name))
  func `help of every command begins with examples and names every option`(_ name: String) throws {
    let words = name == "phone" ? ["--help"] : [name, "--help"]
    let (code, out, _) = HelpTests.run(words)
    #expect(code == ExitCode.done)
    let spec = try #require(CommandTable.commands.first { $0.name == name })
    let first = try #require(spec.examples.first)
    let example = try #require(out.range(of: first.line))
    let options = try #require(out.range(of: "\nOptions\n"))
    #expect(example.lowerBound < options.lowerBound)
    for option in spec.options { #expect(out.contains("--" + option.name)) }
    // The program's own help has all commands and where more is told.
    #expect(out.contains("\nCommands\n") == (name == "phone"))
    #expect(out.contains("islet COMMAND --help tells more.") == (name == "phone"))
    #expect(spec.options.last?.name == "help", "the option for help comes last")
    #expect(
      out.split(separator: "\n").filter {
        !$0.contains("  islet ") && !$0.contains("  curl") && !$0.contains("  echo")
          && !$0.contains("|")
      }.allSatisfy { $0.count <= 100 })
  }

  @Test func `only a command that writes into a folder names one in its help`() throws {
    for command in CommandTable.commands {
      guard let output = command.options.first(where: { $0.name == "output" }) else { continue }
      #expect(HelpText.form(output).hasSuffix("DIR") == (command.name == "render"))
    }
  }

  @Test func `every example of the table is a line that the parser takes`() throws {
    for spec in CommandTable.commands {
      for example in spec.examples where example.line.hasPrefix("islet") {
        let line = example.line.prefix { $0 != "|" && $0 != ">" }
        let words = line.split(separator: " ").dropFirst().map {
          String($0).replacing("\"", with: "")
        }
        .filter { !["16", "Pro", "Max"].contains($0) }
        #expect(throws: Never.self, "\(example.line)") {
          try CommandTable.parser.parse(Array(words))
        }
      }
    }
  }

  @Test func `wrong usage ends with 2 and a sentence on standard error`() {
    let (code, out, error) = HelpTests.run(["rendr"])
    #expect(code == ExitCode.usage)
    #expect(out.isEmpty)
    #expect(error.contains("there is no command “rendr”"))
    #expect(error.contains("islet render"))
  }

  @Test(arguments: [("send", "push"), ("listen", "serve"), ("Diff", "compare"), ("new", "init")])
  func `another word for a command leads to it`(_ word: String, _ name: String) {
    #expect(HelpTests.run([word, "goal.json"]).error.contains("did you mean: islet \(name)\n"))
    #expect(HelpTests.run(["help", word]).error.contains("did you mean: islet help \(name)\n"))
  }

  @Test func `no other word for a command is the name of one, or leads to two`() {
    let words = CommandTable.commands.flatMap(\.otherWords)
    #expect(Set(words).count == words.count)
    #expect(Set(words).isDisjoint(with: CommandTable.commands.map(\.name)))
  }

  @Test func `the version is told`() {
    #expect(HelpTests.run(["version"]).error.contains("did you mean: islet --version"))
    #expect(HelpTests.run(["--version"]).out == "islet \(IsletVersion.text)\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are scripts that their shells take`(_ shell: String) throws {
    let (code, out, _) = HelpTests.run(["completions", shell])
    #expect(code == ExitCode.done)
    for spec in CommandTable.commands { #expect(out.contains(spec.name)) }
    for name in ["presentation", "reduce-motion", "dismissal-date", "bold-text"] {
      #expect(out.contains(name))
    }
    let program = "/usr/bin/" + shell
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-\(UUID().uuidString)")
    try out.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-n", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `bash completes commands, options and values`() throws {
    let script = HelpTests.run(["completions", "bash"]).out
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-\(UUID().uuidString)")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    func complete(_ words: String) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = [
        "-c",
        "source \(file.path); COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _islet;"
          + " echo \"${COMPREPLY[@]}\"",
      ]
      process.standardOutput = pipe
      try process.run()
      process.waitUntilExit()
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    #expect(try complete("islet ren").contains("render"))
    #expect(try complete("islet render --pres").contains("--presentation"))
    #expect(try complete("islet render --presentation lock").contains("lockScreen"))
    #expect(try complete("islet render --presentation = lock").contains("lockScreen"))
    #expect(try complete("islet --appearance =").contains("light dark"))
    #expect(try complete("islet render -p lock") == "lockScreen\n")
    #expect(try complete("islet --device iphone-17-pro-").contains("iphone-17-pro-max"))
    #expect(try complete("islet render ma").contains("match"))
    // What takes no file is offered none.
    #expect(try complete("islet completions ''") == "bash zsh fish\n")
    #expect(try complete("islet doctor ''") == "\n")
  }

  @Test func `every device that completions offer is one`() {
    let script = HelpTests.run(["completions", "fish"]).out
    for model in DeviceModel.all {
      #expect(script.contains(model.id))
      #expect(DeviceModel.named(model.id)?.name == model.name)
    }
  }

  @Test func `zsh takes what stands behind an option for its value, not for a command`() {
    let script = HelpTests.run(["completions", "zsh"]).out
    #expect(script.contains("$words[CURRENT-1] != (--port|--bind|"))
    #expect(!script.contains("|--open|") && script.contains(":value:(iphone-18-pro-max "))
  }

  @Test func `zsh is given actions that it calls as they stand, and values behind =`() {
    let script = HelpTests.run(["completions", "zsh"]).out
    // Without the space _arguments would add options of its own, which _alternative does not know.
    #expect(script.contains(": _alternative") && !script.contains(":_alternative"))
    #expect(
      script.contains("'--event=[") && script.contains("'--strict[") && script.contains("'-h["))
  }

  @Test(arguments: [60, 80, 100])
  func `no line of a command's own words is wider than the terminal`(columns: Int) {
    for spec in CommandTable.commands {
      let head = HelpText.of(spec.name, columns: columns).split(separator: "Examples")[0]
      #expect(head.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(spec.name)")
    }
  }

  @Test func `zsh takes no part of a placeholder for something to call`() {
    let script = HelpTests.run(["completions", "zsh"]).out
    #expect(script.contains(#":NAME\:VALUE: '"#) && script.contains(#":HOST\:PORT: '"#))
    // What follows on the help is the value: its name, and what completes it.
    for line in script.split(separator: "\n") {
      guard let help = line.firstRange(of: "]:") else { continue }
      let value = line[help.upperBound...].replacing(#"\:"#, with: "")
      #expect(value.count { $0 == ":" } == 1, "\(line)")
    }
  }

  @Test func `a letter takes the same values as its word`() throws {
    let script = HelpTests.run(["completions", "zsh"]).out
    let lines = script.split(separator: "\n")
    var letters = 0
    for option in CommandTable.commands.flatMap(\.options) where option.value != .none {
      guard let letter = option.letter else { continue }
      letters += 1
      for (place, line) in lines.enumerated() where line.contains("'-\(letter)+[") {
        let word = try #require(lines[place + 1].firstIndex(of: "["))
        let own = try #require(line.firstIndex(of: "["))
        #expect(line[own...] == lines[place + 1][word...])
      }
      #expect(!script.contains("'-\(letter)["), "\(letter)")
    }
    #expect(letters > 2)
  }

  @Test func `the man page names every command and escapes what roff would take`() {
    let page = HelpTests.run(["man"]).out
    #expect(page.hasPrefix(".TH ISLET 1"))
    for spec in CommandTable.commands {
      #expect(page.contains(spec.summary.replacing("-", with: "\\-")))
    }
    let macros = page.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) }
    #expect(Set(macros).isSubset(of: [".TH", ".SH", ".B ", ".br", ".PP", ".TP", ".ad"]))
    #expect(!page.contains("?.\n") && !page.contains("!.\n"))
  }

  @Test func `no line of the man page needs to be stretched or is wider than a terminal`() {
    let page = HelpTests.run(["man"]).out
    #expect(page.split(separator: "\n").dropFirst().first == ".ad l")
    #expect(page.contains(#"lockScreen|\:compact|\:"#))
    let widest = page.split(separator: "\n").flatMap { $0.split(separator: " ") }
      .map { $0.replacing(#"\-"#, with: "-").split(separator: #"\:"#).map(\.count).max() ?? 0 }
    #expect((widest.max() ?? 0) <= 72)
  }
}
