/// What a run of text is meant as, by its markup.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// The attribute that carries an intent.
public enum InlinePresentationIntentAttribute: AttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

extension AttributedString {
  /// How markup is read; what is not inline is left as it stands.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
    }
  }

  /// Creates text with inline Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    var parser = InlineMarkdown(markdown, baseURL: baseURL)
    self = parser.parse()
  }

  /// Creates text with inline Markdown in the app's strings.
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil) {
    var parser = InlineMarkdown(keyAndValue.resolved(table: table), baseURL: nil)
    self = parser.parse()
  }
}

/// Reads inline Markdown.
struct InlineMarkdown {
  private let text: [Character]
  private let baseURL: URL?
  private var place = 0

  init(_ text: String, baseURL: URL?) { (self.text, self.baseURL) = (Array(text), baseURL) }

  mutating func parse() -> AttributedString { parse(until: nil, intent: []) }

  private func starts(_ mark: String, at index: Int) -> Bool {
    let mark = Array(mark)
    return index + mark.count <= text.count && Array(text[index..<index + mark.count]) == mark
  }

  private func hasEnd(_ mark: String, from index: Int) -> Bool {
    var index = index
    while index < text.count {
      if text[index] == "\\" {
        index += 2
      } else if starts(mark, at: index) {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  private mutating func parse(until end: String?, intent: InlinePresentationIntent)
    -> AttributedString
  {
    var result = AttributedString()
    var plain = ""
    func flush() {
      guard !plain.isEmpty else { return }
      var run = AttributedString(plain)
      if !intent.isEmpty { run[InlinePresentationIntentAttribute.self] = intent }
      result += run
      plain = ""
    }
    let marks: [(String, InlinePresentationIntent)] = [
      ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
      ("*", .emphasized), ("_", .emphasized), ("`", .code),
    ]
    loop: while place < text.count {
      if let end, starts(end, at: place) {
        place += end.count
        break
      }
      if text[place] == "\\", place + 1 < text.count {
        plain.append(text[place + 1])
        place += 2
        continue
      }
      if text[place] == "[", let link = link() {
        flush()
        result += link
        continue
      }
      for (mark, meaning) in marks where starts(mark, at: place) {
        let next = place + mark.count
        guard next < text.count, text[next] != " ", hasEnd(mark, from: next + 1) else { continue }
        flush()
        place = next
        result += parse(until: mark, intent: intent.union(meaning))
        continue loop
      }
      plain.append(text[place])
      place += 1
    }
    flush()
    return result
  }

  /// `[text](url)` at this place.
  private mutating func link() -> AttributedString? {
    guard let close = text[place...].firstIndex(of: "]"), close + 1 < text.count,
      text[close + 1] == "(", let end = text[close...].firstIndex(of: ")")
    else { return nil }
    var run = AttributedString(String(text[place + 1..<close]))
    run.link = URL(string: String(text[close + 2..<end]), relativeTo: baseURL)
    place = end + 1
    return run
  }
}

extension AttributedString.Runs.Run {
  /// What the run is meant as.
  public var inlinePresentationIntent: InlinePresentationIntent? {
    self[InlinePresentationIntentAttribute.self]
  }
}

extension AttributedString {
  /// What the text is meant as.
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { self[InlinePresentationIntentAttribute.self] }
    set { self[InlinePresentationIntentAttribute.self] = newValue }
  }
}
