import Findings

/// What was typed, once the option table has been through it.
struct Arguments: Sendable, Hashable {
  /// The subcommand's name; `phone` when none was typed.
  var command: String
  /// What is not an option, in order.
  var operands: [String]
  /// The values by option name; a flag has one empty text.
  private var values: [String: [String]]

  /// Creates arguments; `ArgumentParser` does, and tests do.
  init(command: String, operands: [String] = [], values: [String: [String]] = [:]) {
    (self.command, self.operands, self.values) = (command, operands, values)
  }

  /// Returns whether the option is there.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the option's last value.
  func text(_ name: String) -> String? { values[name]?.last }

  /// Returns all values of an option that may stand more than once.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the option's value as a number; the table has already said no to anything else.
  func number(_ name: String) -> Double? { text(name).flatMap(Double.init) }

  /// Returns the option's value as a whole number.
  func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// Returns the option's value as a case of an enumeration whose raw values are the table's words.
  func word<Word: RawRepresentable<String>>(_ name: String, as type: Word.Type) -> Word? {
    text(name).flatMap(Word.init(rawValue:))
  }

  mutating func add(_ value: String, to name: String) { values[name, default: []].append(value) }
}

/// Wrong usage or bad input: the sentence for a person and what to do; ends with exit code 2.
struct UsageError: Error, Hashable, Sendable {
  var sentence: String
  var fix: String?
  /// Other things to type, each on a line below the first one.
  var moreFixes: [String] = []
  /// The line of a file that is wrong, when it is one.
  var location: SourceLocation?
  /// All that was found, when it is the first of several.
  var findings: [Finding] = []

  /// Creates an error from a sentence without a full stop at its end, and what to type instead.
  init(
    _ sentence: String, fix: String? = nil, at location: SourceLocation? = nil,
    findings: [Finding] = []
  ) {
    (self.sentence, self.fix, self.location) = (sentence, fix, location)
    self.findings = findings
  }
}
