import Canvas
import Glibc
import Testing

@testable import Terminal

@Suite("What a terminal can do is decided in one place")
struct TerminalProfileTests {
  private static let entries: [String: TerminfoFacts] = [
    "xterm-256color": TerminfoFacts(colors: 256),
    "xterm": TerminfoFacts(colors: 8),
    "xterm-16color": TerminfoFacts(colors: 16),
    "xterm-direct": TerminfoFacts(colors: 1 << 24, isDirect: true),
    "tmux-256color": TerminfoFacts(colors: 256),
    "tmux-direct": TerminfoFacts(colors: 1 << 24, isDirect: true),
    "konsole-direct": TerminfoFacts(colors: 1 << 24, isDirect: true),
    "screen-256color": TerminfoFacts(colors: 256),
    "linux": TerminfoFacts(colors: 8),
    "vt100": TerminfoFacts(colors: -1),
    "dumb": TerminfoFacts(colors: -1, canPlaceCursor: false),
    "xterm-kitty": TerminfoFacts(colors: 256),
    "kitty-direct": TerminfoFacts(colors: 1 << 24, isDirect: true),
  ]

  private func profile(
    _ environment: [String: String], codeset: String = "UTF-8",
    wishes: TerminalProfile.Wishes = .init(), without missing: String? = nil
  ) -> TerminalProfile {
    TerminalProfile.detect(environment: environment, codeset: codeset, wishes: wishes) {
      missing.map($0.hasSuffix) == true ? nil : TerminalProfileTests.entries[$0]
    }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.direct, "xterm-direct"),
      (["TERM": "xterm-256color"], .indexed256, "xterm-256color"),
      (["TERM": "xterm"], .ansi16, "xterm"),
      (["TERM": "vt100"], .none, "vt100"),
      (
        ["TERM": "tmux-256color", "TMUX": "/tmp/x", "COLORTERM": "truecolor"], .direct,
        "tmux-direct"
      ),
      (
        ["TERM": "tmux-256color", "TMUX": "/tmp/x", "VTE_VERSION": "7000"], .indexed256,
        "tmux-256color"
      ),
      (
        ["TERM": "screen-256color", "STY": "1.x", "COLORTERM": "truecolor"], .indexed256,
        "screen-256color"
      ),
      (["TERM": "linux", "COLORTERM": "truecolor"], .ansi16, "linux"),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .direct, "konsole-direct"),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .direct, "xterm-direct"),
      (["TERM": "xterm", "XTERM_VERSION": "XTerm(330)"], .ansi16, "xterm"),
      (["TERM": "linux", "XTERM_VERSION": "XTerm(379)"], .ansi16, "linux"),
      (["TERM": "xterm-kitty"], .direct, "kitty-direct"),
      (["TERM": "xterm-direct"], .direct, "xterm-direct"),
      (
        ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none,
        "xterm-256color"
      ),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256, "xterm-256color"),
    ] as [([String: String], ColorDepth, String)])
  func `colours follow the terminal`(
    environment: [String: String], colors: ColorDepth, entry: String
  ) {
    let profile = profile(environment)
    #expect(profile.colors == colors)
    #expect(profile.entry == entry)
    #expect(profile.obstacle == nil)
    #expect(profile.reasons.contains { $0.hasPrefix("colours \(colors.rawValue)") })
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], "UTF-8", true),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "UTF-8", true),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], "UTF-8", false),
      (["TERM": "xterm"], "UTF-8", false),
      (["TERM": "xterm-256color"], "ISO-8859-1", false),
    ] as [([String: String], String, Bool)])
  func `a cell names a picture in 256 colours and marks beyond ASCII`(
    environment: [String: String], codeset: String, isSo: Bool
  ) {
    #expect(profile(environment, codeset: codeset).carriesNumbers == isSo)
  }

  @Test func `without a -direct entry installed, direct colour falls back to 256 and says so`() {
    let profile = profile(
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"], without: "-direct")
    #expect(profile.colors == .indexed256)
    #expect(profile.entry == "xterm-256color")
    #expect(profile.reasons.contains { $0.contains("ncurses-term") })
  }

  @Test func `where an entry has few colours it is said which one has more, if there is one`() {
    func says(_ term: String) -> Bool {
      profile(["TERM": term]).reasons.contains { $0.contains("TERM=\(term)-256color") }
    }
    #expect(says("xterm"))
    #expect(!says("xterm-256color") && !says("vt100"))
    let without = profile(["TERM": "xterm"], without: "-256color")
    #expect(!without.reasons.contains { $0.contains("256color") })
  }

  @Test(arguments: ColorDepth.allCases)
  func `--color wins over detection and over NO_COLOR`(colors: ColorDepth) {
    let profile = profile(
      ["TERM": "xterm-256color", "NO_COLOR": "1"], wishes: .init(colors: colors))
    #expect(profile.colors == colors)
  }

  @Test func `--color 256 on a terminal whose entry has less opens an entry that has them`() {
    let profile = profile(["TERM": "xterm"], wishes: .init(colors: .indexed256))
    #expect(profile.entry == "xterm-256color")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], ["xterm-256color", "xterm-direct", "xterm-direct"]),
    (
      ["TERM": "xterm-256color", "VTE_VERSION": "7000"],
      ["xterm-256color", "vte-direct", "xterm-direct", "xterm-direct"]
    ),
    (
      ["TERM": "xterm-256color", "KONSOLE_VERSION": "230800"],
      ["xterm-256color", "konsole-direct", "xterm-direct", "xterm-direct"]
    ),
    (["TERM": "foot"], ["foot", "foot-direct", "xterm-direct"]),
  ])
  func `of the entries with direct colour the terminal's own comes first`(
    environment: [String: String], entries: [String]
  ) {
    #expect(DirectColorHint.entries(for: environment) == entries)
  }

  @Test func `a locale without UTF-8, and --ascii, mean ASCII`() {
    let environment = ["TERM": "xterm-256color"]
    #expect(profile(environment).glyphs == .blocks)
    let latin = profile(environment, codeset: "ISO-8859-1")
    #expect(latin.glyphs == .ascii)
    #expect(
      latin.reasons.contains("glyphs ASCII: the locale's characters are ISO-8859-1, not UTF-8"))
    #expect(profile(environment, wishes: .init(glyphs: .ascii)).glyphs == .ascii)
    #expect(profile(["TERM": "linux"]).glyphs == .halves)
  }

  @Test func `the kernel’s console has no mouse, and none is told of where it is not wanted`() {
    #expect(profile(["TERM": "xterm-256color"]).hasMouse)
    #expect(!profile(["TERM": "linux"]).hasMouse)
    #expect(!profile(["TERM": "xterm-256color"], wishes: .init(wantsMouse: false)).hasMouse)
  }

  @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": "no-such-terminal"]] as [[String: String]])
  func `where no screen can be drawn, the reason is told`(environment: [String: String]) {
    #expect(profile(environment).obstacle != nil)
  }

  @Test(
    arguments: [
      ([:], true), (["LC_ALL": "C"], true), (["LANG": "de_DE.UTF-8"], true),
      (["LANG": "en_GB.utf8"], true), (["LANG": "de_DE.ISO-8859-1"], false),
      // An empty variable counts as none.
      (["LC_ALL": "", "LANG": "de_DE.ISO-8859-1"], false),
      (["LC_ALL": "C", "XTERM_LOCALE": "C"], false),
      (["LC_ALL": "C", "XTERM_LOCALE": "en_US.UTF-8"], true),
      (["LC_ALL": "C", "XTERM_LOCALE": "C", "TMUX": "/tmp/tmux-0/default,1,0"], true),
    ] as [([String: String], Bool)])
  func `A terminal is UTF-8 unless its locale or xterm says otherwise`(
    _ environment: [String: String], _ isTaken: Bool
  ) {
    #expect(TerminalProfile.isTakenForUTF8(environment) == isTaken, "\(environment)")
  }

  @MainActor
  @Test func `The environment's locale decides on letters alone: reasons stay in English`() {
    _ = TerminalProfile.useLocale([:])
    for category in [LC_MESSAGES, LC_NUMERIC, LC_TIME] {
      #expect(setlocale(category, nil).map { String(cString: $0) } == "C")
    }
    #expect(setlocale(LC_CTYPE, nil).map { String(cString: $0) } != "C")
  }
}
