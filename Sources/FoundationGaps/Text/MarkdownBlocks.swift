/// Takes the blocks of a Markdown document apart: headings, lists, quotes and paragraphs.
///
/// What a block is stands in attributes that nobody draws by itself; its text follows that of the block before without
/// a line between them, as `Text` shows it on a phone.
struct MarkdownBlocks {
  /// The text of one block, on one line but for the breaks that it asks for.
  struct Block: Equatable {
    var text: String
    /// Whether marks in it stand for themselves.
    var isCode = false
  }

  private var blocks: [Block] = []
  private var lines: [String] = []
  /// The characters that end the code that is being read.
  private var fence: String?

  /// Returns the blocks of a document.
  static func blocks(of document: String) -> [Block] {
    var reader = MarkdownBlocks()
    for line in document.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      reader.read(String(line))
    }
    if reader.fence != nil { reader.closeCode() }
    reader.closeParagraph()
    return reader.blocks
  }

  /// Returns lines of one paragraph on one line: only two spaces or a backslash at its end break it.
  static func joined(_ lines: some Collection<String>) -> String {
    var text = ""
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      let bare = line.trimmingCharacters(in: .whitespaces)
      if !isLast, bare.hasSuffix("\\") {
        text += bare.dropLast() + "\n"
      } else {
        text += bare + (isLast ? "" : line.hasSuffix("  ") ? "\n" : " ")
      }
    }
    return text
  }

  private mutating func read(_ line: String) {
    if let fence {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix(fence) {
        closeCode()
      } else {
        lines.append(line)
      }
      return
    }
    var rest = Substring(line.trimmingCharacters(in: .whitespaces))
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    if rest.isEmpty { return closeParagraph() }
    for mark in ["```", "~~~"] where rest.hasPrefix(mark) {
      closeParagraph()
      fence = mark
      return
    }
    if let symbol = rest.first, "-=".contains(symbol), rest.allSatisfy({ $0 == symbol }),
      !lines.isEmpty
    {
      // What stood above was a heading.
      return closeParagraph()
    }
    if let symbol = rest.first, "-*_".contains(symbol),
      rest.allSatisfy({ $0 == symbol || $0 == " " }), rest.count(where: { $0 == symbol }) >= 3
    {
      closeParagraph()
      blocks.append(Block(text: "⸻", isCode: true))
      return
    }
    if let heading = Self.heading(rest) {
      closeParagraph()
      blocks.append(Block(text: heading))
      return
    }
    if let item = Self.item(rest) {
      closeParagraph()
      rest = item
    }
    // The spaces at the end may ask for a break.
    lines.append(rest + (line.hasSuffix("  ") ? "  " : ""))
  }

  private static func heading(_ line: Substring) -> String? {
    let marks = line.prefix { $0 == "#" }
    let rest = line.dropFirst(marks.count)
    guard (1...6).contains(marks.count), rest.isEmpty || rest.first == " " else { return nil }
    let text = rest.trimmingCharacters(in: .whitespaces)
    let end = text.reversed().prefix { $0 == "#" }.count
    let bare = text.dropLast(end)
    return end > 0 && (bare.isEmpty || bare.last == " ")
      ? bare.trimmingCharacters(in: .whitespaces) : text
  }

  /// Returns an item of a list without its bullet or number.
  private static func item(_ line: Substring) -> Substring? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let mark = line.dropFirst(digits.count)
    guard let first = mark.first,
      digits.isEmpty ? "-*+".contains(first) : digits.count <= 9 && ".)".contains(first),
      mark.dropFirst().first == " "
    else { return nil }
    return mark.dropFirst().drop { $0 == " " }
  }

  private mutating func closeParagraph() {
    if !lines.isEmpty { blocks.append(Block(text: Self.joined(lines))) }
    lines = []
  }

  private mutating func closeCode() {
    blocks.append(Block(text: lines.map { $0 + "\n" }.joined(), isCode: true))
    (lines, fence) = ([], nil)
  }
}
