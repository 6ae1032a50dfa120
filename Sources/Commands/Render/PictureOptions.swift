import Canvas
import Phone
import Simulator
import WidgetProtocol

/// How pictures are to be made: the common part of `islet render` and `islet gallery`.
struct PictureOptions: Sendable {
  var device = DeviceModel.standard
  /// Nil: what the command takes by itself.
  var appearance: WidgetEnvironment.Appearance?
  var isStale = false
  var isDimmed = false
  /// StandBy as in the dark.
  var isNight = false
  /// A card moved aside, with the button that removes it.
  var isSwiped = false
  var typeSize = WidgetEnvironment.TypeSize.l
  /// Bold Text and its like, where they are on.
  var display: Set<DisplaySetting> = []
  /// Points a pixel.
  var zoom = 5.0
  /// Whether that was asked for: it stays where a terminal is narrower.
  var isZoomChosen = false
  var showsRuler = false
  var colors = ColorDepth.direct
  var glyphs = GlyphSet.blocks
  var locale = PictureOptions.usualLocale
  var timeZone = "UTC"
  /// UNIX seconds. Fixed, so that the same widget gives the same picture on every day.
  var now = PictureOptions.sampleMoment
  /// Nil: what the command takes by itself.
  var format: PictureFormat?
  /// Pixels a point, in formats of pixels.
  var scale = 3.0
  var surroundings = PictureSurroundings.wallpaper
  /// Per cent of a picture's pixels that may differ when it is checked.
  var tolerance = 0.1
  /// The size of a surface that comes in several, by its name; nil: its usual one.
  var size: String?
  /// Whether only updates that alert reach the place, as a Watch out of reach.
  var isUpdateReduced = false
  /// What an alert says, where one is shown.
  var alert = AlertWords()

  /// Points a pixel that what Islet draws itself is moved to: half a cell, or a third of a point as on a phone.
  var pixel: Double { format.map { !$0.isOfCells && $0 != .json } == true ? 1.0 / 3 : zoom }

  /// What differs from a phone as it comes, in the words of headings: `stale`, `size AX1`, `bold text`.
  var marks: [String] {
    var words: [String] = []
    if isStale { words.append("stale") }
    if isDimmed { words.append("dimmed") }
    if isNight { words.append("night") }
    if isSwiped { words.append("swiped") }
    if typeSize != .l { words.append("size \(typeSize.rawValue)") }
    if locale != PictureOptions.usualLocale { words.append(locale) }
    return words + DisplaySetting.allCases.filter(display.contains).map(\.mark)
  }

  /// The language and region that headings and names of files leave out.
  static let usualLocale = "en_US"

  /// Friday, 21 November 2025, 9:41 in Greenwich.
  static let sampleMoment = 1_763_718_060.0

  init() {}

  /// Creates the options as typed.
  @MainActor
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    device = try arguments.deviceModel() ?? device
    appearance = arguments.word("appearance", as: WidgetEnvironment.Appearance.self)
    isStale = arguments.has("stale")
    isDimmed = arguments.has("dimmed")
    (isNight, isSwiped) = (arguments.has("night"), arguments.has("swiped"))
    typeSize = arguments.word("type-size", as: WidgetEnvironment.TypeSize.self) ?? .l
    display = arguments.display
    zoom = arguments.number("zoom") ?? 5
    isZoomChosen = arguments.has("zoom")
    showsRuler = arguments.has("ruler")
    format = arguments.text("format").flatMap(PictureFormat.named)
    // A terminal gets the colours and characters that it shows, a file all of them.
    if format == nil || format == .ansi, arguments.text("output") == nil,
      let terminal = console.terminal
    {
      (colors, glyphs) = (terminal.colors, terminal.glyphs)
    }
    glyphs = GlyphSet(arguments) ?? glyphs
    if console.environment["NO_COLOR"].map({ !$0.isEmpty }) == true { colors = .none }
    if let depth = arguments.word("color", as: ColorDepth.self) { colors = depth }
    var settings = SimulatorSettings(locale: locale, timeZone: timeZone)
    try settings.take(arguments)
    (locale, timeZone) = (settings.locale, settings.timeZone)
    now = arguments.number("now") ?? now
    scale = arguments.number("scale") ?? scale
    surroundings = arguments.word("around", as: PictureSurroundings.self) ?? .wallpaper
    tolerance = arguments.number("tolerance") ?? tolerance
    size = arguments.text("size")
    isUpdateReduced = arguments.has("reduced-updates")
    alert = AlertWords(
      title: arguments.text("alert-title") ?? alert.title,
      body: arguments.text("alert-body") ?? alert.body)
  }

  /// What is told where the device has nothing of what was asked for.
  var noPresentation: UsageError {
    UsageError(
      "\(device.name) has no such presentation",
      fix: "choose a device with an island: --device \"iPhone 16\"")
  }

  /// Returns the world as a widget is told it for a presentation.
  func environment(
    for presentation: Presentation, _ appearance: WidgetEnvironment.Appearance
  ) -> WidgetEnvironment {
    var environment = WidgetEnvironment(
      appearance: appearance, typeSize: typeSize, isDimmed: isDimmed, locale: locale,
      timeZone: timeZone, now: now)
    environment.display = display
    environment.isUpdateReduced = isUpdateReduced && presentation.isOnWatch
    return presentation.adapted(environment)
  }
}
