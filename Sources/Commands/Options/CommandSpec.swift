/// One subcommand as the table describes it.
struct CommandSpec: Sendable {
  /// Does what the command is for and gives the exit code.
  typealias Run = @MainActor (Arguments, Console) throws(UsageError) -> Int32

  /// One line that a person can copy, with what it does.
  struct Example: Sendable, Hashable {
    var line: String
    var meaning: String
  }

  var name: String
  /// What people type in place of the name; a message then leads to it.
  var otherWords: [String]
  /// What stands after the name: `APP|PATH [STATE]`; empty when nothing may.
  var operands: String
  /// How many operands it takes.
  var operandCount: ClosedRange<Int>
  /// One line for the list of commands, without a full stop.
  var summary: String
  /// Paragraphs for help and man page.
  var details: String
  var examples: [Example]
  var options: [Option]
  /// Whether it runs parts of this program in processes of their own: widgets, and the compiler.
  var startsParts: Bool
  var run: Run

  init(
    _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, _ summary: String,
    details: String = "", examples: [(String, String)] = [], options: [Option] = [],
    otherWords: [String] = [], startsParts: Bool = false, run: @escaping Run
  ) {
    (self.name, self.operands, self.operandCount) = (name, operands, count)
    (self.otherWords, self.startsParts) = (otherWords, startsParts)
    (self.summary, self.details, self.options) = (summary, details, options)
    self.run = run
    self.examples = examples.map { Example(line: $0.0, meaning: $0.1) }
  }

  /// Returns the name of the command that a word was probably meant for.
  static func name(meantBy word: String, among commands: [CommandSpec]) -> String? {
    commands.first { $0.otherWords.contains(word.lowercased()) }?.name
      ?? NearestWord.find(word, in: commands.map(\.name))
  }

  /// Returns the option with this long name.
  func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// Returns the option with this letter.
  func option(letter: Character) -> Option? { options.first { $0.letter == letter } }
}
