/// Counts braces, brackets and quotes that are open, line by line.
struct FlowBalance {
  private var depth = 0
  private var quote: Character?

  /// Whether more of the text is to come.
  var isOpen: Bool { depth > 0 }

  /// Takes in a line.
  mutating func take(_ line: some StringProtocol) {
    var before: Character = " "
    var isEscaped = false
    for character in line {
      defer { before = character }
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if character == open {
          quote = nil
        } else {
          isEscaped = character.escapes(within: open)
        }
        continue
      }
      switch character {
      case _ where character.opensQuote(behind: before): quote = character
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
    }
  }
}

extension Character {
  /// Returns whether what follows it in a quoted text ends nothing: a quotation mark behind a backslash.
  func escapes(within quote: Character) -> Bool { self == "\\" && quote == "\"" }

  /// Returns whether it opens a quoted text behind another character: within a word it is an apostrophe.
  func opensQuote(behind other: Character) -> Bool {
    (self == "\"" || self == "'") && (other.isWhitespace || "[{,:".contains(other))
  }
}
