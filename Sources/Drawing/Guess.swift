/// The one table of guesses: figures that nobody has published or measured, each with its reason.
///
/// A row is a stored property; `Guess.cardGap` is its value. Once somebody measures a figure, it moves from this table
/// to its room's page of facts. Figures that a person may set while the phone runs (budgets, counts, durations of the
/// rules) are in `PhoneTraits` instead, and those of what iOS itself shows are in `SystemActivity`; both follow
/// `RULES.md`. Lengths are points.
public struct GuessTable: Sendable {
  // MARK: Lock Screen

  public let cardGap = Guessed(
    8.0, "between two cards: 8.4 to within 0.8 on a recording of iOS 26; before that unknown")
  public let lightCardOpacity = Guessed(
    0.9,
    "white of an untinted light card since iOS 17; the dark one of iOS 26 has 0.9, no picture of a light one"
  )
  public let allowCorner = Guessed(
    12.0, "corner of the buttons that allow activities on iOS 16: measured on iOS 18")
  public let dismissWidth = Guessed(80.0, "the button that a swipe uncovers beside a card")
  public let lockClockSystem = Guessed(
    18.0,
    "the iOS from which the Lock Screen's date and clock stand as measured on iOS 18, and before as on iOS 16: no picture of 17, nor of a phone without an island"
  )
  public let shortClockSize = Guessed(60.0, "the clock's font size where room is short")
  public let toolSymbol = Guessed(25.0, "side of torch and camera")
  public let alwaysOnLuminance = Guessed(
    0.55,
    "the part of its light that a wallpaper keeps on an Always-On display: pictures have .3 to .6, of other wallpapers"
  )
  public let dimmedScaleSystem = Guessed(
    16.0,
    "the iOS from which a dimmed Lock Screen is drawn at 0.97: pictures of 18 and 26 show it, no picture of 16 or 17 tells"
  )
  public let standByPlainScale = Guessed(
    2.1, "a card without a background grows somewhat more than twice in StandBy (WWDC23 10194)")
  public let nightBegins = Guessed(
    21.0, "hour from which StandBy is red by itself: a phone measures the light, and no clock")
  public let nightEnds = Guessed(6.0, "hour from which StandBy is no longer red by itself")
  public let standByMinimalTop = Guessed(
    20.0, "above StandBy's minimal view: Apple says that it stands near the top")
  public let standByDot = Guessed(7.0, "a dot for an activity that StandBy can turn to")
  public let standByDots = Guessed(8, "how many such dots there are at most")
  public let sleepingTicks = Guessed(
    3.0,
    "seconds for which a timer still runs on a sleeping display: a talk says that it counts up a few and pauses"
  )

  // MARK: Apps

  public let backgroundSeconds = Guessed(
    15.0, "how long an app's code goes on in the background; who measured says “seconds”")

  // MARK: Island and status bar

  public let freshSpread = Guessed(
    8.0,
    "how much wider each compact side stands just after an activity appeared: three pictures at rest show 15 instead of 7"
  )
  public let freshSeconds = Guessed(
    4.0,
    "how long that stand lasts: recordings of iOS 16 still show it after 3 s, none shows its end")
  public let islandTypeStep = Guessed(
    1,
    "the type size by which the text styles of a compact island are set, counted from the smallest: body, subheadline and both captions are measured, the others and that larger type sizes change nothing are not"
  )
  public let statusSignalRoom = Guessed(
    108.4, "room right of the island from which the signal shows: seen at 108.67, gone at 108")
  public let statusWavesRoom = Guessed(73.0, "the same for Wi-Fi: seen at 79, gone at 67")
  public let statusClockRoom = Guessed(
    56.0, "the same for time and battery: seen at 67 and 75, gone at 36.67")
  public let homeButtonIcons = Guessed(
    0.88,
    "how large the icons in the status bar of a phone with a home button are beside those of later phones: it is 20 points high"
  )
  public let homeButtonClock = Guessed(12.0, "size of the time in the middle of that bar")
  public let homeButtonMargin = Guessed(
    6.0, "how far the signal and the battery of that bar stand from the screen's edges")
  public let notch = Guessed(Size(width: 210, height: 32), "the notch of phones before the island")
  public let cornerCamera = Guessed(
    30.0, "the camera in the corner of a folding phone's outer screen, 18 and 14 from its sides")
  public let smallBattery = Guessed(
    Size(width: 20, height: 10), "the battery in cells: 25 by 13 points would cover half of a cell")
  public let notificationHeight = Guessed(
    70.0, "a notification with a title and one line; the Human Interface Guidelines give none")
  public let notificationIcon = Guessed(
    38.0, "side of the app's icon on a notification, 14 from its edge")
  public let notificationText = Guessed(62.0, "where a notification's words begin, beside its icon")
  public let iconCorner = Guessed(0.225, "corner of a Home Screen icon, in parts of its side")

  // MARK: Barcodes

  public let matrixCodeMargin = Guessed(
    1.0, "light modules around a QR or Aztec code that Core Image makes: seen, in no document")
  public let stackedCodeMargin = Guessed(2.0, "the same around a PDF417 code")
  public let stackedRowHeight = Guessed(3.0, "modules that a row of a PDF417 code is high")

  // MARK: Motion

  public let replaceBlur = Guessed(8.0, "blur radius of a view that `blurReplace` takes away")
  public let replaceScale = Guessed(
    0.1, "how much smaller such a view is then, in parts of its size")
  public let islandBlur = Guessed(
    8.0, "blur radius of contents that cross in the island: blurred as measured, by how much is not"
  )
  public let splitResponse = Guessed(
    0.5, "compact to minimal and the detached island: the spring of a compact one that appears")
  public let splitDamping = Guessed(0.53, "the same spring's damping fraction")
  public let cardResponse = Guessed(
    0.47, "a card that changes its height or leaves: the spring of one that comes")
  public let cardStart = Guessed(
    0.3, "the part of its size that a card comes from: 0 to 0.3 fit what was measured alike")
  public let heldAppShrinking = Guessed(
    0.5, "how much smaller an app in a finger's hand is at the upper end of the screen")
  public let screenRadius = Guessed(55.0, "corner of an app that flies, as of the screen it fills")
  public let textBlur = Guessed(
    3.0, "blur radius where an old and a new text meet: blurred as measured, by how much is not")

  // MARK: Watch

  public let watchCardRadius = Guessed(
    22.0, "corner of a Smart Stack card: drawings show about 18 to 24")
  public let watchCardFill = Guessed(
    RGBA(34, 34, 37), "a Smart Stack card without a tint: dark and translucent, of an unknown shade"
  )
  public let watchCardMargins = Guessed(
    0.0,
    "which part of the room that the Smart Stack keeps free around a widget it keeps free around an activity: six of six shipped layouts pad their own view by 8 to 12, and one strokes the card's edge"
  )
  public let smallPairTitle = Guessed(
    16.0,
    "icon and name above the compact views of an activity without a small view: seen, not measured")
  public let smallPairTypeStep = Guessed(
    6,
    "the type size beyond which compact views on a Watch or in a car do not grow, counted from the smallest: larger ones do not fit below the app's name"
  )
  public let smallPairInset = Guessed(
    10.0, "around that line and the compact views; below the line half of it")
  public let watchScreenCorner = Guessed(
    0.25, "corner of a Watch's screen in parts of its width: 51 of 208 and 58 of 205 are measured")
  public let watchEdge = Guessed(4.0, "beside the activity on the Watch's whole screen")
  public let watchStatusHeight = Guessed(28.0, "the time above what stands on a Watch's screen")
  public let watchOpenHeight = Guessed(
    50.0, "the control that opens the iPhone, below the activity")
  public let watchAlertIcon = Guessed(34.0, "the app's icon above an alert's words on the Watch")
  public let watchBezel = Guessed(11.0, "black between a Watch's screen and its case")
  public let watchCase = Guessed(9.0, "the metal around it")

  // MARK: CarPlay

  public let carPlayCardRadius = Guessed(16.0, "corner of a card on the dashboard")
  public let carPlayCardFill = Guessed(
    RGBA(44, 44, 48), "the dark grey of such a card, by day as well")
  public let carPlayTint = Guessed(
    0.48,
    "how strong an opaque tint is on such a card: two pictures of one app, in which two tints lie over one wallpaper, say .45 to .5"
  )
  public let carPlayGlass = Guessed(
    RGBA(142, 144, 148),
    "the glass below it: as light as (122, 145, 190), which it is over that blue wallpaper by day")
  public let carPlayScale = Guessed(
    2.0, "pixels a point of a car's display: the system scales to the vehicle, nobody says how")

  // MARK: Mac

  public let menuBarInset = Guessed(
    2.0, "above and below the pill, which becomes as small as the bar: 36.67 points do not fit 24")
  public let menuBarIcon = Guessed(
    16.0, "the icon that stands in the bar where the pill has no room")
  public let menuItemGap = Guessed(
    8.0, "between two activities in the menu bar, later ones to the left: nothing is documented")
  public let menuPanelGap = Guessed(6.0, "between the menu bar and what opens below it")
  public let menuCloseSide = Guessed(22.0, "the button that closes it")

  // MARK: Landscape

  public let landscapeSide = Guessed(
    110.0 / 3,
    "a compact slot of iOS 27's island on a phone on its side, leading above: as wide as the island is high"
  )

  // MARK: The phone's body

  public let bodyRim = Guessed(
    20.0, "black rim and edge: a body of 71.6 mm around a screen of 65.1")
  public let bodyEdge = Guessed(RGBA(84, 86, 92), "the colour of a phone's metal edge")
  public let homeButtonForehead = Guessed(
    110.0, "above and below a screen over a home button: a body of 138.4 mm around one of 104")
  public let homeButtonBodyRadius = Guessed(60.0, "corner of the body of such a phone")
  public let homeButtonSide = Guessed(70.0, "the home button's diameter")
  public let speakerSlit = Guessed(Size(width: 70, height: 5), "the speaker above such a screen")
  public let bodyButtons = Guessed(
    [
      BodyButton(isRight: false, top: 150, height: 30),
      BodyButton(isRight: false, top: 210, height: 60),
      BodyButton(isRight: false, top: 290, height: 60),
      BodyButton(isRight: true, top: 230, height: 100),
    ], "buttons at the sides, from the body's upper end; measured on drawings")
  public let shortenedCorners = Guessed(
    1.15, "how much of its corners a shortened screen keeps, beside the part of its height")
  public let leastIndicatorHeight = Guessed(
    340.0, "least height of a shortened screen that shows its bar, so that it covers nothing")

  // MARK: Views

  public let ringSize = Guessed(20.0, "a progress ring that nobody offers room to")
  public let gaugeTrack = Guessed(0.2, "of the tint, below the filled part of a gauge's ring")
  public let gaugeBar = Guessed(8.0, "height of a gauge that is a bar, as macOS draws it")
  public let gaugeLabelGap = Guessed(6.0, "between that bar and its labels, as macOS draws them")
  public let gaugeLabelSize = Guessed(11.0, "font size below such a ring, as macOS draws it")
  public let labelGap = Guessed(8.0, "between a label's icon and its title")
  public let groupBoxRadius = Guessed(8.0, "corner of a group box: seen on screenshots")
  public let groupBoxGap = Guessed(8.0, "between a group box's label and its content: the same")
  public let smallButtonRadius = Guessed(
    8.0, "corner of a button with a border that is a rounded rectangle, up to the regular size")
  public let largeButtonRadius = Guessed(12.0, "the same of large buttons")
  public let disabledOpacity = Guessed(0.35, "how strong controls are that do not answer")
  public let containerRadius = Guessed(
    22.0, "what ContainerRelativeShape follows where no container is known: a card's corner")
  public let strongLightLabels = Guessed(
    [0.8, 0.7, 0.55],
    "opacity of the second, third and fourth label colour on light with Increase Contrast: Apple lists those of other colours only"
  )
  public let strongDarkLabels = Guessed([0.7, 0.55, 0.4], "the same on dark")
  public let gradientLift = Guessed(
    0.16, "how much white Color.gradient has at its top: seen on screenshots")
  public let unreachedSymbolPart = Guessed(
    0.3, "of a symbol's part that its variable value has not reached: seen on pictures of phones")
  public let materialBlur = Guessed(20.0, "the deviation of the blur behind a material")
  public let materialSaturation = Guessed(1.5, "how much stronger colours are behind a material")
  public let materialOpacities = Guessed(
    [0.45, 0.58, 0.7, 0.82, 0.9, 0.85], "of a material's veil, from ultra-thin to ultra-thick; bar")
  public let lightMaterial = Guessed(RGBA(246, 246, 248), "the veil's colour on light")
  public let darkMaterial = Guessed(
    RGBA(55, 54, 55),
    "the same on dark: with the opacity of a thin one it is 32, 31, 32 over black, as measured; what shines through nobody measured"
  )

  public let foreignWidth = Guessed(
    1.0,
    "how wide letters of Hebrew, Arabic, Devanagari and Thai are beside Noto's: no phone's were measured"
  )
  public let smallCapital = Guessed(
    0.78,
    "size of a small capital, in parts of the font's: a little higher than small letters, which have 0.74 of a capital's height; the font's own are not published"
  )

  public let tightLine = Guessed(
    1.0, "height of a `lineHeight(.tight)` line, in sizes of its font: nobody publishes the factor")
  public let normalLine = Guessed(
    1.2, "of a `.normal` line: who compared finds it like the system's own, 1.19 of the size")
  public let looseLine = Guessed(
    1.5, "of a `.loose` line: nobody publishes the factor")

  // MARK: Charts

  public let chartTick = Guessed(
    4.0, "length of a tick on a chart's axis, except one beside the label of a date or number below"
  )
  public let chartColumn = Guessed(
    64.0, "room for a date or a power of ten on the x axis, before some are left out")
  public let chartLine = Guessed(2.0, "width of a chart's line")
  public let chartBarCorner = Guessed(
    2.0, "radius of a bar's corners at an end that is free, where an author gives none")
  public let chartRule = Guessed(1.0, "width of a rule on a chart")
  public let chartLargestDot = Guessed(
    160.0, "area of a dot on a chart whose value is the largest, in square points")
  public let chartDot = Guessed(40.0, "area of a dot on a chart, in square points")
  public let chartAnnotationGap = Guessed(4.0, "between a mark and its annotation")
  public let chartLegendGap = Guessed(
    8.0, "between a chart and its legend, and between its entries")
  public let chartFaintest = Guessed(
    0.2, "opacity of the colour that the least of several numbers has, where a chart is told none")
  public let chartLegendDot = Guessed(8.0, "side of a dot in a chart's legend")
  public let expandedOverhang = Guessed(
    6.0,
    "how far an expanded island shows what goes beyond its author's margins: measured with the system's own ones"
  )
}

/// A guessed figure and why it is that.
public struct Guessed<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value
  public var reason: String

  /// Creates a guess; where the name does not say what the figure is, the reason does.
  public init(_ value: Value, _ reason: String) { (self.value, self.reason) = (value, reason) }
}

/// A button at the side of a phone's body.
public struct BodyButton: Hashable, Sendable {
  public var isRight: Bool
  public var top: Double
  public var height: Double
}

/// The values of the table of guesses by their names: `Guess.cardGap`.
@dynamicMemberLookup
public enum Guess {
  /// The table itself.
  public static let table = GuessTable()

  /// Returns a row's value.
  public static subscript<Value>(dynamicMember row: KeyPath<GuessTable, Guessed<Value>>) -> Value {
    table[keyPath: row].value
  }

  /// The rows as text, in the order of the table.
  public static var rows: [(name: String, value: String, reason: String)] {
    Mirror(reflecting: table).children.compactMap { child in
      guard let name = child.label, let row = child.value as? any GuessRow else { return nil }
      return (name, row.text, row.reason)
    }
  }
}

/// A row of the table whatever its value's type.
private protocol GuessRow {
  var text: String { get }
  var reason: String { get }
}

extension Guessed: GuessRow {
  fileprivate var text: String {
    switch value {
    case let number as Double: Self.number(number)
    case let size as Size: "\(Self.number(size.width)) × \(Self.number(size.height))"
    case let color as RGBA:
      "rgb "
        + [color.red, color.green, color.blue].map { Self.number(($0 * 255).rounded()) }
        .joined(separator: ", ")
    case let numbers as [Double]: numbers.map(Self.number).joined(separator: ", ")
    case let buttons as [BodyButton]:
      buttons.map {
        "\($0.isRight ? "right" : "left") \(Self.number($0.top)) + \(Self.number($0.height))"
      }.joined(separator: ", ")
    default: "\(value)"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
