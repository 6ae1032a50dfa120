import Testing

@testable import Terminal

@Suite struct ClipboardTests {
  private func sequence(_ text: String, _ environment: [String: String]) -> String? {
    Clipboard.sequence(for: text, in: environment).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a text is sent in base 64, and to no terminal that is known to take none`() {
    #expect(sequence("push", ["TERM": "xterm-256color"]) == "\u{1B}]52;c;cHVzaA==\u{7}")
    #expect(sequence("push", ["TERM": "linux"]) == nil)
    #expect(sequence("push", ["TERM": "vt100"]) == nil)
    let longest = String(repeating: "a", count: Clipboard.limit)
    #expect(sequence(longest, [:]) != nil && sequence(longest + "a", [:]) == nil)
  }

  @Test func `GNU screen gets it in short strings of its own, tmux as it is`() throws {
    let text = String(repeating: "a", count: 300)
    let plain = try #require(sequence(text, [:]))
    #expect(sequence(text, ["TMUX": "/tmp/x"]) == plain)
    #expect(sequence(text, ["TMUX": "/tmp/x", "STY": "1.x"]) == plain)
    let pieces = try #require(sequence(text, ["STY": "1.x"])).split(
      separator: "\u{1B}\\", omittingEmptySubsequences: true)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 252 })
    #expect(pieces.map { $0.dropFirst(2) }.joined() == plain)
  }

  @Test func `what tmux may not take is not told as copied`() {
    #expect(Clipboard.notice(of: "the curl line", in: [:]) == "Copied the curl line")
    #expect(
      Clipboard.notice(of: "the curl line", in: ["TMUX": "/tmp/x"])
        == "Sent the curl line to tmux, which copies it where set-clipboard is on")
  }

  @Test func `what a copied line is good for is told in a footer of 80 columns`() {
    let note = "for a simulator elsewhere"
    #expect(
      Clipboard.notice(of: "the curl line", note, in: [:])
        == "Copied the curl line, for a simulator elsewhere")
    let sent = Clipboard.notice(of: "the curl line", note, in: ["TMUX": "/tmp/x"])
    #expect(sent == "Sent the curl line, for a simulator elsewhere, to tmux (set-clipboard on)")
    #expect(sent.count < 80)
  }
}
