import Testing

@testable import Terminal

@Suite("A frame sets only what is seen and differs")
struct ColorSequencesTests {
  private func spared(_ text: String) -> String {
    var sequences = ColorSequences()
    return String(decoding: sequences.withoutRepeats(Array(text.utf8)), as: UTF8.self)
      .replacing("\u{1B}", with: "E")
  }

  @Test(arguments: [
    (
      "\u{1B}[38:2::1:2:3m\u{1B}[48:2::9:9:9ma\u{1B}[38:2::4:5:6m\u{1B}[48:2::9:9:9mb",
      "E[38:2::1:2:3mE[48:2::9:9:9maE[38:2::4:5:6mbE[m"
    ),
    ("\u{1B}[38;5;7mx\u{1B}[2;3H\u{1B}[38;5;7my", "E[38;5;7mxE[2;3HyE[m"),
    ("\u{1B}[38;2;1;2;3ma\u{1B}[38;2;1;2;3mb", "E[38;2;1;2;3mabE[m"),
    // As the description of kitty has it, without a place for a colour space.
    (
      "\u{1B}[38:2:1:2:3m\u{1B}[48:2:9:9:9ma\u{1B}[38:2:4:5:6m\u{1B}[48:2:9:9:9mb",
      "E[38:2:1:2:3mE[48:2:9:9:9maE[38:2:4:5:6mbE[m"
    ),
    ("\u{1B}[38:5:7ma\u{1B}[38:5:7m\u{1B}[48;5;9mb", "E[38:5:7maE[48;5;9mbE[m"),
    ("\u{1B}[31ma\u{1B}[1m\u{1B}[31mb\u{1B}[91mc", "E[31maE[1mbE[91mcE[m"),
    // The ink of a blank, and a style that ends.
    ("\u{1B}[31ma\u{1B}[32m \u{1B}[31mb", "E[31ma bE[m"),
    ("\u{1B}[31;42m\u{1B}[1ma\u{1B}(B\u{1B}[m\u{1B}[31;42mb", "E[1;31;42maE(BE[22mbE[m"),
    ("\u{1B}[1;2;4ma\u{1B}[m\u{1B}[2mb", "E[1;2;4maE[0;2mbE[m"),
    ("\u{1B}[1;2;4;31ma\u{1B}[m\u{1B}[2;31mb", "E[1;2;4;31maE[22;24;2mbE[m"),
    ("\u{1B}[31ma\u{1B}[39;49m\u{1B}[37m\u{1B}[40m", "E[31maE[m"),
    ("a\u{1B}(Bb\u{1B}(Bc", "aE(Bbc"),
    // A glyph that comes again, which nothing may stand before.
    ("\u{1B}[37;40m \u{1B}[33;40m \u{1B}[9b\u{1B}[33;40mx", "E[40m  E[9bE[33mxE[m"),
    ("\u{1B}[31m-\u{1B}[9b\u{1B}[32m-", "E[31m-E[9bE[32m-E[m"),
    // The ink where a line is erased.
    ("\u{1B}[31;41m\u{1B}[K", "E[41mE[KE[m"), ("\u{1B}[31m\u{1B}[9X\u{1B}[32ma", "E[9XE[32maE[m"),
  ])
  func `what is set already, what nobody sees and what is set again before a glyph goes`(
    before: String, after: String
  ) { #expect(spared(before) == after) }

  @Test(arguments: [
    // The ground of a blank, and its ink where a line or a mark is drawn with it.
    ("\u{1B}[41m ", "E[41m E[m"), ("\u{1B}[4m\u{1B}[31m ", "E[4;31m E[m"),
    ("a\u{1B}[31m \u{336}", "aE[31m \u{336}E[m"),
    ("\u{1B}[7ma\u{1B}[31m ", "E[7maE[31m E[m"),
    // A look that ends, before a glyph and before an erasing that fills with the ground.
    ("\u{1B}[31ma\u{1B}[0mb", "E[31maE[mb"),
    ("\u{1B}[41ma\u{1B}[m\u{1B}[K", "E[41maE[mE[K"),
    ("\u{1B}[41m\u{1B}[1K", "E[41mE[1KE[m"),
    ("\u{1B}[31ma\u{1B}[41mb\u{1B}[32mc\u{1B}[m", "E[31maE[41mbE[32mcE[m"),
  ])
  func `what is seen stays`(before: String, after: String) { #expect(spared(before) == after) }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("\u{1B}", "E"), ("\u{1B}[", "E["), ("\u{1B}[3", "E[3"),
    ("\u{1B}[31ma\u{1B}[38;5mb", "E[31maE[38;5mb"),
    ("\u{1B}[999999999999ma", "E[999999999999ma"),
    (
      "\u{1B}[58;5;1ma\u{1B}[31m\u{1B}[32mb\u{1B}[mc\u{1B}[31md",
      "E[58;5;1maE[31mE[32mbE[mcE[31mdE[m"
    ),
    ("\u{1B}[38:2:0:1:2:3ma\u{1B}[41m ", "E[38:2:0:1:2:3maE[41m "),
    ("⚽\u{1B}]0;x\u{7}", "⚽E]0;x\u{7}"), ("\u{1B}(0a\u{1B}(Bb", "E(0aE(Bb"),
  ])
  func `what is not known passes, and so does all behind it until everything is set back`(
    before: String, after: String
  ) { #expect(spared(before) == after) }

  @Test func `a look that nobody understands stays for the next frame`() {
    var sequences = ColorSequences()
    _ = sequences.withoutRepeats(Array("\u{1B}[58;5;1ma".utf8))
    let next = Array("b\u{1B}[31mc".utf8)
    #expect(sequences.withoutRepeats(next) == next)
  }

  @Test func `what ncurses believes to have set is known in the next frame`() {
    var sequences = ColorSequences()
    _ = sequences.withoutRepeats(Array("\u{1B}[31ma".utf8))
    #expect(
      sequences.withoutRepeats(Array("b".utf8)) == Array("\u{1B}[31mb\u{1B}[m".utf8))
  }
}
