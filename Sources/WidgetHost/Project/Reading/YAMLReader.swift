import Findings

/// Reads the part of YAML that project files are written in: tables and lists by indentation, flow forms, scalars.
///
/// JSON is a flow form of YAML, so that `app.json` is read here as well, with its lines. Anchors, tags and merged
/// tables are not followed: what stands under them is missing, and nothing may be concluded from that.
struct YAMLReader {
  /// A line with something on it.
  private struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  private var lines: [Line] = []
  private var place = 0
  private var depth = 0

  /// Returns what a file says; nil when it is not of this form.
  static func read(_ bytes: [UInt8]) -> ProjectValue? {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = text.first { !$0.isWhitespace }
    if first == "{" || first == "[" {
      var flow = FlowReader(text, line: 1)
      return flow.value()
    }
    var reader = YAMLReader(text)
    return reader.block(from: 0)
  }

  private init(_ text: String) {
    var number = 0
    for line in text.sourceLines {
      number += 1
      let indent = line.prefix { $0 == " " }.count
      let rest = Self.withoutComment(line.dropFirst(indent))
      guard !rest.isEmpty, rest != "---" else { continue }
      lines.append(Line(indent: indent, text: rest, number: number))
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
    if line.text == "-" || line.text.hasPrefix("- ") { return list(line.indent) }
    if Self.key(of: line.text) != nil { return table(line.indent) }
    // A flow form may begin on the line below its key.
    if "{[".contains(line.text.prefix(1)) { return value(line.text, line.number, under: indent) }
    place += 1
    return Self.scalar(line.text, line.number)
  }

  private mutating func list(_ indent: Int) -> ProjectValue? {
    let start = lines[place].number
    var items: [ProjectValue] = []
    while lines.indices.contains(place), lines[place].indent == indent,
      lines[place].text == "-" || lines[place].text.hasPrefix("- ")
    {
      let rest = lines[place].text.dropFirst()
      let blanks = rest.prefix { $0 == " " }.count
      guard blanks < rest.count else {
        place += 1
        if let item = block(from: indent + 1) { items.append(item) }
        continue
      }
      // What stands behind the dash is a block that is indented as far as it stands there.
      let number = lines[place].number
      lines[place].indent = indent + 1 + blanks
      lines[place].text = rest.dropFirst(blanks)
      if Self.key(of: lines[place].text) == nil {
        items.append(value(lines[place].text, number, under: indent))
      } else if let item = block(from: indent + 1) {
        items.append(item)
      }
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
    }
    // What does not fit in here belongs to nobody.
    while lines.indices.contains(place), lines[place].indent > indent { place += 1 }
    return ProjectValue(.table(members), line: start)
  }

  /// Returns a value that begins on the line of its key or dash, and goes behind its last line.
  private mutating func value(_ text: Substring, _ number: Int, under indent: Int) -> ProjectValue {
    place += 1
    switch text.first {
    case "|", ">":
      var words: [Substring] = []
      while lines.indices.contains(place), lines[place].indent > indent {
        words.append(lines[place].text)
        place += 1
      }
      return ProjectValue(.text(words.joined(separator: "\n")), line: number)
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
      return flow.value() ?? ProjectValue(.text(whole), line: number)
    default: return Self.scalar(text, number)
    }
  }

  private static func scalar(_ text: Substring, _ line: Int) -> ProjectValue {
    switch text {
    case "true", "True", "yes", "Yes": ProjectValue(.flag(true), line: line)
    case "false", "False", "no", "No": ProjectValue(.flag(false), line: line)
    default: ProjectValue(.text(unquoted(text)), line: line)
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote
    else { return String(text) }
    if quote == "\"", text.contains("\\") {
      var flow = FlowReader(String(text), line: 1)
      if let whole = flow.value()?.text { return whole }
    }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the key of a line and what stands behind it; nil where the line has no key.
  private static func key(of text: Substring) -> (String, Substring)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = text[text.index(after: end)...]
      guard rest.hasPrefix(":") else { return nil }
      return (String(text[..<end].dropFirst()), trimmed(rest.dropFirst()))
    }
    guard text.first != "{", text.first != "[" else { return nil }
    // A colon ends a key only before a space: XcodeGen has keys such as `sources:REPLACE`.
    let colon = text.indices.first { place in
      guard text[place] == ":", place > text.startIndex else { return false }
      let next = text.index(after: place)
      return next == text.endIndex || text[next] == " "
    }
    guard let colon else { return nil }
    return (String(text[..<colon]), trimmed(text[text.index(after: colon)...]))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for place in line.indices {
      let character = line[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if character.opensQuote(behind: before) {
        quote = character
      } else if character == "#", before.isWhitespace {
        return trimmed(line[..<place])
      }
      before = character
    }
    return trimmed(line)
  }
}
