import Testing

@testable import FoundationGaps

@Suite struct CharacterReferenceTests {
  @Test(arguments: [
    ("it&#8217;s &#x2019; &#X1F600;", "it’s ’ 😀"), ("&lt;&amp;lt;&gt;", "<&lt;>"),
    ("&eacute;", "&eacute;"), ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
    ("a & b; &#+1; &#x; &", "a & b; &#+1; &#x; &"), ("&#00000000065;", "&#00000000065;"),
  ])
  func `XML has five names, and a number for every character`(_ text: String, _ shown: String) {
    #expect(CharacterReferences.decoded(text, .xml) == shown)
  }

  @Test(arguments: [
    ("&nbsp;&yuml;", "\u{A0}ÿ"), ("&Alpha;&Omega;&alpha;&omega;", "ΑΩαω"),
    ("&bdquo;&ldquo;&dagger;", "„“†"), ("&lang;&rang;", "⟨⟩"), ("&hearts;&diams;", "♥♦"),
    ("&num;&commat;&lowbar;", "#@_"), ("&Amp; &-;", "&Amp; &-;"),
  ])
  func `HTML names more of them`(_ text: String, _ shown: String) {
    #expect(CharacterReferences.decoded(text, .html) == shown)
  }
}
