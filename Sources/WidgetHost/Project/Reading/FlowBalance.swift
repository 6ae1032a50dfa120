/// Counts braces, brackets and quotes that are open, line by line.
struct FlowBalance {
  private var depth = 0
  private var quotes = OpenQuote()

  /// Whether more of the text is to come.
  var isOpen: Bool { depth > 0 }

  /// Takes in a line.
  mutating func take(_ line: some StringProtocol) {
    quotes.beginLine()
    for character in line where !quotes.takes(character) {
      switch character {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
    }
  }
}

/// The quoted text that is open, character by character.
struct OpenQuote {
  private var quote: Character?
  private var before: Character = " "
  private var isEscaped = false
  /// Whether the last character closed a text in apostrophes.
  private var isApostrophe = false

  /// Begins a line; a quoted text may go on in it.
  mutating func beginLine() { (before, isEscaped, isApostrophe) = (" ", false, false) }

  /// Takes in a character, and returns whether it is part of a quoted text.
  mutating func takes(_ character: Character) -> Bool {
    defer { before = character }
    guard let open = quote else {
      // An apostrophe right behind another one goes on with the text that this one seemed to end.
      if character.opensQuote(behind: before) || character == "'" && isApostrophe {
        quote = character
      }
      isApostrophe = false
      return quote != nil
    }
    if isEscaped {
      isEscaped = false
    } else if character == open {
      quote = nil
      isApostrophe = open == "'"
    } else {
      isEscaped = character.escapes(within: open)
    }
    return true
  }
}

extension Character {
  /// Returns whether what follows it in a quoted text ends nothing: a quotation mark behind a backslash.
  fileprivate func escapes(within quote: Character) -> Bool { self == "\\" && quote == "\"" }

  /// Returns whether it opens a quoted text behind another character: within a word it is an apostrophe.
  fileprivate func opensQuote(behind other: Character) -> Bool {
    (self == "\"" || self == "'") && (other.isWhitespace || "[{,:".contains(other))
  }
}
