/// Help as the option table tells it: examples first.
enum HelpText {
  /// Runs `islet help [COMMAND]`.
  @MainActor static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32
  {
    let name = arguments.operands.first ?? "phone"
    guard CommandTable.command(named: name) != nil else {
      throw UsageError(
        "there is no command “\(printable(name))”",
        fix: CommandSpec.name(meantBy: name, among: CommandTable.commands)
          .map { "did you mean: islet help \($0)" } ?? "islet --help lists the commands")
    }
    console.write(of(name, columns: console.columns))
    return ExitCode.done
  }

  /// Returns the help of a command; of `phone`, with the list of all commands.
  static func of(_ name: String, columns: Int) -> String {
    guard let spec = CommandTable.command(named: name) else { return "" }
    let width = max(48, min(columns, 100))
    var parts = [
      wrap("\(title(spec)): \(lowercasedFirst(spec.summary)).", indent: 0, width: width),
      section("Examples", examples(spec)),
    ]
    if !spec.details.isEmpty { parts.append(wrap(spec.details, indent: 0, width: width)) }
    parts.append(section("Usage", ["  \(usage(spec))"]))
    if name == "phone" {
      let rows = CommandTable.commands.dropFirst()
        .map { (left: $0.name, right: $0.summary) }
      parts.append(section("Commands", table(rows, width: width)))
    }
    let rows = spec.options.map { (left: form($0), right: $0.help) }
    parts.append(section("Options", table(rows, width: width)))
    if name == "phone" {
      parts.append(
        wrap(
          "islet COMMAND --help tells more. "
            + "Exit codes: 0 done, 1 a check failed, 2 wrong usage or input, 130 interrupted.",
          indent: 0, width: width))
    }
    return parts.joined(separator: "\n")
  }

  static func title(_ spec: CommandSpec) -> String {
    spec.name == "phone" ? "islet" : "islet \(spec.name)"
  }

  static func usage(_ spec: CommandSpec) -> String {
    [title(spec), spec.operands, "[OPTIONS]"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns an option as help shows it: `-o, --output FILE|DIR`.
  static func form(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private static func examples(_ spec: CommandSpec) -> [String] {
    spec.examples.flatMap { ["  \($0.line)", "      \($0.meaning)"] }
  }

  private static func section(_ name: String, _ lines: [String]) -> String {
    "\(name)\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Returns two columns; a left side that is too long stands on a line of its own.
  private static func table(_ rows: [(left: String, right: String)], width: Int) -> [String] {
    let column = min(26, (rows.map(\.left.count).max() ?? 0) + 2)
    return rows.flatMap { row -> [String] in
      let lines = broken(row.right, width: max(20, width - column - 2))
      let blank = String(repeating: " ", count: column + 2)
      if row.left.count + 2 > column {
        return ["  " + row.left] + lines.map { blank + $0 }
      }
      let left = "  " + row.left + String(repeating: " ", count: column - row.left.count)
      return [left + (lines.first ?? "")] + lines.dropFirst().map { blank + $0 }
    }
  }

  private static func wrap(_ text: String, indent: Int, width: Int) -> String {
    let flowing = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: " ")
    return broken(flowing, width: width - indent).joined(separator: "\n") + "\n"
  }

  /// Returns lines of at most `width` characters, broken at spaces, or at the commas of a list whose entries stay
  /// whole.
  static func broken(_ text: String, width: Int, at separator: String = " ") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: separator) {
      if !line.isEmpty, line.count + separator.count + word.count > width {
        lines.append(line + separator.filter { $0 != " " })
        line = ""
      }
      line += (line.isEmpty ? "" : separator) + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
