/// What was typed, once the option table has been through it.
public struct Arguments: Sendable, Hashable {
  /// The subcommand's name; `phone` when none was typed.
  public var command: String
  /// What is not an option, in order.
  public var operands: [String]
  /// The values by option name; a flag has one empty text.
  private var values: [String: [String]]

  /// Arguments; to be made by `ArgumentParser`, and by tests.
  public init(command: String, operands: [String] = [], values: [String: [String]] = [:]) {
    (self.command, self.operands, self.values) = (command, operands, values)
  }

  /// Whether the option is there.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The option's last value.
  public func text(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may stand more than once.
  public func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The option's value as a number; the table has already said no to anything else.
  public func number(_ name: String) -> Double? { text(name).flatMap(Double.init) }

  /// The option's value as a whole number.
  public func integer(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

  /// The option's value as a case of an enumeration whose raw values are the table's words.
  public func word<Word: RawRepresentable<String>>(_ name: String, as type: Word.Type) -> Word? {
    text(name).flatMap(Word.init(rawValue:))
  }

  mutating func add(_ value: String, to name: String) { values[name, default: []].append(value) }
}

/// Wrong usage or bad input: the sentence for a person and what to do; ends with exit code 2.
public struct UsageError: Error, Hashable, Sendable {
  public var sentence: String
  public var fix: String?

  /// A sentence without a full stop at its end, and what to type instead.
  public init(_ sentence: String, fix: String? = nil) {
    (self.sentence, self.fix) = (sentence, fix)
  }
}
