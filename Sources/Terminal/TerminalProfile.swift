import Canvas

/// The decisions about a terminal, in one place, with their reasons.
public struct TerminalProfile: Hashable, Sendable {
  /// What `TERM` says.
  public var term: String
  /// The terminfo entry to open: `xterm-direct` where `TERM` is `xterm-256color` and colours are direct.
  public var entry: String
  public var colors: ColorDepth
  /// Whether there are only eight colours, brighter ones being bold.
  public var hasOnlyEightColors: Bool
  /// Which characters it can show.
  public var glyphs: GlyphSet
  /// Whether it tells of clicks and of the wheel.
  public var hasMouse: Bool
  /// Why, a sentence each, for `doctor`.
  public var reasons: [String]
  /// Why nothing can be shown here; nil when it can.
  public var obstacle: String?
}

/// What a terminfo entry says.
public struct TerminfoFacts: Hashable, Sendable {
  public var colors: Int
  /// Whether colours are 24-bit values (the `RGB` or `Tc` extension).
  public var isDirect: Bool
  /// Whether the cursor can be placed, without which there is no screen.
  public var canPlaceCursor: Bool

  public init(colors: Int, isDirect: Bool = false, canPlaceCursor: Bool = true) {
    (self.colors, self.isDirect, self.canPlaceCursor) = (colors, isDirect, canPlaceCursor)
  }
}

extension TerminalProfile {
  /// Whether the terminal can show only ASCII.
  public var isASCII: Bool { glyphs == .ascii }

  /// Whether a cell can name a picture that it shows a part of: with its ink, which takes 256 colours, and with marks
  /// beyond ASCII.
  public var carriesNumbers: Bool { (colors == .direct || colors == .indexed256) && !isASCII }

  /// A screen of the kernel or of old, without a window, a mouse or a clipboard.
  var isConsole: Bool { term == "linux" || term.hasPrefix("vt") }

  /// What the user asked for.
  public struct Wishes: Hashable, Sendable {
    /// `--color`; nil detects.
    public var colors: ColorDepth?
    /// `--glyphs` or `--ascii`; nil detects.
    public var glyphs: GlyphSet?
    /// `--no-mouse` makes it false.
    public var wantsMouse: Bool

    /// Creates wishes; what is not given is left to the terminal.
    public init(colors: ColorDepth? = nil, glyphs: GlyphSet? = nil, wantsMouse: Bool = true) {
      (self.colors, self.glyphs, self.wantsMouse) = (colors, glyphs, wantsMouse)
    }
  }

  /// Decides from the environment, the terminal's entries and the user's wishes.
  ///
  /// `codeset` is the locale's (`UTF-8`); `terminfo` answers nil for an entry that does not exist.
  public static func detect(
    environment: [String: String], codeset: String, wishes: Wishes = Wishes(),
    terminfo: (String) -> TerminfoFacts?
  ) -> TerminalProfile {
    let term = environment["TERM"] ?? ""
    var profile = TerminalProfile(
      term: term, entry: term, colors: .none, hasOnlyEightColors: false, glyphs: .blocks,
      hasMouse: wishes.wantsMouse, reasons: [], obstacle: nil)
    if profile.isConsole { profile.hasMouse = false }
    guard !term.isEmpty, let facts = terminfo(term) else {
      profile.obstacle =
        term.isEmpty
        ? "TERM is not set, so this is no terminal that a screen can be drawn on"
        : "there is no terminfo entry for TERM=\(term) (Debian: apt install ncurses-term)"
      return profile
    }
    guard facts.canPlaceCursor else {
      profile.obstacle = "TERM=\(term) cannot place a cursor, so no screen can be drawn"
      return profile
    }
    let direct = DirectColorHint.entries(for: environment).first { terminfo($0)?.isDirect == true }
    profile.decideColors(environment, facts, wishes, hasDirect: direct != nil, terminfo)
    profile.decideEntry(facts, direct: direct, terminfo)
    profile.decideGlyphs(environment, codeset, wishes)
    if !wishes.wantsMouse { profile.reasons.append("mouse off: --no-mouse") }
    return profile
  }

  /// Decides how many colours are wanted: by option, by environment, or as many as the terminal's entry has.
  private mutating func decideColors(
    _ environment: [String: String], _ facts: TerminfoFacts, _ wishes: Wishes, hasDirect: Bool,
    _ terminfo: (String) -> TerminfoFacts?
  ) {
    func settle(_ colors: ColorDepth, _ reason: String) {
      self.colors = colors
      reasons.append("colours \(colors.rawValue): \(reason)")
    }
    let hint = DirectColorHint(environment: environment, facts: facts)
    let most: ColorDepth =
      facts.colors >= 256 ? .indexed256 : facts.colors >= 8 ? .ansi16 : .none
    hasOnlyEightColors = facts.colors == 8

    if let wish = wishes.colors {
      settle(wish, "--color \(wish.rawValue)")
    } else if environment["NO_COLOR"]?.isEmpty == false {
      settle(.none, "NO_COLOR is set")
    } else if let reason = hint.reason {
      if hasDirect {
        settle(.direct, reason)
      } else {
        settle(most, "\(reason), but no -direct terminfo entry is installed (ncurses-term)")
      }
    } else {
      let wide = "\(term)-256color"
      let more =
        most == .ansi16 && terminfo(wide) != nil
        ? ", and TERM=\(wide) or --color 256 shows more where the terminal has them" : ""
      settle(most, "terminfo \(term) has \(facts.colors)\(more)")
    }
  }

  /// Decides by which terminfo entry these colours can be had; fewer where none has them.
  private mutating func decideEntry(
    _ facts: TerminfoFacts, direct: String?, _ terminfo: (String) -> TerminfoFacts?
  ) {
    switch colors {
    case .direct:
      if let direct {
        entry = direct
      } else {
        colors = .indexed256
        reasons.append("256 colours instead: no -direct terminfo entry is installed (ncurses-term)")
        fallthrough
      }
    case .indexed256:
      if facts.colors < 256 || facts.isDirect {
        let wide = terminfo("\(term)-256color") != nil ? "\(term)-256color" : "xterm-256color"
        if terminfo(wide) != nil {
          entry = wide
        } else {
          colors = .ansi16
        }
      }
    case .ansi16:
      if facts.isDirect, terminfo("xterm-256color") != nil { entry = "xterm-256color" }
      if facts.colors < 8 {
        colors = .none
        reasons.append("no colours: terminfo \(term) has none")
      }
    case .none: break
    }
  }

  private mutating func decideGlyphs(
    _ environment: [String: String], _ codeset: String, _ wishes: Wishes
  ) {
    if let wish = wishes.glyphs {
      glyphs = wish
      reasons.append(wish == .ascii ? "glyphs ASCII: --ascii" : "glyphs \(wish.rawValue): --glyphs")
    } else if codeset.uppercased() != "UTF-8" && codeset.uppercased() != "UTF8" {
      glyphs = .ascii
      reasons.append("glyphs ASCII: the locale's characters are \(codeset), not UTF-8")
    } else if isConsole {
      glyphs = .halves
      reasons.append("glyphs half blocks only: the console’s font has no quadrants")
    } else if let reason = SextantHint.reason(environment) {
      glyphs = .sextants
      reasons.append("glyphs sextants: \(reason)")
    } else {
      reasons.append("glyphs blocks: the locale is UTF-8")
    }
  }
}

/// Which terminals draw sextants (U+1FB00 …) themselves, whatever their font has.
enum SextantHint {
  /// Returns why a terminal is taken to draw them; nil when it is not known to.
  static func reason(_ environment: [String: String]) -> String? {
    // Inside tmux the marks are those of the terminal that it was started in.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
    let term = environment["TERM"] ?? ""
    if let match = terms.first(where: { term.hasPrefix($0) }) {
      return "TERM=\(term) (\(match) draws them itself)"
    }
    if let program = environment["TERM_PROGRAM"], programs.contains(program) {
      return "TERM_PROGRAM=\(program)"
    }
    if let version = environment["VTE_VERSION"].flatMap(Int.init), version >= firstVTE {
      return "VTE_VERSION=\(version)"
    }
    return nil
  }

  /// By the beginning of `TERM`.
  private static let terms = ["xterm-kitty", "xterm-ghostty", "foot", "contour", "wezterm"]
  private static let programs = ["WezTerm", "ghostty", "kitty", "contour"]
  /// Debian 12's; whether earlier ones do is not known.
  private static let firstVTE = 7000
}

/// Where direct colour is recognised.
struct DirectColorHint {
  /// Why the terminal is taken to have direct colour; nil when it is not.
  let reason: String?

  init(environment: [String: String], facts: TerminfoFacts) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    let isConsole = term == "linux" || term.hasPrefix("vt")
    let isScreen = environment["STY"] != nil && environment["TMUX"] == nil
    if facts.isDirect {
      reason = "terminfo \(term) has direct colour"
    } else if isConsole {
      reason = nil
    } else if isScreen {
      // GNU screen passes COLORTERM on from outside but drops 24-bit colours.
      reason = nil
    } else if colorTerm == "truecolor" || colorTerm == "24bit" {
      reason = "COLORTERM=\(colorTerm)"
    } else if let match = Self.directTerms.first(where: { term.hasPrefix($0) }) {
      reason = "TERM=\(term) (\(match) has direct colour)"
    } else if environment["TMUX"] != nil {
      // Inside tmux the outer terminal's marks say nothing about what tmux passes through.
      reason = nil
    } else if let name = Self.directMarks.first(where: { environment[$0] != nil }) {
      reason = "\(name) is set"
    } else if term.hasPrefix("xterm"), let version = environment["XTERM_VERSION"],
      let number = Int(version.filter(\.isNumber)), number >= Self.firstXTerm
    {
      // Another terminal that was started in an xterm has the variable, and a TERM of its own.
      reason = "XTERM_VERSION=\(version)"
    } else {
      reason = nil
    }
  }

  /// The first xterm that shows direct colour as it is asked for, and not the nearest of its palette.
  private static let firstXTerm = 331

  /// Terminals that always have direct colour, by the beginning of their `TERM`.
  static let directTerms = [
    "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
  ]
  /// Variables that only terminals with direct colour set.
  static let directMarks = ["KONSOLE_VERSION", "VTE_VERSION", "WT_SESSION", "ITERM_SESSION_ID"]

  /// Returns the `-direct` entries that fit, best first.
  static func entries(for environment: [String: String]) -> [String] {
    let term = environment["TERM"] ?? ""
    var names: [String] = [term]
    let base = term.hasSuffix("-256color") ? String(term.dropLast("-256color".count)) : term
    names.append("\(base)-direct")
    if environment["TMUX"] != nil { return names + ["tmux-direct", "xterm-direct"] }
    if term == "xterm-kitty" { names.append("kitty-direct") }
    if environment["KONSOLE_VERSION"] != nil { names.insert("konsole-direct", at: 1) }
    if environment["VTE_VERSION"] != nil { names.insert("vte-direct", at: 1) }
    return names + ["xterm-direct"]
  }
}
