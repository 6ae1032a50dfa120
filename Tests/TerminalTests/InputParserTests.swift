import Screens
import Testing

@testable import Terminal

@Suite("Keys and mouse out of bytes")
struct InputParserTests {
  private func inputs(_ text: String, named: [[UInt8]: Key] = [:]) -> [Input] {
    var parser = InputParser(named: named)
    return (parser.feed(text.utf8) + parser.flush()).compactMap {
      if case .input(let input) = $0 { input } else { nil }
    }
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("Å", .character("Å")), ("\r", .enter), ("\t", .tab),
    ("\u{7F}", Key(.backspace)), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
    ("\u{1B}", .escape), ("\u{1B}[A", Key(.up)), ("\u{1B}OB", Key(.down)),
    ("\u{1B}[1;5C", Key(.right, .control)), ("\u{1B}[Z", .backTab), ("\u{1B}[5~", Key(.pageUp)),
    ("\u{1B}[3;2~", Key(.delete, .shift)), ("\u{1B}[15~", Key(.function(5))),
    ("\u{1B}OP", Key(.function(1))), ("\u{1B}[[B", Key(.function(2))),
    ("\u{1B}x", Key(.character("x"), .alt)), ("\u{1B}[97;5u", .control("a")),
    ("\u{1B}[27;2;13~", Key(.enter, .shift)), ("\u{1B}[H", Key(.home)),
    ("\u{1B}[1;2P", Key(.function(1), .shift)), ("\u{1B}[1;5Q", Key(.function(2), .control)),
    ("\u{1B}[1;2R", Key(.function(3), .shift)), ("\u{1B}[1;2S", Key(.function(4), .shift)),
  ])
  func `a key is known by its sequence`(bytes: String, key: Key) {
    #expect(inputs(bytes) == [.key(key)])
  }

  @Test func `a sequence that arrives in pieces is one key`() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}".utf8).isEmpty)
    #expect(parser.isWaiting)
    #expect(parser.feed("[1;".utf8).isEmpty)
    #expect(parser.feed("5A".utf8) == [.input(.key(Key(.up, .control)))])
    #expect(!parser.isWaiting)
  }

  @Test func `a character that arrives in pieces is one key`() {
    var parser = InputParser()
    let bytes = Array("é".utf8)
    #expect(parser.feed(bytes.prefix(1)).isEmpty)
    #expect(parser.feed(bytes.dropFirst()) == [.input(.key(.character("é")))])
  }

  @Test(arguments: [0x03, 0x0D, 0x1A] as [UInt8])
  func `a string in which somebody types has ended`(control: UInt8) {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}]x".utf8).isEmpty)
    #expect(parser.isOpen)
    #expect(parser.feed([control]) == [.input(.key(InputParser.controlKey(control)))])
    #expect(!parser.isOpen)
  }

  @Test(arguments: ["X", "^"])
  func `Alt and a key that opens strings of which no terminal sends any are Alt and a key`(
    opener: Character
  ) {
    var parser = InputParser()
    var key = Key.character(opener)
    key.modifiers.insert(.alt)
    #expect(
      parser.feed("\u{1B}\(opener)j".utf8) == [.input(.key(key)), .input(.key(.character("j")))])
  }

  @Test func `an end that does not come is given up, and the next keys count`() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}]half".utf8).isEmpty)
    #expect(parser.close().isEmpty)
    #expect(parser.feed("q".utf8) == [.input(.key(.character("q")))])
    #expect(parser.feed("\u{1B}[200~two words\u{1B}[20".utf8).isEmpty)
    #expect(parser.isOpen)
    #expect(parser.close() == [.input(.paste("two words\u{1B}[20"))])
    #expect(parser.feed("q".utf8) == [.input(.key(.character("q")))])
    #expect(parser.feed("\u{1B}[200~x".utf8).isEmpty)
    parser.reset()
    #expect(parser.feed("q".utf8) == [.input(.key(.character("q")))])
  }

  @Test(arguments: ["]", "P", "_"])
  func `Alt and a key that opens strings swallows no typing`(opener: String) {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}\(opener)".utf8).isEmpty)
    #expect(parser.isWaiting)
    #expect(
      parser.flush() == [.input(.key(.escape)), .input(.key(.character(Character(opener))))])
    #expect(parser.feed("q".utf8) == [.input(.key(.character("q")))])
  }

  @Test func `the beginning of a sequence within the beginning of another is given up in turn`() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[M\u{1B}\u{F2}".utf8.dropLast()).isEmpty)
    #expect(parser.flush().count == 3)
    #expect(parser.isWaiting)
    #expect(parser.flush() == [.input(.key(.escape))])
    _ = parser.flush()
    #expect(!parser.isWaiting)
  }

  @Test func `an Escape by itself is known only when nothing follows in time`() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.flush() == [.input(.key(.escape))])
    #expect(parser.flush().isEmpty)
  }

  @Test func `two Escapes are two keys`() {
    #expect(inputs("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
  }

  @Test func `pasted text is never read as keys, whatever stands in it`() {
    let text = "q\u{3}\u{1B}[A rm -rf\r"
    #expect(inputs("\u{1B}[200~\(text)\u{1B}[201~j") == [.paste(text), .key(.character("j"))])
  }

  @Test func `a paste may arrive a byte at a time`() {
    var parser = InputParser()
    var outputs: [InputParser.Output] = []
    for byte in "\u{1B}[200~héllo\u{1B}[201~".utf8 { outputs += parser.feed([byte]) }
    #expect(outputs == [.input(.paste("héllo"))])
  }

  @Test func `a paste without an end is cut off at a limit`() {
    var parser = InputParser()
    _ = parser.feed("\u{1B}[200~".utf8)
    let piece = [UInt8](repeating: 0x61, count: 1 << 16)
    for _ in 0..<40 { _ = parser.feed(piece) }
    let outputs = parser.feed("\u{1B}[201~".utf8)
    guard case .input(.paste(let text)) = outputs.first else {
      Issue.record("no paste came out")
      return
    }
    #expect(text.utf8.count <= InputParser.longestPaste + piece.count)
  }

  @Test(arguments: [
    ("\u{1B}[<0;10;5M", Mouse(.press, column: 9, row: 4)),
    ("\u{1B}[<0;10;5m", Mouse(.release, column: 9, row: 4)),
    ("\u{1B}[<32;11;5M", Mouse(.drag, column: 10, row: 4)),
    ("\u{1B}[<64;1;1M", Mouse(.wheelUp, column: 0, row: 0)),
    ("\u{1B}[<65;1;1M", Mouse(.wheelDown, column: 0, row: 0)),
    ("\u{1B}[<2;300;100M", Mouse(.press, button: .right, column: 299, row: 99)),
    ("\u{1B}[<16;2;2M", Mouse(.press, column: 1, row: 1)),
    ("\u{1B}[M !!", Mouse(.press, column: 0, row: 0)),
  ])
  func `the mouse tells what it did and where`(bytes: String, mouse: Mouse) {
    #expect(inputs(bytes) == [.mouse(mouse)])
  }

  @Test func `movement without a button and strange buttons are no input`() {
    #expect(inputs("\u{1B}[<35;3;3M\u{1B}[<66;3;3M").isEmpty)
    // Back and forward are no left and middle clicks.
    #expect(inputs("\u{1B}[<128;3;3M\u{1B}[<128;3;3m\u{1B}[<129;3;3M\u{1B}[<160;4;3M").isEmpty)
  }

  @Test func `the terminal's answers are no typing`() {
    var parser = InputParser()
    #expect(
      parser.feed("\u{1B}[?2026;2$y\u{1B}[?62;22c".utf8) == [
        .mode(2026, setting: 2), .answer(.attributes([62, 22])),
      ])
  }

  @Test func `strings that a terminal sends are dropped to their end`() {
    #expect(inputs("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\k") == [.key(.character("k"))])
    #expect(inputs("\u{1B}P>|xterm(390)\u{1B}\\k") == [.key(.character("k"))])
  }

  @Test func `a terminal's own sequences are read as terminfo names them`() {
    let own = Array("\u{1B}[OA".utf8)
    #expect(inputs("\u{1B}[OA", named: [own: Key(.up)]) == [.key(Key(.up))])
  }

  @Test(arguments: 0..<40)
  func `no bytes whatever can crash or fill memory`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var parser = InputParser()
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<20 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        // Mostly bytes that sequences are made of.
        bytes.append(
          state & 1 == 0
            ? Array("\u{1B}[]<;0129~MmP?$u".utf8)[Int(state >> 32 % 16)]
            : UInt8(truncatingIfNeeded: state >> 8))
      }
      _ = parser.feed(bytes)
      #expect(parser.held <= 2 * InputParser.longestSequence)
    }
    _ = parser.flush()
  }
}
