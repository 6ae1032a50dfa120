/// How pictures are shown on a terminal, and why.
public struct GraphicsChoice: Hashable, Sendable {
  /// Nil: with cells only.
  public var way: GraphicsProtocol?
  /// A cell's pixels.
  public var cellWidth: Int
  public var cellHeight: Int
  /// The most colours of a sixel picture.
  public var colors: Int
  /// How wide a sixel picture may be, in pixels: xterm shows nothing of a wider one.
  public var widestSixel = Self.usualWidestSixel
  /// Whether sequences must be wrapped so that tmux passes them on.
  public var isThroughTmux: Bool
  /// For `doctor`.
  public var reason: String
  /// The upper byte of pictures' numbers: tmux's panes share the pictures of the terminal around it.
  public var series: UInt8 = 0
  /// Whether a picture takes the cells away that stand at its right side.
  public var erasesBeside = false

  /// What the narrowest terminal takes, for those that do not say: xterm's usual limit.
  static let usualWidestSixel = 1000

  /// Returns a choice without pictures, for a reason.
  static func none(_ reason: String, isThroughTmux: Bool = false) -> GraphicsChoice {
    GraphicsChoice(
      way: nil, cellWidth: 0, cellHeight: 0, colors: 0, isThroughTmux: isThroughTmux,
      reason: reason)
  }
}

/// Finds out how a terminal takes pictures: questions go out, answers come in, a choice comes out.
///
/// What a terminal answers counts, not the environment: inside tmux `KITTY_WINDOW_ID` and the like are those of the
/// terminal that tmux was started in. The kitty question goes only to a terminal that has said its name, since some
/// terminals without one print it.
public struct GraphicsDetection: Hashable, Sendable {
  /// What is to be done next.
  public enum Step: Hashable, Sendable {
    case ask([UInt8])
    case decided(GraphicsChoice)
  }

  /// How long is waited for all of a terminal's answers before something is shown without them, in seconds.
  public static let timeLimit = 0.25

  private enum Stage { case first, outside, kitty, sixel, done }

  private let wish: GraphicsWish
  private let carriesNumbers: Bool
  private let pane: String?
  private var stage = Stage.first
  private var version = ""
  private var attributes: [Int] = []
  private var cell: (width: Int, height: Int)? {
    get { cellWidth > 0 && cellHeight > 0 ? (cellWidth, cellHeight) : nil }
    set { (cellWidth, cellHeight) = (newValue?.width ?? 0, newValue?.height ?? 0) }
  }
  private var cellWidth = 0
  private var cellHeight = 0
  private var registers: Int?
  private var widestSixel: Int?
  /// Nil until that was asked and all answers have come.
  private var knowsKitty: Bool?
  private var isTmux = false
  /// Whether the name that came last is that of another terminal on tmux's session, whose cell then follows.
  private var hearsAnother = false

  /// Creates a detection.
  ///
  /// - `cell`: a cell's size in pixels where the system knows it.
  /// - `carriesNumbers`: whether a cell can name a picture, see `TerminalProfile.carriesNumbers`.
  /// - `pane`: what tmux calls the pane, as `%3`.
  /// - `isInTmux`: whether that is known, so that only the terminal around tmux is asked, with `outerQuestions`.
  public init(
    wish: GraphicsWish, cell: (width: Int, height: Int)? = nil, carriesNumbers: Bool = true,
    pane: String? = nil, isInTmux: Bool = false
  ) {
    self.wish = wish
    self.carriesNumbers = carriesNumbers
    self.pane = pane
    if isInTmux { (isTmux, stage) = (true, .outside) }
    if let cell { (cellWidth, cellHeight) = cell }
  }

  /// The questions to begin with: name, a cell's pixels, abilities, and what ends the wait.
  public static let questions = Array("\u{1B}[>0q\u{1B}[16t\u{1B}[c\u{1B}[5n".utf8)
  /// How many colours a sixel picture may have, and how large the largest one is: not what the window has room for now.
  private static let sixelQuestion = Array("\u{1B}[?1;1;0S\u{1B}[?2;4;0S\u{1B}[5n".utf8)
  /// Whether kitty's graphics are known, and what ends the wait.
  private static let kittyQuestion = KittyGraphics.question + fence
  /// What every terminal answers.
  static let fence = Array("\u{1B}[5n".utf8)
  /// For the terminal around tmux: its name, a cell's pixels, and what ends the wait. tmux's own answers come before
  /// those of the terminal around it, and would end the wait too early.
  static let outerQuestions = TmuxPassage.wrapped(
    Array("\u{1B}[>0q\u{1B}[16t\u{1B}[5n".utf8))

  /// Takes an answer; nil while more is to come.
  public mutating func take(_ answer: TerminalAnswer) -> Step? {
    guard stage != .done else { return nil }
    switch answer {
    case .version(let name):
      if name.hasPrefix("tmux") {
        isTmux = true
      } else {
        hearsAnother = isTmux && !mayTake(name)
        if !hearsAnother { version = name }
      }
    case .attributes(let numbers): attributes = numbers
    case .cell(let width, let height):
      // The system's own figure is of the same pixels, and is there without asking. Inside tmux it may be that of the
      // terminal that was around it before.
      if cell == nil || isTmux && stage == .outside && !hearsAnother, (1...512).contains(width),
        (1...512).contains(height)
      {
        cell = (width, height)
      }
    case .colorRegisters(let count): registers = count
    case .sixelSize(let width, _): if width > 0 { widestSixel = width }
    case .kitty(let isKnown): knowsKitty = isKnown
    case .picture: break
    case .fence: return next()
    }
    return nil
  }

  /// Whether a name counts inside tmux: once a terminal is asked what it knows, or has the name of one that may show
  /// pictures in cells, the others on the session change nothing of it.
  private func mayTake(_ name: String) -> Bool {
    version.isEmpty
      || !TerminalName(version).knowsPlaceholders
        && (stage == .outside || wish == .kitty && TerminalName(name).knowsPlaceholders)
  }

  private mutating func next() -> Step? {
    switch stage {
    // Each terminal that is attached to tmux's session answers: behind the first one's answers come the fences of the
    // others, and that of an earlier round. None of them means no. Silence until the
    // time limit does.
    case .outside where version.isEmpty && wish == .auto, .kitty where isTmux && knowsKitty == nil:
      return nil
    case .first where isTmux:
      stage = .outside
      return .ask(Self.outerQuestions)
    case .first where mayKnowKitty, .outside where mayKnowKitty:
      stage = .kitty
      return .ask(isTmux ? TmuxPassage.wrapped(Self.kittyQuestion) : Self.kittyQuestion)
    case .first, .kitty:
      if stage == .kitty { knowsKitty = knowsKitty ?? false }
      guard choice.way == .sixel else { fallthrough }
      stage = .sixel
      return .ask(Self.sixelQuestion)
    default:
      stage = .done
      return .decided(choice)
    }
  }

  /// Whether the question about kitty's graphics is worth asking, and safe: who wishes them wishes to have it asked.
  private var mayKnowKitty: Bool {
    let name = TerminalName(version)
    return wish == .kitty
      || wish == .auto && !version.isEmpty
        && (isTmux ? name.knowsPlaceholders : !name.prefersITerm)
  }

  /// What follows from the answers that have come so far; a terminal far away may answer later.
  public var choice: GraphicsChoice {
    if wish == .none { return .none("--graphics none") }
    func none(_ reason: String) -> GraphicsChoice { .none(reason, isThroughTmux: isTmux) }
    guard let cell else { return none("the terminal does not say how many pixels a cell has") }
    let name = TerminalName(version)
    func choose(_ way: GraphicsProtocol, _ reason: String) -> GraphicsChoice {
      GraphicsChoice(
        way: way, cellWidth: cell.width, cellHeight: cell.height,
        colors: min(256, max(2, registers ?? 256)),
        widestSixel: widestSixel ?? GraphicsChoice.usualWidestSixel, isThroughTmux: isTmux,
        reason: reason, series: isTmux ? TmuxPassage.series(ofPane: pane) : 0,
        erasesBeside: name.erasesBeside)
    }
    let title = version.isEmpty ? "the terminal" : version
    if isTmux, !carriesNumbers, wish == .auto || wish == .kitty {
      return none("inside tmux pictures need 256 colours and UTF-8")
    }
    if let denial { return none(denial) }
    switch wish {
    case .kitty:
      let isInCells = carriesNumbers && (name.knowsPlaceholders || isTmux)
      return choose(isInCells ? .placeholders : .kitty, "--graphics kitty")
    case .iterm: return choose(.iterm, "--graphics iterm")
    case .sixel: return choose(.sixel, "--graphics sixel")
    case .auto, .none: break
    }
    if knowsKitty == true, name.knowsPlaceholders, carriesNumbers {
      return choose(.placeholders, "\(title) shows pictures in cells")
    }
    if isTmux {
      // A picture at the cursor would stand where the terminal's cursor is, not the pane's.
      return none(GraphicsDetection.tmuxNeeds)
    }
    if name.prefersITerm { return choose(.iterm, "\(title) takes iTerm2’s images") }
    if knowsKitty == true { return choose(.kitty, "\(title) answered kitty’s question") }
    if attributes.contains(4) { return choose(.sixel, "\(title) says that it knows sixel") }
    return none(
      attributes.isEmpty && version.isEmpty
        ? "the terminal did not answer in time" : "\(title) says of no pictures that it knows them")
  }

  /// Why the way that is wished shows nothing. A terminal that is silent is believed to know what the person says of it.
  /// Behind tmux it must answer, since tmux drops what it does not pass on.
  private var denial: String? {
    let name = TerminalName(version)
    let title = version.isEmpty ? "the terminal" : version
    switch wish {
    case .kitty where isTmux:
      // tmux passes on only pictures that stand in cells.
      return knowsKitty == true && !name.lacksPlaceholders ? nil : GraphicsDetection.tmuxNeeds
    case .kitty: return knowsKitty == false ? "\(title) does not know kitty’s graphics" : nil
    case .iterm where isTmux: return GraphicsDetection.tmuxNeeds
    case .iterm: return name.lacksITerm ? "\(title) does not know iTerm2’s images" : nil
    // tmux that was built for it takes sixel itself.
    case .sixel where attributes.contains(4): return nil
    case .sixel where isTmux: return GraphicsDetection.tmuxNeeds
    case .sixel:
      return attributes.isEmpty ? nil : "\(title) does not say that it knows sixel"
    case .auto, .none: return nil
    }
  }

  /// What is to be set stands first: 80 columns show all of it.
  private static let tmuxNeeds = "tmux needs allow-passthrough on, in kitty 0.28 or Ghostty"
}

/// What is known of a terminal by its name and version.
struct TerminalName {
  private let name: String

  init(_ version: String) { name = version.lowercased() }

  /// Whether cells can carry a picture: kitty from 0.28 on, and Ghostty.
  var knowsPlaceholders: Bool {
    if name.hasPrefix("ghostty") { return true }
    guard name.hasPrefix("kitty") else { return false }
    let numbers = name.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    guard numbers.count == 2 else { return false }
    return (numbers[0], numbers[1]) >= (0, 28)
  }

  /// Whether cells can certainly not carry one: a terminal that is not known here may have learned it.
  var lacksPlaceholders: Bool {
    !knowsPlaceholders && (name.hasPrefix("kitty") || prefersITerm)
  }

  /// Whether iTerm2's images are certainly not known: many that know them do not say so.
  var lacksITerm: Bool {
    ["xterm(", "kitty", "ghostty", "foot", "vte"].contains { name.hasPrefix($0) }
  }

  /// Whether a picture takes the cells away at its right side: Konsole empties one column more than the picture has.
  var erasesBeside: Bool { name.hasPrefix("konsole") }

  /// Whether iTerm2's images work best, whatever else is claimed.
  var prefersITerm: Bool { ["wezterm", "konsole", "iterm2"].contains { name.hasPrefix($0) } }
}

/// Sequences that tmux is to pass on to the terminal around it.
enum TmuxPassage {
  /// Returns the series of numbers for a pane's pictures: the same each time, so that what was left there can be taken
  /// away, and another one for each of 255 panes that follow one another; 0 where the pane is not known.
  static func series(ofPane pane: String?) -> UInt8 {
    guard let pane, pane.hasPrefix("%"), let number = UInt(pane.dropFirst()) else { return 0 }
    return UInt8(number % 255) + 1
  }

  static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}Ptmux;".utf8) + bytes.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] }
      + [0x1B, UInt8(ascii: "\\")]
  }
}
