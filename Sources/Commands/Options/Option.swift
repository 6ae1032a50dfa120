import Findings

/// One option of the command line. Parsing, help, completions and the man page are all made from it.
struct Option: Sendable, Hashable {
  /// What stands after the option.
  enum Value: Sendable, Hashable {
    /// Nothing: it is there or not.
    case none
    /// A value that is one of these words.
    case word([String])
    /// A number within limits.
    case number(ClosedRange<Double>)
    /// A whole number within limits.
    case integer(ClosedRange<Int>)
    /// Any text, with the word that help shows for it.
    case text(String)
    /// A file or folder.
    case path(String)
  }

  /// The long name without its dashes: `presentation`.
  var name: String
  /// The one-letter form: `o` for `-o`.
  var letter: Character?
  var value: Value
  /// One sentence, without a full stop.
  var help: String
  /// Whether it may stand more than once.
  var isRepeatable: Bool

  init(
    _ name: String, letter: Character? = nil, _ value: Value, _ help: String,
    isRepeatable: Bool = false
  ) {
    (self.name, self.letter, self.value, self.help) = (name, letter, value, help)
    self.isRepeatable = isRepeatable
  }

  init(_ name: String, letter: Character? = nil, _ help: String) {
    self.init(name, letter: letter, .none, help)
  }

  /// The word that stands for the value in help: `FILE`, `light|dark`; nil for a flag.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .word(let words): words.joined(separator: "|")
    case .number, .integer: "N"
    case .text(let word), .path(let word): word
    }
  }

  /// Returns a value as the program knows it: `lock-screen` is the word `lockScreen`, whichever way it is spelt.
  func value(of text: String) -> String {
    guard case .word(let words) = value, !words.contains(text) else { return text }
    func plain(_ word: String) -> String { word.lowercased().filter { $0 != "-" && $0 != "_" } }
    return words.first { plain($0) == plain(text) } ?? text
  }

  /// Returns what is wrong with a value, as a sentence; nil when it can be taken.
  func complaint(about text: String) -> String? {
    switch value {
    case .none: return "--\(name) takes no value"
    case .text(let word), .path(let word):
      if text.isEmpty { return "--\(name) needs \(word)" }
      return value == .path(word) && text == "-" ? complaintAboutDash(word) : nil
    case .word(let words):
      if words.contains(text) { return nil }
      let near = NearestWord.find(text, in: words).map { "; did you mean \($0)?" } ?? ""
      return "--\(name) is one of \(words.joined(separator: ", ")), not “\(printable(text))”\(near)"
    case .number(let range):
      if let number = Double(text), number.isFinite, range.contains(number) { return nil }
      let limits = [range.lowerBound, range.upperBound].map(Option.shown)
      return "--\(name) is a number from \(limits[0]) to \(limits[1]), "
        + "not “\(printable(text))”"
    case .integer(let range):
      if let number = Int(text), range.contains(number) { return nil }
      return "--\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(printable(text))”"
    }
  }

  /// Returns what is wrong with `-` for a file or folder: nil where its placeholder has it, for standard input.
  private func complaintAboutDash(_ placeholder: String) -> String? {
    if placeholder.split(separator: "|").contains("-") { return nil }
    let place = name == Option.output.name ? "standard output is /dev/stdout, and " : ""
    return "--\(name) takes no “-”: \(place)a file of that name is ./-"
  }

  /// Returns a limit as a person writes it: without a fraction that says nothing.
  private static func shown(_ limit: Double) -> String {
    Int(exactly: limit).map(String.init) ?? "\(limit)"
  }
}

/// Returns text from outside with its control characters made visible, so that it can stand in a message.
func printable(_ text: String) -> String { text.printable }
