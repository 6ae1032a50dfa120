/// The emphasis that localised text may have: `**strong**`, `*emphasized*`, `` `code` ``,
/// `~~struck~~` and `[links](…)`.
enum Markdown {
  struct Span: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var isLink = false
  }

  static func spans(_ string: String) -> [Span] {
    // Most text has no marks at all.
    guard string.contains(where: { "*_`~[^\\".contains($0) }) else {
      return string.isEmpty ? [] : [Span(text: string)]
    }
    var parser = Parser(characters: Array(string))
    return parser.spans(until: nil)
  }

  private struct Parser {
    let characters: [Character]
    var position = 0

    init(characters: [Character]) { self.characters = characters }

    mutating func spans(until end: String?) -> [Span] {
      var spans: [Span] = []
      var plain = ""
      func flush() {
        if !plain.isEmpty { spans.append(Span(text: plain)) }
        plain = ""
      }
      while position < characters.count {
        if let end, starts(with: end) { break }
        if characters[position] == "\\", position + 1 < characters.count,
          characters[position + 1].isPunctuation || characters[position + 1].isSymbol
        {
          plain.append(characters[position + 1])
          position += 2
          continue
        }
        if let marked = markedSpans() {
          flush()
          spans += marked
        } else {
          plain.append(characters[position])
          position += 1
        }
      }
      flush()
      return spans
    }

    private func starts(with mark: String, at place: Int? = nil) -> Bool {
      let place = place ?? position
      let mark = Array(mark)
      return place + mark.count <= characters.count
        && Array(characters[place..<place + mark.count]) == mark
    }

    private func isWord(_ place: Int) -> Bool {
      characters.indices.contains(place)
        && (characters[place].isLetter || characters[place].isNumber)
    }

    /// Returns the place of a closing mark that stands right after text.
    private func closing(_ mark: String, from start: Int) -> Int? {
      var place = start
      while place < characters.count {
        if place > start, starts(with: mark, at: place), !characters[place - 1].isWhitespace {
          return place
        }
        place += 1
      }
      return nil
    }

    private mutating func markedSpans() -> [Span]? {
      for mark in ["**", "__", "~~", "*", "_", "`"] where starts(with: mark) {
        let start = position + mark.count
        guard start < characters.count, !characters[start].isWhitespace,
          let end = closing(mark, from: start)
        else { continue }
        // An underscore inside of a word is no mark.
        if mark.hasPrefix("_"), isWord(position - 1) || isWord(end + mark.count) { continue }
        if mark == "`" {
          position = end + 1
          return [Span(text: String(characters[start..<end]), isCode: true)]
        }
        var inner = Parser(characters: Array(characters[start..<end]))
        position = end + mark.count
        return inner.spans(until: nil).map { span in
          var span = span
          switch mark {
          case "**", "__": span.isStrong = true
          case "~~": span.isStruck = true
          default: span.isEmphasized = true
          }
          return span
        }
      }
      return inflected() ?? link()
    }

    /// Makes words agree with their number in `^[2 apple](inflect: true)`.
    private mutating func inflected() -> [Span]? {
      guard starts(with: "^["), let close = closing("](", from: position + 2),
        let end = characters[(close + 2)...].firstIndex(of: ")")
      else { return nil }
      let arguments = String(characters[(close + 2)..<end])
      guard arguments.contains("inflect") else { return nil }
      let text = String(characters[position + 2..<close])
      position = end + 1
      var inner = Parser(characters: Array(Inflection.agreeing(text)))
      return inner.spans(until: nil)
    }

    private mutating func link() -> [Span]? {
      guard characters[position] == "[", let close = closing("](", from: position + 1),
        let end = characters[(close + 2)...].firstIndex(of: ")")
      else { return nil }
      let text = String(characters[position + 1..<close])
      position = end + 1
      return [Span(text: text, isLink: true)]
    }
  }
}
