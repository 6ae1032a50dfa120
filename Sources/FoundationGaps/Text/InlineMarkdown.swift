/// Reads the emphasis that a line of text may have: `**strong**`, `*emphasized*`, `` `code` ``, `~~struck~~`, `[links](…)`
/// `^[2 apple](inflect: true)`, `![words for pictures](…)`, `<https://example.com>` and `&amp;`. Other marks of Markdown stand
/// as they are.
package struct InlineMarkdown {
  /// Text that is meant alike.
  package struct Span: Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// Where a link leads.
    package var destination: String?

    package init(
      text: String, intent: InlinePresentationIntent = [], destination: String? = nil
    ) {
      (self.text, self.intent, self.destination) = (text, intent, destination)
    }
  }

  /// Returns the parts of a line.
  ///
  /// - `inflects`: whether words agree with their number where the line asks for that, as those of an app's own strings do.
  /// - `fill`: puts values into words that are to agree with them, where values are still to be put in.
  package static func spans(
    _ string: String, inflects: Bool = false, fill: @escaping (String) -> String = { $0 }
  ) -> [Span] {
    // Most text has no marks at all.
    guard string.contains(where: { marks.contains($0) }) else {
      return string.isEmpty ? [] : [Span(text: string)]
    }
    var reader = InlineMarkdown(Array(string), inflects, fill)
    reader.read(0..<reader.characters.count)
    return reader.spans
  }

  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "^", "\\", "&", "<"]

  /// Returns a text that means itself where Markdown is read.
  static func escaped(_ text: String) -> String {
    guard text.contains(where: { marks.contains($0) || $0 == "]" }) else { return text }
    return text.reduce(into: "") { result, character in
      if marks.contains(character) || character == "]" { result.append("\\") }
      result.append(character)
    }
  }

  private var characters: [Character]
  private let inflects: Bool
  private let fill: (String) -> String
  /// Whether a character is a mark, which is not shown.
  private var isMark: [Bool]
  /// What characters are meant as; a later one holds beside an earlier one.
  private var meanings: [(range: Range<Int>, intent: InlinePresentationIntent)] = []
  /// In the order of the text.
  private var links: [(range: Range<Int>, destination: String)] = []
  /// What stands in the place of a mark.
  private var inserted: [Int: [Span]] = [:]

  private init(
    _ characters: [Character], _ inflects: Bool, _ fill: @escaping (String) -> String
  ) {
    (self.characters, self.inflects, self.fill) = (characters, inflects, fill)
    isMark = Array(repeating: false, count: characters.count)
  }

  /// Marks in a row that may begin an emphasis.
  private struct Opener {
    var place: Int
    var count: Int
    /// How many marks there were in the row, and whether they might have ended an emphasis, too.
    var row: Int
    var closes: Bool

    /// Returns whether a later row of marks ends what these began: in `**a*b*c**` the single marks belong together
    /// (CommonMark, rules 9 and 10).
    func pairs(with other: Int, _ opens: Bool) -> Bool {
      !(closes || opens) || (row + other) % 3 != 0 || (row % 3 == 0 && other % 3 == 0)
    }
  }

  /// Of the rows of marks that have not ended, so many are looked at: more would take time without end.
  private static let mostOpeners = 16

  /// What is known of a range while it is read, so that no mark is looked for twice in vain.
  private struct Progress {
    var openers: [Character: [Opener]] = [:]
    /// Numbers of backticks in a row that do not come again.
    var unclosedCode: Set<Int> = []
    /// The closing parenthesis that was found last.
    var parenthesis: Int?
    var hasNoParenthesis = false
  }

  private mutating func read(_ range: Range<Int>) {
    var progress = Progress()
    var place = range.lowerBound
    while place < range.upperBound {
      switch characters[place] {
      case "\\": place = escaped(place, range)
      case "`": place = code(place, range, &progress)
      case "&": place = reference(place, range)
      case "<": place = address(place, range)
      case "[", "^", "!": place = link(place, range, &progress) ?? place + 1
      case "*", "_", "~": place = emphasis(place, range, &progress)
      default: place += 1
      }
    }
  }

  /// Takes the meaning from the mark behind a backslash; returns the place behind both.
  private mutating func escaped(_ place: Int, _ range: Range<Int>) -> Int {
    let next = place + 1
    guard next < range.upperBound, characters[next].isPunctuation || characters[next].isSymbol
    else { return next }
    isMark[place] = true
    return next + 1
  }

  /// Returns how many marks of a kind stand in a row.
  private func count(_ place: Int, _ range: Range<Int>) -> Int {
    characters[place..<range.upperBound].prefix { $0 == characters[place] }.count
  }

  private mutating func hide(_ places: Range<Int>) {
    for place in places { isMark[place] = true }
  }

  // MARK: References and addresses

  /// Reads `&amp;` or `&#38;`; returns the place behind it.
  private mutating func reference(_ place: Int, _ range: Range<Int>) -> Int {
    let rest = characters[place + 1..<range.upperBound].prefix(CharacterReferences.longest + 1)
    guard let end = rest.firstIndex(of: ";"),
      let character = CharacterReferences.character(
        Substring(String(characters[place + 1..<end])), .html)
    else { return place + 1 }
    characters[place] = character
    hide(place + 1..<end + 1)
    return end + 1
  }

  /// Reads `<https://example.com>` or `<ann@example.com>`; returns the place behind it.
  private mutating func address(_ place: Int, _ range: Range<Int>) -> Int {
    var end = place + 1
    while end < range.upperBound, characters[end] != ">" {
      if characters[end].isWhitespace || characters[end] == "<" { return place + 1 }
      end += 1
    }
    guard end < range.upperBound else { return place + 1 }
    let address = String(characters[place + 1..<end])
    let isMail = address.wholeMatch(of: /[\w.!#$%&'*+\/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/)
    guard isMail != nil || address.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]{1,31}:.*/) != nil else {
      return place + 1
    }
    hide(place..<place + 1)
    hide(end..<end + 1)
    links.append((place + 1..<end, isMail == nil ? address : "mailto:" + address))
    return end + 1
  }

  // MARK: Marks

  private mutating func code(_ place: Int, _ range: Range<Int>, _ progress: inout Progress) -> Int {
    let length = count(place, range)
    let start = place + length
    guard !progress.unclosedCode.contains(length) else { return start }
    var end = start
    while end < range.upperBound {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let other = count(end, range)
      if other == length {
        hide(place..<start)
        hide(end..<end + length)
        meanings.append((start..<end, .code))
        return end + length
      }
      end += other
    }
    progress.unclosedCode.insert(length)
    return start
  }

  /// Ends emphases that began before these marks, and begins one with what is left of them.
  private mutating func emphasis(
    _ place: Int, _ range: Range<Int>, _ progress: inout Progress
  ) -> Int {
    let symbol = characters[place]
    let end = place + count(place, range)
    let before = place > range.lowerBound ? characters[place - 1] : " "
    let after = end < range.upperBound ? characters[end] : " "
    // An underscore inside of a word is no mark.
    let opens = !after.isWhitespace && !(symbol == "_" && before.isWord)
    let closes = !before.isWhitespace && !(symbol == "_" && after.isWord)
    let row = end - place
    var place = place
    while closes, end > place,
      let last = progress.openers[symbol]?.suffix(Self.mostOpeners).lastIndex(where: {
        symbol == "~" ? $0.row == row : $0.pairs(with: row, opens)
      }),
      var opener = progress.openers[symbol]?[last]
    {
      // What began later and has not ended is no mark.
      progress.openers[symbol]?.removeSubrange(last...)
      let length = symbol == "~" ? row : min(2, opener.count, end - place)
      let start = opener.place + opener.count
      hide(start - length..<start)
      hide(place..<place + length)
      let intent: InlinePresentationIntent =
        symbol == "~" ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
      meanings.append((start..<place, intent))
      // What began inside and has not ended is no mark.
      for other in progress.openers.keys where other != symbol {
        while let last = progress.openers[other]?.last, last.place > opener.place {
          progress.openers[other]?.removeLast()
        }
      }
      opener.count -= length
      if opener.count > 0 { progress.openers[symbol]?.append(opener) }
      place += length
    }
    // Tildes strike alone or by two, and no more.
    if opens, end > place, symbol != "~" || row <= 2 {
      progress.openers[symbol, default: []].append(
        Opener(place: place, count: end - place, row: row, closes: closes))
    }
    return end
  }

  /// Reads `[text](destination)`, the words for a picture, or those that agree with their number; returns the place behind
  /// it.
  private mutating func link(_ place: Int, _ range: Range<Int>, _ progress: inout Progress) -> Int?
  {
    let isInflection = characters[place] == "^"
    let isPicture = characters[place] == "!"
    let bracket = isInflection || isPicture ? place + 1 : place
    guard bracket < range.upperBound, characters[bracket] == "[", !progress.hasNoParenthesis else {
      return nil
    }
    var close = bracket + 1
    while close < range.upperBound, characters[close] != "]", characters[close] != "[" {
      close += characters[close] == "\\" ? 2 : 1
    }
    guard close + 1 < range.upperBound, characters[close] == "]", characters[close + 1] == "("
    else { return nil }
    let behind = (close + 2)..<range.upperBound
    // Found once: each link of a row without an end would look through all that follows.
    if progress.parenthesis.map({ $0 < behind.lowerBound }) ?? true {
      progress.parenthesis = characters[behind].firstIndex(of: ")")
    }
    guard let first = progress.parenthesis else {
      progress.hasNoParenthesis = true
      return nil
    }
    // Behind `^[…]` stands no address, and it may have spaces: `(inflect: true)`.
    let told = isInflection ? (behind.lowerBound..<first, first) : linkAddress(behind)
    guard let (address, end) = told else { return nil }
    let text = bracket + 1..<close
    let destination = unescaped(address)
    if isInflection {
      guard destination.contains("inflect") else { return nil }
      if inflects {
        hide(place..<end + 1)
        inserted[place] = InlineMarkdown.spans(
          Inflection.agreeing(fill(String(characters[text]))))
        return end + 1
      }
    } else if !isPicture {
      links.append((text, destination))
    }
    hide(place..<text.lowerBound)
    hide(close..<end + 1)
    read(text)
    return end + 1
  }

  /// How deep parentheses may stand in an address, as for CommonMark's own reader.
  private static let deepest = 32

  /// What ends the title of a link, by what begins it.
  private static let titleEnds: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]

  /// Reads a link's address and the title that may stand behind it: `https://a.b "words"`, `<a b> (words)`; returns the
  /// address and the place of the parenthesis that closes the link.
  private func linkAddress(_ range: Range<Int>) -> (Range<Int>, Int)? {
    func afterSpaces(_ start: Int) -> Int {
      characters[start..<range.upperBound].firstIndex { !$0.isWhitespace } ?? range.upperBound
    }
    let start = afterSpaces(range.lowerBound)
    let isBracketed = start < range.upperBound && characters[start] == "<"
    let ends = isBracketed ? end(of: start, ">", range) : bareEnd(start..<range.upperBound)
    guard let ends else { return nil }
    let address = (isBracketed ? start + 1 : start)..<ends
    let behind = isBracketed ? ends + 1 : ends
    var place = afterSpaces(behind)
    if place > behind, place < range.upperBound, let mark = Self.titleEnds[characters[place]] {
      guard let title = end(of: place, mark, range) else { return nil }
      place = afterSpaces(title + 1)
    }
    guard place < range.upperBound, characters[place] == ")" else { return nil }
    return (address, place)
  }

  /// Returns where the mark stands that ends what another one begins; nil where that begins again before.
  private func end(of start: Int, _ mark: Character, _ range: Range<Int>) -> Int? {
    var place = start + 1
    while place < range.upperBound {
      let character = characters[place]
      if character == mark { return place }
      if character == characters[start] || mark == ">" && character.isNewline { return nil }
      place += character == "\\" ? 2 : 1
    }
    return nil
  }

  /// Returns where an address ends that stands between no marks: its parentheses come in pairs.
  private func bareEnd(_ range: Range<Int>) -> Int? {
    var (place, depth) = (range.lowerBound, 0)
    while place < range.upperBound, !characters[place].isWhitespace {
      if characters[place] == ")", depth == 0 { break }
      switch characters[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\\": place += 1
      default: break
      }
      if depth > Self.deepest { return nil }
      place += 1
    }
    return depth == 0 ? min(place, range.upperBound) : nil
  }

  /// Returns characters without the backslashes before marks.
  private func unescaped(_ range: Range<Int>) -> String {
    var (text, isMeant) = ("", false)
    for place in range {
      let next = place + 1
      if !isMeant, characters[place] == "\\", next < range.upperBound,
        characters[next].isPunctuation || characters[next].isSymbol
      {
        isMeant = true
      } else {
        text.append(characters[place])
        isMeant = false
      }
    }
    return text
  }

  // MARK: Spans

  private var spans: [Span] {
    var changes: [Int: [(intent: InlinePresentationIntent, by: Int)]] = [:]
    for (range, intent) in meanings {
      changes[range.lowerBound, default: []].append((intent, 1))
      changes[range.upperBound, default: []].append((intent, -1))
    }
    var depths: [InlinePresentationIntent: Int] = [:]
    var intent: InlinePresentationIntent = []
    var coming = links[...]
    var spans: [Span] = []
    for place in characters.indices {
      for change in changes[place] ?? [] {
        depths[change.intent, default: 0] += change.by
        if depths[change.intent] == 0 {
          intent.remove(change.intent)
        } else {
          intent.insert(change.intent)
        }
      }
      for var span in inserted[place] ?? [] {
        span.intent.formUnion(intent)
        spans.append(span)
      }
      if isMark[place] { continue }
      while let link = coming.first, link.range.upperBound <= place { coming.removeFirst() }
      let destination = coming.first.flatMap { $0.range.contains(place) ? $0.destination : nil }
      if let last = spans.indices.last, spans[last].intent == intent,
        spans[last].destination == destination
      {
        spans[last].text.append(characters[place])
      } else {
        spans.append(
          Span(text: String(characters[place]), intent: intent, destination: destination))
      }
    }
    return spans
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
