import Canvas
import Phone

/// The commands that draw without a simulator running.
extension CommandTable {
  static let render = CommandSpec(
    "render", operands: "APP|PATH [STATE]", count: 1...2, "Draw one presentation of a widget",
    details: """
      APP is a demo app (\(demoApps.joined(separator: ", "))), PATH your widget's source. STATE is one
      of its sample states by name or number; the default is the first, and all of them into a folder. With --check nothing is written: the
      picture is compared with the file in -o, and a difference is shown and gives exit code 1. So does a
      picture in the folder that belongs to no state, where all states are compared.
      """,
    examples: [
      ("islet render match --presentation lockScreen", "the card in this terminal"),
      ("islet render match goal --presentation all -o Pictures/", "every presentation as files"),
      (
        "islet render MyWidget/ --presentation compact -o compact.png",
        "your widget, 3 pixels a point"
      ),
      ("islet render match goal --around nothing -o card.svg", "the card by itself, as vectors"),
      (
        "islet render match goal -p watch --size 40mm --around phone -o watch.png",
        "on the smallest Watch"
      ),
      ("islet render MyWidget/ -o Goldens/ --check", "in CI: has a picture changed?"),
    ],
    options: [
      Option(
        "presentation", letter: "p",
        .word(Presentation.allCases.map(\.rawValue) + ["phone", "all"]),
        "What to draw; default: lockScreen, and all into a folder: all but \(unusual)"),
      Option(
        "size", .text("NAME"),
        "Size of a surface that comes in several: \(Presentation.sizeWords)"),
      Option.competitors,
      Option("reduced-updates", "As on a Watch out of the phone's reach: isActivityUpdateReduced"),
      Option("alert-title", .text("TEXT"), "Title of an alert on the Watch"),
      Option("alert-body", .text("TEXT"), "Body of that alert"),
      Option.format(
        .render, letter: "f", "; default: ansi in a terminal, what -o ends in, else text"),
      Option(
        "around", .word(PictureSurroundings.allCases.map(\.rawValue)),
        "What stands around it: wallpaper (the default), the whole phone, Watch, car or menu bar, the phone or Watch alone with nothing behind it, or nothing; nothing is transparent in a PNG or SVG"
      ),
      Option.activity, .output, .check, .tolerance, .scale, .now,
    ] + Option.picture + [Option.help],
    otherWords: ["draw", "show", "screenshot", "snapshot", "export"], startsParts: true,
    run: RenderCommand.run)

  /// The presentations that only their names draw, in words.
  private static let unusual = Presentation.allCases.filter { !$0.isUsual }.map(\.rawValue)
    .joined(separator: ", ")

  /// The presentations that no gallery shows unasked, in words.
  private static let hidden = Presentation.allCases.filter(\.isByNameOnly).map(\.rawValue)
    .joined(separator: ", ")

  static let gallery = CommandSpec(
    "gallery", operands: "[APP|PATH]", count: 0...1,
    "Every state, presentation and appearance of a widget as one page",
    examples: [
      ("islet gallery match", "in this terminal"),
      ("islet gallery MyWidget/ -o sheet.html", "as one page for any browser"),
      ("islet gallery MyWidget/ -o sheet.png", "as one picture to send around"),
      ("islet gallery MyWidget/ --open", "as a page in the browser, at once"),
      ("islet gallery match -p standBy -p watch -o night.png", "some of the presentations"),
    ],
    options: [
      Option(
        "presentation", letter: "p", .word(Presentation.allCases.map(\.rawValue) + ["all"]),
        "Only this one, as a page; may be repeated; all: all but \(hidden); default: all, and in a PNG all but \(unusual)",
        isRepeatable: true),
      Option.format(
        .gallery, letter: "f",
        " of the page, which is then not shown; default: what -o ends in, else text"),
      Option.activity, .outputFile, .show, .check, .tolerance, .scale, .now,
    ] + Option.picture + Option.terminal.filter { !["color", "glyphs", "ascii"].contains($0.name) }
      + [Option.port, .state, .ownState, .fresh, .help],
    startsParts: true, run: GalleryCommand.run)

  static let compare = CommandSpec(
    "compare", operands: "APP|PATH [STATE] SCREENSHOT.png", count: 2...3,
    "Compare a widget's picture with a phone's screenshot",
    details: """
      Finds the island or the card in a screenshot, draws the same state of the widget as the same phone would,
      and lists in points what stands elsewhere. A part of the screen is enough if it is as wide as the screen;
      for an island it begins at the top. Islet tells the phone from the size and takes the newest iOS: name the
      phone with --device if the screenshot was made smaller, and an older iOS with --ios.
      """,
    examples: [
      ("islet compare MyWidget/ goal screenshot.png", "what stands elsewhere, farthest first"),
      ("islet compare MyWidget/ goal screenshot.png -o both.png", "and both beside one another"),
      ("islet compare MyWidget/ goal old.png --ios 16.2", "a phone with an older iOS"),
    ],
    options: [
      Option(
        "presentation", letter: "p", .word(["lockScreen", "compact", "minimal", "expanded"]),
        "What to look for; default: the island where there is one, else the card"),
      Option.activity, .outputFile, .device,
      Option(
        "ios", .number(16...99), "The iOS of the screenshot; default: the newest that is drawn"),
      .appearance, .stale, .dimmed, .typeSize, .locale, .timeZone,
      .now, .json,
    ] + Option.display + [Option.help],
    otherWords: ["diff"], startsParts: true, run: CompareCommand.run)
}
