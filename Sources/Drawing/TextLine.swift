/// One line of text at its place. Wrapping, truncation and scaling have happened.
public struct TextLine: Hashable, Sendable, Codable {
  /// Where short text stands in its frame when cells and points disagree.
  public enum Alignment: String, Hashable, Sendable, Codable { case left, center, right }

  /// The line's box, in points: as wide as the line's text, as high as its font's line.
  public var frame: Rect
  /// The baseline's y, in points.
  public var baseline: Double
  /// The runs in the order in which they are read; `x` says where each stands.
  public var runs: [TextRun]
  /// Which side of its frame the line holds on to.
  public var alignment: Alignment
  /// Whether text was cut off by the layout, as iOS would cut it.
  public var isTruncated: Bool
  /// Whether the line's paragraph is read from right to left; nil where nothing in it is.
  public var isRightToLeft: Bool?

  public init(
    frame: Rect, baseline: Double, runs: [TextRun], alignment: Alignment = .left,
    isTruncated: Bool = false, isRightToLeft: Bool? = nil
  ) {
    (self.frame, self.baseline, self.runs) = (frame, baseline, runs)
    (self.alignment, self.isTruncated) = (alignment, isTruncated)
    self.isRightToLeft = isRightToLeft
  }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }
}

/// Text in one font and colour.
public struct TextRun: Hashable, Sendable, Codable {
  public var text: String
  public var face: Face
  public var paint: Paint
  /// Left edge and width, in points, in the display list's coordinates.
  public var x: Double
  public var width: Double
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// How the underline is drawn; nil draws it solid, in the text's colour.
  public var underline: TextRule?
  /// How the line through the text is drawn; nil as for `underline`.
  public var strike: TextRule?
  /// A symbol drawn in the text, instead of `text`.
  public var symbol: String?
  /// Text that the system renews by itself; `text` is what it says when the picture is made.
  public var dynamic: DynamicText?
  /// The language in which the system renews it; nil is English.
  public var words: TimeWords?
  /// Whether a dimmed display shows it, on which what changes by the second is hidden; nil: no.
  public var isDimmed: Bool?
  /// How far above their line the letters stand while they roll, in points; nil when they do not roll.
  public var lift: Double?
  /// The forms of its Han characters; nil: those of the phone's language.
  public var hanForms: HanForms?

  public init(
    _ text: String, face: Face, paint: Paint, x: Double, width: Double, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, symbol: String? = nil, dynamic: DynamicText? = nil,
    words: TimeWords? = nil, hanForms: HanForms? = nil
  ) {
    (self.text, self.face, self.paint, self.x, self.width) = (text, face, paint, x, width)
    (self.isUnderlined, self.isStruckThrough) = (isUnderlined, isStruckThrough)
    (self.symbol, self.dynamic, self.words) = (symbol, dynamic, words)
    self.hanForms = hanForms
  }
}

/// A line below or through text that has a colour or a pattern of its own.
public struct TextRule: Hashable, Sendable, Codable {
  public enum Pattern: String, Hashable, Sendable, Codable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of its dashes and gaps, in thicknesses of the line, as AppKit draws them.
    public var dashes: [Double] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }
  public var pattern: Pattern
  /// Nil is the text's own.
  public var color: RGBA?

  public init(pattern: Pattern = .solid, color: RGBA? = nil) {
    (self.pattern, self.color) = (pattern, color)
  }
}

/// Text that the system renews by itself, as a description of what it shows. Times are UNIX seconds.
public enum DynamicText: Hashable, Sendable, Codable {
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`; stops at its end.
  case timerInterval(
    start: Double, end: Double, pause: Double?, countsDown: Bool, showsHours: Bool)
  /// `Text(date, style: .timer)`: counts to the date and then up from it.
  case timer(Double)
  /// `Text(date, style: .relative)`: `5 min, 12 sec`.
  case relative(Double)
  /// `Text(date, style: .offset)`: `+5 minutes`.
  case offset(Double)
  /// `Text(.currentDate, format: .timer(…))` and `.stopwatch(…)`.
  case clock(DynamicClock)
  /// `Text(.currentDate, format: .offset(to:))`: `5 minutes, 12 seconds`.
  case distance(Double, DistanceForm)
  /// Other formats of `Text(.currentDate, format:)`, which only the widget's process can write.
  case written(WrittenTimes)
}

/// How a distance between two dates is written.
public struct DistanceForm: Hashable, Sendable, Codable {
  /// When it has a sign.
  public enum Sign: String, Hashable, Sendable, Codable {
    /// Only before the date.
    case automatic
    case always, alwaysButZero, never
  }
  /// The units of time that may appear: places in `TimeWords.seconds`, from years down, in their order.
  public var units: [Int]
  public var maxFieldCount: Int
  public var sign: Sign

  /// Years, months, days, hours, minutes and seconds.
  public static let usualUnits = [0, 1, 3, 4, 5, 6]

  /// Creates a form; of no units it has the usual ones.
  public init(units: [Int] = usualUnits, maxFieldCount: Int = 2, sign: Sign = .automatic) {
    let known = Set(units).intersection(TimeWords.seconds.indices).sorted()
    self.units = known.isEmpty ? Self.usualUnits : known
    (self.maxFieldCount, self.sign) = (maxFieldCount, sign)
  }

  /// Whether it is written as a clock: `5:32` or `1:23:45`.
  var isClock: Bool {
    units == [5, 6] && maxFieldCount >= 2 || units == [4, 5, 6] && maxFieldCount >= 3
  }
}
