import Drawing

/// Something that a text's author says of a part of it, for who draws the text.
public protocol TextAttribute {}

extension Text {
  /// Marks the text for who draws it.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changed { $0.attributes.set(value) }
  }

  /// Where the lines of a text stand, in the text's own coordinates.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether text was cut off.
    public let isTruncated: Bool
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// A line: its runs from the left.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// The left end of its baseline.
      public let origin: CGPoint
      public let typographicBounds: TypographicBounds
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line in one font and style: its letters.
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]
      let mark: TextLine
      let attributes: TextAttributes
      public let layoutDirection: LayoutDirection
      public let typographicBounds: TypographicBounds
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// What the text's author said of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
    }

    /// A letter of a run, or what cannot be taken apart.
    public struct RunSlice: Equatable {
      let mark: TextLine
      let attributes: TextAttributes
      public let typographicBounds: TypographicBounds
      /// What the text's author said of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
    }

    /// The room of letters, about their baseline.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How parts of a text are drawn; letters are never moved to whole pixels here.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

/// What a text's author says of a part of it, by type.
struct TextAttributes: Equatable, @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  subscript<T: TextAttribute>(_ key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

  /// Says something, unless it was said nearer to the text.
  mutating func set<T: TextAttribute>(_ value: T) {
    let key = ObjectIdentifier(T.self)
    values[key] = values[key] ?? value
  }

  /// Returns these where others say nothing.
  func under(_ other: TextAttributes) -> TextAttributes {
    TextAttributes(values: values.merging(other.values) { $1 })
  }

  /// Two are alike that speak of the same things: what they say cannot be compared.
  static func == (one: TextAttributes, other: TextAttributes) -> Bool {
    one.values.keys == other.values.keys
  }
}

extension GraphicsContext {
  /// Draws a line of text where it stands.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }
  /// Draws a run of text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    add([.text(run.mark)])
  }
  /// Draws a part of a run where it stands.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    add([.text(slice.mark)])
  }
}
