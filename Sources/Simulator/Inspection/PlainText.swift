import Drawing

/// Writes what a person reads in a picture, line by line: large digits become digits, shapes and symbols
/// nothing.
enum PlainText {
  /// More texts than this are left out: no screen has room for them, and each is compared with those before it.
  private static let limit = 4000

  /// Returns the lines from top to bottom. Texts side by side share a line, with two blanks where there is a
  /// gap.
  static func lines(of list: DisplayList, at now: Double) -> [String] {
    var words: [Word] = []
    collect(list.items, .identity, now, &words)
    var rows: [[Word]] = []
    let inOrder = words.sorted {
      ($0.frame.midY, $0.frame.minX) < ($1.frame.midY, $1.frame.minX)
    }
    for word in inOrder.prefix(limit) {
      // The middle of a word decides its line: letters of two sizes share a baseline, not a box.
      let place = rows.lastIndex { row in row.contains { $0.holds(word) || word.holds($0) } }
      if let place { rows[place].append(word) } else { rows.append([word]) }
    }
    return rows.map { row in
      var line = ""
      var end = -Double.infinity
      for word in row.sorted(by: { $0.frame.minX < $1.frame.minX }) {
        // What stands close belongs together: `2 – 1`.
        let isClose = word.frame.minX - end < word.frame.height / 2
        line += (line.isEmpty ? "" : isClose ? " " : "  ") + word.text
        end = max(end, word.frame.maxX)
      }
      return line
    }
  }

  /// A line of text at its place in the whole picture.
  private struct Word {
    var text: String
    var frame: Rect

    /// Returns whether the other's middle is beside this one.
    func holds(_ other: Word) -> Bool {
      frame.minY < other.frame.midY && other.frame.midY < frame.maxY
    }
  }

  private static func collect(
    _ items: [DisplayItem], _ map: Transform, _ now: Double, _ words: inout [Word]
  ) {
    for item in items {
      switch item {
      case .text(let line):
        let shown = line.resolved(at: now)
        let text = shown.runs.filter { $0.symbol == nil }.map(\.text).joined().withoutBlocks
          .trimmed
        if !text.isEmpty { words.append(Word(text: text, frame: map.box(shown.frame))) }
      case .group(let group):
        if group.opacity <= 0 { continue }
        collect(group.items, group.transform.then(map), now, &words)
      case .view(let view): collect(view.items, map, now, &words)
      case .placeholder(let rect, let label):
        words.append(Word(text: "[\(label)]", frame: map.box(rect)))
      case .fill, .stroke, .symbol, .image, .progress: continue
      }
    }
  }
}

extension String {
  /// The text without block elements: bars and marks that are drawn with letters.
  fileprivate var withoutBlocks: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { !(0x2500...0x259F).contains($0.value) }))
  }

  /// The text without blanks around it.
  fileprivate var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.reversed().drop { $0.isWhitespace }.reversed())
  }
}
