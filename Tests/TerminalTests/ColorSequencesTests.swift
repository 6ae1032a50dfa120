import Testing

@testable import Terminal

@Suite("Colours that are set already are not set again")
struct ColorSequencesTests {
  private func withoutRepeats(_ text: String) -> String {
    String(decoding: ColorSequences.withoutRepeats(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (
      "\u{1B}[38:2::1:2:3m\u{1B}[48:2::9:9:9ma\u{1B}[38:2::4:5:6m\u{1B}[48:2::9:9:9mb",
      "\u{1B}[38:2::1:2:3m\u{1B}[48:2::9:9:9ma\u{1B}[38:2::4:5:6mb"
    ),
    ("\u{1B}[38;5;7mx\u{1B}[2;3H\u{1B}[38;5;7my", "\u{1B}[38;5;7mx\u{1B}[2;3Hy"),
    ("\u{1B}[38;2;1;2;3ma\u{1B}[38;2;1;2;3mb", "\u{1B}[38;2;1;2;3mab"),
    ("\u{1B}[31ma\u{1B}[1m\u{1B}[31mb\u{1B}[91mc", "\u{1B}[31ma\u{1B}[1mb\u{1B}[91mc"),
  ])
  func `what sets the same colour goes`(before: String, after: String) {
    #expect(withoutRepeats(before) == after)
  }

  @Test(arguments: [
    "\u{1B}[31ma\u{1B}[m\u{1B}[31mb", "\u{1B}[31ma\u{1B}[0m\u{1B}[31mb",
    "\u{1B}[31ma\u{1B}[39;49m\u{1B}[31mb", "\u{1B}[31ma\u{1B}[1;32m\u{1B}[31mb",
    "\u{1B}[31ma\u{1B}[41mb\u{1B}[32mc\u{1B}[31m", "\u{1B}[38;5m\u{1B}[38;5m",
    "\u{1B}[38;2;1;2;3;1ma\u{1B}[38;2;1;2;3;1mb",
  ])
  func `what may set another colour stays`(text: String) { #expect(withoutRepeats(text) == text) }

  @Test(arguments: [
    "", "plain", "\u{1B}", "\u{1B}[", "\u{1B}[3", "\u{1B}(B\u{1B}[m", "a\u{1B}[Kb\u{1B}[1K",
    "\u{1B}[;m\u{1B}[;m", "\u{1B}[999999999999m\u{1B}[999999999999m", "⚽\u{1B}]0;x\u{7}",
  ])
  func `whatever else there is passes unchanged`(text: String) {
    #expect(withoutRepeats(text) == text)
  }
}
