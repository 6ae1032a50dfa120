/// The man page, made from the option table.
enum ManPage {
  /// Runs `islet man`.
  @MainActor static func run(_ arguments: Arguments, _ console: Console) -> Int32 {
    console.write(text)
    return ExitCode.done
  }

  /// roff text for `man`.
  static var text: String {
    var lines = [
      ".TH ISLET 1 \"\" \"islet \(IsletVersion.text)\" \"Islet\"",
      // A line of one long word cannot be stretched to the margin, of which troff would warn.
      ".ad l",
      ".SH NAME", "islet \\- the iPhone's Lock Screen and Dynamic Island in a terminal",
      ".SH SYNOPSIS",
    ]
    let commands = CommandTable.commands
    for spec in commands { lines += [".B \(escaped(HelpText.usage(spec)))", ".br"] }
    for spec in commands {
      lines += [".SH \(escaped(HelpText.title(spec).uppercased()))", sentence(spec.summary)]
      if !spec.details.isEmpty { lines += [".PP", escaped(spec.details)] }
      for example in spec.examples {
        lines += [".TP", ".B \(escaped(example.line))", sentence(example.meaning)]
      }
      for option in spec.options {
        lines += [".TP", ".B \(escaped(HelpText.form(option)))", sentence(option.help)]
      }
    }
    lines += [
      ".SH EXIT STATUS", "0 done, 1 a check failed, 2 wrong usage or bad input, 130 interrupted.",
      ".SH FILES", "$XDG_STATE_HOME/islet: journal and certificates.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns text that ends as a sentence does.
  private static func sentence(_ text: String) -> String {
    escaped(text) + (text.hasSuffix("?") || text.hasSuffix("!") ? "" : ".")
  }

  /// Returns text that roff takes for nothing but text; a long choice of words may break behind each of them.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("|", with: "|\\:")
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}
