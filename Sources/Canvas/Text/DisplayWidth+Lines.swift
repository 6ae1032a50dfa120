extension DisplayWidth {
  /// Returns a text in lines of at most so many columns, broken at spaces where there are any.
  public static func lines(of text: String, columns: Int) -> [String] {
    guard columns > 4 else { return [text] }
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let needed = word.reduce(0) { $0 + self.columns(of: $1) }
      if width > 0, width + 1 + needed > columns, needed <= columns {
        lines.append(line)
        (line, width) = ("", 0)
      } else if width > 0 {
        line += " "
        width += 1
      }
      for character in word {
        let own = self.columns(of: character)
        if width + own > columns {
          lines.append(line)
          (line, width) = ("", 0)
        }
        line.append(character)
        width += own
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
