import Testing

@testable import Terminal

@Suite("A few rows down go line feeds") struct DownwardMovesTests {
  private func shortened(_ text: String) -> String {
    String(decoding: DownwardMoves.shortened(Array(text.utf8)), as: UTF8.self)
      .replacing("\u{1B}", with: "E").replacing("\n", with: "N")
  }

  @Test(arguments: [
    ("\u{1B}[3;9Ha\u{1B}[4d\u{08}b\u{1B}[6d\u{08}c", "E[3;9HaN\u{08}bNN\u{08}c"),
    // Colours, erasing and ways along the row change no row.
    (
      "\u{1B}[9H\u{1B}[31ma\u{1B}[K\u{1B}[3X\u{1B}[5G\u{1B}[2C\u{1B}(B\u{1B}[10db",
      "E[9HE[31maE[KE[3XE[5GE[2CE(BNb"
    ),
    ("\u{1B}[Ha\u{1B}[2db", "E[HaNb"),
  ])
  func `where the way by its name is longer`(before: String, after: String) {
    #expect(shortened(before) == after)
  }

  @Test(arguments: [
    // Upwards, to the same row, far down, and from a row that nobody knows.
    "\u{1B}[9;1Ha\u{1B}[3db", "\u{1B}[9;1Ha\u{1B}[9db", "\u{1B}[1;1Ha\u{1B}[9db", "a\u{1B}[4db",
    "\u{1B}[3;1H\u{1B}[Aa\u{1B}[4db", "\u{1B}[3;1H\u{1B}Ma\u{1B}[4db",
    "\u{1B}[3;1H\na\u{1B}[4db", "\u{1B}[9999999999;1H\u{1B}[4da", "\u{1B}[3;1H\u{1B}[99999999999d",
    "", "\u{1B}", "\u{1B}[",
  ])
  func `and nothing else`(text: String) {
    #expect(
      shortened(text) == text.replacing("\u{1B}", with: "E").replacing("\n", with: "N"))
  }
}
