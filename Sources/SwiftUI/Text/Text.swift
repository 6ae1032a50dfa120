import Drawing
import Findings

/// Text on one or more lines.
public struct Text: Equatable, Sendable {
  var pieces: [TextPiece]
  /// The label that is read out instead.
  var label: [TextPiece] = []

  init(_ content: TextPiece.Content) { pieces = [TextPiece(content: content)] }
  init(pieces: [TextPiece]) { self.pieces = pieces }

  /// Creates text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates text that is looked up in the strings of the widget.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName))
  }

  /// Creates text that is looked up in the strings of the widget.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  /// Creates text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates an image in text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// How a date is written, or what of it the system renews by itself.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a date, or the time to it, which the system renews.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  /// Creates the two ends of an interval.
  public init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// Creates a timer, which the system renews.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .dynamic(
        .timerInterval(
          start: timerInterval.lowerBound.timeIntervalSince1970,
          end: timerInterval.upperBound.timeIntervalSince1970,
          pause: pauseTime?.timeIntervalSince1970, countsDown: countsDown,
          showsHours: showsHours)))
  }

  /// Creates a value written by a format style.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      .formatted(FormattedText { DateText.written(input, format, $0) }))
  }

  /// Creates a value written by a format style with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributedFormat(AttributedFormat { DateText.attributed(input, format, $0) }))
  }

  /// Creates a value written by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
  }

  /// Creates a value written by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
  }

  public static func == (left: Text, right: Text) -> Bool {
    left.string(in: EnvironmentValues()) == right.string(in: EnvironmentValues())
      && left.pieces.map(\.font) == right.pieces.map(\.font)
      && left.pieces.map(\.traits) == right.pieces.map(\.traits)
  }

  /// Returns one text after another.
  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  /// Where text is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The size of text beside other text.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let drawn: TextRule.Pattern
      public static let solid = Pattern(drawn: .solid)
      public static let dot = Pattern(drawn: .dot)
      public static let dash = Pattern(drawn: .dash)
      public static let dashDot = Pattern(drawn: .dashDot)
      public static let dashDotDot = Pattern(drawn: .dashDotDot)
    }
    let pattern: Pattern
    let color: Color?
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
  }
}

/// How lines of text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// A value and how it is written, which waits for the person's language.
struct FormattedText: @unchecked Sendable {
  let string: (EnvironmentValues) -> String
  /// Returns what the system writes at a moment; nil for text that stays.
  var renewed: ((EnvironmentValues, Date) -> String)?
  /// A format that a phone cannot archive.
  var finding: Finding?
}

/// A value and the text with attributes that it is written as, which waits for the person's language.
struct AttributedFormat: @unchecked Sendable {
  let string: (EnvironmentValues) -> AttributedString
}

/// Text in one font and style.
struct TextPiece: Sendable {
  enum Content: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case attributedFormat(AttributedFormat)
    case date(Date, Text.DateStyle)
    case dates(ClosedRange<Date>)
    case dynamic(DynamicText)
    case formatted(FormattedText)
    case image(Image)
  }
  var content: Content
  var font: Font?
  var traits = FontTraits()
  var marks = TextMarks()
  var style: ShapeStyleBox?
  var attributes = TextAttributes()
}

/// Lines below and through text, and its shift from the baseline.
package struct TextMarks: Hashable, Sendable {
  /// An underline or strikethrough: one that is drawn, or one that a part of a text suppresses.
  struct Rule: Hashable, Sendable {
    var isActive = true
    var style = Text.LineStyle.single

    /// Returns what painters must know of it; nil for a plain one.
    func mark(in environment: EnvironmentValues) -> TextRule? {
      if style == .single { return nil }
      return TextRule(
        pattern: style.pattern.drawn, color: style.color.map { $0.rgba(in: environment) })
    }
  }
  var underline: Rule?
  var strike: Rule?
  var baselineOffset: Double?

  func under(_ other: TextMarks) -> TextMarks {
    TextMarks(
      underline: other.underline ?? underline, strike: other.strike ?? strike,
      baselineOffset: other.baselineOffset ?? baselineOffset)
  }
}

extension Text: View, PrimitiveView {
  /// Builds one node.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    let runs = TextResolver.runs(of: self, in: context)
    let node = TextNode(runs, context.environment).standing(for: context.view)
    if label.isEmpty {
      nodes.list.append(node)
    } else {
      let spoken = Text(pieces: label).string(in: context.environment)
      nodes.list.append(LabelNode(node, label: spoken))
    }
  }
}
