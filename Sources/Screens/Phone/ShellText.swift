/// Words of a shell's command, in the pieces between which a line may end.
struct ShellText {
  /// What no line's end may part: a character, an escape outside of quotes, or a whole `$(…)`.
  private struct Piece {
    var text: String
    /// The columns that it takes in a terminal.
    var columns: Int
    /// Whether single quotes are open behind it.
    var isQuoted: Bool
    /// Whether a line's end behind it is only white space of JSON.
    var isGap = false

    /// What makes the shell go on in the next line: quotes are closed first and opened again there.
    var end: (mark: String, next: String) { isQuoted ? ("'\\", "'") : ("\\", "") }
  }

  private var pieces: [Piece] = []

  /// Reads words.
  ///
  /// - Parameter isJSON: whether what stands in quotes is JSON.
  init(_ text: String, isJSON: Bool) {
    // By scalars, as a shell reads: an accent may make one character of a quote and itself.
    var rest = Substring(text)
    var (isQuoted, isString, isEscaped) = (false, false, false)
    while let first = rest.unicodeScalars.first {
      let wasQuoted = isQuoted
      var end = rest.unicodeScalars.index(after: rest.startIndex)
      if first == "'" {
        isQuoted.toggle()
      } else if !isQuoted, first == "\\", end < rest.endIndex {
        end = rest.unicodeScalars.index(after: end)
      } else if !isQuoted, rest.hasPrefix("$(") {
        end = Self.endOfCommand(rest)
      } else {
        let quote = rest.unicodeScalars.firstIndex(of: "'") ?? rest.endIndex
        end = min(rest.index(after: rest.startIndex), quote)
      }
      let piece = rest[..<end]
      rest = rest[end...]
      pieces.append(
        Piece(text: String(piece), columns: Sheet.width(String(piece)), isQuoted: isQuoted))
      guard isJSON, wasQuoted, isQuoted else { continue }
      for scalar in piece.unicodeScalars {
        if scalar == "\"", !isEscaped { isString.toggle() }
        isEscaped = scalar == "\\" && !isEscaped
      }
      let last = piece.unicodeScalars.last
      pieces[pieces.count - 1].isGap = !isString && (last == "," || last == "{" || last == "[")
    }
  }

  /// Returns where a `$(…)` ends that a text begins with.
  private static func endOfCommand(_ text: Substring) -> String.Index {
    var depth = 0
    for index in text.unicodeScalars.indices {
      switch text.unicodeScalars[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text.unicodeScalars.index(after: index) }
      default: break
      }
    }
    return text.endIndex
  }

  /// Adds that the command goes on in the next line.
  mutating func addContinuation() {
    pieces.append(Piece(text: " \\", columns: 2, isQuoted: false))
  }

  /// Returns the text in lines of a width, each with as much as it has room for. A piece that is wider by itself stands in
  /// a line of its own.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    var (first, start) = (0, "")
    while first < pieces.count {
      var columns = start.count
      // Behind which pieces the line may end: the last that only just fits, and the last gap of JSON.
      var (cut, gap): (Int?, Int?) = (nil, nil)
      var place = first
      while place < pieces.count, columns + pieces[place].columns <= width {
        columns += pieces[place].columns
        if pieces[place].isGap { gap = place }
        if columns + pieces[place].end.mark.count <= width { cut = place }
        place += 1
      }
      let isRest = place == pieces.count
      let last = isRest ? place - 1 : gap ?? cut ?? first
      let end = isRest || last == gap ? ("", "") : pieces[last].end
      lines.append(start + pieces[first...last].map(\.text).joined() + end.0)
      (first, start) = (last + 1, end.1)
    }
    return lines
  }
}
