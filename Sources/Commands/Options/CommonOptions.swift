import Canvas
import PushGateway
import Terminal
import WidgetProtocol

/// Options that several commands share, each written once.
extension Option {
  static let help = Option("help", letter: "h", "Show examples and options, then stop")
  static let version = Option("version", "Show the version, then stop")
  static let json = Option("json", "Write the result as JSON on standard output")
  static let strict = Option(
    "strict", "Answer exactly as APNs would; without it, pushes that lack credentials are taken")
  static let strictPhone = Option(
    "strict-phone",
    "As strict as a phone may be: what is over the budget or 50 s old is dropped, priority 5 held")
  static let followClock = Option(
    "follow-clock",
    "Let pushes follow the phone's clock when it is moved; in the terminal they always do")
  static let sync = Option(
    "sync",
    "Let pushes and acts happen, and answer them, once they are on the disk; 503 if it is full"
  )
  static let port = Option(
    "port", .integer(0...65535), "Port for pushes and the inspection API; 0 takes a free one")
  static let bind = Option(
    "bind", .text("ADDRESS"), "Address to listen on; without it, only this machine can connect")
  static let open = Option(
    "open", "With --bind: let everybody in the network use the inspection API, without a token")
  static let show = Option("open", "Show the file that was written with the desktop's own program")
  static let state = Option("state", .path("DIR"), "Folder for the journal and the certificates")
  static let ownState = Option(
    "own-state", "Take another state folder beside the usual one, to run a second simulator")
  static let fresh = Option(
    "fresh", "Start without what was running before; removes what apps wrote")
  static let activity = Option(
    "activity", .text("TYPE"), "Which activity, by its attributes type, of an app with several")
  static let device = Option(
    "device", .text("NAME"), "Phone model, as in \"iPhone 17 Pro\"; islet doctor lists them")
  static let appearance = Option(
    "appearance", .word(WidgetEnvironment.Appearance.allCases.map(\.rawValue)),
    "Light or dark; a Lock Screen's card of iOS 26 is dark in both")
  static let typeSize = Option(
    "type-size", .word(WidgetEnvironment.TypeSize.allCases.map(\.rawValue)), "Dynamic Type size")
  /// Bold Text and its like.
  static let display: [Option] = DisplaySetting.allCases.map {
    Option(
      $0.option, "\($0.title): \($0.meaning.first?.lowercased() ?? "")\($0.meaning.dropFirst())")
  }
  static let zoom = Option(
    "zoom", .word(["10", "8", "5", "4", "2.5", "2"]), "Points to a pixel (half a cell); default: 5"
  )
  static let scale = Option("scale", .number(1...3), "Pixels a point in a PNG or GIF")
  static let check = Option("check", "Compare with -o instead of writing")
  static let tolerance = Option(
    "tolerance", .number(0...100),
    "Per cent of a PNG's pixels that --check lets differ; default: 0.1")
  static let now = Option(
    "now", .number(0...1e11), "The time to draw, UNIX seconds; default: a fixed one")

  /// Returns the formats of a writer, with its default.
  static func format(
    _ writer: PictureFormat.Writer, letter: Character? = nil, _ choice: String
  ) -> Option {
    Option(
      "format", letter: letter, .word(PictureFormat.of(writer).map(\.name)), "Format\(choice)")
  }

  static let color = Option(
    "color", .word(["direct", "256", "16", "none"]), "How many colours to use")
  static let ascii = Option("ascii", "Draw with ASCII characters only")
  static let glyphs = Option(
    "glyphs", .word(GlyphSet.allCases.map(\.rawValue)),
    "Which block characters to use: of thirds of a cell, of quarters, of halves, or none")
  static let nerdFont = Option(
    "nerd-font", "Show symbols as the icons of a patched (Nerd) font, which the terminal must have")
  static let stale = Option("stale", "As after the stale date")
  static let dimmed = Option("dimmed", "As on the always-on display")
  static let night = Option("night", "StandBy as in the dark: everything in red")
  static let swiped = Option("swiped", "The card moved aside, with the button that clears it")
  static let locale = Option("locale", .text("NAME"), "Language and region, as in en_GB")
  static let timeZone = Option("time-zone", .text("NAME"), "Time zone, as in Europe/London")
  static let competitors = Option(
    "competitors", .integer(0...5), "Run activities of N demo apps beside this one")
  static let output = Option("output", letter: "o", .path("FILE|DIR"), "Where to write")
  /// What is one page or picture.
  static let outputFile = Option("output", letter: "o", .path("FILE"), "Where to write")

  /// Where a running simulator is.
  static let host = Option("host", .text("HOST:PORT"), "The simulator; default: localhost:2197")

  /// How a terminal app draws.
  static let terminal: [Option] = [
    color, glyphs, nerdFont, ascii,
    Option(
      "graphics", .word(GraphicsWish.allCases.map(\.rawValue)),
      "Show phone and gallery as pixels in this way; auto asks the terminal"),
    Option("bell", "Ring the terminal's bell when an alert plays its sound"),
    Option("no-mouse", "Leave the mouse to the terminal"),
    Option("reduce-motion", "No animation"),
    Option("accessible", "A linear reading of the screen instead of the picture"),
  ]

  /// How a simulator runs.
  static let simulator: [Option] =
    [
      port, bind, open, device, appearance, typeSize, state, ownState, fresh, sync, strict,
      strictPhone, followClock, locale, timeZone,
      Option("seed", .integer(0...Int.max), "Seed for tokens, ids and lost pushes"),
      Option(
        "alias", .text("PORT"), "Listen on this port too; Apple's are 443, 2195 and 2196",
        isRepeatable: true),
      Option(
        "environment", .word(PushEnvironment.allCases.map(\.rawValue)),
        "Environment of the tokens, and of clients that name no host of Apple's; default: sandbox"
      ),
      Option(
        "habit", .word(APNsHabit.allCases.map(\.rawValue)),
        "Do what APNs was seen to do once, or is documented to do", isRepeatable: true),
      Option(
        "server-name", .text("HOST"),
        "Name the server's certificate shows beside localhost and Apple's, as in a container",
        isRepeatable: true),
      Option("certificate", .path("FILE"), "Your own server certificate (PEM)"),
      Option("key", .path("FILE"), "Its private key (PEM)"),
      Option(
        "p8", .text("KEYID=FILE"),
        "Verify provider tokens with this key (.p8 or PEM; KEYID/TEAMID=FILE names the team)",
        isRepeatable: true),
      Option("no-udp", "Take no datagrams"),
      Option(
        "backend", .text("URL"), "POST every new or rotated token to this URL, as your app would"),
    ] + display

  /// How a picture of a presentation is made.
  static let picture: [Option] =
    [
      device, appearance, stale, dimmed, night, swiped, typeSize, zoom,
      Option("ruler", "Show frames, slots, sensor and margins"), color, glyphs, ascii, locale,
      timeZone,
    ] + display
}

extension DisplaySetting {
  /// Its option: `bold-text` for `boldText`.
  var option: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }
}

extension Arguments {
  /// The settings of the phone's display that are asked for.
  var display: Set<DisplaySetting> { Set(DisplaySetting.allCases.filter { has($0.option) }) }
}

extension GlyphSet {
  /// Reads what is asked for on the command line; nil when nothing is.
  init?(_ arguments: Arguments) {
    if arguments.has("ascii") {
      self = .ascii
    } else if let wish = arguments.word("glyphs", as: GlyphSet.self) {
      self = wish
    } else {
      return nil
    }
  }
}
