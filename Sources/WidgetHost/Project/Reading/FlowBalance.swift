/// Counts braces, brackets and quotes that are open, line by line.
struct FlowBalance {
  private var depth = 0
  private var quote: Character?

  /// Whether more of the text is to come.
  var isOpen: Bool { depth > 0 }

  /// Takes in a line.
  mutating func take(_ line: some StringProtocol) {
    for character in line {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      default: break
      }
    }
  }
}
