/// Reads a text in quotes line by line, up to its closing quote.
struct QuotedLines {
  private let quote: Character
  /// What it says, as far as it was read.
  private(set) var text = ""
  /// What stands behind the closing quote.
  private(set) var rest: Substring = ""
  /// Whether the closing quote is still to come.
  private(set) var isOpen = true
  /// Whether a backslash stands before what it says nothing of.
  private(set) var isWrong = false
  /// How many lines without anything on them came last.
  private var empty = 0
  /// Whether the line before ends with a backslash, which joins it with the next one.
  private var isJoined = true

  /// Begins a text with the line that it begins on, from its opening quote on.
  init(_ line: Substring) {
    quote = line.first ?? "\""
    read(line.dropFirst())
  }

  /// Takes the next line: what it is indented by and the end of the line are one blank, each empty line is a new line.
  mutating func take(_ line: Substring) {
    let words = line.drop(while: \.isWhitespace)
    guard !words.isEmpty else {
      empty += 1
      return
    }
    if empty > 0 {
      text += String(repeating: "\n", count: empty)
    } else if !isJoined {
      text += " "
    }
    empty = 0
    read(words)
  }

  private mutating func read(_ line: Substring) {
    guard let end = end(in: line) else {
      var own = line
      while own.last?.isWhitespace == true { own.removeLast() }
      isJoined = quote == "\"" && line.reversed().prefix { $0 == "\\" }.count % 2 == 1
      text += said(isJoined ? line.dropLast() : own)
      return
    }
    text += said(line[..<end])
    rest = line[line.index(after: end)...]
    isOpen = false
  }

  /// Returns what a part of the text says.
  private mutating func said(_ part: Substring) -> String {
    let said = FlowReader.quoted(at: "\(quote)\(part)\(quote)")?.text
    isWrong = isWrong || said == nil
    return said ?? String(part)
  }

  /// Returns the quote that closes the text: neither one behind a backslash nor the first of two apostrophes.
  private func end(in line: Substring) -> Substring.Index? {
    var place = line.startIndex
    while place < line.endIndex {
      let next = line.index(after: place)
      let isFollowed = next < line.endIndex
      if isFollowed,
        quote == "\"" ? line[place] == "\\" : line[place] == quote && line[next] == quote
      {
        place = line.index(after: next)
      } else if line[place] == quote {
        return place
      } else {
        place = next
      }
    }
    return nil
  }
}
