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
