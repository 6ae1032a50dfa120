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
  /// How markup is read; what a block is meant as is not told.
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

  /// Creates text with Markdown: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`, links, and the text of blocks.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let spans =
      switch options.interpretedSyntax {
      case .inlineOnlyPreservingWhitespace: InlineMarkdown.spans(markdown)
      case .inlineOnly:
        InlineMarkdown.spans(
          MarkdownBlocks.joined(
            markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
              .map(String.init)))
      case .full:
        MarkdownBlocks.blocks(of: markdown).flatMap { block in
          block.isCode
            ? [InlineMarkdown.Span(text: block.text)] : InlineMarkdown.spans(block.text)
        }
      }
    self.init(spans, baseURL: baseURL)
  }

  /// Creates text with inline Markdown, which brings no attributes of a scope's own here.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates text with inline Markdown in the app's strings.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      InlineMarkdown.spans(
        keyAndValue.withoutMarks.resolved(table: table, locale: locale), inflects: true),
      baseURL: nil)
  }

  /// Creates text with inline Markdown in the app's strings, by a key that is not its default text.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
    self.init(localized: resource)
  }

  /// Creates the text that a resource names, with inline Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(InlineMarkdown.spans(resource.withoutMarks.resolved, inflects: true), baseURL: nil)
  }

  private init(_ spans: [InlineMarkdown.Span], baseURL: URL?) {
    self.init()
    for span in spans {
      var run = AttributedString(span.text)
      if !span.intent.isEmpty { run[InlinePresentationIntentAttribute.self] = span.intent }
      if let destination = span.destination {
        run.link = URL(string: destination, relativeTo: baseURL)
      }
      self += run
    }
  }
}

extension AttributeScopes {
  /// The attributes of Foundation that Linux lacks.
  public struct MissingFoundationAttributes: AttributeScope {
    /// What the text is meant as.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of Foundation that Linux lacks.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MissingFoundationAttributes, T>
  ) -> T { self[T.self] }
}
