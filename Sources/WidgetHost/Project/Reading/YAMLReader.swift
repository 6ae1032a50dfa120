import Findings

/// Reads the part of YAML that project files are written in: tables and lists by indentation, flow forms, scalars.
///
/// JSON is a flow form of YAML, so that `app.json` is read here as well, with its lines. What has a name of its own
/// (`&name`) stands wherever the name does (`*name`), and tables are merged (`<<: *name`); tags say nothing.
struct YAMLReader {
  /// A line with something on it.
  private struct Line {
    var indent: Int
    /// Whether a tab stands before its text: nothing is indented by tabs.
    var hasTab: Bool
    var text: Substring
    var number: Int
  }

  private var lines: [Line] = []
  /// All lines as they are written: within quotes and below a bar nothing is a comment.
  private let written: [Substring]
  private var place = 0
  private var depth = 0
  /// What has a name of its own.
  private var named: [String: ProjectValue] = [:]
  /// How many values names may stand for at most: names of names would grow without end.
  private var room = 100_000

  /// The first line that fits nowhere, or on which something begins that does not end: nobody who reads YAML takes it.
  private var fault: Int?

  /// Returns what a file says; nil when it is not of this form.
  static func read(_ bytes: [UInt8]) -> ProjectValue? { reading(bytes).value }

  /// Returns what a file says as far as it can be read, and the first line that is at fault.
  static func reading(_ bytes: [UInt8]) -> (value: ProjectValue?, fault: Int?) {
    // What is UTF-16 would be one long word.
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      return (nil, 1)
    }
    // Some editors put a mark of the order of bytes in front.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(
      decoding: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0), as: UTF8.self)
    let first = text.first { !$0.isWhitespace }
    if first == "{" || first == "[" || first == "/" {
      var flow = FlowReader(text, line: 1, isJSON: true)
      let value = flow.value()
      return (value, value == nil || !flow.isAtEnd ? flow.line : nil)
    }
    var reader = YAMLReader(text)
    let value = reader.block(from: 0)
    if reader.lines.indices.contains(reader.place) {
      reader.note(reader.lines[reader.place].number)
    }
    return (value, reader.fault)
  }

  private mutating func note(_ line: Int) { fault = min(fault ?? line, line) }

  private init(_ text: String) {
    written = text.sourceLines
    for (number, line) in zip(1..., written) {
      let indent = line.prefix { $0 == " " }.count
      let rest = Self.withoutComment(line.dropFirst(indent))
      // `%YAML 1.2` says how a file is written, and `---` and `...` where it begins and ends.
      guard !rest.isEmpty, rest != "---", rest != "...", indent > 0 || !rest.hasPrefix("%") else {
        continue
      }
      let hasTab = line.dropFirst(indent).first == "\t"
      lines.append(Line(indent: indent, hasTab: hasTab, text: rest, number: number))
    }
  }

  /// Returns a table, a list or a scalar whose lines are indented at least so far.
  private mutating func block(from indent: Int) -> ProjectValue? {
    guard lines.indices.contains(place), lines[place].indent >= indent,
      depth < ProjectValue.depthLimit
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let line = lines[place]
    if Self.isItem(line.text) { return list(line.indent) }
    if Self.key(of: line.text) != nil { return table(line.indent) }
    // A value may begin on the line below its key.
    return value(line.text, line.number, under: indent - 1)
  }

  /// Returns whether a line begins with the dash of a list.
  private static func isItem(_ text: Substring) -> Bool {
    text == "-" || text.hasPrefix("- ") || text.hasPrefix("-\t")
  }

  private mutating func list(_ indent: Int) -> ProjectValue? {
    let start = lines[place].number
    var items: [ProjectValue] = []
    while lines.indices.contains(place), lines[place].indent == indent,
      Self.isItem(lines[place].text)
    {
      let rest = lines[place].text.dropFirst()
      let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
      guard blanks < rest.count else {
        place += 1
        if let item = block(from: indent + 1) { items.append(item) }
        continue
      }
      // What stands behind the dash is a block that is indented as far as it stands there.
      let number = lines[place].number
      lines[place].indent = indent + 1 + blanks
      lines[place].text = rest.dropFirst(blanks)
      if Self.key(of: lines[place].text) == nil, !Self.isItem(lines[place].text) {
        items.append(value(lines[place].text, number, under: indent, isItem: true))
      } else if let item = block(from: indent + 1) {
        items.append(item)
      }
      skip(under: indent)
    }
    return ProjectValue(.list(items), line: start)
  }

  private mutating func table(_ indent: Int) -> ProjectValue? {
    let start = lines[place].number
    var members: [String: ProjectValue] = [:]
    while lines.indices.contains(place), lines[place].indent == indent,
      let (key, rest) = Self.key(of: lines[place].text)
    {
      let number = lines[place].number
      if lines[place].hasTab { note(number) }
      if rest.isEmpty {
        place += 1
        // A list may stand as far to the left as its key.
        let isList = lines.indices.contains(place) && lines[place].text.hasPrefix("-")
        var value =
          block(from: isList ? indent : indent + 1) ?? ProjectValue(.text(""), line: number)
        value.line = number
        members[key] = value
      } else {
        members[key] = value(rest, number, under: indent)
      }
      skip(under: indent)
    }
    return ProjectValue(.table(Self.merged(members)), line: start)
  }

  /// Returns a table with what it takes from others by `<<`: its own members go before theirs.
  private static func merged(_ members: [String: ProjectValue]) -> [String: ProjectValue] {
    var members = members
    guard let base = members.removeValue(forKey: "<<") else { return members }
    for table in base.items.isEmpty ? [base] : base.items {
      guard case .table(let more) = table.content else { continue }
      members.merge(more) { own, _ in own }
    }
    return members
  }

  /// Goes behind what does not fit in: it belongs to nobody, and nobody who reads YAML takes it.
  private mutating func skip(under indent: Int) {
    while lines.indices.contains(place), lines[place].indent > indent {
      note(lines[place].number)
      place += 1
    }
  }

  /// Returns a value that begins on the line of its key or dash, and goes behind its last line.
  private mutating func value(
    _ text: Substring, _ number: Int, under indent: Int, isItem: Bool = false
  ) -> ProjectValue {
    var name: Substring?
    var text = text
    while text.first == "&" || text.first == "!" {
      let word = text.prefix { !$0.isWhitespace }
      if word.first == "&" { name = word.dropFirst() }
      text = Self.trimmed(text.dropFirst(word.count))
    }
    var value: ProjectValue
    if text.isEmpty {
      // What has the name or the tag stands below.
      place += 1
      let isList = !isItem && lines.indices.contains(place) && Self.isItem(lines[place].text)
      value = block(from: isList ? indent : indent + 1) ?? ProjectValue(.text(""), line: number)
      value.line = number
    } else {
      value = resolved(bare(text, number, under: indent), 0)
    }
    if let name { named[String(name)] = value }
    return value
  }

  /// Returns a value with what the names in it stand for.
  private mutating func resolved(_ value: ProjectValue, _ below: Int) -> ProjectValue {
    var value = value
    switch value.content {
    case .text(let text):
      guard text.first == "*", room > 0, let meant = named[String(text.dropFirst())] else { break }
      room -= meant.count
      guard room > 0, depth + below + meant.depth <= ProjectValue.depthLimit else { break }
      value.content = meant.content
    case .list(let items): value.content = .list(items.map { resolved($0, below + 1) })
    case .table(let members):
      value.content = .table(Self.merged(members.mapValues { resolved($0, below + 1) }))
    case .flag, .number: break
    }
    return value
  }

  /// Returns a value without a name or a tag in front.
  private mutating func bare(_ text: Substring, _ number: Int, under indent: Int) -> ProjectValue {
    place += 1
    switch text.first {
    case "|", ">":
      if !Self.isHeading(text) { note(number) }
      return lines(below: number, under: indent, by: text.lazy.compactMap(\.wholeNumberValue).first)
    case "{", "[":
      var whole = String(text)
      var balance = FlowBalance()
      balance.take(text)
      while balance.isOpen, lines.indices.contains(place) {
        whole += "\n" + lines[place].text
        balance.take(lines[place].text)
        place += 1
      }
      var flow = FlowReader(whole, line: number)
      let value = flow.value()
      if balance.isOpen { note(number) } else if value == nil || !flow.isAtEnd { note(flow.line) }
      return value ?? ProjectValue(.text(whole), line: number)
    case "\"", "'": return quoted(text, number)
    default:
      if !Self.mayBegin(text) || Self.isItem(text) { note(number) }
      // A text goes on in the lines that stand deeper.
      var words = [text]
      // Within a text without quotes a colon would make it a key: its line stands too deep, or on the line of another.
      if Self.colon(in: text) != nil { note(number) }
      while lines.indices.contains(place), lines[place].indent > indent {
        if Self.colon(in: lines[place].text) != nil { note(lines[place].number) }
        words.append(lines[place].text)
        place += 1
      }
      return ProjectValue(word: words.joined(separator: " "), line: number)
    }
  }

  /// Returns a text of the lines below a bar, as they are written.
  ///
  /// - Parameter depth: how far they are indented; nil: the first one says it.
  private mutating func lines(
    below number: Int, under indent: Int, by depth: Int?
  ) -> ProjectValue {
    var words: [Substring] = []
    var (last, own) = (number, depth.map { max(indent, 0) + $0 } ?? indent + 1)
    var isKnown = depth != nil
    while written.indices.contains(last), !Self.isMark(written[last]) {
      let line = written[last]
      let blanks = line.prefix { $0 == " " }.count
      if !line.allSatisfy(\.isWhitespace) {
        guard blanks >= own else { break }
        if !isKnown { (own, isKnown) = (blanks, true) }
      }
      words.append(line.dropFirst(own))
      last += 1
    }
    while words.last?.isEmpty == true { words.removeLast() }
    goBehind(last)
    return ProjectValue(.text(words.joined(separator: "\n")), line: number)
  }

  private mutating func goBehind(_ number: Int) {
    while lines.indices.contains(place), lines[place].number <= number { place += 1 }
  }

  /// Returns a text in quotes, which ends with its closing quote, however far to the left that stands.
  private mutating func quoted(_ text: Substring, _ number: Int) -> ProjectValue {
    var quote = QuotedLines(text)
    var last = number
    while quote.isOpen, written.indices.contains(last), !Self.isMark(written[last]) {
      quote.take(written[last])
      last += 1
    }
    goBehind(last)
    if quote.isOpen || quote.isWrong { note(number) }
    if !Self.withoutComment(quote.rest).isEmpty { note(last) }
    return ProjectValue(.text(quote.text), line: number)
  }

  /// Returns whether a line says where a file begins or ends, which no text in quotes has in it.
  private static func isMark(_ line: Substring) -> Bool {
    (line.hasPrefix("---") || line.hasPrefix("..."))
      && line.dropFirst(3).first?.isWhitespace != false
  }

  /// Returns whether a bar or an angle has nothing behind it but how the lines below are read: `|2-`.
  private static func isHeading(_ text: Substring) -> Bool {
    text.dropFirst().allSatisfy { "+-123456789".contains($0) } && text.count <= 3
  }

  /// Returns whether a text without quotes may begin so: a few signs mean something else, or nothing yet.
  static func mayBegin(_ text: some StringProtocol) -> Bool {
    guard let first = text.first else { return true }
    if first == "*" {
      // It stands for what has that name: `*.md` is none.
      let name = text.dropFirst()
      return !name.isEmpty
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "-" }
    }
    return !"@`%,]}".contains(first)
  }

  /// Returns the key of a line and what stands behind it; nil where the line has no key.
  private static func key(of text: Substring) -> (String, Substring)? {
    var text = text
    // A name in front of a key is the key's, which nobody asks for.
    while text.first == "&" || text.first == "!" {
      text = trimmed(text.drop { !$0.isWhitespace })
    }
    if text.first == "\"" || text.first == "'" {
      guard let (key, behind) = FlowReader.quoted(at: text) else { return nil }
      let rest = trimmed(behind)
      guard rest.first == ":" else { return nil }
      return (key, trimmed(rest.dropFirst()))
    }
    guard text.first != "{", text.first != "[", let colon = colon(in: text) else { return nil }
    return (String(trimmed(text[..<colon])), trimmed(text[text.index(after: colon)...]))
  }

  /// Returns the colon that ends a key: only one before a blank does, as XcodeGen has keys such as `sources:REPLACE`.
  private static func colon(in text: Substring) -> Substring.Index? {
    text.indices.first { place in
      guard text[place] == ":", place > text.startIndex else { return false }
      let next = text.index(after: place)
      return next == text.endIndex || text[next] == " " || text[next] == "\t"
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quotes = OpenQuote()
    var before: Character = " "
    for place in line.indices {
      let character = line[place]
      if !quotes.takes(character), character == "#", before.isWhitespace {
        return trimmed(line[..<place])
      }
      before = character
    }
    return trimmed(line)
  }
}
