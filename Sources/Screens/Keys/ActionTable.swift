/// One row of the table: what an action is called, where it works, which keys it has.
public struct ActionRow: Sendable {
  /// Where an action works.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    case everywhere, phone, gallery, pushes

    /// The heading in the help.
    public var title: String {
      switch self {
      case .everywhere: "Everywhere"
      case .phone: "Phone"
      case .gallery: "Gallery"
      case .pushes: "Pushes"
      }
    }

    /// Where that is, after a key.
    var place: String {
      switch self {
      case .everywhere: "everywhere"
      case .phone: "on the phone"
      case .gallery: "in the gallery"
      case .pushes: "in the push log"
      }
    }
  }

  public let action: Action
  public let scope: Scope
  public let keys: [Key]
  /// One or two words for the footer.
  public let short: String
  /// The sentence for help and palette.
  public let sentence: String
  /// How important it is in the footer: lower first; nil: not shown there.
  public let rank: Int?
  /// What else a person may call it who looks for it.
  public let alike: [String]
}

/// The one table of actions and keys: it binds, fills the footer, the help and the palette.
public enum ActionTable {
  /// All rows, in the order of the help.
  public static let rows: [ActionRow] = everywhere + phone + gallery + pushes

  private static func row(
    _ action: Action, _ scope: ActionRow.Scope, _ keys: [Key], _ short: String,
    _ sentence: String, rank: Int? = nil, alike: [String] = []
  ) -> ActionRow {
    ActionRow(
      action: action, scope: scope, keys: keys, short: short, sentence: sentence, rank: rank,
      alike: alike)
  }

  private static let everywhere: [ActionRow] = [
    row(.showPhone, .everywhere, ["1"], "phone", "Go to the phone"),
    row(
      .showGallery, .everywhere, ["2"], "gallery",
      "Go to the gallery: every state in every presentation"),
    row(.showPushes, .everywhere, ["3"], "pushes", "Go to the push log"),
    row(
      .nextPane, .everywhere, [.tab], "next part", "Move to the next part of the screen", rank: 80),
    row(.previousPane, .everywhere, [.backTab], "part before", "Move to the part before"),
    row(.up, .everywhere, [Key(.up), "k"], "up", "Move up"),
    row(.down, .everywhere, [Key(.down), "j"], "down", "Move down"),
    row(.left, .everywhere, [Key(.left), "h"], "left", "Move left"),
    row(.right, .everywhere, [Key(.right), "l"], "right", "Move right"),
    row(.pageUp, .everywhere, [Key(.pageUp), .control("b")], "page up", "Move up by a page"),
    row(
      .pageDown, .everywhere, [Key(.pageDown), .control("f")], "page down", "Move down by a page"),
    row(.first, .everywhere, [Key(.home), "g"], "first", "Move to the first"),
    row(.last, .everywhere, [Key(.end), "G"], "last", "Move to the last"),
    row(.filter, .everywhere, ["/"], "filter", "Filter what is listed", rank: 85),
    row(.pauseClock, .everywhere, ["p"], "pause", "Pause the clock, or let it run", rank: 70),
    row(
      .nextMoment, .everywhere, ["n"], "next moment",
      "Jump to the next moment at which something changes by itself", rank: 72),
    row(.moments, .everywhere, ["N"], "moments", "Choose a moment to jump to"),
    row(
      .playAgain, .everywhere, ["P"], "play again",
      "Play the scenario of islet play again, from its beginning", alike: ["replay", "demo"]),
    row(.faster, .everywhere, ["+", "="], "faster", "Let the clock run faster"),
    row(.slower, .everywhere, ["-"], "slower", "Let the clock run slower"),
    row(
      .switches, .everywhere, ["s"], "switches", "Switch network, permission, strictness and more",
      rank: 60),
    row(
      .apps, .everywhere, ["a"], "apps",
      "List the apps: start an activity, update it, end it, run an intent",
      rank: 55),
    row(
      .findings, .everywhere, ["!"], "findings",
      "Read what was found; in the gallery also what the design rules say", rank: 65),
    row(
      .output, .everywhere, ["L"], "output",
      "Read what the apps' own code prints: print, Logger, os_log"),
    row(
      .togglePictures, .everywhere, ["i"], "pixels",
      "Show phone and gallery as pixels, where the terminal can, or as cells"),
    row(
      .toggleBell, .everywhere, ["%"], "bell",
      "Ring the terminal’s bell when an alert plays its sound, or be silent"),
    row(
      .palette, .everywhere, [":", .control("p")], "commands", "Find any command by its name",
      rank: 88),
    row(
      .help, .everywhere, ["?", Key(.function(1))], "help", "Show and search all keys", rank: 90),
    row(.back, .everywhere, [.escape], "back", "Go back, close what is open"),
    row(.redraw, .everywhere, [.control("l")], "redraw", "Draw the screen anew"),
    row(
      .suspend, .everywhere, [.control("z")], "suspend", "Stop and go back to the shell; fg returns"
    ),
    row(.quit, .everywhere, ["q"], "quit", "Leave Islet", rank: 95),
    row(.interrupt, .everywhere, [.control("c")], "leave", "Leave Islet at once"),
  ]

  private static let phone: [ActionRow] = [
    row(.lock, .phone, ["w"], "lock", "Lock the phone; wake and unlock it again", rank: 10),
    row(
      .tap, .phone, [.enter], "tap", "Tap what is marked: a card, the island, a button, a link",
      rank: 12),
    row(.hold, .phone, [" "], "hold", "Hold the island: it expands; again: it closes", rank: 14),
    row(
      .swipe, .phone, ["x"], "swipe",
      "Swipe the activity’s card aside; again: off the Lock Screen", rank: 20),
    row(
      .restore, .phone, ["X"], "undo swipe", "Take the last swipe back: the card is there again",
      rank: 11),
    row(
      .hideIsland, .phone, ["H"], "hide island",
      "Swipe the activity off the island, or what was hidden back"),
    row(
      .swapIsland, .phone, ["S"], "swap", "Swipe two activities of the island to each other’s place"
    ),
    row(
      .sendState, .phone, ["u"], "update",
      "Update the activity with a sample state, as its app would", rank: 16),
    row(
      .endActivity, .phone, ["e"], "end", "End the activity, with a dismissal of your choice",
      rank: 24),
    row(.startActivity, .phone, ["A"], "start", "Start another activity from a sample state"),
    row(
      .foreground, .phone, ["f"], "app", "Bring the activity’s app to the front, or go Home",
      rank: 28),
    row(.allow, .phone, ["y"], "allow", "Answer the phone’s question with Allow", rank: 8),
    row(
      .deny, .phone, ["d"], "don’t allow", "Answer the phone’s question with Don’t Allow", rank: 9),
    row(
      .elsewhere, .phone, ["m"], "music, calls",
      "Have iOS show something else: a call, a song, a timer, a notification", rank: 34),
    row(
      .standBy, .phone, ["b"], "StandBy",
      "StandBy: put the phone on its side, as on a bedside table",
      rank: 13),
    row(
      .night, .phone, ["B"], "night", "Make StandBy red, as in the dark, or no longer", rank: 15),
    row(
      .nextPlace, .phone, ["v"], "Watch, car",
      "Show the Watch, the car, the Mac, then the phone again",
      rank: 36),
    row(
      .nextPlaceSize, .phone, ["V"], "size", "Show the next size of Watch, car or menu bar",
      rank: 17),
    row(
      .turn, .phone, ["o"], "on its side",
      "Turn the phone on its side, with an app across it; again: upright"),
    row(
      .fold, .phone, ["F"], "fold", "Fold the phone, or open it, where the model folds", rank: 19),
    row(.showToken, .phone, ["t"], "token", "Show the whole push token"),
    row(.copyToken, .phone, ["T"], "copy token", "Copy the push token"),
    row(.copyCurl, .phone, ["c"], "curl", "Copy a curl line that pushes to the activity", rank: 18),
    row(.zoomIn, .phone, ["z"], "zoom in", "Draw the phone larger"),
    row(.zoomOut, .phone, ["Z"], "zoom out", "Draw the phone smaller"),
    row(
      .ruler, .phone, ["r"], "ruler",
      "Measure one element after the other: arrows choose it"),
    row(
      .rulerMore, .phone, ["R"], "sensor", "Let the ruler show the sensor and margins too, or not"),
  ]

  private static let gallery: [ActionRow] = [
    row(
      .nextApp, .gallery, ["]"], "app", "Show the next app, or activity of an app with several",
      rank: 10),
    row(
      .appearance, .gallery, ["d"], "light/dark",
      "Change between light and dark; a card of iOS 26 is dark in both", rank: 14),
    row(.stale, .gallery, ["t"], "stale", "Show the states as stale", rank: 16),
    row(.alwaysOn, .gallery, ["o"], "always-on", "Show the states on a dimmed screen", rank: 18),
    row(.nextDevice, .gallery, ["v"], "device", "Show another device", rank: 22),
    row(.textSize, .gallery, ["T"], "text size", "Change the Dynamic Type size"),
    row(.boldText, .gallery, ["b"], "bold", "Show the states with Bold Text, or without"),
    row(
      .increasedContrast, .gallery, ["C"], "contrast",
      "Show the states with Increase Contrast, or without"),
    row(
      .rightToLeft, .gallery, ["m"], "mirror",
      "Mirror the states, as in a language from right to left"),
    row(.zoomIn, .gallery, ["z"], "zoom in", "Draw larger", rank: 30),
    row(.zoomOut, .gallery, ["Z"], "zoom out", "Draw smaller"),
    row(
      .ruler, .gallery, ["r"], "ruler",
      "Measure one element after the other: Tab, then arrows choose it", rank: 24),
    row(
      .rulerMore, .gallery, ["R"], "sensor",
      "Let the ruler show the sensor and margins too, or not"),
    row(
      .wholePayload, .gallery, ["w"], "payload",
      "Show the whole payload with its size, or the state alone", rank: 20),
    row(.copyPayload, .gallery, ["c"], "copy", "Copy the JSON beside the state", rank: 26),
    row(
      .sendToActivity, .gallery, [.enter], "send",
      "Send the state to a running activity, or start one with it", rank: 12),
    row(
      .exportSheet, .gallery, ["E"], "export", "Write this picture or the whole sheet to a file",
      rank: 28),
  ]

  private static let pushes: [ActionRow] = [
    row(
      .openPush, .pushes, [.enter], "details", "Show headers, payload, findings and sizes", rank: 10
    ),
    row(
      .replay, .pushes, ["r"], "send again", "Send the push again", rank: 12, alike: ["replay"]),
    row(.copyPushAsCurl, .pushes, ["c"], "copy curl", "Copy the push as a curl line", rank: 14),
    row(.copyPushBody, .pushes, ["y"], "copy payload", "Copy the payload", rank: 16),
    row(
      .onlyProblems, .pushes, ["o"], "problems", "List only pushes with something wrong, or all",
      rank: 18),
  ]

  /// Returns the action of a key on a screen: the screen's own keys win over those that work everywhere.
  public static func action(of key: Key, on scope: ActionRow.Scope) -> Action? {
    let own = rows.first { $0.scope == scope && $0.keys.contains(key) }
    return (own ?? rows.first { $0.scope == .everywhere && $0.keys.contains(key) })?.action
  }

  /// Returns the rows that work on a screen, its own first.
  public static func rows(on scope: ActionRow.Scope) -> [ActionRow] {
    rows.filter { $0.scope == scope } + rows.filter { $0.scope == .everywhere }
  }
}

extension Key: ExpressibleByStringLiteral {
  /// Creates the key of one character; of a longer text its first.
  public init(stringLiteral value: String) { self.init(.character(value.first ?? " ")) }
}
