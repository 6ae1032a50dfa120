import Testing

@testable import FoundationGaps

@MainActor
@Suite("Inline Markdown")
struct MarkdownTests {
  /// Surroundings are the process's, and other tests leave theirs. A test calls this itself: between the making of a
  /// suite and its test another test may run on the main thread.
  private func start() { Surroundings.current = Surroundings() }

  private func plain(_ markdown: String) throws -> String {
    try String(AttributedString(markdown: markdown).characters)
  }

  @Test(arguments: ["\\", "a\\", "**a", "a *", "`", "~~", "[a](", "[a", "](", "_", "**"])
  func `what is never closed, and a backslash with nothing behind it, stands as it is`(
    _ text: String
  ) throws {
    #expect(try plain(text) == text)
  }

  @Test(arguments: [("\\*a\\*", "*a*"), ("\\\\", "\\"), ("\\[a](b)", "[a](b)")])
  func `a backslash takes the meaning from the mark behind it`(_ text: String, _ shown: String)
    throws
  {
    #expect(try plain(text) == shown)
  }

  @Test func `marks in one another are as deep as they are written`() throws {
    let text = try AttributedString(markdown: "**a _b ~~c~~_**")
    let intents = text.runs.map { $0[InlinePresentationIntentAttribute.self] ?? [] }
    #expect(
      intents == [
        .stronglyEmphasized, [.stronglyEmphasized, .emphasized],
        [.stronglyEmphasized, .emphasized, .strikethrough],
      ])
    // As long as a payload may be.
    #expect(try plain(String(repeating: "*_", count: 2048)).count <= 4096)
  }

  @Test func `what text is meant as can be set on all of it, on a part and in a container`() throws
  {
    var text = AttributedString("one two")
    let two = try #require(text.range(of: "two"))
    text[two].inlinePresentationIntent = .stronglyEmphasized
    var rest = AttributeContainer()
    rest.inlinePresentationIntent = .emphasized
    text.mergeAttributes(rest, mergePolicy: .keepCurrent)
    #expect(text.runs.map(\.inlinePresentationIntent) == [.emphasized, .stronglyEmphasized])
    text.inlinePresentationIntent = nil
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil])
  }

  @Test func `text of the app's strings may name a table, a language and a comment`() {
    start()
    let text = AttributedString(
      localized: "**\(2)** left", table: "Menu", locale: Locale(identifier: "de"), comment: "Slices"
    )
    #expect(String(text.characters) == "2 left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test(
    arguments: [
      ("# Title\n\nPara **bold**\nline 2", "TitlePara bold line 2"),
      ("One\n===\n- a\n- b\n\n1. c\n2) d", "Oneabcd"), ("> quoted\n> on", "quoted on"),
      ("a  \nb\\\nc", "a\nb\nc"), ("```\nlet *a*\n```\nb", "let *a*\nb"), ("a\n\n***\n\nb", "a⸻b"),
      ("#hash 1.5 -3", "#hash 1.5 -3"),
    ])
  func `a document's blocks follow one another without a line between them`(
    _ document: String, _ shown: String
  ) throws {
    #expect(try plain(document) == shown)
  }

  @Test func `only who asks for it has the lines that are written`() throws {
    let lines = "# a  b\nc"
    func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return try String(AttributedString(markdown: lines, options: options).characters)
    }
    #expect(try text(.inlineOnlyPreservingWhitespace) == lines)
    #expect(try text(.inlineOnly) == "# a  b c")
    #expect(try text(.full) == "a  bc")
  }

  @Test func `what is put into an app's words is no Markdown`() {
    start()
    let name = "*Real* FC_St_Pauli"
    let text = AttributedString(localized: "**\(name)** won")
    #expect(String(text.characters) == "*Real* FC_St_Pauli won")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test(
    arguments: [
      ("2 day left", "2 days left"), ("3 cup of tea", "3 cups of tea"),
      ("1 day left", "1 day left"),
      ("4 new message", "4 new messages"), ("2 more day", "2 more days"),
    ])
  func `the word that is counted agrees with its number`(_ text: String, _ shown: String) {
    start()
    #expect(InlineMarkdown.spans("^[\(text)](inflect: true)", inflects: true).first?.text == shown)
  }

  private typealias Span = InlineMarkdown.Span

  @Test(
    arguments: [
      ("*a **b** c*", "a /i|b/ib| c/i"), ("**a *b***", "a /b|b/ib"), ("***a***", "a/ib"),
      ("a*b*c", "a|b/i|c"), ("4_a_b 2 * 3 * 4", "4_a_b 2 * 3 * 4"), ("__a__ _b_", "a/b| |b/i"),
      // A phone's `AttributedString(localized:)` strikes what stands between single tildes, too.
      ("~a~ ~~b~~", "a/s| |b/s"), ("~a~~ ~5 to ~10", "~a~~ ~5 to ~10"),
      ("**a*b*c**", "a/b|b/ib|c/b"), ("*a `*` b*", "a /i|*/ic| b/i"), ("``a`b``", "a`b/c"),
      ("*a _b* c_", "a _b/i| c_"), ("**a**b**c**", "a/b|b|c/b"), ("`\\*`", "\\*/c"),
      ("** a**", "** a**"),
    ])
  func `emphasis ends where it would on a phone`(_ text: String, _ spans: String) {
    let told = InlineMarkdown.spans(text).map { span in
      let marks: [(InlinePresentationIntent, String)] = [
        (.emphasized, "i"), (.stronglyEmphasized, "b"), (.strikethrough, "s"), (.code, "c"),
      ]
      let intent = marks.filter { span.intent.contains($0.0) }.map(\.1).joined()
      return span.text + (intent.isEmpty ? "" : "/" + intent)
    }
    #expect(told.joined(separator: "|") == spans)
  }

  @Test(arguments: [
    ("a &amp; *b &lt; c*", "a & b < c"), ("&#33;&#x21;&#0;", "!!\u{FFFD}"),
    ("&quot;a&apos;", "\"a'"), ("&rsquo;&hellip;&euro;&thetasym;", "’…€ϑ"),
    ("a&nbsp;b", "a\u{A0}b"), ("&#42;a&#42;", "*a*"), ("`&amp;`", "&amp;"), ("\\&amp;", "&amp;"),
    ("R&D; & &none; &; &#; &#x; &#xZ;", "R&D; & &none; &; &#; &#x; &#xZ;"),
    ("a ![map of *it*](m.png)!", "a map of it!"), ("!a ![", "!a !["),
    ("1 < 2 > <b>", "1 < 2 > <b>"),
    ("\\<x:y>", "<x:y>"), ("<https://a b>", "<https://a b>"),
  ])
  func `characters may be named, and pictures have words`(_ text: String, _ shown: String) {
    let spans = InlineMarkdown.spans(text)
    #expect(spans.map(\.text).joined() == shown)
    #expect(spans.allSatisfy { $0.destination == nil })
    #expect(InlineMarkdown.spans(InlineMarkdown.escaped(text)).map(\.text).joined() == text)
  }

  @Test func `an address between angle brackets is a link to it`() {
    #expect(
      InlineMarkdown.spans("at <https://a.example/_b_> or <ann@a.example>") == [
        Span(text: "at "),
        Span(text: "https://a.example/_b_", destination: "https://a.example/_b_"),
        Span(text: " or "), Span(text: "ann@a.example", destination: "mailto:ann@a.example"),
      ])
  }

  @Test func `links have a text with marks of its own`() {
    #expect(
      InlineMarkdown.spans("see **[the *map*](x://1)** [a [b](c)") == [
        Span(text: "see "),
        Span(text: "the ", intent: .stronglyEmphasized, destination: "x://1"),
        Span(text: "map", intent: [.stronglyEmphasized, .emphasized], destination: "x://1"),
        Span(text: " [a "), Span(text: "b", destination: "c"),
      ])
  }

  @Test(arguments: [
    ("[W](https://a.org/Swift_(lang)) ok", "W ok", "https://a.org/Swift_(lang)"),
    ("([a](b(c(d))))", "(a)", "b(c(d))"), ("[a](b\\)c)", "a", "b)c"),
    ("[Tip](https://x.org \"title :)\")!", "Tip!", "https://x.org"),
    ("[Tip]( x 't' )", "Tip", "x"), ("[a]()", "a", ""),
    ("[order](<https://shop.example/a b>)", "order", "https://shop.example/a b"),
    ("[a](<x\\>y> 't')", "a", "x>y"), ("[a](<>)", "a", ""),
    ("[us](https://a.b (Us))", "us", "https://a.b"),
    ("[a](https://x.y \"say \\\"hi\\\" now\")", "a", "https://x.y"),
    ("[a](x (say \\) now))", "a", "x"),
  ])
  func `an address may have parentheses, and a title behind it`(
    _ text: String, _ shown: String, _ address: String
  ) {
    let spans = InlineMarkdown.spans(text)
    #expect(spans.map(\.text).joined() == shown)
    #expect(spans.compactMap(\.destination) == [address])
  }

  @Test(arguments: [
    "[a](b(c)", "[a](b \"c)", "[a](b c)", "[a](b\"c\" d)", "[a](<b c)", "[a](<b>c)", "[a](b (c)",
    "[a](b (c(d)))",
    "[a](<b\nc>)",
  ])
  func `what is no address makes no link`(_ text: String) {
    let spans = InlineMarkdown.spans(text)
    #expect(spans.map(\.text).joined() == text)
    #expect(spans.allSatisfy { $0.destination == nil })
  }

  @Test func `words agree with their number in an app's own strings alone`() {
    start()
    let text = "**^[2 *apple*](inflect: true)** left"
    let strong = InlinePresentationIntent.stronglyEmphasized
    #expect(
      InlineMarkdown.spans("**^[2 apple](inflect: true)** left", inflects: true) == [
        Span(text: "2 apples", intent: strong), Span(text: " left"),
      ])
    #expect(
      InlineMarkdown.spans(text) == [
        Span(text: "2 ", intent: strong), Span(text: "apple", intent: [strong, .emphasized]),
        Span(text: " left"),
      ])
  }

  /// A reader that tries every way would take hours for these.
  @Test(arguments: [
    "*a ", "[", "*a_b `", "[a](", "[a]((b)", "[a](b \")", "[a](b 'c) ", "~~a ", "^[", "a* b_",
    "`a``b", "<a:", "&#", "![",
  ])
  func `marks without an end are read once`(_ mark: String) {
    for text in [
      String(repeating: mark, count: 10_000), String(repeating: mark, count: 10_000) + ")",
    ] {
      #expect(InlineMarkdown.spans(text).map(\.text).joined().count <= text.count)
    }
  }
}
