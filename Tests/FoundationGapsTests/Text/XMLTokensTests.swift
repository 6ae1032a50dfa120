import Testing

@testable import FoundationGaps

struct XMLTokensTests {
  private func tokens(_ text: String) -> [XMLTokens.Token] {
    var tokens = XMLTokens(Array(text.utf8))
    return Array(sequence(state: ()) { _ in tokens.next() })
  }

  @Test func `tags come with their attributes, without the namespaces of names`() {
    #expect(
      tokens("<a:svg a:fill=\"red\" width='1' />x</a:svg>") == [
        .open("svg", ["fill": "red", "width": "1"], isEmpty: true), .text("x"), .close("svg"),
      ])
  }

  @Test func `declarations, document types and comments are no tags`() {
    #expect(
      tokens("<?xml version=\"1.0\"?><!DOCTYPE plist><!-- <b> --><a>")
        == [.open("a", [:], isEmpty: false)])
  }

  @Test func `a value has characters for its references, and the texts that the file names`() {
    let text =
      "<!DOCTYPE a [<!ENTITY x \"1 &amp; 2\"><!ENTITY y '&x;'>]><a b='&x;&#xA;&no;' c='&y;'>"
    #expect(
      tokens(text).last == .open("a", ["b": "1 & 2\n&no;", "c": "&x;"], isEmpty: false))
  }

  @Test func `names that stand for long texts many times have an end`() {
    let long = String(repeating: "x", count: 4000)
    let text =
      "<!DOCTYPE a [<!ENTITY x \"\(long)\">]><a b='\(String(repeating: "&x;", count: 9000))'>"
    guard case .open(_, let attributes, _)? = tokens(text).last else {
      Issue.record("no tag")
      return
    }
    #expect((attributes["b"]?.utf8.count ?? 0) < 1_100_000)
  }

  @Test func `what stands in CDATA is text, with an end or without`() {
    #expect(
      tokens("<![CDATA[<b> & c]]><a>") == [.text("<b> & c"), .open("a", [:], isEmpty: false)])
    #expect(tokens("<![CDATA[cut") == [.text("cut")])
  }

  @Test func `each tag has its line`() {
    var tokens = XMLTokens(Array("<a>\n\n  <b>\n</b><c/>".utf8))
    var lines: [Int] = []
    while let token = tokens.next() {
      if case .text = token { continue }
      lines.append(tokens.line)
    }
    #expect(lines == [1, 3, 4, 4])
  }

  @Test func `the text up to an end tag has characters for their references, and keeps other tags`()
  {
    var tokens = XMLTokens(
      Array("<s>A &amp; <![CDATA[&lt;</s>]]> <b> <!-- no -->C</s ><t/>".utf8))
    _ = tokens.next()
    #expect(tokens.text(upTo: "s") == "A & &lt;</s> <b> C")
    #expect(tokens.next() == .open("t", [:], isEmpty: true))
    #expect(tokens.text(upTo: "t") == "" && tokens.next() == nil)
  }

  @Test(arguments: ["", "<", "<!", "<!--", "<![CDATA[", "<a", "<a b", "<a b=", "<a b='", "</", "&"])
  func `what is cut off ends`(_ text: String) {
    for text in [text, String(repeating: text, count: 50)] {
      _ = tokens(text)
      var raw = XMLTokens(Array(text.utf8))
      _ = raw.text(upTo: "a")
      #expect(raw.next() == nil)
    }
  }
}
