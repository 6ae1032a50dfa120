import Testing

@testable import Findings

@Suite("Text from outside in a terminal")
struct PrintableTests {
  @Test func `controls and turns of direction are made visible in a line`() {
    #expect("a\u{1B}[2J\n\t\u{7F}\u{9B}\u{202E}b é".printable == "a␛[2J␊␉␡\u{FFFD}\u{FFFD}b é")
  }

  @Test func `whole texts keep line breaks, tabs and the direction of their letters`() {
    #expect("a\tb\nשלום\u{200F} é".printableLines == "a\tb\nשלום\u{200F} é")
    #expect("\u{1B}".printableLines == "␛")
    #expect("a\n\tb\u{1B}c\u{200F}".printableLines == "a\n\tb␛c\u{200F}")
    #expect("\r\u{9B}".printableLines == "␍\u{FFFD}")
  }
}
