import Phone

/// Shell completions, made from the option table.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private static var commands: [CommandSpec] { CommandTable.commands }

  /// Runs `islet completions SHELL`.
  @MainActor static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32
  {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "there are no completions for “\(printable(name))”",
        fix: "one of: " + Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    console.write(script(for: shell))
    return ExitCode.done
  }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Returns the words that may stand first after a command, besides files.
  private static func operandWords(_ spec: CommandSpec) -> String {
    switch spec.name {
    case "completions": Shell.allCases.map(\.rawValue).joined(separator: " ")
    case "help": commands.map(\.name).joined(separator: " ")
    default: spec.operands.contains("APP") ? CommandTable.demoApps.joined(separator: " ") : ""
    }
  }

  /// Returns whether files may stand after a command.
  private static func takesFiles(_ spec: CommandSpec) -> Bool {
    spec.operands.contains("PATH") || spec.operands.contains("FILE")
      || ["SCENARIO", "DIR"].contains(spec.operands)
  }

  /// Returns whether an option's value is a file, or may be one.
  private static func takesFile(_ option: Option) -> Bool {
    switch option.value {
    case .path: true
    case .text(let placeholder): placeholder.contains("PATH")
    case .none, .word, .number, .integer: false
    }
  }

  /// Returns the words of which an option's value is one, or may be; none where any text is as good.
  private static func choices(_ option: Option) -> [String] {
    switch option.value {
    case .word(let words): words
    case .text where option == .device: DeviceModel.all.map(\.id)
    case .none, .text, .path, .number, .integer: []
    }
  }

  private static var bash: String {
    var cases: [String] = []
    var values: [String] = []
    for spec in commands {
      let options = spec.options.map { "--\($0.name)" }.joined(separator: " ")
      cases.append(
        "    \(spec.name)) options=\"\(options)\"; words=\"\(operandWords(spec))\""
          + (takesFiles(spec) ? "; files=yes ;;" : " ;;"))
      for option in spec.options {
        let pattern =
          (option.letter.map { "\(spec.name):-\($0)|" } ?? "") + "\(spec.name):--\(option.name)"
        let words = choices(option)
        // Names may hold spaces: each line of what is found is one.
        switch option.value {
        case _ where !words.isEmpty:
          values.append(
            "    \(pattern)) mapfile -t COMPREPLY < <(compgen -W \"\(words.joined(separator: " "))\""
              + " -- \"$current\"); return ;;")
        case _ where takesFile(option):
          values.append(
            "    \(pattern)) mapfile -t COMPREPLY < <(compgen -f -- \"$current\"); return ;;")
        case .word, .text, .path, .number, .integer:
          values.append("    \(pattern)) COMPREPLY=(); return ;;")
        case .none: break
        }
      }
    }
    return """
      # bash completion of islet
      _islet() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command=phone options="" words="" files="" word
        # bash takes the sign of --option=value for a word of its own.
        [[ "$current" != "=" ]] || current=""
        [[ "$previous" != "=" ]] || previous="${COMP_WORDS[COMP_CWORD-2]}"
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in \(commands.map(\.name).joined(separator: "|"))) command="$word"; break ;; esac
        done
        case "$command:$previous" in
      \(values.joined(separator: "\n"))
        esac
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
        if [[ "$current" == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        elif [[ "$command" == phone ]]; then
          mapfile -t COMPREPLY < <(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$current")
        else
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current"
            [[ -z "$files" ]] || compgen -f -- "$current")
        fi
      }
      complete -o filenames -F _islet islet

      """
  }

  private static var zsh: String {
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let cases = commands.map { spec in
      let options = spec.options.map { option -> String in
        let mark = option.isRepeatable ? "*" : ""
        let text = "[\(bracketed(option.help))]"
        let value: String =
          switch option.value {
          case .none: ""
          case _ where !choices(option).isEmpty:
            ":value:(\(choices(option).joined(separator: " ")))"
          case _ where takesFile(option): ":path:_files"
          case .word, .text, .path, .number, .integer:
            // What stands behind another colon would be called.
            ":\(quoted(option.placeholder ?? "value")): "
          }
        // With + the value may stand right behind the letter or as the next word.
        let letter =
          option.letter.map {
            "        '\(mark)-\($0)\(value.isEmpty ? "" : "+")\(text)\(value)' \\\n"
          } ?? ""
        // With = the value may stand behind it or as the next word.
        return
          "\(letter)        '\(mark)--\(option.name)\(value.isEmpty ? "" : "=")\(text)\(value)'"
      }
      let words = operandWords(spec)
      let operand =
        switch (takesFiles(spec), words.isEmpty) {
        case (false, true): "'*: : '"
        case (false, false): "'*:what:(\(words))'"
        case (true, true): "'*:file:_files'"
        // After a space it is called as it stands, without what _arguments would add.
        case (true, false):
          "'*:what: _alternative \"words:word:(\(words))\" \"files:file:_files\"'"
        }
      return
        "      \(spec.name)) _arguments \\\n\(options.joined(separator: " \\\n")) \\\n        \(operand) ;;"
    }
    // What stands behind one of these is its value, and no command.
    let valued = CommandTable.phone.options.filter { $0.value != .none }
      .map { "--\($0.name)" }.joined(separator: "|")
    return """
      #compdef islet
      _islet() {
        local -a commands
        commands=(
      \(list)
        )
        local command=phone word
        for word in ${words[2,CURRENT-1]}; do
          if (( ${commands[(I)$word:*]} )); then command=$word; break; fi
        done
        if [[ $command == phone && $words[CURRENT] != -* && $words[CURRENT-1] != (\(valued)) ]]; then
          _describe command commands
          return
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _islet "$@"

      """
  }

  private static var fish: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = ["# fish completion of islet", "complete -c islet -f"]
    for spec in commands {
      lines.append(
        "complete -c islet -n 'not __fish_seen_subcommand_from \(names)' -a \(spec.name)"
          + " -d '\(fishQuoted(spec.summary))'")
      let condition =
        spec.name == "phone"
        ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(spec.name)"
      for option in spec.options {
        let value: String =
          switch option.value {
          case .none: ""
          case _ where !choices(option).isEmpty:
            " -x -a '\(choices(option).joined(separator: " "))'"
          case _ where takesFile(option): " -r -F"
          case .word, .text, .path, .number, .integer: " -x"
          }
        let letter = option.letter.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c islet -n '\(condition)'\(letter) -l \(option.name)\(value)"
            + " -d '\(fishQuoted(option.help))'")
      }
      let words = operandWords(spec)
      if !words.isEmpty {
        lines.append("complete -c islet -n '\(condition)' -a '\(words)'")
      }
      if takesFiles(spec) {
        lines.append("complete -c islet -n '\(condition)' -F")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }

  private static func bracketed(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
