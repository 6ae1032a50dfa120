/// Reads the arguments by the option table.
struct ArgumentParser {
  var commands: [CommandSpec]
  /// The command meant when none is named.
  var standard: CommandSpec

  /// Returns the arguments in order, or what is wrong with them.
  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var state = State(spec: standard)
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try take(operand: operand, &state, mayBeCommand: false) }
        break
      }
      if word.hasPrefix("--") {
        try takeLong(word.dropFirst(2), &rest, &state)
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeLetter(word, &rest, &state)
      } else {
        try take(operand: word, &state, mayBeCommand: true)
      }
    }
    try check(state)
    return state.arguments
  }

  private struct State {
    var spec: CommandSpec
    var arguments: Arguments
    var namesCommand = false

    init(spec: CommandSpec) {
      self.spec = spec
      arguments = Arguments(command: spec.name)
    }
  }

  private func take(
    operand: String, _ state: inout State, mayBeCommand: Bool
  ) throws(UsageError) {
    guard mayBeCommand, !state.namesCommand else {
      // As a path it would be the folder that the command runs in.
      if operand.isEmpty {
        throw UsageError(
          "\(line(state.spec)) is given an empty word", fix: "look for a variable that is not set")
      }
      state.arguments.operands.append(operand)
      return
    }
    guard let spec = commands.first(where: { $0.name == operand }) else {
      let shown = printable(operand)
      if let near = CommandSpec.name(meantBy: operand, among: commands) {
        throw UsageError("there is no command “\(shown)”", fix: "did you mean: islet \(near)")
      }
      if operand == Option.version.name {
        throw UsageError("there is no command “\(shown)”", fix: "did you mean: islet --version")
      }
      if operand.contains("/") || operand.hasSuffix(".swift") {
        throw UsageError(
          "“\(shown)” is not a command", fix: "to see a widget's source: islet preview \(shown)")
      }
      throw UsageError("there is no command “\(shown)”", fix: "islet --help lists the commands")
    }
    state.spec = spec
    state.arguments.command = spec.name
    state.namesCommand = true
  }

  private func takeLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ state: inout State
  ) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let inline = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    // An option may stand before the command's name; it has to be one of that command.
    let ahead = state.namesCommand ? nil : commandAhead(in: ["--\(word)"] + rest)
    guard let option = (ahead ?? state.spec).option(named: name) else {
      throw unknown("--\(name)", named: name, in: ahead ?? state.spec)
    }
    try take(option, inline: inline, &rest, &state)
  }

  private func takeLetter(
    _ word: String, _ rest: inout ArraySlice<String>, _ state: inout State
  ) throws(UsageError) {
    let letters = Array(word.dropFirst())
    let ahead = state.namesCommand ? nil : commandAhead(in: [word] + rest)
    for (index, letter) in letters.enumerated() {
      guard let option = (ahead ?? state.spec).option(letter: letter) else {
        throw unknown("-\(letter)", named: nil, in: ahead ?? state.spec)
      }
      if option.value == .none {
        try take(option, inline: nil, &rest, &state)
        continue
      }
      let tail = String(letters[(index + 1)...])
      try take(option, inline: tail.isEmpty ? nil : tail, &rest, &state)
      return
    }
  }

  /// Returns the command that words name behind their options.
  ///
  /// An option's value may be called as a command is: `--state check`. So a command counts only where it is what comes
  /// first when the options are read as its own.
  private func commandAhead(in words: ArraySlice<String>) -> CommandSpec? {
    words.lazy.compactMap { word in commands.first { $0.name == word } }
      .first { firstOperand(of: words, read: $0) == $0.name }
  }

  /// Returns the first word that is no option and no option's value, as a command reads them; nil where there is none.
  private func firstOperand(of words: ArraySlice<String>, read spec: CommandSpec) -> String? {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" { return nil }
      guard word.hasPrefix("-"), word.count > 1 else { return word }
      if takesNext(word, in: spec), rest.first?.hasPrefix("--") == false { rest.removeFirst() }
    }
    return nil
  }

  /// Returns whether the word behind an option is its value; of an option that a command does not have, as the first
  /// command reads it that has it.
  private func takesNext(_ word: String, in spec: CommandSpec) -> Bool {
    let specs = [spec] + commands
    if word.hasPrefix("--") {
      let name = String(word.dropFirst(2))
      let option = specs.lazy.compactMap { $0.option(named: name) }.first
      return option.map { $0.value != .none } ?? false
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let option = specs.lazy.compactMap { $0.option(letter: letter) }.first
      // What stands behind its letter in the same word is its value.
      if let option, option.value != .none { return letters.isEmpty }
    }
    return false
  }

  private func take(
    _ option: Option, inline: String?, _ rest: inout ArraySlice<String>, _ state: inout State
  ) throws(UsageError) {
    if state.arguments.has(option.name), !option.isRepeatable, option.value != .none {
      throw UsageError("--\(option.name) is given twice", fix: "give it once")
    }
    guard option.value != .none else {
      if inline != nil {
        throw UsageError("--\(option.name) takes no value", fix: "--\(option.name) alone")
      }
      state.arguments.add("", to: option.name)
      return
    }
    guard let given = inline ?? rest.popFirst(), !given.hasPrefix("--") || inline != nil else {
      throw UsageError(
        "--\(option.name) needs a value", fix: "--\(option.name) \(option.placeholder ?? "VALUE")")
    }
    let value = option.value(of: given)
    if let complaint = option.complaint(about: value) { throw UsageError(complaint) }
    state.arguments.add(value, to: option.name)
  }

  private func unknown(_ shown: String, named name: String?, in spec: CommandSpec) -> UsageError {
    let near = name.flatMap { NearestWord.find($0, in: spec.options.map(\.name)) }
    let command = line(spec)
    return UsageError(
      "\(command) has no option \(printable(shown))",
      fix: near.map { "did you mean --\($0)?" } ?? name.flatMap(elsewhere)
        ?? "\(command) --help lists them")
  }

  /// Returns what is typed for a command.
  private func line(_ spec: CommandSpec) -> String {
    spec.name == standard.name ? "islet" : "islet \(spec.name)"
  }

  /// Returns the option of another command that was probably meant.
  private func elsewhere(_ name: String) -> String? {
    if let spec = commands.first(where: { $0.options.contains { $0.name == name } }) {
      return "\(line(spec)) has --\(name)"
    }
    for spec in commands {
      if let near = NearestWord.find(name, in: spec.options.map(\.name)) {
        return "\(line(spec)) has --\(near)"
      }
    }
    return nil
  }

  private func check(_ state: State) throws(UsageError) {
    let spec = state.spec
    if state.arguments.has("help") { return }
    let count = state.arguments.operands.count
    if count < spec.operandCount.lowerBound {
      throw UsageError(
        "\(line(spec)) needs \(spec.operands)",
        fix: spec.examples.first.map { "for example: \($0.line)" })
    }
    if count > spec.operandCount.upperBound {
      let extra = printable(state.arguments.operands[spec.operandCount.upperBound])
      throw UsageError(
        "“\(extra)” is more than \(line(spec)) takes",
        fix: spec.operands.isEmpty
          ? "\(line(spec)) takes options only" : "\(line(spec)) \(spec.operands)")
    }
  }
}
