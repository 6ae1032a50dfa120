import Goldens
import Testing

@testable import WidgetHost

/// What is right and wrong here is what libyaml takes and refuses, with which XcodeGen reads.
@Suite("Specifications are read as libyaml reads them")
struct YAMLReadingTests {
  private func reading(_ text: String) -> (value: ProjectValue?, fault: Int?) {
    YAMLReader.reading(Array(text.utf8))
  }

  @Test(arguments: [
    ("\"\nif x; then\n  y\nfi\n\"", " if x; then y fi "), ("\"Tea\nPot\"", "Tea Pot"),
    ("'Tea\n  # Pot: x'", "Tea # Pot: x"), ("\"x\n\n  y\"", "x\ny"), ("\"x \\\n  y\"", "x y"),
    ("\"x\\\n  y\"", "xy"), ("'it''s # one'", "it's # one"), ("'b'''", "b'"),
    ("\"b\n c\" # d", "b c"), ("!!str \"b\nc\"", "b c"),
    ("\"\\x41\\u0042\\U00000043\\_\"", "ABC\u{A0}"), ("|\n  # b\n    c", "# b\n  c"),
    ("|2\n    b\n   c", "  b\n c"), ("|\n\n  b\n\n", "\nb"),
  ])
  func `a text over several lines ends where its quote or its indentation does`(
    _ text: String, _ said: String
  ) {
    let (value, fault) = reading("a: \(text)\nlast: end")
    #expect(fault == nil && value?["a"]?.text == said && value?["a"]?.line == 1)
    #expect(value?["last"]?.text == "end")
  }

  @Test(arguments: [
    ("a: \"com\nb: c", 1), ("a:\n  b: 'com\n  c: d", 2), ("a: 'x\n---\ny'", 1), ("a: \"\\.\"", 1),
    ("a: \"b\n c\" d", 2), ("- 'a\n  b' c\n- d", 2), ("a: |\n    b\n  c\nd: e", 3),
  ])
  func `a quote without an end is at fault where it opens, what does not fit where it stands`(
    _ text: String, line: Int
  ) {
    #expect(reading(text).fault == line)
  }

  @Test(arguments: [
    "@executable_path/x", "`x`", "%x", "- b", "*.md", ",b", "]b", ">=1", "|foo", "**/*.swift",
  ])
  func `a sign that begins no text needs quotes`(_ text: String) {
    #expect(reading("a: \(text)").fault == 1)
    #expect(reading("a: '\(text)'").fault == nil)
    #expect(reading("a: [b, '\(text)']").fault == nil)
  }

  @Test(arguments: [
    "a: [b] c", "a: [b]]", "a: [b}", "a: {b: c}}", "a: [b, {c: d e: [f]}]", "a: {b: c d: e}",
    "a: [b,, c]", "a: [, b]", "a: [\"b\" \"c\"]", "a: ['b'c]", "a: [x y: z: w]", "a: {b: \"\\q\"}",
    "a: [@x]", "a: [*.md]", "a: [>]", "a: {b: |}",
  ])
  func `what fits nowhere between braces and brackets is at fault`(_ text: String) {
    #expect(reading(text).fault == 1)
  }

  @Test func `a fault between brackets is at its own line`() {
    #expect(reading("a: [\n  b,\n  {c: d e: f}\n]").fault == 3)
    #expect(reading("a: {b: c\n d: e}").fault == 2)
    #expect(reading("a: [b\n c: d]").fault == 2)
  }

  @Test(arguments: [
    ("[b: c, {d: e}, f]", "[{b: c}, {d: e}, f]"), ("[\"b\": c]", "[{b: c}]"),
    ("[x y: z]", "[{x y: z}]"), ("[b:c, d:5]", "['b:c', 'd:5']"),
    ("[http://x:80/y]", "['http://x:80/y']"), ("[b: ]", "[{b: ''}]"),
    ("{b, c: }", "{b: '', c: ''}"),
    ("[b\n  c]", "[b c]"), ("[b # d\n  , c, ]", "[b, c]"), ("[//x/y, /*.md]", "['//x/y', '/*.md']"),
    ("[\"b\n  c\"]", "[b c]"), ("{\"b\":c,'d':e}", "{b: c, d: e}"),
  ])
  func `a pair in a list is a table of one, and what may be left out is empty`(
    _ one: String, _ other: String
  ) {
    let (short, long) = (reading("a: \(one)"), reading("a: \(other)"))
    #expect(short.fault == nil && long.fault == nil)
    #expect(flat(short.value)?.content == flat(long.value)?.content)
  }

  /// Returns a value as if all of it stood on one line.
  private func flat(_ value: ProjectValue?) -> ProjectValue? {
    guard var value else { return nil }
    value.line = 1
    switch value.content {
    case .list(let items): value.content = .list(items.compactMap { flat($0) })
    case .table(let members): value.content = .table(members.compactMapValues { flat($0) })
    case .text, .flag, .number: break
    }
    return value
  }

  @Test func `JSON has a colon behind each key and two slashes before a comment`() {
    let (value, fault) = reading("{\"a\":{b:true,c:5}, // d\n\"e\":\"\\q\"}")
    #expect(fault == nil && value?["a"]?["b"]?.flag == true && value?["a"]?["c"]?.text == "5")
    #expect(value?["e"]?.text == "q")
    for text in ["{\"a\": 1 \"b\": 2}", "{\"a\"}", "{\"a\": }", "[1 2]", "[\"a\" \"b\"]"] {
      #expect(reading(text).fault == 1)
    }
  }

  @Test func `lines without an end are read once`() {
    let open = String(repeating: "x: \"y\n", count: 20_001)
    let empty = String(repeating: "\n", count: 20_000)
    let deep = String(repeating: " b\n", count: 20_000)
    let time = ProcessorTime.of {
      for text in ["a: \"b\n" + open, "a: |\n" + empty + deep, "a: [b: \"" + open] {
        _ = reading(text)
      }
    }
    #expect(time < 5)
  }
}
