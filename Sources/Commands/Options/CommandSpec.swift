/// One subcommand as the table describes it.
public struct CommandSpec: Sendable {
  /// One line that a person can copy, with what it does.
  public struct Example: Sendable, Hashable {
    public var line: String
    public var meaning: String
  }

  public var name: String
  /// What stands after the name: `APP|PATH [STATE]`; empty when nothing may.
  public var operands: String
  /// How many operands it takes.
  public var operandCount: ClosedRange<Int>
  /// One line for the list of commands, without a full stop.
  public var summary: String
  /// Paragraphs for help and man page.
  public var details: String
  public var examples: [Example]
  public var options: [Option]
  /// Kept out of help and completions: what Islet says to itself.
  public var isHidden: Bool

  init(
    _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, _ summary: String,
    details: String = "", examples: [(String, String)] = [], options: [Option] = [],
    isHidden: Bool = false
  ) {
    (self.name, self.operands, self.operandCount) = (name, operands, count)
    (self.summary, self.details, self.options) = (summary, details, options)
    self.examples = examples.map { Example(line: $0.0, meaning: $0.1) }
    self.isHidden = isHidden
  }

  /// The option with this long name.
  func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// The option with this letter.
  func option(letter: Character) -> Option? { options.first { $0.letter == letter } }
}
